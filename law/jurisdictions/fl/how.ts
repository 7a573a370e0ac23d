import type { NumberLimit } from '../../place/relief.ts';
import { judgeMaySayNo } from '../../vocabulary/phrases.ts';
import { certificatePage, expunctionLaw } from './cites.ts';

export const certificateFee =
  'The Florida Department of Law Enforcement (FDLE) charges $75 for the certificate and does not give it back.';
export const feeWaiver =
  'You can ask FDLE in writing to waive the $75. Some who were in foster care get that.';
export const filingFee = 'The clerk charges a filing fee ($42 in Miami-Dade).';

export const destroyed =
  'Police and prosecutors destroy their records, and the clerk closes the court file. FDLE keeps one copy that nobody sees without a court order.';
export const clerkToo = 'Since July 2023 the clerk closes the court file too.';
export const mayDeny = 'You may deny the arrest in most cases.';
export const afterTenYears = 'After 10 years sealed, you can ask to have it expunged.';
export const orderUnused = 'It does not use up your one court order.';
/** One order in a lifetime, for either way. */
export const oneOrder: NumberLimit = {
  id: 'one-court-order',
  text: 'Florida lets you clear one case by court order in your life.',
  cite: expunctionLaw('(1)(g); § 943.059(1)(e)'),
  n: 1,
  byCase: true,
};
export const checkRecord = 'Ask FDLE for your own record and see if the case is gone.';

export const cautions = [
  'You get one court order in your life, for one arrest and related ones if the order names them. Have only one petition open. Choose with care. Do not spend it on a juvenile record that goes away by itself at 21.',
  'A new conviction in Florida before you apply closes this for good. Other states do not count.',
  'Check each line of the sworn statement. To put in something that you know is false is a felony.',
];

export const afterOrder =
  'If the judge agrees, the clerk sends the order to the State Attorney and the police. FDLE passes it on to the FBI.';

export const stillAsked =
  'You must still tell about it if you face a new charge or ask for another clearing. You must tell it for a job or license in police work, schools, child care, health or insurance. So too for the care of people who are young, old or disabled. You must tell it to join the Florida Bar, be a guardian or carry a hidden gun. If it is only sealed, you must tell it to buy one. A law of July 2026 on checks of youth coaches and others adds to this.';

export const seesSealed =
  'You, your lawyer, police, prosecutors and judges can still see a sealed record. So can those who check gun sales.';

export const policeFiles =
  'Police and jails keep their own files of a case sealed by itself until a court orders more.';

const certified = 'Get a certified copy of how your case ended from the clerk of court.';
const apply =
  'Fill in FDLE’s form and sign it before a notary. Have your fingerprints taken on paper. Send both with the fee.';
export const petition =
  'When the certificate comes, file it within 12 months with a petition, a sworn statement and a draft order (texts in court rule 3.989) in the court of the county of your arrest. Send copies to the State Attorney and the police agency.';

export const sealingSteps = [
  `${certified} If you had probation, add the paper that ended it.`,
  apply,
  petition,
  afterOrder,
];
export const expunctionSteps = [
  certified,
  'Have the State Attorney fill in the “certified statement” page of FDLE’s form.',
  apply,
  petition,
  afterOrder,
];

/** What every order of a judge has in common. */
export const byOrder = {
  limits: [judgeMaySayNo, stillAsked],
  fee: `${certificateFee} ${feeWaiver} ${filingFee}`,
};

export const forms = [
  { name: 'FDLE 40-021, application for a Certificate of Eligibility', url: certificatePage },
];
