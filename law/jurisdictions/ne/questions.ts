import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const atClerk = 'Look at your court papers, or ask the clerk of the court that had the case.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', atClerk, {
    deferred: [
      'Yes, I was found guilty first',
      'Look for “deferred judgment”, “drug court” or “problem solving court”.',
    ],
    diverted: ['Yes, a diversion program', 'Look for “pretrial diversion” from the county or city attorney.'],
  }),
  ...afterGuilty('Was the judgment put off, and the case dismissed later?', atClerk, {
    convicted: ['No, I was convicted', 'Also with probation.'],
    deferred: ['Yes', 'Look for “deferred judgment” (since July 2020) or “drug court”.'],
  }),
  'facts.chargesFiled': askYesOrNo(
    'Was the charge filed in court before you did the program?',
    'If it was, the record is sealed with the dismissal. If not, 2 years after the arrest.',
    atClerk,
  ),
  'facts.deniedLately': askYesOrNo(
    'Did a judge turn down a set-aside of this in the last 2 years?',
    'After a jail term you must wait 2 years before you ask again.',
    atClerk,
  ),
};
