import type { Examples } from './examples.ts';
import { SummaryList } from './summary-list.tsx';

export const examples: Examples = {
  title: 'Summary list',
  purpose: 'Answers, each with a way back to its question.',
  states: [
    {
      name: 'With and without an answer',
      render: () => (
        <SummaryList
          rows={[
            { id: 'where', label: 'Where it was', value: 'An example county', change: '/assessment' },
            { id: 'when', label: 'When it ended', value: 'September 2016', change: () => undefined },
            { id: 'how', label: 'How it ended', change: '/assessment-simple' },
          ]}
        />
      ),
    },
    {
      name: 'To read only',
      render: () => <SummaryList rows={[{ id: 'made', label: 'Made on', value: 'November 15, 2026' }]} />,
    },
    {
      name: 'Long text',
      render: () => (
        <SummaryList
          rows={[
            {
              id: 'long',
              label: 'What you remember about the papers you were given on the last day',
              value:
                'Two sheets, one of them pink, with a stamp in the corner and a number that started with the year. The second sheet had a date by which something had to be paid, and I think it was.',
              change: '/record-relief',
            },
          ]}
        />
      ),
    },
  ],
};
