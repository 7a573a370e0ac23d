import type { Examples } from '../examples.ts';
import { TextArea } from './text-area.tsx';

export const examples: Examples = {
  title: 'Text area',
  purpose: 'A longer answer, with a counter where there is a limit.',
  states: [
    {
      name: 'Empty, with a counter',
      render: () => <TextArea label="Your message" hint="Please leave out names." limit={1000} />,
    },
    {
      name: 'At least so many',
      render: () => <TextArea label="Your story" rows={3} least={10} limit={5000} defaultValue="It" />,
    },
    { name: 'Without a limit', render: () => <TextArea label="Notes to yourself" optional rows={3} /> },
    {
      name: 'Error: too long',
      render: () => (
        <TextArea
          label="A short title"
          rows={2}
          limit={40}
          error="Shorten the title to 40 characters or fewer"
          defaultValue="What I would have liked to know before my first visit"
        />
      ),
    },
    {
      name: 'Disabled',
      render: () => (
        <TextArea label="Answer from the office" rows={2} disabled defaultValue="Not there yet." />
      ),
    },
  ],
};
