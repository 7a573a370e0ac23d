import * as phrase from '../../vocabulary/phrases.ts';
import { cite } from './code.ts';
import { lookUp } from './tasks.ts';

export const expungementPage = 'https://dojmt.gov/dci-home/conviction-expungement-process/';
export const removalPage = 'https://dojmt.gov/dci-home/non-conviction-removal-and-sealing';

export const onlyOnce = 'You can do this only once in your life. List every misdemeanor you have here.';
export const fee = `${phrase.feeUnconfirmed} You may ask the court to waive it.`;
export const whereToFile =
  'File in the district court of a county where you had at least one of the misdemeanors.';
export const serve = 'Give a copy to every prosecutor’s office that had one of your cases.';
export const sendOrder =
  'Send the order, your judgments, a fingerprint card and the request form to the state (CRISS) in Helena.';
export const courtFile = 'The court’s own file of the case is not part of this.';

/** What every petition for misdemeanors has in common. */
export const misdemeanorPetition = {
  kind: 'expungement',
  howOften: {
    id: 'misdemeanors-once',
    text: 'Montana expunges misdemeanors once in your life. List all of them in one petition.',
    cite: cite('46-18-1104(1)'),
  },
  effect: 'The state deletes the record for good. Courts, police and prosecutors seal their files.',
  limits: ['Fingerprints stay on file.', phrase.privateCopies],
  fee,
  first: lookUp,
  steps: [
    'Get your record from the state too.',
    'Fill out the Petition for Expungement of Misdemeanor Records (ER-100) and the order (ER-200).',
    whereToFile,
    serve,
    sendOrder,
  ],
} as const;
