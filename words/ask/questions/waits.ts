import { answered } from './expected.ts';

/** How long to wait, and what goes by itself. */
export const waits = [
  answered('how long do i wait for a felony in pennsylvania', 'PA', 'wait', { holds: ['10 years'] }),
  answered('how long do i have to wait to expunge a misdemeanor in alabama', 'AL', 'wait', {
    holds: ['3 years'],
  }),
  answered('how many years until i can seal a felony in arizona', 'AZ', 'wait', {
    holds: ['5 years', '10 years'],
  }),
  answered('how long does a felony stay on your record in ohio', 'OH', 'wait', { holds: ['11 years'] }),
  answered('when can i expunge a misdemeanor in north carolina', 'NC', 'wait', { holds: ['3 years'] }),
  answered('how soon can i get a misdemeanor expunged in oklahoma', 'OK', 'wait', { holds: ['5 years'] }),
  answered('when does a misdemeanor fall off your record in michigan', 'MI', 'wait', { holds: ['7 years'] }),
  answered('how long before a misdemeanor goes away in south dakota', 'SD', 'wait', { holds: ['5 years'] }),
  answered('what is the waiting period for misdemeanor in tennessee', 'TN', 'wait', { holds: ['5 years'] }),
  answered('waiting period new jersey disorderly persons', 'NJ', 'wait', { holds: ['years'] }),
  answered('how long do i wait for felony theft in connecticut', 'CT', 'wait', { holds: ['10 years'] }),
  answered('is 5 years long enough for a misdemeanor in louisiana', 'LA', 'wait', { holds: ['5 years'] }),
  answered('massachusetts how long until i can seal a misdemeanor', 'MA', 'wait', {
    holds: ['3 years', '7 years'],
  }),
  answered('how long after probation ends can i set aside a felony in oregon', 'OR', 'wait', {
    holds: ['years'],
  }),
  answered('New Mexico felony wait time', 'NM', 'wait', { holds: ['4 '] }),
  answered('dui in montana how many years', 'MT', 'wait', { holds: ['Montana'] }),
  answered('how long to wait in kansas for a misdemeanor', 'KS', 'wait', { holds: ['years'] }),
  answered('does nebraska have clean slate', 'NE', 'automatic', { holds: ['January 1, 2017'] }),
  answered('are marijuana convictions automatically expunged in missouri', 'MO', 'automatic', {
    holds: ['by itself', 'marijuana', 'December 8, 2022'],
  }),
  answered('is record clearing automatic in pennsylvania', 'PA', 'automatic', { holds: ['Pennsylvania'] }),
  answered('does clean slate apply to misdemeanors in NY', 'NY', 'automatic', { holds: ['by itself'] }),
  answered('clean slate act delaware', 'DE', 'automatic', { holds: ['Delaware'] }),
  answered('will my felony seal on its own in illinois', 'IL', 'automatic', { holds: ['January 1, 2029'] }),
  answered('do i have to apply or is it automatic in california', 'CA', 'automatic', {
    holds: ['California'],
  }),
  answered('is anything cleared automatically in wyoming', 'WY', 'automatic', { holds: ['Wyoming'] }),
  answered('Does Minnesota automatically expunge weed', 'MN', 'automatic', {
    holds: ['by itself', 'marijuana'],
  }),
  answered('utah clean slate misdemeanor', 'UT', 'automatic', { holds: ['by itself'] }),
  answered('are old records automatically erased in oklahoma', 'OK', 'automatic', { holds: ['Oklahoma'] }),
];
