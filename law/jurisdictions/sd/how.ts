import { lookUp } from './tasks.ts';
export const courtForms = 'https://ujs.sd.gov/self-help/civil-law-help/expungement';
export const pardonPages = 'https://doc.sd.gov/pardon/instructions.aspx';

export const whereToFile =
  'File a motion for expungement with the clerk of courts in the county where you were arrested. It is a civil case of its own.';
export const serve =
  'Have a copy given to the state’s attorney at least 14 days before the hearing. They may object.';
export const proof =
  'You must show clearly that it is right for you and for the public. The judge decides, and may say no.';
export const mayDeny = 'You may leave it out when anyone asks, for any purpose. That is no false statement.';
export const stillKept =
  'Police, prosecutors and courts keep a record that is not public. It counts if you are sentenced again.';
export const fee =
  '$72, as the courts’ instructions of January 2025 say. The judge may waive it if you cannot pay.';
/** Form UJS-390, a copy of which was read. */
export const instructions = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';
export const afterOrder =
  'When the judge has signed the order, mail it with a notice of entry (UJS-395) to the state’s attorney. File both with the clerk.';

export const motion = {
  kind: 'expungement',
  effect: `All records of the arrest and the case are sealed. ${mayDeny}`,
  limits: [stillKept],
  cautions: [proof],
  fee,
  first: lookUp,
  steps: [whereToFile, serve, 'Go to the hearing if the court sets one.', afterOrder],
} as const;
