import type { Examples } from './examples.ts';
import { Steps } from './steps.tsx';

export const examples: Examples = {
  title: 'Steps',
  purpose: 'How something goes, in order.',
  states: [
    {
      name: 'Three steps',
      render: () => (
        <Steps
          level={4}
          steps={[
            { title: 'Pick the state', text: 'Where the case was, not where you live now.' },
            { title: 'Answer what matters', text: '“I don’t know” is always fine.' },
            { title: 'Get a real answer', text: 'And something you can do next.' },
          ]}
        />
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <Steps
          level={4}
          steps={[
            {
              title: 'Find the papers you still have, wherever they ended up after the last move',
              text: 'Look in the folder with the tax letters first. People keep official envelopes together even when they mean to throw them away.',
            },
            { title: 'Write down the numbers', text: 'A photo is enough.' },
          ]}
        />
      ),
    },
  ],
};
