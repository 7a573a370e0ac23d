import type { Examples } from './examples.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const examples: Examples = {
  title: 'Visually hidden',
  purpose: 'Words for people who listen to the page, where the eye has a picture or a place instead.',
  states: [
    {
      name: 'Default',
      render: () => (
        <p>
          4 of 5 <VisuallyHidden>questions answered</VisuallyHidden>
        </p>
      ),
    },
  ],
};
