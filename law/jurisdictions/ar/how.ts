import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

/** What the guide and the reliefs both say. */
export const file =
  'Fill in the petition of the state crime center (ACIC) that fits your case, with its order. File the petition in the court that had the case.';
export const serve =
  'Sign it before a notary. Within 3 days give a copy to the prosecutor (the city attorney, if the city brought the case) and to the police who arrested you. The prosecutor has at least 30 days to object.';
export const noFiling = 'There is no filing fee.';
export const mayDeny = 'You may say that it never happened and that no record exists.';
export const stillSeen =
  'Police, prosecutors and health care license boards can still see it, and it can count in a new case.';

export const sealing = {
  kind: 'sealing',
  effect: `The record is sealed, as if it never happened. ${mayDeny}`,
  limits: [stillSeen, phrase.privateCopies],
  fee: noFiling,
  first: lookUp,
  steps: [file, serve],
} as const;
