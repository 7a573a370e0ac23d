import * as phrase from '../../vocabulary/phrases.ts';
import { cite } from './code.ts';

/** What the guide and the reliefs both say. */

export const once =
  'You may use this law only once in your life. Put all that can be cleared into one petition.';

const chargesEffect =
  'By law the case never happened. The court and the police say that there is no record, and you need not tell anybody.';
const convictionEffect =
  'The court seals the case, and other offices remove theirs. You need not name it when you apply for a job, credit or a home.';

export const expungedCharge = {
  kind: 'expungement',
  effect: chargesEffect,
  limits: ['Your driving record stays.', phrase.privateCopies],
} as const;

export const expungedConviction = {
  kind: 'expungement',
  effect: convictionEffect,
  howOften: {
    id: 'convictions-once',
    text: 'West Virginia expunges convictions once in your life. Put all that can go into one petition.',
    cite: cite('61-11-26(o)'),
  },
  limits: [
    'For a job in policing, courts or jails you must still tell it.',
    'Some checks that a law demands may still show it.',
    'Your driving record stays.',
    phrase.privateCopies,
  ],
} as const;

export const convictionFee =
  '$200 to file, as for a civil case, and $100 to the State Police when it is granted.';
export const programFee = '$200 to file, as for a civil case. The $100 for the State Police falls away.';
export const noFee = 'There is no filing fee.';
export const judge = 'The judge decides, and may hold a hearing. You must prove that you have changed.';
