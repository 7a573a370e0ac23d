import type { Examples } from './examples.ts';
import { LineChart } from './line-chart.tsx';

const hours = [0, 4, 8, 12, 16, 20, 24];
const marks = [
  { x: 0, label: '0:00' },
  { x: 12, label: '12:00' },
  { x: 24, label: '24:00' },
];

export const examples: Examples = {
  title: 'Line chart',
  purpose: 'How something changes over time, with the same figures as a table.',
  states: [
    {
      name: 'Two lines',
      render: () => (
        <LineChart
          caption="Example: visits and failures in a day"
          pointHeading="Hour"
          lines={[
            { id: 'visits', label: 'Visits' },
            { id: 'failures', label: 'Failures' },
          ]}
          points={hours.map((hour) => ({
            x: hour,
            label: `${hour}:00`,
            values: [40 + 30 * Math.sin(hour / 4), hour === 16 ? 12 : 1],
          }))}
          marks={marks}
          format={(value) => String(Math.round(value))}
        />
      ),
    },
    {
      name: 'With gaps',
      render: () => (
        <LineChart
          caption="Example: nothing is known of some hours"
          pointHeading="Hour"
          lines={[{ id: 'time', label: 'Time to answer' }]}
          points={hours.map((hour) => ({
            x: hour,
            label: `${hour}:00`,
            values: [hour === 8 || hour === 20 ? null : 10 + hour],
          }))}
          marks={marks}
          format={(value) => `${value} ms`}
        />
      ),
    },
    {
      name: 'Empty',
      render: () => (
        <LineChart
          caption="Example: nothing happened yet"
          pointHeading="Hour"
          lines={[{ id: 'visits', label: 'Visits' }]}
          points={[]}
          marks={[]}
        />
      ),
    },
  ],
};
