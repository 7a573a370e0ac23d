import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';

/** What the guide and the reliefs both say. */
export const whereToFile =
  'File with the clerk of the court that had your case: municipal, justice, county or circuit court.';
export const papersFirst =
  'Get the charge, the paper on how the case ended and the account balance from that clerk.';
export const tellProsecutor =
  'Mail or bring a copy of the petition and the order to the prosecutor of that court.';
export const notifyDistrictAttorney = 'Tell the district attorney in writing 10 days before the hearing.';
export const mayDeny = 'You stand as you did before the arrest, and do no wrong if you do not tell of it.';
const stateKeeps =
  'The state keeps a secret record, only to see whether you are a first offender. An employer may still ask whether something was expunged.';
const feeOf = '$150 for a petition under § 99-19-71, and perhaps copies. Ask the clerk before you file.';

export const lowerCourtFee =
  'A justice court may ask up to $50 (§ 25-7-25(2)). We could not confirm what other courts ask: call the clerk.';

/** A petition to expunge. */
export const petition = {
  kind: 'expungement',
  effect: `The record is taken out of all public records. ${mayDeny}`,
  limits: [stateKeeps, phrase.privateCopies],
  fee: feeOf,
  first: askClerk,
  steps: [
    papersFirst,
    'Write a petition for expungement and an order for the judge to sign. There is no statewide form.',
    whereToFile,
    tellProsecutor,
  ],
} as const;
