import { rule } from '../../relief.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { page, petitionLaw, unitLaw } from './cites.ts';
import { unit } from './entitlement.ts';

export const noOpenCase = rule(phrase.noOpenCase, nothingPending, petitionLaw('(e)(4)', page.pending));

export const wholeUnit = rule('Every other charge from the same incident can be cleared too', unit, unitLaw);

export const effect =
  'The court and the police take the record out of public view. Case Search no longer shows it.';

export const limits = [
  phrase.privateCopies,
  'The Motor Vehicle Administration keeps its own driving record.',
];

export const withoutConvictionFee = 'None for a case without a conviction.';
export const convictionFee =
  '$30 for each case with a conviction. It is not paid back if you lose. If you cannot pay, ask the court to waive it.';

export const shieldedLimit =
  'Police, courts and some employers and licensing boards still see a shielded record.';

/** Which of the court's forms it is; they could not be opened themselves. */
export const stepsWith = (form: string, ...more: string[]) => [
  'Look up your case number and how each charge ended on Case Search.',
  `Fill in form ${form} and file it with the court that had your case.`,
  ...more,
  'The State’s Attorney has 30 days to object. If that happens, there is a hearing.',
  'Keep the order and the notices you get.',
];
