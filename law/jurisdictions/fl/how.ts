import { page } from './cites.ts';

export const fee =
  'The Florida Department of Law Enforcement (FDLE) charges $75 for the certificate and does not give it back. The clerk charges a filing fee ($42 in Miami-Dade).';

const oneOrder =
  'You get one court order in your life, for one arrest and related ones if the judge agrees. If you have more than one case, choose with care, and do not spend it on a juvenile record that goes away by itself at 21.';

export const oneCopy = 'FDLE keeps one copy that nobody sees without a court order.';
export const mayDeny = 'You may deny the arrest in most cases.';

export const cautions = [
  oneOrder,
  'A new conviction in Florida before you apply closes this for good.',
  'Some websites say a conviction in any state blocks you. The law counts only Florida.',
];

export const judgeDecides = 'The judge may say no, even if you meet every rule.';

export const stillAsked =
  'You must still tell about it for police jobs, the Florida Bar, schools, some state licenses and to buy a gun. The same is true for work with children, or with people who are old or need care.';

const certified = 'Get a certified copy of how your case ended from the clerk of court.';
const apply =
  'Fill in FDLE’s form and sign it before a notary. Have your fingerprints taken. Send both with the fee.';
const petition =
  'When the certificate comes, file it within 12 months with a petition, a sworn statement and a draft order in the court of the county of your arrest. Send copies to the State Attorney and the police agency.';

export const sealingSteps = [
  `${certified} If you had probation, add the paper that ended it.`,
  apply,
  petition,
];
export const expunctionSteps = [
  certified,
  'Send page 2 of FDLE’s application to the State Attorney to certify how the case ended.',
  apply,
  petition,
];

export const forms = [{ name: 'FDLE Certificate of Eligibility application', url: page.certificate }];
