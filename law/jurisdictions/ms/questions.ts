import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo, often } from '../../record/question.ts';

const onDocket = 'Look at the court’s docket sheet, or ask the clerk of the court that had the case.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Was there a plea or a program first?', onDocket, {
    deferred: [
      'Yes, I pleaded guilty, and the judge held it back',
      'Look on your papers for the word “withheld” or “nonadjudication”, or for “99-15-26”.',
    ],
    diverted: [
      'Yes, a program with no plea',
      'Look on your papers for “PTI”, “diversion” or “pretrial intervention”.',
    ],
  }),
  ...afterGuilty('Did the judge hold back the conviction and dismiss the case later?', onDocket, {
    convicted: ['No, I was convicted', 'Also where the sentence was “suspended”.'],
    deferred: [
      'Yes, the judge held it back',
      'Look on your papers for the word “nonadjudication”, or for “99-15-26” or “41-29-150”.',
    ],
  }),
  'facts.lowerCourt': askYesOrNo(
    'Did a justice court or a municipal (city) court convict you?',
    'These two courts may expunge any misdemeanor of theirs after two good years.',
    'Look at the top of your court papers. County and circuit courts are others.',
  ),
  'facts.foundViolent': askYesOrNo(
    'Does your sentencing order call it a “crime of violence”?',
    'A judge may say so of other felonies too. Then it cannot be expunged.',
    'Look at the sentencing order, or ask the circuit clerk.',
  ),
  'facts.refusedTest': askYesOrNo(
    'Did you refuse the breath or blood test?',
    'Then a first DUI cannot be expunged.',
  ),
  'facts.highAlcohol': askYesOrNo(
    'Did the test show 0.16 percent or more?',
    'Then a first DUI cannot be expunged.',
    'Look at the test result in your court papers.',
  ),
  'facts.commercialLicense': askYesOrNo(
    'Did you have a commercial driver’s license or permit then?',
    'Then a first DUI cannot be expunged.',
  ),
  'facts.interventionCourt': often(
    askYesOrNo(
      'Did you finish drug court, mental health court or another intervention court in this case?',
      'Who finishes it gets the conviction expunged.',
    ),
    { offense: ['drug_possession', 'drug_sale'] },
  ),
};
