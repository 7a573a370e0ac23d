import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const clerk = 'Look at the last order in your case, or ask the court clerk.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was it dismissed because you finished diversion?', clerk, {
    deferred: ['Yes, judicial diversion', 'You pleaded guilty first. Look for “40-35-313”.'],
    diverted: ['Yes, pretrial diversion', 'No plea. Look for “memorandum of understanding” or “40-15-105”.'],
  }),
  ...afterGuilty('Was the case dismissed in the end, after judicial diversion?', clerk, {
    deferred: ['Yes', 'Look for “judicial diversion” or “40-35-313”.'],
  }),
  'facts.commercialDriver': askYesOrNo(
    'Did you hold a commercial driver license then and do this in a vehicle, or do it in a commercial truck?',
    'For drug crimes the law then closes this way.',
    'Your license from that time, and the police report.',
  ),
  'facts.segregationProtest': askYesOrNo(
    'Were you protesting a law that kept people apart by race?',
    'Such old convictions have a way of their own.',
  ),
  'facts.recoveryCourt': askYesOrNo(
    'Did you finish a certified recovery court program?',
    'Since July 2026 that can help people with one old DUI.',
    'Ask the court that ran the program.',
  ),
  'facts.boardVote': askYesOrNo(
    'Did the Board of Parole vote that you should get the pardon?',
    'The record of a pardoned crime can be cleared only then.',
    'The letter from the Board of Parole.',
  ),
  'facts.noCourtFile': askYesOrNo(
    'Does the court say it has nothing on this arrest?',
    'Then another law applies, and it has a fee.',
    'Ask the clerk of the court for that county.',
  ),
};
