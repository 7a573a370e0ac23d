import * as phrase from '../../vocabulary/phrases.ts';

/** What the guide and the reliefs both say. */

const sealedEffect =
  'The record is closed to most employers, landlords and others. On a job form you may say that you have no record.';

const whoSees =
  'Police, courts and prosecutors still see it. So do agencies that check people who care for children.';

export const sealed = {
  kind: 'sealing',
  effect: sealedEffect,
  limits: [whoSees, phrase.privateCopies],
} as const;

export const expunged = {
  kind: 'expungement',
  effect: 'The records are destroyed. No court or agency keeps them, and you may say that it never happened.',
  limits: [phrase.privateCopies, 'The FBI may still hold its own copy.'],
} as const;

export const noFilingFee = 'There is no filing fee.';
export const noFeeFound = 'We found no fee. Ask the clerk before you file.';

export const orderCori =
  'Order your own record (“CORI”) first. It shows each charge, its date and how it ended.';
export const mailIt =
  'Fill in the form “Petition to Seal”, sign it, and mail or bring it to the Commissioner of Probation.';
export const askProbation =
  'If it still shows, call the Commissioner of Probation at 617-557-0225 and ask to have it sealed.';
export const notACitizen =
  'If you are not a citizen, talk to an immigration lawyer first. Get certified copies of your papers.';
