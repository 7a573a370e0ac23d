import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const papers = 'Look at the last paper in your case, or ask the clerk of the court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', papers, {
    deferred: ['Yes, I pleaded guilty first', 'Look for “deferred sentence” or “7041”.'],
    diverted: ['Yes, a program without a plea', 'Look for “diversion” or “pre-charge”.'],
  }),
  ...afterGuilty('Was it a deferred sentence, and did you finish it?', papers, {
    deferred: ['Yes', 'Look for “deferred sentence” or “7041”.'],
  }),
  'facts.commercialLicense': askYesOrNo(
    'Do you have a commercial driver’s license or permit?',
    'With one, nothing done in a motor vehicle can be sealed.',
    'Look at your license.',
  ),
  'facts.occupiedHome': askYesOrNo(
    'Was the burglary into a home that somebody lives in?',
    'Other rules hold for homes. It does not matter whether anyone was there.',
  ),
  'facts.nobodyObjected': askYesOrNo(
    'Is it so that nobody objected to the sealing?',
    'If someone objects, the court has to decide.',
    'The court would have told you about a hearing.',
  ),
  'facts.smallAmount': askYesOrNo(
    'Was it 2 ounces of marijuana or less, or a few plants?',
    'Courts had to expunge these cases by themselves.',
  ),
  'facts.noLongerCrime': askYesOrNo(
    'Is what you did no crime in Vermont today?',
    'Only then the record can be destroyed.',
    'Legal aid can tell you.',
  ),
  'facts.unconditionalPardon': askYesOrNo(
    'Did the Governor pardon you without conditions?',
    'Only such a pardon opens this way.',
    'Look at your pardon.',
  ),
  'facts.doneWell': askYesOrNo(
    'Can you show the judge that you have done well since?',
    'The judge must be convinced of it.',
    'Letters from work, school, family or a counselor can show it.',
  ),
};
