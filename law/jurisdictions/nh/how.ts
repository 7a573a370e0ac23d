import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';

/** What the guide and the reliefs both say. */
export const asIfNever =
  'The law treats you as if it had never happened. Court records are sealed, and the police take it off your record.';
export const mayAnswer =
  'An employer may only ask about arrests and convictions that were not annulled. You may answer as if it had never happened.';
export const onePerCharge = 'File a petition for each charge, in the court that had the case.';
export const convictionFees =
  '$125 for the court, $100 for the Department of Corrections report, and $100 for the State Police if it is granted.';
export const droppedFee =
  '$125 for the court, by the pages we read. The court may waive it for a case without a conviction.';
export const marijuanaFee =
  '$125 for the court, by the pages we read. We could not confirm whether other fees are due.';
export const waitAfterNo = 'If the judge says no, you cannot ask again for three years.';
const higherNextTime =
  'Some crimes bring a higher penalty if they are done again within some years. The courts say that the wait begins only when those years are over.';
const limits = [
  'Police and prosecutors still see it, and it counts at sentencing for a new crime.',
  'Federal offices do not have to follow it.',
  phrase.noGunRights,
  phrase.privateCopies,
];

export const annulment = {
  kind: 'expungement',
  effect: asIfNever,
  limits,
  cautions: [phrase.judgeMaySayNo, waitAfterNo, higherNextTime],
  fee: convictionFees,
  first: askClerk,
  steps: [
    'Get your full record from the State Police, and a case summary from each court.',
    onePerCharge,
    'The court sends it to the prosecutor, and the Department of Corrections writes a report.',
  ],
} as const;
