import { useState } from 'react';
import type { Examples } from '../examples.ts';
import { RadioCards } from './radio-cards.tsx';

const ends = [
  { value: 'yes', label: 'Yes, I have it here' },
  { value: 'somewhere', label: 'Yes, but not here', description: 'You can come back when you have it' },
  { value: 'unknown', label: 'I don’t know', description: 'We will show you where to look' },
] as const;

export const examples: Examples = {
  title: 'Radio cards',
  purpose: 'One answer out of a few. The whole card can be pressed; arrow keys move between them.',
  states: [
    { name: 'As the question of a page', render: () => <Controlled /> },
    { name: 'Nothing chosen', render: () => <RadioCards label="Do you have the receipt?" choices={ends} /> },
    {
      name: 'In a row',
      render: () => (
        <RadioCards
          label="Is it signed?"
          inRow
          choices={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
            { value: 'unknown', label: 'I don’t know' },
          ]}
        />
      ),
    },
    {
      name: 'Error',
      render: () => (
        <RadioCards
          label="Do you have the form?"
          choices={ends}
          error="Choose one answer. “I don’t know” is fine."
        />
      ),
    },
    {
      name: 'Disabled',
      render: () => <RadioCards label="Do you have the copy?" choices={ends} defaultValue="yes" disabled />,
    },
    {
      name: 'Long text',
      render: () => (
        <RadioCards
          label="Which of these sentences comes closest to the last line of the paper you were given on the last day?"
          hint="The words differ from office to office. Take the one that means the same, even if it sounds different."
          choices={[
            {
              value: 'long',
              label:
                'Everything that was asked for has been done, and nothing more is expected from you in this matter',
              description: 'Often with a stamp, a date and a signature that nobody can read',
            },
            { value: 'short', label: 'Something is still open' },
          ]}
        />
      ),
    },
  ],
};

function Controlled() {
  const [answer, setAnswer] = useState<'yes' | 'somewhere' | 'unknown'>('yes');
  return (
    <RadioCards
      asQuestion
      label="Do you have the letter?"
      hint="The one that came last."
      choices={ends}
      value={answer}
      onChange={setAnswer}
    />
  );
}
