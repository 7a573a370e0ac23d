import type { Examples } from './examples.ts';
import { Timeline } from './timeline.tsx';

export const examples: Examples = {
  title: 'Timeline',
  purpose: 'From what happened, past today, to the day that is waited for. A list, drawn as a line.',
  states: [
    {
      name: 'Three points',
      render: () => (
        <Timeline
          label="Example: from a start to a goal"
          points={[
            { at: '2021-09', date: 'Sep 2021', label: 'start', kind: 'past' },
            { at: '2026-11-15', date: 'Today', label: '5 of 7 years', kind: 'today' },
            { at: '2028-09-10', date: 'Sep 10, 2028', label: 'goal', kind: 'goal' },
          ]}
        />
      ),
    },
    {
      name: 'Two points',
      render: () => (
        <Timeline
          label="Example: today and a goal"
          points={[
            { at: '2026-11-15', date: 'Today', label: 'nothing to wait for before', kind: 'today' },
            { at: '2027-02-01', date: 'Feb 1, 2027', label: 'goal', kind: 'goal' },
          ]}
        />
      ),
    },
    {
      name: 'Equal dates: the goal is today',
      render: () => (
        <Timeline
          label="Example: a goal that is reached today"
          points={[
            { at: '2019', date: '2019', label: 'start', kind: 'past' },
            { at: '2026-11-15', date: 'Today', label: '7 of 7 years', kind: 'today' },
            { at: '2026-11-15', date: 'Nov 15, 2026', label: 'goal', kind: 'goal' },
          ]}
        />
      ),
    },
    {
      name: 'Six points with long text',
      render: () => (
        <Timeline
          label="Example: six points, some of them close together"
          points={[
            { at: '2015-03-02', date: 'Mar 2, 2015', label: 'the first paper in the file', kind: 'past' },
            {
              at: '2015-04-20',
              date: 'Apr 20, 2015',
              label: 'a letter that was answered late',
              kind: 'past',
            },
            { at: '2018', date: '2018', label: 'last payment, as far as anyone remembers', kind: 'past' },
            { at: '2026-11-15', date: 'Today', label: 'eight of ten years have gone by', kind: 'today' },
            { at: '2028', date: '2028', label: 'first of two dates', kind: 'future' },
            {
              at: '2028-12-31',
              date: 'Dec 31, 2028',
              label: 'goal, unless something new happens before',
              kind: 'goal',
            },
          ]}
        />
      ),
    },
  ],
};
