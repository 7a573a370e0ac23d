import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { afterDismissed, afterGuilty } from '../../record/how-it-ended.ts';
import { askYesOrNo } from '../../record/question.ts';
import { afterTenYears } from './how.ts';

const stateAttorney = 'Ask the State Attorney’s office.';

const lastOrder =
  'Read the judgment. The county’s clerk of court shows it on its website or sends you a copy.';
const withheld =
  'You pleaded guilty or “no contest”, but were not convicted. Look for “adjudication withheld” or “adj withheld”.';

export const questions: NonNullable<Jurisdiction['questions']> = {
  ...afterDismissed('Did you plead first, or finish a program?', lastOrder, {
    deferred: ['Yes, and adjudication was withheld', withheld],
    diverted: ['Yes, a program before trial', 'You did not plead. Look for “PTI” or “diversion”.'],
  }),
  ...afterGuilty('Did the judge say “adjudication withheld”?', lastOrder, {
    convicted: ['No, I was adjudicated guilty', 'A conviction. A plea of “no contest” can end so too.'],
    deferred: ['Yes, it was withheld', withheld],
  }),
  reliefReceived: {
    text: 'How many times has a Florida court sealed or expunged a record of yours?',
    why: 'Florida allows one court order in your life. Orders for self-defense or trafficking, and what was cleared without a judge, do not count.',
    where: 'Look for an order signed by a judge.',
    answer: { kind: 'number', least: 0, most: 100, few: true },
  },
  'facts.dwelling': askYesOrNo(
    'Was the place someone’s home?',
    'Burglary of a home cannot be sealed. Other burglaries can.',
  ),
  'facts.manufactured': askYesOrNo(
    'Were you found guilty of making drugs?',
    'Making drugs cannot be sealed.',
  ),
  'facts.selfDefense': askYesOrNo(
    'Was the case dropped because you acted in lawful self-defense?',
    'Then it can be expunged whatever else is on your record.',
    stateAttorney,
  ),
  'facts.mistakenArrest': askYesOrNo(
    'Was the arrest a mistake or against the law, and will the police or the State Attorney say so?',
    'Then the police record can be expunged without a judge.',
    stateAttorney,
  ),
  'facts.unfit': askYesOrNo(
    'Was the case dropped because you were unfit for trial?',
    'Such cases are not sealed by themselves.',
  ),
  'facts.sealedDate': {
    text: 'If a court has sealed this record, on which day?',
    why: afterTenYears,
    where: 'It is on the judge’s order.',
    answer: { kind: 'date' },
  },
  'facts.seriousJuvenile': askYesOrNo(
    'Did the youth court call you a “serious or habitual” offender or send you to a “maximum risk” place?',
    'Such records are kept until 26.',
  ),
};
