import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onLookup = 'Look up your case on the courts’ Case Lookup page, or ask the clerk of the court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', onLookup, {
    deferred: [
      'Yes, I pleaded or was found guilty first',
      'Look for “conditional discharge” or “deferred sentence”.',
    ],
    diverted: [
      'Yes, a program without a plea',
      'Look for the letters PPD, or for “diversion” in what you got from the district attorney.',
    ],
  }),
  ...afterGuilty('Was the case discharged or dismissed in the end?', onLookup, {
    convicted: ['No, I was convicted', 'Also where the sentence was “suspended”.'],
    deferred: ['Yes', 'Look for “conditional discharge” or “deferred sentence”.'],
  }),
  'facts.deferredSentence': askYesOrNo(
    'Did the papers say “deferred sentence”, and not “conditional discharge”?',
    'The law treats the two in different ways.',
    onLookup,
  ),
};
