import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const eCourt = 'Look up your case on eCourt Kokua, or ask the clerk of the court.';
const deferred = 'Look for “DAG”, “DANC” or “deferred acceptance”.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', eCourt, {
    deferred: ['Yes, I pleaded guilty or “no contest” first', deferred],
    diverted: ['Yes, a program without a plea', 'Look for “diversion”.'],
  }),
  ...afterGuilty('Did the judge put off your plea, and was the case dismissed in the end?', eCourt, {
    deferred: ['Yes', deferred],
  }),
  'facts.bailForfeit': askYesOrNo(
    'Did the case end because you gave up your bail?',
    'An arrest that ended so cannot be expunged, or only after 5 years.',
  ),
  'facts.leftHawaii': askYesOrNo(
    'Did the case end because you had left Hawaii or could not be found?',
    'An arrest that ended so cannot be expunged.',
  ),
  'facts.conditionalDischarge': askYesOrNo(
    'Was it a “conditional discharge” for a first drug case (§ 712-1255)?',
    'After a deferred plea you wait a year. After a conditional discharge you do not.',
  ),
  'facts.treatmentProbation': askYesOrNo(
    'Were you sentenced to probation with drug treatment?',
    'A court can clear some drug and theft cases after such a sentence.',
    'Look for “706-622.5” or “706-622.9” on your judgment.',
  ),
  'facts.threeGrams': askYesOrNo(
    'Was it 3 grams of marijuana or less?',
    'A court must expunge a conviction for having so little.',
  ),
  'facts.laterAlcoholDrugContact': askYesOrNo(
    'Since then, were you stopped or lost your license for alcohol or drugs while driving?',
    'The conviction can be expunged only if you were not.',
  ),
};
