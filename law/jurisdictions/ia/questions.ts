import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onPapers = 'Look at the order in your case on Iowa Courts Online, or ask the clerk of court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Did you plead guilty first and get probation?', onPapers, {
    deferred: ['Yes, a deferred judgment', 'Look for “deferred judgment” or “907.3”.'],
    diverted: ['No, a deal or program without a plea', 'Look for “diversion” or “deferred prosecution”.'],
  }),
  ...afterGuilty('Was it a deferred judgment?', onPapers, {
    convicted: ['No, I was convicted', 'Also where the sentence was deferred or suspended.'],
    deferred: [
      'Yes, a deferred judgment',
      'Look for “deferred judgment” or “907.3(1)”. A deferred sentence is another thing.',
    ],
  }),
  'facts.incompetent': askYesOrNo(
    'Did the court find you unfit to stand trial in this case?',
    'Such a case is not expunged.',
    onPapers,
  ),
};
