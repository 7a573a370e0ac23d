import { task } from '../../place/task.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';

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
  first: task('check', 'See whether your name shows in the courts’ online search.'),
  steps: ['A cleared case no longer shows your name.', 'If it still shows, you may file a petition instead.'],
} as const;

export const courtFee =
  'The court charges a filing fee for each case. Sources give $135 to $150, so ask the clerk. You may ask the court to waive it.';

export const whereToFile =
  'File the petition in the court that had the case. If you were never charged, file in the district court of the county of the arrest.';

/** § 77-40a-401(1) and (6), as of 2022. */
export const afterOrder =
  'The state bureau (BCI) tells each office of the order. You may send copies too. An office must seal its record once it has one.';

const afterFiling = [
  'The prosecutor has 35 days to answer and a victim 60. If someone objects, there is a hearing. If one is set, go to it. The judge must find clear proof that you meet the law, and that clearing it does not harm the public.',
  afterOrder,
];

/** A petition that needs no certificate. */
export const directPetition = {
  kind: 'expungement',
  effect: sealedEffect,
  limits: [stillSeen, notTheNews, phrase.privateCopies],
  fee: courtFee,
  first: askClerk,
  steps: [`You need no certificate. ${whereToFile} Add a draft order.`, ...afterFiling],
} as const;

export const bureauForms = 'https://bci.utah.gov/expungement-forms-and-applications/';

export const askForCertificate =
  'Ask the Bureau of Criminal Identification (BCI) for a certificate of eligibility. Send your fingerprints with it.';
/** Utah Admin. Code R722-350-5. */
export const ifRefused =
  'If BCI says no, you have 30 days from the date of its letter to ask it in writing to look again. Say why, sign, and add papers that show it. If BCI cannot tell, it may give you a special certificate for the court.';
export const goodFor = 'The certificate is good for 180 days. File before it ends.';

export const certificateCautions = [
  'If you are not a citizen, talk to an immigration lawyer first. The FBI may still have the case, and you may need it unsealed if you ask for citizenship.',
  'BCI looks at your whole record in all states, with cases expunged before.',
] as const;

/** A petition with a certificate of the state bureau; the fee is that of a conviction. */
export const petition = {
  ...directPetition,
  limits: [
    ...directPetition.limits,
    'It may help you get gun rights back, but it does not give them back by itself.',
  ],
  cautions: certificateCautions,
  first: askClerk,
  steps: [askForCertificate, ifRefused, `${goodFor} ${whereToFile} Add a draft order.`, ...afterFiling],
  fee: `The state bureau (BCI) charges $65 to apply and $65 for the certificate of each case. ${courtFee}`,
  forms: [{ name: 'BCI expungement application', url: bureauForms }],
} as const;
