import type { Examples } from '../examples.ts';
import { PasswordField } from './password-field.tsx';

export const examples: Examples = {
  title: 'Password field',
  purpose: 'A secret that can be shown while it is typed. Pasting and password managers work.',
  states: [
    {
      name: 'Default',
      render: () => <PasswordField label="Example password" autoComplete="current-password" />,
    },
    {
      name: 'With what it must be like',
      render: () => (
        <PasswordField
          label="New example password"
          autoComplete="new-password"
          note="At least 12 characters. A few words in a row are easy to keep in mind."
        />
      ),
    },
    {
      name: 'Error',
      render: () => (
        <PasswordField
          label="Example password that is wrong"
          autoComplete="current-password"
          error="Enter the password"
        />
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <PasswordField
          label="Example with a long text in a box that is not as long"
          autoComplete="current-password"
          defaultValue="a very long secret of many words that does not fit into the box it is typed into"
        />
      ),
    },
    {
      name: 'Disabled',
      render: () => <PasswordField label="Example that is off" autoComplete="current-password" disabled />,
    },
  ],
};
