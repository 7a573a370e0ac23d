export const seen = 'Police, courts, prosecutors and some agencies that give licenses can still see it.';
export const drivingRecord = 'Your driving record at the Secretary of State does not change.';

export const limitsWithoutRegistry: readonly string[] = [
  seen,
  'It can still count if you are charged with a crime again.',
  'You still owe any restitution, and you get no fines or costs back.',
  drivingRecord,
  'Ask a lawyer about gun rights. The sources differ.',
];

/** What a set-aside does, whichever way it comes: MCL 780.622 and 780.623. */
export const setAside = {
  kind: 'set_aside',
  effect:
    'It comes off the public record. The law treats you as if you were not convicted, and you may say so.',
  limits: [...limitsWithoutRegistry, 'If you must register as a sex offender because of it, that stays.'],
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

/** The court may also set a shorter time. */
export const afterNo = 'If the court says no, you may have to wait 3 years to ask again.';

/** What the person has to ask a court for. */
export const askedFor = {
  ...setAside,
  cautions: [
    'The Attorney General and the prosecutor can object. The judge decides, and looks at how you have lived since and at the public good.',
    afterNo,
    'In a violent or serious case the prosecutor tells the victim. The victim may speak at the hearing.',
  ],
  fee: applicationFee,
  steps: [
    certifiedRecord,
    'Fill in form MC 227, one for each court. List each case that was deferred and dismissed too.',
    signIt,
    'File it with the court that convicted you.',
    takePrints,
    'Mail a copy with the card and the $50 to the Michigan State Police. Send copies to the Attorney General and the prosecutor.',
    `${proveMailing} ${howLong}`,
  ],
  forms: [guidedForm, courtForm],
} as const;
