import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const papers = 'Look at the last paper in your case, or ask the clerk of the court.';
const sentence = 'Look at your sentence sheet, or ask the clerk of court.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was it dismissed because you finished a program?', papers, {
    diverted: [
      'Yes, a program without a plea',
      'Look for “PTI”, “pretrial intervention”, “AEP”, “TEP” or “drug court”.',
    ],
    deferred: ['Yes, after a plea, and I kept the terms', 'Look for “conditional discharge” or “44-53-450”.'],
  }),
  ...afterGuilty('Was it a conditional discharge, and did you finish it?', papers, {
    deferred: ['Yes', 'Look for “conditional discharge” or “44-53-450”.'],
  }),
  'facts.summaryCourt': askYesOrNo(
    'Did the case end in a magistrate or city court?',
    'Those courts must expunge dropped charges by themselves.',
    'Look for “magistrate”, “municipal” or “summary court” at the top of your papers. The other court is “general sessions”.',
  ),
  'facts.fingerprinted': askYesOrNo(
    'Were you fingerprinted for this charge?',
    'Then the court must expunge it by itself. Otherwise you have to ask.',
    'Most people who were booked at a jail were. With a ticket alone, often not.',
  ),
  'facts.thirtyDays': askYesOrNo(
    'Was 30 days in jail or a $1,000 fine the most the law allowed?',
    'Only such small crimes can go after 3 years.',
    'Most cases of a magistrate or city court are like that. The ticket, the warrant or the clerk can tell you.',
  ),
  'facts.thirdDegree': often(
    askYesOrNo(
      'Was it domestic violence in the third degree?',
      'The third degree can go after 5 years. The others cannot.',
      'Look for “3rd degree” or “16-25-20(D)”. Before June 2015 it was called criminal domestic violence, first offense.',
    ),
  ),
  'facts.youthfulOffender': askYesOrNo(
    'Were you sentenced under the Youthful Offender Act?',
    'Then also a felony can go, 5 years after the sentence.',
    'Look for “YOA” or “youthful offender” on your sentence sheet.',
  ),
  'facts.intentToDistribute': askYesOrNo(
    'Was it possession with intent to distribute?',
    'That can go after 20 years. Selling and trafficking cannot.',
    `Look for “PWID”. ${sentence}`,
  ),
  'facts.badCheck': askYesOrNo(
    'Was it a bad check?',
    'A first bad check can go after 1 year.',
    'Look for “fraudulent check” or “34-11-60”.',
  ),
  'facts.blueLight': askYesOrNo(
    'Was it failing to stop for blue lights?',
    'A first one can go 3 years after the sentence.',
    'Look for “failure to stop for blue light” or “56-5-750”.',
  ),
};
