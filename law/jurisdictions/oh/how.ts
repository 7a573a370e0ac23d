import * as phrase from '../../vocabulary/phrases.ts';

/** What the guide and the reliefs both say. */

export const sealedEffect =
  'The record is closed to the public, and by law the case did not happen. Most employers and landlords no longer see it.';
export const expungedEffect =
  'Courts and offices destroy their records of it. You may say that no such record exists.';

export const sealed = {
  kind: 'sealing',
  effect: sealedEffect,
  limits: [
    'Police, prosecutors, judges and some licensing boards may still see it.',
    'It can still count if you are charged again.',
    phrase.privateCopies,
  ],
} as const;

export const expunged = {
  kind: 'expungement',
  effect: expungedEffect,
  limits: [
    'The state’s crime office keeps a limited record, for people who apply to be police officers.',
    phrase.privateCopies,
  ],
} as const;

export const fiftyDollars = '$50, and the court may add up to $50. If you are poor, you do not pay.';
export const fiftyOnly = '$50. If you are poor, you do not pay.';
export const noFiling = 'There is no filing fee at the courts we read of. Ask the clerk.';

export const judgeWeighs =
  'The judge holds a hearing, weighs your reasons against the public’s, and may say no.';
export const wholeCase = 'The court clears a whole case or nothing of it.';

export const askForm = 'Get the application from the court that had the case. Each court has its own.';
export const fileThere = 'File it there, and come to the hearing.';
