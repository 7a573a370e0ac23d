import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

/** What the guide and the reliefs both say. */
export const whereToSeal =
  'File the Petition to Seal Criminal Case Records in the court that had the case. Each case needs its own petition.';
export const courtTellsOthers =
  'You serve nobody. The court sends it to the prosecutor and asks the state police (DPS) for a report.';
export const sixtyDays = 'The court waits 60 days before it decides, unless nobody objects.';
export const threeYears =
  'If the judge says no, you cannot ask again for 3 years. So file when all is ready.';
export const mayDeny =
  'You may say that it never happened, on most forms for jobs, housing and loans. Some jobs still ask: those that need a fingerprint clearance card, for example.';
export const setAsideStays =
  'The case stays open to the public, with the note that the conviction was set aside.';

export const sealing = {
  kind: 'sealing',
  inForce: { from: '2023-01-01' },
  effect: `The record of the arrest, the case and the sentence is closed to the public. ${mayDeny}`,
  limits: [
    'Courts, prosecutors and police still see it, and it counts in a new criminal case.',
    phrase.privateCopies,
  ],
  cautions: [`${phrase.judgeMaySayNo} ${threeYears}`],
  first: lookUp,
  steps: [whereToSeal, courtTellsOthers, sixtyDays],
} as const;
