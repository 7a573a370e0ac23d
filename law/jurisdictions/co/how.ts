import { feeUnconfirmed, noFee } from '../../vocabulary/phrases.ts';

/** What sealing does, what it does not do, and how it is asked for: said once for all reliefs and the guide. */

export const sealed = {
  kind: 'sealing',
  effect:
    'The public, landlords and most employers no longer see it. You may answer that there is no such record.',
  limits: [
    'Police, prosecutors, courts and those who must check records by law still see it.',
    'They may use it in a new case, in a check that the law calls for, and to collect what you owe.',
    'It does not give back gun rights or undo the conviction.',
  ],
  fee: noFee,
} as const;

export const newConviction = 'A new conviction later opens the sealed record again.';

export const motionFee =
  'A motion to seal a conviction costs $65. The court waives it if you cannot pay (form JDF 205), or if the state should have sealed it by itself. You also pay for your CBI record. CBI takes no fee for the sealing.';

export const askClerk = `${feeUnconfirmed} If you cannot pay, ask for a waiver (form JDF 205).`;

export const undoingMotion =
  'File a motion with the court that convicted you. Say how the trafficking led to the crime. Give the district or city attorney a copy.';

export const automaticYears =
  '4 years for a civil infraction, 7 for a petty offense or misdemeanor, and 10 for a drug felony';

export const orderRecord = 'Order your CBI record to see if it was done.';

export const motionSteps = [
  'Order your record from the Colorado Bureau of Investigation (CBI), online or by mail, for a small fee. It must be at most 20 days old when you file.',
  'Fill in the motion and the top parts of the orders. List the court, the police and each office that holds the record.',
  'File in your own case, in the court that convicted you. Give the prosecutor a copy.',
  'If the prosecutor or a victim objects, the court holds a hearing. You may take part by video.',
] as const;

export const eachCounty =
  'If you were convicted in more than one county, file in each. Add copies of the other motions.';

export const bureau =
  'https://cbi.colorado.gov/sections/biometric-identification-and-records-unit/court-order-sealing-of-arrests';

/** The state courts keep all their forms on sealing on one page. */
export const sealMyCase = 'https://www.coloradojudicial.gov/self-help/seal-my-case';

export const form = (name: string) => [{ name, url: sealMyCase }];
