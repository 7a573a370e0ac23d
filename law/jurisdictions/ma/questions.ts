import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onPapers = 'Look at your CORI or your court papers, or ask the clerk of the court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was the case put off first?', onPapers, {
    deferred: ['Yes, after I admitted what happened', 'Look for “CWOF” or “continued without a finding”.'],
    diverted: ['Yes, a program or pretrial probation', 'Look for “diversion” or “pretrial probation”.'],
  }),
  ...afterGuilty('Was it “continued without a finding” (CWOF)?', onPapers, {
    convicted: ['No, I was found guilty', 'Also where it says “guilty filed” or the sentence was suspended.'],
    deferred: ['Yes, and it was dismissed later', 'Look for “CWOF” or “continued without a finding”.'],
  }),
  'facts.noBill': askYesOrNo(
    'Did a grand jury refuse to charge you (“no bill”), or a judge find “no probable cause”?',
    'Such a case is sealed by itself.',
    onPapers,
  ),
  'facts.nowMisdemeanor': askYesOrNo(
    'Would it be a misdemeanor today?',
    'Since April 2018, theft, fraud or damage up to 1,200 dollars is a misdemeanor. Then you wait 3 years, not 7.',
    'The complaint or the police report may tell what it was worth.',
  ),
  'facts.overAmount': askYesOrNo(
    'Was it more marijuana than the law allows today?',
    'Up to 2 ounces is no crime today. At home you may keep more, and grow a few plants.',
    'The complaint or the police report tells. Ask the clerk for a copy.',
  ),
  'facts.decriminalized': askYesOrNo(
    'Is what you did no longer a crime in Massachusetts?',
    'Then you may have it sealed without a wait.',
    'A lawyer can tell you.',
  ),
  'facts.madeByMistake': askYesOrNo(
    'Was the record made by mistake or fraud?',
    'For example, somebody used your name, or the police took you for another.',
    'A lawyer can tell you.',
  ),
  'facts.level2or3': askYesOrNo(
    'Were you ever a Level 2 or Level 3 sex offender?',
    'Then a conviction for a sex crime is never sealed.',
    'Look at the letter of the Sex Offender Registry Board.',
  ),
};
