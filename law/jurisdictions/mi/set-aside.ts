import { lookUp } from './tasks.ts';
/** MCL 780.623(2). */
export const seen =
  'The state police keep a record that is not public. Police, courts, prosecutors, the prison department and the Governor can see it, but only for a few purposes. Among these are a new case or sentence, a job with the police or the prisons, and a license that the courts give.';
/** MCL 780.623(5). */
const notToBeTold =
  'Someone who knows that it was set aside and still makes it public or uses it may commit a crime. The victim may still speak of it.';
export const drivingRecord = 'Your driving record at the Secretary of State does not change.';

/** What no set-aside changes, of an adult's case or a juvenile one. */
export const unchanged: readonly string[] = [
  'You still owe any restitution, and you get no fines or costs back.',
  drivingRecord,
  'Ask a lawyer about gun rights. The sources differ.',
];
export const registryStays = 'If you must register as a sex offender because of it, that stays.';

export const limitsWithoutRegistry: readonly string[] = [
  seen,
  'It can still count if you are charged with a crime again.',
  ...unchanged,
  'A victim may still sue you for damages.',
];

/** What a set-aside does, whichever way it comes: MCL 780.622 and 780.623. */
export const setAside = {
  kind: 'set_aside',
  effect: `It comes off the public record. The law treats you as if you were not convicted, and you may say so. ${notToBeTold}`,
  limits: [...limitsWithoutRegistry, registryStays],
} as const;

export const applicationFee =
  'Asking costs $50, paid to the State of Michigan. We found no waiver. Fingerprints and certified copies may cost more.';
export const smallCases = 'A case with 92 days in jail or less may be only at the court, so ask its clerk.';
export const howLong = 'It can take up to eight months.';
export const certifiedRecord =
  'Ask the clerk of the court that convicted you for a certified record of each conviction.';

export const signIt = 'Sign it under oath before the clerk or a notary, and make five copies.';
export const takePrints = 'Have your fingerprints taken on card RI-008.';
export const proveMailing = 'Give the court proof that you mailed them. Go to the hearing.';

export const guidedForm = {
  name: 'Michigan Legal Help: free guided set-aside application',
  url: 'https://michiganlegalhelp.org',
};

const courtForm = {
  name: 'MC 227: application to set aside convictions',
  url: 'https://www.courts.michigan.gov/siteassets/forms/scao-approved/mc227.pdf',
};

export const afterNo =
  'If the court says no, you may have to wait 3 years to ask again. The order may name a shorter time.';

/** MCL 780.621d(8). */
const statePoliceReport =
  'The state police compare your prints with their records and those of the FBI, and report to the court. Only then can the court decide.';

/** MCL 780.621d(11) and (13). */
const atTheHearing =
  'Be ready to tell the judge how you have lived since the conviction. The court may ask for sworn statements and proof.';

/** MCL 780.621d(13) and (14). */
export const privilege =
  'The judge decides, and looks at how you have lived since and at the public good. The law calls it a privilege, not a right.';

export const notACitizen =
  'If you are not a citizen, talk to an immigration lawyer before you file. Immigration offices may still ask about the case and want the court papers.';

/** What the person has to ask a court for. */
export const askedFor = {
  ...setAside,
  cautions: [
    `The Attorney General and the prosecutor can object. ${privilege}`,
    afterNo,
    'In a violent or serious case the prosecutor tells the victim. The victim may speak at the hearing.',
    notACitizen,
  ],
  fee: applicationFee,
  first: lookUp,
  steps: [
    certifiedRecord,
    'Fill in form MC 227, one for each court. List each case that was deferred and dismissed too.',
    signIt,
    'File it with the court that convicted you.',
    takePrints,
    'Mail a copy with the card and the $50 to the Michigan State Police. Send copies to the Attorney General and the prosecutor.',
    statePoliceReport,
    `${proveMailing} ${howLong}`,
    atTheHearing,
  ],
  forms: [guidedForm, courtForm],
} as const;
