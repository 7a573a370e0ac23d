import * as phrase from '../../vocabulary/phrases.ts';

/** What sealing and erasing do, what they do not do, and how they are asked for: said once for all reliefs. */

export const forms = 'https://www.pacourts.us/forms/for-the-public';

export const noFee = phrase.nothingToFile;

export const countyFee =
  'Each county sets its own filing fee, and the state police charge for a copy of your record. We could not confirm the amounts. Ask the clerk before you file, and ask if the fee can be waived.';

export const sealedEffect =
  'The public, landlords and most employers no longer see it. In most cases you may answer as if it did not happen.';

const sealedLimits = [
  'Police, prosecutors and courts still see it, and a judge may count it at a later sentencing.',
  'Employers that federal law makes check records, and FBI checks, may still see it.',
  phrase.noGunRights,
  'PennDOT keeps its own driving record.',
];

export const automaticLimits = [...sealedLimits, 'State licensing boards still see it.'];

export const petitionLimits = sealedLimits;

export const newConviction = 'A new conviction can undo the sealing.';

export const felonyElsewhere =
  'If you have a felony from another state or a federal court, ask legal aid if it counts.';

export const restitutionFee =
  'Restitution you owe in another case may stand in the way too. When you pay off restitution, a small court fee for sealing falls due as well. We could not confirm the amount. Ask the clerk.';

export const sealedByItself = [
  'You do not have to apply. The courts send the records to the state police each month, and nobody writes to you.',
  'Check your docket sheet on the state court portal. A sealed case no longer shows there.',
  'Still there? Ask the clerk of courts in the county of the case why it was not sealed.',
];

export const sealingPetition = {
  steps: [
    'Get your state police record and the docket sheet of your case.',
    'Fill in the petition for an order for limited access (Rule 791). It asks for the docket number, the OTN (a number on your docket sheet), the charges and whether restitution is paid.',
    'File it with the clerk of courts in the county where the case ended. File one petition for each case.',
    'Give the District Attorney a copy. If they object, the court holds a hearing.',
    'If the judge signs the order, check the docket and your state police record later.',
  ],
  forms: [{ name: 'Petition for order for limited access (Rule 791)', url: forms }],
};

export const expungementPetition = {
  steps: [
    'Get your state police record and the docket sheet of your case.',
    'Fill in the expungement petition: Rule 790 for court cases, Rule 490 for summary cases. Attach the state police record unless the District Attorney says you need not.',
    'File it with the clerk of courts in the county where the case ended, and give the District Attorney a copy.',
    'If the District Attorney objects, the court holds a hearing.',
    'If the judge signs the order, check later that the record is gone.',
  ],
  forms: [{ name: 'Expungement petitions (Rules 490 and 790)', url: forms }],
};

export const erasedEffect = 'The record of the charge is destroyed.';

export const erasedLimits = [
  'The District Attorney and the state police may keep a list of names, so that they know who has used a program before.',
  phrase.privateCopies,
];
