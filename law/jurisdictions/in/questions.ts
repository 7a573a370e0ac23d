import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onMycase = 'Look up your case for free on mycase.in.gov, or ask the clerk of the county.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a deal first?', onMycase, {
    deferred: [
      'Yes, I pleaded guilty first',
      'Look for “conditional discharge”, “judgment withheld” or a drug or problem-solving court.',
    ],
    diverted: [
      'Yes, a deal with the prosecutor',
      'The papers may say “pretrial diversion”, or that the case was withheld.',
    ],
  }),
  ...afterGuilty('Was the case dismissed in the end?', onMycase, {
    convicted: [
      'No, I was convicted',
      'Also where a felony was entered or changed as a misdemeanor (“AMS”).',
    ],
    deferred: [
      'Yes, it was dismissed',
      'The papers may say “conditional discharge”, or that judgment was withheld.',
    ],
  }),
  'facts.chargedAfterJune2022': askYesOrNo(
    'Was the charge filed in court after June 30, 2022?',
    'Since then the court itself has to expunge what is dropped.',
    onMycase,
  ),
  'facts.electedOfficial': askYesOrNo(
    'Did you hold an elected office, run for one, or serve as a judge, when it happened?',
    'Then the prosecutor has to agree.',
  ),
  'facts.prosecutorConsents': askYesOrNo(
    'Has the prosecutor agreed in writing that this felony may be expunged?',
    'For this felony the law asks for that consent.',
    'Ask the prosecutor’s office of the county that convicted you.',
  ),
};
