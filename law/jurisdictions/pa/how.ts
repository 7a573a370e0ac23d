import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

/** What sealing and erasing do, what they do not do, and how they are asked for: said once for all reliefs and the guide. */

export const forms = 'https://www.pacourts.us/forms/for-the-public';

export const countyFee =
  'Each county sets its own fee, reported as $132 to $215. The state police charge for your record too. Ask the clerk before you file. If you cannot pay, ask the court to let you file without (in forma pauperis).';

export const seenByPolice =
  'Police, prosecutors and courts still see a sealed record, and a judge may count it at a later sentencing.';
export const seenByEmployers =
  'Employers that federal law makes check records, and FBI checks, may still see it.';
export const licensing =
  'State licensing boards still see what was sealed by itself. What was sealed by petition they do not see.';
export const licensingUse =
  'The law forbids the boards to use a sealed conviction when you apply for a license.';
export const seenByOthers =
  'Child welfare agencies and the Department of Human Services may still see it. So may a court in a custody or protection order case, and those who admit lawyers.';
export const noGunRights = 'Sealing does not give back gun rights.';
export const sealedEffect =
  'The public, landlords and most employers no longer see it. You may answer as if it did not happen, unless federal law asks for it.';
export const notUsed =
  'Nobody may use it to refuse you a job, a home or a place in school, unless federal law makes them.';

/** What every sealing does and does not do. */
export const sealed = {
  kind: 'sealing',
  effect: `${sealedEffect} ${notUsed}`,
  limits: [
    seenByPolice,
    seenByEmployers,
    seenByOthers,
    `${licensing} ${licensingUse}`,
    noGunRights,
    'PennDOT keeps its own driving record.',
    'If you run for public office, you must still tell of it.',
  ],
} as const;

/** Before a conviction is sealed. */
export const sealingCautions = [
  'A new misdemeanor or felony can undo the sealing: the prosecutor may ask the court for that.',
  'If you have a felony from another state or a federal court, ask legal aid if it counts.',
];
export const restitutionFee =
  'Restitution you owe in another case may stand in the way too. Once it is paid, you must also pay a small court fee for sealing. Ask the clerk how much.';

export const sealedWithin30Days =
  'Charges without a conviction are to be sealed within 30 days after they end and any restitution is paid.';

export const notACitizen =
  'If you are not a citizen, talk to an immigration lawyer before you file. Immigration offices may still ask about the case. They may want court papers that you can no longer get.';

export const sealedByItself = [
  'You do not have to apply. The courts tell the state police each month. Nobody writes to you.',
  'Once sealed, it no longer shows on the portal.',
  'Still there? Ask the clerk of courts in the county of the case why it was not sealed.',
];

/** § 9122.3(c). */
export const orByPetition =
  'You may also ask for it yourself, with the petition for limited access (Rule 791). What is to be sealed by itself may be sealed by petition too.';

/** 60 days to answer a petition to erase; 30 to seal, or in a summary case. */
const answeredIn = (days: string) =>
  `The District Attorney has ${days} to answer. If they object, there is a hearing. If not, the judge may decide without one.`;
export const answerToErasing = answeredIn('60 days, or 30 in a summary case,');
export const answerIn30Days = answeredIn('30 days');

/** How a court is asked: the same for sealing and erasing, but for the form. */
const petitionOn = (fillIn: string, answered: string, name: string) => ({
  fee: countyFee,
  first: lookUp,
  steps: [
    'Get your state police record and the docket sheet of your case. The record may be at most 60 days old when you file. The District Attorney may let you do without it.',
    fillIn,
    'File it with the clerk of courts in the county where the case ended, one for each case. Give the District Attorney a copy.',
    answered,
    'If the judge signs the order, check later that the record is gone.',
  ],
  forms: [{ name, url: forms }],
});

export const sealingPetition = petitionOn(
  'Fill in the petition for limited access (Rule 791). It asks for the docket number, the OTN (a number on your docket sheet), the charges and whether restitution is paid.',
  answerIn30Days,
  'Petition for order for limited access (Rule 791)',
);

export const expungementPetition = petitionOn(
  'Fill in the petition of Rule 790, or of Rule 490 for a summary case.',
  answerToErasing,
  'Expungement petitions (Rules 490 and 790)',
);

export const summaryPetition = petitionOn(
  'Fill in the petition of Rule 490.',
  answerIn30Days,
  'Expungement petition (Rule 490)',
);

/** § 9122.5 protects erased records like sealed ones. */
export const asIfItDidNotHappen = `You may answer as if it did not happen, unless federal law or a criminal justice agency asks for it. ${notUsed}`;

/** What every erasing does and does not do. */
export const erased = {
  kind: 'expungement',
  effect: 'The record of the charge is destroyed.',
  limits: [
    'The District Attorney and the state police may keep a list of those whose records were erased. Police and courts use it to see who has used a program before, in an investigation, or to grade a later crime.',
    phrase.privateCopies,
  ],
} as const;
