import { requires, rule } from '../../place/relief.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { cp } from './cites.ts';
import { unit } from './entitlement.ts';

export const noOpenCase = requires(nothingPending, cp('10-105(e)(4)'));

export const wholeUnit = rule(
  'whole-incident',
  'Every other charge from the same incident can be cleared too',
  unit,
  cp('10-107(b)'),
);

/** What every petition for expungement brings. */
export const expunged = {
  kind: 'expungement',
  effect:
    'The court and the police take the record out of public view. Case Search no longer shows it. When you apply, no employer, school, or state or local office may make you tell of it.',
  limits: [
    'A court can order that an expunged record be opened. Federal law may still make you tell of it.',
    phrase.privateCopies,
    'The Motor Vehicle Administration keeps its own driving record.',
  ],
} as const;

export const withoutConvictionFee = 'None for a case without a conviction.';
export const convictionFee =
  '$30 for each case with a conviction. It is not paid back if you lose. If you cannot pay, add forms CC-DC-089 and MDJ-008.';

export const goodCause = 'A judge may let you file sooner for good cause.';

/** § 10-302(b). */
export const shieldedLimit =
  'Police, courts, health boards, and employers and licensing offices that may check by law still see it. So do those who hire for the care of children or vulnerable adults.';

/** Which of the court's forms it is; they could not be opened themselves. */
export const stepsWith = (form: string, ...more: string[]) => [
  `Fill in form ${form} and file it with the court that had your case.`,
  ...more,
  'The State’s Attorney has 30 days to object. If anyone objects, there is a hearing and a judge decides. If nobody does, there need be no hearing.',
  'It takes about 90 days, or longer if someone objects or appeals.',
  'If the answer is yes, each office must write to you within 60 days that it has cleared its files. Keep the order and these letters.',
];
