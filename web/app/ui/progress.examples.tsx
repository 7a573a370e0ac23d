import type { Examples } from './examples.ts';
import { Progress } from './progress.tsx';

export const examples: Examples = {
  title: 'Progress',
  purpose: 'How far it is, with words that are true: “about” where the number can still change.',
  states: [
    {
      name: 'At the start',
      render: () => <Progress label="Your answers" text="about 10 questions left" value={0} max={10} />,
    },
    {
      name: 'On the way',
      render: () => <Progress label="Your case" text="about 5 questions left" value={5} max={11} />,
    },
    {
      name: 'Done',
      render: () => <Progress label="Your questions" text="all answered" value={11} max={11} />,
    },
    {
      name: 'Long text',
      render: () => (
        <Progress
          label="Your second case, the one from the year you moved"
          text="about 12 questions left, fewer if you have the papers from the court at hand"
          value={3}
          max={15}
        />
      ),
    },
  ],
};
