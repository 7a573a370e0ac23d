import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, courtPapers } from '../../record/question.ts';
import { onlyInnocence } from './how.ts';

const choice = (name: string, label = name) => ({ value: name.toLowerCase(), label });

const discharge = 'Look for “conditional discharge” or “90-96”.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', courtPapers, {
    deferred: ['Yes, I pleaded guilty first', discharge],
    diverted: ['Yes, a program without a plea', 'Look for “deferred prosecution”.'],
  }),
  ...afterGuilty('Was the case dismissed after a conditional discharge?', courtPapers, {
    convicted: [
      'No, I was convicted',
      'A “prayer for judgment continued” (PJC) counts as a conviction here.',
    ],
    deferred: ['Yes', discharge],
  }),
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
  'facts.undisciplined': askYesOrNo(
    'Was the youth court case about being “undisciplined”?',
    'This means running away, missing school or not obeying at home. There is no wait then.',
  ),
  'facts.pardonOfInnocence': askYesOrNo(
    'Was it a pardon of innocence?',
    onlyInnocence,
    'The pardon says so.',
  ),
};
