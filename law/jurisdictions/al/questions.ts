import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, courtPapers } from '../../record/question.ts';

const program =
  'Look for “deferred prosecution”, “diversion”, “drug court” or “veterans court” on the last papers.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was it dropped after a court program?', courtPapers, {
    deferred: ['Yes, after I pleaded guilty', program],
    diverted: ['Yes, a program without a plea', program],
  }),
  ...afterGuilty('Was the plea dropped after a court program?', courtPapers, { deferred: ['Yes', program] }),
  'facts.refiled': askYesOrNo(
    'Was the charge filed again?',
    'A charge that was filed again cannot be expunged.',
  ),
  'facts.commercialDriver': askYesOrNo(
    'Did you hold a commercial driver license then, or drive a commercial vehicle?',
    'A driving conviction of a commercial driver cannot be expunged.',
  ),
  'facts.rightsRestored': askYesOrNo(
    'Does your pardon say that it restores your civil and political rights?',
    'Only then can the conviction be expunged.',
    'Look at the certificate of pardon.',
  ),
};
