import * as phrase from '../../vocabulary/phrases.ts';

/** What sealing and erasing do, what they do not do, and how they are asked for: said once for all reliefs. */

export const forms = 'https://www.pacourts.us/forms/for-the-public';

export const noFee = phrase.nothingToFile;

export const countyFee =
  'Each county sets its own fee, reported as $132 to $215. The state police charge for your record too. Ask the clerk before you file, and ask for a waiver.';

export const sealedEffect =
  'The public, landlords and most employers no longer see it. In most cases you may answer as if it did not happen.';

const sealedLimits = [
  'Police, prosecutors and courts still see it, and a judge may count it at a later sentencing.',
  'Employers that federal law makes check records, and FBI checks, may still see it.',
  phrase.noGunRights,
  'PennDOT keeps its own driving record.',
  'If you run for public office, you must still tell of it.',
];

export const automaticLimits = [...sealedLimits, 'State licensing boards still see it.'];

export const petitionLimits = sealedLimits;

export const newConviction = 'A new conviction can undo the sealing.';

export const felonyElsewhere =
  'If you have a felony from another state or a federal court, ask legal aid if it counts.';

export const restitutionFee =
  'Restitution you owe in another case may stand in the way too. Once it is paid, you must also pay a small court fee for sealing. Ask the clerk how much.';

export const sealedByItself = [
  'You do not have to apply. The courts tell the state police each month. Nobody writes to you.',
  'Look for your case on the state court portal. Once sealed, it no longer shows there.',
  'Still there? Ask the clerk of courts in the county of the case why it was not sealed.',
];

export const sealingPetition = {
  steps: [
    'Get your state police record and the docket sheet of your case. On the day you file, the record may be 60 days old at most.',
    'Fill in the petition for limited access (Rule 791). It asks for the docket number, the OTN (a number on your docket sheet), the charges and whether restitution is paid.',
    'File it with the clerk of courts in the county where the case ended, one for each case.',
    'Give the District Attorney a copy. They have 30 days to answer. If they object, there is a hearing.',
    'If the judge signs the order, check later that the record is gone.',
  ],
  forms: [{ name: 'Petition for order for limited access (Rule 791)', url: forms }],
};

export const expungementPetition = {
  steps: [
    'Get your state police record and the docket sheet of your case. On the day you file, the record may be 60 days old at most.',
    'Fill in the petition of Rule 790, or of Rule 490 for a summary case. Add the state police record unless the District Attorney says you need not.',
    'File it with the clerk of courts in the county where the case ended. Give the District Attorney a copy.',
    'They have 60 days to answer, or 30 in a summary case. If they object, there is a hearing.',
    'If the judge signs the order, check later that the record is gone.',
  ],
  forms: [{ name: 'Expungement petitions (Rules 490 and 790)', url: forms }],
};

export const erasedEffect = 'The record of the charge is destroyed.';

export const erasedLimits = [
  'The District Attorney and the state police may keep a list of who has used a program before.',
  phrase.privateCopies,
];
