import { check, lookUp } from './tasks.ts';
export const courtPage = 'https://www.mncourts.gov/Help-Topics/Criminal-Expungement.aspx';
export const courtAnswers = 'https://mncourts.gov/help-topics/criminal-expungement/criminal-expungement-faqs';
export const attorneyGeneral = 'https://www.ag.state.mn.us/Office/Expungement/FAQ.asp';
export const stateBureau =
  'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements';

export const sealed =
  'The record is sealed: employers, landlords and the public no longer see it. In Minnesota this is called expungement. Nothing is destroyed.';
export const stillSeen =
  'Courts, police and prosecutors can still see it, and it can make a later charge worse. So can some agencies that license or hire.';
export const agenciesApart =
  'Sealing by itself does not reach the files of Human Services, Health, or Children, Youth, and Families. For those you need a petition.';
export const mayReopen =
  'The state may open a record again if it later finds that it should not have been sealed.';
export const backlog =
  'The state (BCA) began with about 2 million records to go through. It does not write to you when yours is done.';
export const filingFee =
  '$300 for a petition. There is none if the case ended in your favor, or if a prosecutor’s office files for you.';
export const proof =
  'You must show clearly that sealing helps you as much as it costs the public. The judge decides, and may say no.';

export const staysOpen =
  'After a yes the record stays open for 60 days, during an appeal, and while you still owe money on the case.';

export const prosecutorAgrees =
  'You can first ask the prosecutor to agree. Then the court can seal the case without a petition (§ 609A.025).';

const steps = [
  prosecutorAgrees,
  'Fill in form EXP102 (notice of hearing and petition), one for each case, and file it with the court of the county that had the case.',
  'Mail a copy to each office that holds the record, and file form EXP104 to show that you did.',
  'Go to the hearing. It is at least 63 days after you mailed the copies.',
];

export const petition = {
  kind: 'sealing',
  effect: sealed,
  limits: [stillSeen],
  cautions: [proof, staysOpen],
  fee: filingFee,
  first: lookUp,
  steps,
} as const;

export const byItself = {
  kind: 'sealing',
  automatic: true,
  inForce: { from: '2025-01-01' },
  effect: sealed,
  limits: [backlog, agenciesApart, stillSeen],
  cautions: [mayReopen],
  fee: 'None. You do not have to file anything.',
  first: check,
  steps: [
    'If it no longer shows, it is sealed.',
    'If you cannot wait, you may file a petition, or ask the prosecutor to agree.',
  ],
} as const;
