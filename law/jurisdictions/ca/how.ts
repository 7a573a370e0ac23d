import * as phrase from '../../vocabulary/phrases.ts';

/** What dismissal and sealing do, what they do not do, and how they are asked for: said once for all reliefs and the guide. */

export const noFee = phrase.nothingToFile;

export const courtFee =
  'A law of 2023 ended the filing fee. If the court still asks for money, use fee waiver form FW-001.';

export const unknownFee = phrase.feeUnconfirmed;

export const dismissedEffect =
  'The conviction is set aside and the case dismissed. Most private employers may no longer use it, and courts no longer show it to the public.';

export const dismissedLimits = [
  'It is not erased. Police, prosecutors and courts still see it, and it counts if you are charged again.',
  'You must still tell it for public office, state and local licenses and police jobs. Schools see it too.',
  'It does not give back gun rights, and it does not end registration or a protective order. For immigration the case still counts.',
  'If the conviction keeps you from holding a public office, it still does.',
] as const;

/** § 1203.4b(b)(6), (d)(2): licenses are left out, but for those of teachers. */
export const fireCrewLimits = [
  dismissedLimits[0],
  'You must still tell it for public office, police jobs and a teaching license, and for a contract with the State Lottery. For other licenses you need not.',
  ...dismissedLimits.slice(2),
] as const;

const inHomeCare = 'You must also tell it if you want to be paid by the state for in-home care.';

export const felonyTermLimits = [...dismissedLimits, inHomeCare] as const;

/** § 1203.425(a)(4) names fewer questions that must be answered, and more offices that still look. */
export const automaticLimits = [
  dismissedLimits[0],
  'You must still tell it for public office and police jobs, and for a contract with the State Lottery. Schools see it too, but not drug possession from more than 5 years ago.',
  inHomeCare,
  'Some agencies that by law get records may still see it and weigh it. If a license form asks, talk to a lawyer before you leave it out.',
  ...dismissedLimits.slice(2),
] as const;

export const restitutionStays = 'Unpaid restitution is no reason to say no, but you still owe it.';

export const mayBeDenied = 'The judge decides. Tell in writing what you have done since.';

export const petitionSteps = [
  'Get your state record first. “Relief granted” means it is done already.',
  'Fill in the Petition for Dismissal (CR-180) and the Order (CR-181), one for each case.',
  'File in the court that convicted you, and give the prosecutor 15 days’ notice (proof: form CR-106).',
] as const;

export const automaticSteps = [
  'You do not have to apply. The state looks through its records each month.',
  'You get no letter. Get your state record and look for “relief granted” beside the entry.',
  'Not there? The state may lack the data. File a petition instead.',
] as const;

export const arrestPlace = 'File to seal an arrest where you were charged, or in the county of the arrest.';

export const mayBeBlocked =
  'A prosecutor or probation office can ask a judge to stop it, up to 90 days before. Then the court must tell you and hold a hearing. There you may show how the conviction hurts you and what speaks for you. If it is stopped, you may still file a petition.';

export const sealedEffect =
  'The arrest is sealed and by law did not happen. You may say that you were not arrested.';

const seenByPolice = 'Police and prosecutors still see it, and it can be used in a later case.';
const gunsAndOffice =
  'If the arrest itself keeps you from having a gun or from holding a public office, it still does.';

export const sealedLimits: readonly string[] = [
  seenByPolice,
  'You must still tell it for police jobs, public office and state or local licenses, and for a contract with the State Lottery.',
  gunsAndOffice,
];

export const clearedLimits: readonly string[] = [
  seenByPolice,
  'You must still tell it for police jobs. Some agencies that by law get records may still see it and weigh it.',
  gunsAndOffice,
  'The prosecutor can still charge you while the time limit runs.',
];
