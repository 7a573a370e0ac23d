import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';

const onPapers = 'Look at your court papers, or ask the clerk of the Superior Court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a program first?', onPapers, {
    diverted: [
      'Yes, I finished a program',
      'Look for “AR” or “family violence education”. It may also be a class on drugs or alcohol.',
    ],
  }),
  ...afterGuilty('Did the court find you a “youthful offender”?', onPapers, {
    convicted: [
      'No, I was convicted',
      'Also where the sentence was suspended, or you got a conditional discharge.',
    ],
    deferred: ['Yes', 'Look for “youthful offender” or “YO”. It is for people who were 16 or 17.'],
  }),
  'facts.nolled': askYesOrNo(
    'Did the prosecutor “nolle” the charge?',
    'A nolled charge is erased after 13 months, one that a judge dismissed after 20 days.',
    onPapers,
  ),
  'facts.familyViolence': askYesOrNo(
    'Did the court mark this as a family violence crime?',
    'Such a conviction since 2000 is not erased by itself.',
    onPapers,
  ),
  'facts.overFourOunces': askYesOrNo(
    'Was it more than 4 ounces of cannabis, or more than 6 plants?',
    'The cannabis petition stops at 4 ounces, or 6 plants at home for yourself.',
    'The police report may tell.',
  ),
  'facts.decriminalized': askYesOrNo(
    'Is what you did no longer a crime in Connecticut?',
    'Then you may ask the court to erase it.',
    'A lawyer can tell you.',
  ),
  'facts.absolutePardon': askYesOrNo(
    'Was your pardon an absolute one?',
    'An absolute pardon erases the record. A provisional pardon does not.',
    'Look at the letter from the Board of Pardons and Paroles.',
  ),
  'facts.seriousJuvenile': askYesOrNo(
    'Was it a “serious juvenile offense”?',
    'For these you have to wait 4 years instead of 2.',
    'Ask the juvenile court.',
  ),
};
