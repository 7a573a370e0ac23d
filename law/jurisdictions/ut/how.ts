import { page } from './cites.ts';

const mayDeny = 'You may answer as if the arrest or conviction never happened.';
export const sealedEffect = `The record is sealed, not destroyed. ${mayDeny}`;

const stillSeen = 'Some state agencies and courts can still see a sealed record.';

export const sealedLimits: readonly string[] = [
  stillSeen,
  'News reports and records of other states and of the FBI are not touched.',
];

export const automaticLimits: readonly string[] = [
  'It reaches the court’s and the state bureau’s records only. A petition also reaches the police and other agencies.',
  'Nobody tells you. The court runs it each month, and it can take some months.',
];

export const automaticSteps: readonly string[] = [
  'Look your case up in the Utah courts’ online search. A cleared case no longer shows your name.',
  'If it still shows, you may file a petition instead.',
];

export const noFee = 'None.';

export const courtFee =
  'The court charges a filing fee for each case. Sources give $135 to $150, so ask the clerk. You may ask the court to waive it.';

export const convictionFee = `The state bureau (BCI) charges $65 to apply and $65 for the certificate of each case. ${courtFee}`;
export const nonConvictionFee = `The state bureau (BCI) charges $65 to apply. The certificate is free, but $65 after a plea in abeyance. ${courtFee}`;

const file =
  'File the petition and a draft order in the court that had the case. If you were never charged, file in the district court of the county of the arrest.';
const wait =
  'The prosecutor has 35 days to answer and a victim 60. If someone objects, there is a hearing. The judge must find that clearing it does not harm the public.';

const askForCertificate =
  'Ask the Bureau of Criminal Identification (BCI) for a certificate of eligibility. Send your fingerprints with it.';
const goodFor = 'The certificate is good for 180 days.';

export const certificateSteps: readonly string[] = [askForCertificate, `${goodFor} ${file}`, wait];

export const directSteps: readonly string[] = [`You need no certificate. ${file}`, wait];

const looksEverywhere = 'BCI looks at your whole record in all states, with cases expunged before.';

export const petitionCautions: readonly string[] = [
  'If you are not a citizen, talk to an immigration lawyer first.',
  looksEverywhere,
];

export const bureauForms = [{ name: 'BCI expungement application', url: page.bureau }];
