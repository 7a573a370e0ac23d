import { BarChart } from './bar-chart.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  title: 'Bar chart',
  purpose: 'How much of each. A table with a bar beside each number, so that it can be read as well as seen.',
  states: [
    {
      name: 'Counts',
      render: () => (
        <BarChart
          caption="Visits to an example office"
          headings={['Day', 'Visits']}
          bars={[
            { id: 'mon', label: 'Monday', value: 1240 },
            { id: 'tue', label: 'Tuesday', value: 860 },
            { id: 'wed', label: 'Wednesday', value: 3 },
            { id: 'thu', label: 'Thursday', value: 0 },
          ]}
        />
      ),
    },
    {
      name: 'Shares of a whole, with long text',
      render: () => (
        <BarChart
          caption="What people at an example office said when they were asked what would help them the most"
          headings={['Answer', 'Share']}
          full={100}
          bars={[
            { id: 'a', label: 'Somebody who explains what the letter says', value: 54, words: '54%' },
            {
              id: 'b',
              label: 'A list of the papers to bring, before one stands at the desk without them',
              value: 38,
              words: '38%',
            },
            { id: 'c', label: 'Shorter lines', value: 8, words: '8%' },
          ]}
        />
      ),
    },
    {
      name: 'Empty',
      render: () => (
        <BarChart
          caption="Letters to an example office"
          headings={['Month', 'Letters']}
          bars={[]}
          empty="No letters yet."
        />
      ),
    },
  ],
};
