import type { Examples } from '../examples.ts';
import { Checkbox, CheckboxGroup } from './checkbox.tsx';

export const examples: Examples = {
  title: 'Checkbox',
  purpose: 'Yes or nothing, or any number of answers to one question.',
  states: [
    {
      name: 'Not ticked and ticked',
      render: () => (
        <div>
          <Checkbox label="Remind me a week before" />
          <Checkbox label="Keep this on my phone" defaultChecked />
        </div>
      ),
    },
    {
      name: 'A question with several answers',
      render: () => (
        <CheckboxGroup label="Which papers do you have?" hint="Check all that you have.">
          <Checkbox card label="A letter from the court" defaultChecked />
          <Checkbox card label="A receipt" description="For anything you paid" />
          <Checkbox card label="None of these" />
        </CheckboxGroup>
      ),
    },
    {
      name: 'Error',
      render: () => (
        <CheckboxGroup label="What should the message be about?" error="Check at least one">
          <Checkbox card label="A question about this site" />
          <Checkbox card label="A mistake on this site" />
        </CheckboxGroup>
      ),
    },
    {
      name: 'Disabled',
      render: () => (
        <div>
          <Checkbox label="Not available here" disabled />
          <Checkbox label="Always on" disabled defaultChecked />
        </div>
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <Checkbox
          card
          label="I have read that this is not legal advice and that a person who knows my papers may see things differently"
          description="You can go on without ticking this. It only helps us not to show the note again on this phone."
        />
      ),
    },
  ],
};
