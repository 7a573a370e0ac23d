import type { Guide } from '../../guide.ts';
import * as page from './pages.ts';

const waiver = 'https://oag.ca.gov/fingerprints/record-review/fee-waiver';
const record =
  'https://roadmap.rootandrebound.org/understanding-cleaning-up-your-criminal-record/expungement-appendix/getting-your-california-doj-rap-sheet';
const fees = 'https://legalclarity.org/how-much-does-it-cost-to-expunge-your-record-in-california';
const summary = 'https://ccresourcecenter.org/text-blocks/california-record-relief';
const clearMyRecord = 'https://www.clearmyrecord.org/';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the state Department of Justice for your RAP sheet: fill in Live Scan form BCIA 8016RR, mark “Record Review” and give your fingerprints.',
      source: record,
    },
    {
      text: 'The state fee is $25 and can be waived if you get public help or earn little. The fingerprint shop charges its own fee.',
      source: waiver,
    },
    { text: 'Look for “relief granted” beside each entry: that one is done.', source: page.automatic },
  ],
  fees: [
    {
      text: 'Some courts charge nothing for a petition, others up to about $150. Ask the clerk, and ask for a waiver.',
      source: fees,
    },
    {
      text: 'If you still owe restitution, a judge cannot say no for that reason. You still have to pay it.',
      source: page.afterProbation,
    },
  ],
  whereToFile: [
    { text: 'File in the court that convicted you, one petition for each case.', source: page.dismissals },
    {
      text: 'To seal an arrest, file where you were charged, or in the county of the arrest.',
      source: page.sealArrest,
    },
    { text: 'For a juvenile record, go to the probation office of that county.', source: page.youthPetition },
  ],
  howLong: [
    {
      text: 'The state looks through its records each month. Missing data can hold yours up.',
      source: page.automatic,
    },
    { text: 'Sealing a juvenile record takes at least 3 months.', source: page.youthPetition },
    { text: 'Public defenders and legal aid answer in about 2 to 6 weeks.', source: clearMyRecord },
  ],
  whoStillSeesIt: [
    {
      text: 'Police, prosecutors and courts still see a dismissed conviction. Courts may no longer show it to others.',
      source: summary,
    },
    {
      text: 'You must still tell it for public office and for state and local licenses.',
      source: page.afterProbation,
    },
  ],
  afterwards: [
    {
      text: 'On most job applications you may say that you were not convicted.',
      source: 'https://www.yolocountypublicdefender.com/record-mitigation-reintegration-clinic',
    },
    { text: 'You may vote as soon as you leave prison.', source: page.voting },
  ],
  cleanSlate: [
    {
      text: 'Since July 2022 the state dismisses cases by itself, back to 1973. It does so for misdemeanors, and where probation was finished.',
      source: page.automatic,
    },
    {
      text: 'Since October 1, 2024 it also does so for most other felonies, 4 years after the sentence ended. Serious, violent and sex felonies are left out.',
      source: page.automaticStart,
    },
    {
      text: 'Arrests without a conviction are cleared too. A dropped misdemeanor is cleared at once. Where no charge came it takes 1, 3 or 6 years.',
      source: page.arrests,
    },
  ],
  help: [
    {
      name: 'Your county’s public defender',
      url: clearMyRecord,
      what: 'Many help for free. This page lists them by county.',
    },
    {
      name: 'California Courts Self-Help',
      url: page.prop64,
      what: 'The courts’ own forms and steps.',
    },
  ],
};
