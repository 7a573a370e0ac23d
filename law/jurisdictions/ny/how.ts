import * as phrase from '../../vocabulary/phrases.ts';

/** Said the same way in several places. */

export const noFee = 'None. You do not have to apply.';
export const askTheFee = phrase.feeUnconfirmed;

export const sealedEffect =
  'Most employers, landlords and schools no longer see it, and you may answer as if it did not happen.';

const whoStillSees =
  'Police, prosecutors and courts still see it. So do gun licensing, police jobs, and jobs and licenses for which the law asks for fingerprints.';

export const stillSeen = [
  whoStillSees,
  'It does not cancel fines or restitution, and it does not change your driving record.',
  'It can still count for immigration.',
];

export const checkRecord = 'Ask the state for your own record (a “rap sheet”) to see whether it still shows.';
export const fixMistake = 'Still there? Ask the clerk of the court where the case was to correct it.';
export const due = 'The courts have until November 16, 2027 to seal what is due.';
export const lawyer = 'Find a lawyer or a legal aid office. Many help for free if you earn little.';
export const judgeDecides = phrase.judgeMaySayNo;
