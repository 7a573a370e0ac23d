import type { Examples } from '../examples.ts';
import { SelectField } from './select-field.tsx';

const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
  { value: 'wed', label: 'Wednesday' },
];

export const examples: Examples = {
  title: 'Select',
  purpose: 'One of many known answers. For fewer than seven, radio cards are easier.',
  states: [
    {
      name: 'Empty',
      render: () => (
        <SelectField
          label="Day of your visit"
          placeholder="Choose a day"
          options={days}
          className="max-w-80"
        />
      ),
    },
    {
      name: 'Chosen',
      render: () => (
        <SelectField
          label="Day we may call"
          hint="We call in the morning."
          options={days}
          defaultValue="tue"
          className="max-w-80"
        />
      ),
    },
    {
      name: 'Error',
      render: () => (
        <SelectField
          label="Day of the hearing"
          placeholder="Choose a day"
          options={days}
          error="Choose a day"
          className="max-w-80"
        />
      ),
    },
    {
      name: 'Disabled',
      render: () => <SelectField label="Day of the answer" options={days} disabled className="max-w-80" />,
    },
    {
      name: 'Long text',
      render: () => (
        <SelectField
          label="Which of these comes closest to what the letter said, even if the words were different?"
          options={[
            {
              value: 'a',
              label: 'That the office had received everything and would write again when a decision was made',
            },
            { value: 'b', label: 'That something was missing' },
          ]}
        />
      ),
    },
  ],
};
