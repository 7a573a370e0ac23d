import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const atClerk = 'Look at your court papers, or ask the clerk of the district court of the county.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a diversion first?', atClerk, {
    diverted: [
      'Yes, I finished a diversion',
      'Look for “diversion agreement”. You kept its terms, and then the charge was dropped.',
    ],
  }),
  'facts.specialtyCourt': often(
    askYesOrNo(
      'Did you finish a specialty court program in this case, such as drug court or veterans court?',
      'Then you may not have to wait three years.',
      'Ask the court that ran the program.',
    ),
    { offense: ['drug_possession', 'drug_sale'] },
  ),
  'facts.earlierDui': often(
    askYesOrNo(
      'Did you have another DUI or DUI diversion before this one, anywhere?',
      'A first DUI has a wait of 5 years, a later one 10.',
      'Look at your driving record.',
    ),
  ),
  'facts.carUsed': askYesOrNo('Was a car used to commit this felony?', 'Then the wait is 5 years.', atClerk),
  'facts.onRegistry': askYesOrNo(
    'Do you have to register now under the Kansas Offender Registration Act?',
    'It is for sex, violent and some drug crimes. While you must register, nothing can be expunged.',
    'Ask the sheriff of your county.',
  ),
  'facts.victimUnder18': askYesOrNo(
    'Was the other person a child, under 18?',
    'Then it can never be expunged.',
    atClerk,
  ),
};
