import { Menu, X } from 'lucide-react';
import type { Examples } from './examples.ts';
import { IconButton } from './icon-button.tsx';

export const examples: Examples = {
  title: 'Icon button',
  purpose: 'A button whose picture everyone knows. Its name is still there for speech and screen readers.',
  states: [
    {
      name: 'Default',
      render: () => (
        <div className="flex gap-2">
          <IconButton icon={X} label="Close the example" />
          <IconButton icon={Menu} label="Open the example menu" />
        </div>
      ),
    },
    { name: 'Disabled', render: () => <IconButton icon={X} label="Close, not possible now" disabled /> },
  ],
};
