import type { Examples } from './examples.ts';
import { Skeleton } from './skeleton.tsx';

export const examples: Examples = {
  title: 'Skeleton',
  purpose: 'Holds the place of what is on its way. It does not move.',
  states: [
    { name: 'Words', render: () => <Skeleton /> },
    {
      name: 'A picture and words',
      render: () => <Skeleton picture lines={2} label="Loading the map…" className="max-w-md" />,
    },
  ],
};
