import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const atCourt = 'Ask the court for a case summary, or look at your court papers.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was the case put off first, on good behavior or in a program?', atCourt, {
    deferred: ['Yes, the judge put it off', 'Look for “placed on file” or “continued without a finding”.'],
    diverted: ['Yes, a diversion program', 'Look for “diversion” in the letter of the prosecutor.'],
  }),
  ...afterGuilty('Was the case put off, and dropped in the end?', atCourt, {
    convicted: ['No, I was convicted', 'Also where the sentence was suspended or deferred.'],
    deferred: ['Yes', 'Look for “placed on file without a finding”.'],
  }),
  'facts.extendedTerm': askYesOrNo(
    'Did the judge give an extended prison term?',
    'A crime with an extended term under RSA 651:6 cannot be annulled.',
    'Look at your sentence for “651:6”.',
  ),
  'facts.treatmentCourt': often(
    askYesOrNo(
      'Did you finish a drug court, a mental health court or a veterans court in this case?',
      'Then you may ask 1 year after you finished everything.',
      'Look for “drug court”, “mental health court” or “veterans track” in your sentence.',
    ),
    { offense: ['drug_possession', 'drug_sale'] },
  ),
  'facts.habitualList': askYesOrNo(
    'Is this one of the driving offenses that can make you a “habitual offender”?',
    'Then the wait is 7 years from the conviction.',
    'Ask the Division of Motor Vehicles. RSA 259:39 has the list.',
  ),
  'facts.upToThreeQuarters': askYesOrNo(
    'Was it three quarters of an ounce of marijuana or less?',
    'Then you may ask at any time.',
  ),
};
