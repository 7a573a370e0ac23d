import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

export const getRapSheet =
  'Get your record from the Department of Public Safety (DPS). It must not be older than 90 days when you file.';
export const mayDeny = 'You may say that no record exists.';
export const finance =
  'You must still tell banks and firms that FINRA or the SEC oversees when you seek work there.';
export const balance =
  'The judge must find that justice is served. The judge looks at the crime, your age, your work and the time since.';

const expunged = {
  kind: 'expungement',
  effect: `The public can no longer see it. In law it never happened. ${mayDeny}`,
  limits: [finance, 'Police and prosecutors can still have it.', phrase.noGunRights],
  fee: phrase.feeUnconfirmed,
} as const;

/** A petition without a conviction. If all is met, the court has to grant it. */
export const withoutConviction = {
  ...expunged,
  first: lookUp,
  steps: [
    getRapSheet,
    'File a petition in the district court of the county where you were arrested or charged.',
    'Mail it to the district attorney and to DPS. They have 30 days to object.',
  ],
} as const;

export const afterConviction = {
  ...expunged,
  cautions: [balance],
  first: lookUp,
  steps: [
    getRapSheet,
    'File a petition in the district court of the county where you were convicted.',
    'Send it to the district attorney, DPS and the police who arrested you. Then go to the hearing.',
  ],
} as const;
