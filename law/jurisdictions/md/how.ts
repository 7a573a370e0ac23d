import { rule } from '../../relief.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { page, petitionLaw, unitLaw } from './cites.ts';
import { unit } from './entitlement.ts';

export const noOpenCase = rule(phrase.noOpenCase, nothingPending, petitionLaw('(e)(4)', page.pending));

export const wholeUnit = rule('Every other charge from the same incident can be cleared too', unit, unitLaw);

export const effect =
  'The court and the police take the record away from public view, and Case Search no longer shows it.';

export const limits = [
  'Private background check companies may keep old copies.',
  'The Motor Vehicle Administration keeps its own driving record.',
];

export const free = 'None for a case without a conviction.';
export const thirty = '$30 for each case. If you cannot pay, ask the court to waive it.';

/** Which of the court's forms it is; they could not be opened themselves. */
export const stepsWith = (form: string, ...more: string[]) => [
  'Look up your case number and how each charge ended on Maryland Judiciary Case Search.',
  `Fill in form ${form} and file it with the court that had your case.`,
  ...more,
  'The State’s Attorney has 30 days to object. If there is an objection, there is a hearing.',
  'Keep the order and the notices that each office sends you.',
];
