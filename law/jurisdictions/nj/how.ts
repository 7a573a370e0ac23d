import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';

export const courtPage = 'https://www.njcourts.gov/self-help/expunge-record';

export const noFilingFee = 'There is no filing fee.';
export const mayDeny =
  'The arrest and the case count as if they never happened. You may say so when most people ask.';
export const stillAsked =
  'You must still tell of it if you apply for a job with the courts, the police or a prison.';
const stillUsed = 'Judges may still use it at a later sentencing.';
export const file =
  'File a petition in the courts’ online Expungement System, or on paper. Use the county where you live or were convicted.';
export const listAll = 'List every arrest and case you ever had in New Jersey.';
const wait = 'The prosecutor and the State Police get 60 days to answer. Often no hearing is needed.';

/** What every petition has in common. */
export const petition = {
  kind: 'expungement',
  effect: `The records are taken out and put away. ${mayDeny}`,
  limits: [stillAsked, stillUsed, phrase.privateCopies],
  fee: noFilingFee,
  first: askClerk,
  steps: ['Get your own record from the State Police.', file, listAll, wait],
} as const;
