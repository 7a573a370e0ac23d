import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, askIfCleared } from '../../vocabulary/tasks.ts';

/** What the guide and the reliefs both say. */

const effect =
  'The case is taken out of court and police files that others can see. You do not have to tell an employer about it.';

export const expunged = {
  kind: 'expungement',
  effect,
  limits: ['Police and courts can still use the record in some cases.', phrase.privateCopies],
} as const;

export const byItself = {
  ...expunged,
  automatic: true,
  inForce: { from: '2024-08-01' },
  cautions: [
    'The state has been slow with this work, and it is hard to learn whether yours is done. You may apply yourself and need not wait.',
  ],
  fee: 'If you apply yourself, it cost 75 dollars in 2022, by money order or certified check. What the state does by itself costs nothing.',
  first: askIfCleared,
  steps: [
    'Order your certified criminal history from the State Bureau of Identification. It shows what is still there.',
    'If the case is still there, apply to the Bureau for a mandatory expungement.',
  ],
} as const;

export const petitionFee =
  'We could not confirm the fee. A report on the court’s instructions of 2024 names 75 dollars.';

export const petition = {
  ...expunged,
  fee: petitionFee,
  cautions: [
    phrase.judgeMaySayNo,
    'You have to show that the record does you a clear injustice. The Attorney General has 120 days to object.',
  ],
  first: askClerk,
  steps: [
    'Order your certified criminal history. The court turns down a petition without it.',
    'Fill in the petition and say how the record hurts you. Sign it before a notary or the clerk.',
    'File it in the Superior Court of the county where your newest case ended. Use Family Court if all of it was there.',
    'Have a copy sent to the Attorney General.',
  ],
} as const;
