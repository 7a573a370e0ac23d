import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

export const courtForms =
  'https://www.illinoiscourts.gov/documents-and-forms/approved-forms/circuit-court-standardized-forms-suites/expungement-sealing/';
export const accessAndReview = 'https://isp.illinois.gov/BureauOfIdentification/MyRecord';
export const feePage = 'https://mchenrycircuitclerk.org/how-to-clear-your-criminal-record';

export const fee =
  '$215 in McHenry County, with $60 for the State Police in it. Other counties charge more or less. You can ask to pay nothing.';
export const whereToFile =
  'File with the circuit clerk of the county where you were arrested or charged. For cases in two counties, file in each.';
export const clerkSends =
  'The clerk sends your request to the prosecutor, the police and the State Police. They have 60 days to object.';
const expunged =
  'Police records are destroyed or given back to you. Your name is taken out of the public index, and the court file is closed.';
export const sealed =
  'The record is hidden from the public, most employers and landlords. Your name is taken out of the public court index.';
export const stillSeen =
  'Police, prosecutors and courts still see it. So do employers who must check fingerprints by law.';
export const moneyOwed = 'Unpaid fines and fees are no reason to refuse. Unpaid restitution can be one.';

const openCase = 'The law does not ask that nothing is open. Some courts still refuse while another case is.';

export const request = {
  fee,
  first: lookUp,
  steps: [whereToFile, clerkSends, 'Go to court if a date is set.'],
} as const;

export const expunging = {
  ...request,
  kind: 'expungement',
  effect: expunged,
  limits: [phrase.privateCopies],
} as const;

export const sealing = {
  ...request,
  kind: 'sealing',
  effect: sealed,
  limits: [stillSeen, moneyOwed],
  cautions: [openCase, phrase.judgeMaySayNo],
} as const;
