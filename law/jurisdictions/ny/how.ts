import * as phrase from '../../vocabulary/phrases.ts';
import { askIfCleared } from '../../vocabulary/tasks.ts';

/** Said the same way in several places. */

export const sealedEffect =
  'Most employers, landlords and lenders no longer see a sealed case. If they ask, you may answer as if it did not happen. Gun licenses and police jobs are different.';

export const seenBy = 'Police, prosecutors and courts still see it. So do gun licensing and police jobs.';
export const seenByFew = ['Gun licensing and police jobs may still see it.'];
export const seenWithFingerprints =
  'Jobs and licenses that by law check fingerprints see it too, as for work with children. So do ride-hailing companies, and the state for teachers and nurses.';
export const seenInCourt =
  'If you are a witness or a party in a court case, the court and the other side may see it. Those whom federal law tells to look at sealed convictions may see it too.';
export const mayExplain =
  'If you apply for a police job, you get a copy of the record they see and may explain it.';
export const dnaStays = 'If the state has your DNA on file, it stays there.';
export const noWaiver =
  'A plea deal cannot take this from you. If you signed such a promise, it does not count.';
export const notUndone = [
  'It still counts in a new criminal case and for immigration.',
  'It does not end fines, restitution or an order of protection, or change your driving record.',
] as const;

export const checkRecord = 'Ask the state for your own record (a “rap sheet”) to see whether it still shows.';
const fixMistake = 'Still there? Ask the clerk of the court to correct it.';
export const mayStayOpen = 'A judge can decide not to seal it.';

export const sealedByItself = {
  kind: 'sealing',
  automatic: true,
  effect: sealedEffect,
  fee: phrase.nothingToFile,
  first: askIfCleared,
  steps: ['You do not have to apply.', checkRecord, fixMistake],
} as const;

export const onMotion = {
  kind: 'sealing',
  effect: sealedEffect,
  cautions: [phrase.judgeMaySayNo],
  fee: phrase.feeUnconfirmed,
} as const;

export const due = 'The courts have until November 16, 2027 to set up Clean Slate and seal old convictions.';
export const untilSealed =
  'Until the courts have sealed a conviction it still shows, and a new conviction for a crime starts the wait again.';

export const openFile =
  'The court file of a violation stays open to anyone. The courts’ record search does not show it.';

export const lawyer = 'Find a lawyer or a legal aid office. Many help for free if you earn little.';
export const certificates = 'Get a certificate of disposition for each case from the court.';
export const certificateFee =
  'A certificate of disposition costs $5 to $10. It may be waived if you earn little.';
export const whereToApply =
  'Send a copy to the District Attorney of each county. File it and proof of that with the court of your most serious conviction, or of the last one if they are of one class.';
export const sealingForms = 'https://nycourts.gov/FORMS/cpl_160.59_sealing_application/index.shtml';
