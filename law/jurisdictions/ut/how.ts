import * as phrase from '../../vocabulary/phrases.ts';
import { bureauPage } from './cites.ts';

export const mayDeny = 'You may answer as if the arrest or conviction never happened.';
export const sealedEffect = `The record is sealed, not destroyed. ${mayDeny}`;

/** § 77-40a-403(2). */
export const stillSeen =
  'On request the pardons board, police and teacher licensing and some federal agencies still get it.';
export const notTheNews =
  'A court can open it in some cases. It binds government offices only: news reports are not touched.';

/** What the law does without being asked. */
export const byItself = {
  kind: 'expungement',
  automatic: true,
  fee: phrase.noFee,
  steps: [
    'Look your case up in the Utah courts’ online search. A cleared case no longer shows your name.',
    'If it still shows, you may file a petition instead.',
  ],
} as const;

export const courtFee =
  'The court charges a filing fee for each case. Sources give $135 to $150, so ask the clerk. You may ask the court to waive it.';

export const whereToFile =
  'File the petition in the court that had the case. If you were never charged, file in the district court of the county of the arrest.';
const afterFiling = [
  'The prosecutor has 35 days to answer and a victim 60. If someone objects, there is a hearing. The judge must find that clearing it does not harm the public.',
  'Give a certified copy of the order to each office that has a record. Who was not told need not seal it.',
];

/** A petition that needs no certificate. */
export const directPetition = {
  kind: 'expungement',
  effect: sealedEffect,
  limits: [stillSeen, notTheNews, phrase.privateCopies],
  fee: courtFee,
  steps: [`You need no certificate. ${whereToFile} Add a draft order.`, ...afterFiling],
} as const;

export const askForCertificate =
  'Ask the Bureau of Criminal Identification (BCI) for a certificate of eligibility. Send your fingerprints with it.';
export const goodFor = 'The certificate is good for 180 days. File before it ends.';

/** A petition with a certificate of the state bureau; the fee is that of a conviction. */
export const petition = {
  ...directPetition,
  cautions: [
    'If you are not a citizen, talk to an immigration lawyer first.',
    'BCI looks at your whole record in all states, with cases expunged before.',
  ],
  steps: [askForCertificate, `${goodFor} ${whereToFile} Add a draft order.`, ...afterFiling],
  fee: `The state bureau (BCI) charges $65 to apply and $65 for the certificate of each case. ${courtFee}`,
  forms: [{ name: 'BCI expungement application', url: bureauPage }],
} as const;
