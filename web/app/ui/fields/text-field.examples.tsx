import type { Examples } from '../examples.ts';
import { TextField } from './text-field.tsx';

export const examples: Examples = {
  title: 'Text field',
  purpose: 'A short answer in one’s own words.',
  states: [
    { name: 'Empty', render: () => <TextField label="County" width="medium" /> },
    {
      name: 'With a hint, optional and filled',
      render: () => (
        <TextField
          label="Case number"
          hint="It is printed near the top of most papers."
          optional
          defaultValue="EX-2016-0042"
          width="medium"
        />
      ),
    },
    {
      name: 'Error',
      render: () => (
        <TextField
          id="example-zip"
          label="ZIP code"
          hint="Five digits, for example 19103"
          error="Enter a ZIP code with five digits"
          defaultValue="1910"
          inputMode="numeric"
          width="short"
        />
      ),
    },
    {
      name: 'With a counter',
      render: () => <TextField label="A short title" hint="A few words are enough." least={3} limit={120} />,
    },
    {
      name: 'Disabled',
      render: () => <TextField label="State" defaultValue="Already chosen" disabled width="medium" />,
    },
    {
      name: 'Long text',
      render: () => (
        <TextField
          label="What was the name of the office that sent you the last letter you remember getting about this?"
          hint="If there were several, the one that came last. If you only remember part of the name, that part helps too, and so does the town."
          error="Enter the name of the office, or leave the box empty and go on; we can look it up together on the next page"
          defaultValue="The office on the second floor, opposite the elevator"
        />
      ),
    },
  ],
};
