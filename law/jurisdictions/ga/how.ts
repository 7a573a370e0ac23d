/** What the guide and several reliefs both say. */

export const courtDecides = 'The judge weighs the harm to you against the public’s interest, and may say no.';

export const restricted =
  'Employers, landlords and licensing offices no longer see it in the state record. It is “restricted”, which people often call expunged.';

export const restrictedLimits = [
  'Police, prosecutors and judges still see it. So do police agencies that want to hire you.',
  'The court’s own file stays open until you ask the court to seal it.',
  'Jobs with children, elders or people with disabilities, and some bank jobs, may still learn of it.',
  'Private background check firms may hold old copies.',
];

export const jailRecords = 'Then write to the jail and ask it to restrict its records too. It has 30 days.';

export const noFormPetition =
  'We found no form for the whole state. Ask the clerk of the court, or get help to write a petition.';

export const courtFee = 'We could not confirm the court’s fee. Ask the clerk before you file.';
