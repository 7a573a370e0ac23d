import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { askYesOrNo, courtPapers } from '../../record/question.ts';
import { onlyInnocence } from './how.ts';

const choice = (name: string, label = name) => ({ value: name.toLowerCase(), label });

export const questions: NonNullable<Jurisdiction['questions']> = {
  'facts.drug': {
    text: 'Which drug was it?',
    why: 'Most expunctions leave out felonies with meth or heroin, and dealing cocaine.',
    where: courtPapers,
    answer: {
      kind: 'choice',
      choices: [
        choice('Methamphetamine'),
        choice('Heroin'),
        choice('Cocaine'),
        choice('Other', 'Another drug'),
      ],
    },
  },
  'facts.incapable': askYesOrNo(
    'Did the court drop the case because you were unable to stand trial?',
    'Since December 1, 2025 such a case is not expunged.',
  ),
  'facts.pardonOfInnocence': askYesOrNo(
    'Was it a pardon of innocence?',
    onlyInnocence,
    'The pardon says so.',
  ),
};
