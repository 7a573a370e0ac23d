import type { Jurisdiction } from '../../jurisdiction.ts';
import { yesOrNo } from '../../question.ts';

const classOf = (level: string, ...names: string[]) =>
  names.map((name) => ({ value: name.toLowerCase(), label: `Class ${name} ${level}` }));

export const grades: NonNullable<Jurisdiction['grades']> = {
  felony: classOf('felony', 'A', 'B1', 'B2', 'C', 'D', 'E', 'F', 'G', 'H', 'I'),
  misdemeanor: classOf('misdemeanor', 'A1', '1', '2', '3'),
};

const papers = 'Look at the judgment in your court file, or ask the clerk of superior court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.drug': {
    text: 'Which drug was it?',
    why: 'Felonies with meth or heroin, and dealing cocaine, cannot be expunged.',
    where: papers,
    answer: {
      kind: 'choice',
      choices: [
        { value: 'methamphetamine', label: 'Methamphetamine' },
        { value: 'heroin', label: 'Heroin' },
        { value: 'cocaine', label: 'Cocaine' },
        { value: 'other', label: 'Another drug' },
      ],
    },
  },
  'facts.incapable': {
    text: 'Did the court drop the case because you were unable to stand trial?',
    why: 'Since December 1, 2025 such a case is not expunged.',
    where: papers,
    answer: yesOrNo,
  },
  'facts.pardonOfInnocence': {
    text: 'Was it a pardon of innocence?',
    why: 'Only a pardon of innocence lets the court expunge the conviction.',
    where: 'The pardon from the Governor says so.',
    answer: yesOrNo,
  },
};
