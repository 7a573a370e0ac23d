import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, courtPapers } from '../../record/question.ts';

const harm = 'Some crimes cannot be set aside because of who was harmed.';

const discharge = 'Look for “diversion”. Or look for “conditional discharge”.';

/** Oregon's own questions. */
export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', courtPapers, {
    deferred: ['Yes, I pleaded guilty or “no contest” first', discharge],
    diverted: ['Yes, a program without a plea', 'Look for “diversion”.'],
  }),
  ...afterGuilty('Was the case dismissed after you met the judge’s conditions?', courtPapers, {
    deferred: ['Yes', discharge],
  }),
  'facts.victim65': askYesOrNo('Was the person who was harmed 65 or older?', harm),
  'facts.childAbuse': askYesOrNo('Did the police or the court treat it as child abuse?', harm),
  'facts.victimTenOrYounger': askYesOrNo('Was the person who was harmed 10 or younger?', harm),
  'facts.duiiDiversion': askYesOrNo(
    'Was the charge dismissed because you finished DUII diversion?',
    'A drunk driving charge that ended with diversion cannot be set aside. Other dismissals can.',
  ),
  'facts.declinedDate': {
    text: 'When did the prosecutor decide not to charge you?',
    why: 'The 60 days start on that day.',
    where: 'Ask the district attorney of the county where you were arrested.',
    answer: { kind: 'date' },
  },
  'facts.mjOneOunce': askYesOrNo(
    'Was it about an ounce of marijuana or less?',
    'Those cases can be set aside at any time, without a fee.',
  ),
  'facts.mjLegalToday': askYesOrNo(
    'Would what you did with marijuana be legal for an adult in Oregon today?',
    'Then the wait is only 1 year. Compare the amount on your court papers with what is legal today.',
  ),
  'facts.lastClearedConviction': {
    text: 'When were you convicted of the newest case that was set aside before?',
    why: 'It still counts against other cases for a while.',
    where: 'It is on the order that set it aside.',
    answer: { kind: 'date' },
  },
};
