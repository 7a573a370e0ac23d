import { freeSearch, type Guide } from '../../place/guide.ts';
import * as how from './how.ts';
import { pages } from './sources.ts';
import { lookUp } from './tasks.ts';

const state = how.formPage;
const clinics =
  'https://www.courts.state.hi.us/news_and_reports/2025/02/waimanalo-expungement-and-bench-warrant-recall-clinic';
const profile =
  'https://ccresourcecenter.org/state-restoration-profiles/hawaii-restoration-of-rights-pardon-expungement-sealing';
const pardonPage =
  'https://www.connecticutpardonteam.org/other-us-states-pardon-expungement-information/hawaii-pardon-expungement-process/';
const pilotNews =
  'https://westhawaiitoday.com/2025/04/04/hawaii-news/bill-to-clear-hawaii-island-marijuana-arrests-is-sent-to-governors-office';

const byState = ['hi-expunge-arrest', 'hi-expunge-deferral'];
const byCourt = [
  'hi-expunge-drug-conviction',
  'hi-expunge-property-conviction',
  'hi-expunge-old-property-conviction',
  'hi-expunge-three-grams',
  'hi-expunge-young-driver',
];

export const guide: Guide = {
  ownRecord: [
    freeSearch(lookUp),
    {
      text: 'Ask the Hawaii Criminal Justice Data Center in Honolulu for your record. Its expungement section answers at 808-587-3348.',
      source: state,
    },
  ],
  forms: [
    {
      number: 'HCJDC-159(b)',
      name: 'Expungement Application',
      url: state,
      demanded: 'not known',
      for: [...byState, ...byCourt],
      readOn: pages.application,
    },
  ],
  withoutForm: [
    {
      text: 'The court comes first, and we found no form for it. Write to the court that sentenced you. Name the section and the case number, and say that you finished all it ordered.',
      source: pages.drugs,
      for: byCourt,
    },
    {
      text: 'We found no form. Write a motion that names § 712-1209.6, the case number, and that you had no conviction in the 3 years after it.',
      source: pages.prostitution,
      for: ['hi-vacate-prostitution'],
    },
    {
      text: 'We found no form. Write to the court that dismissed the case. Name § 712-1256 and your date of birth.',
      source: pages.youngDrug,
      for: ['hi-expunge-young-drug'],
    },
    {
      text: 'We found no form. Write to the family court of the circuit, and name § 571-88 and the arrest.',
      readOn: pages.code,
      for: ['hi-juvenile-arrest'],
    },
    {
      text: 'The Hawaii Paroling Authority has the pardon application.',
      readOn: pardonPage,
      for: ['hi-pardon'],
    },
  ],
  fees: [
    { text: how.stateFee, readOn: pages.process, source: state, for: [...byState, ...byCourt] },
    {
      text: 'We could not confirm what a court charges for a motion. Ask the clerk before you file.',
      source: pages.drugs,
      for: [...byCourt, 'hi-vacate-prostitution', 'hi-expunge-young-drug', 'hi-juvenile-arrest'],
    },
    { text: 'We know of no fee for a pardon.', readOn: pardonPage, for: ['hi-pardon'] },
  ],
  feeWaiver: [
    {
      text: 'We found no waiver of the state’s fee. Free clinics help with the application.',
      source: clinics,
    },
  ],
  whereToFile: [
    { text: how.sendTo, readOn: pages.process, source: state, for: byState },
    {
      text: 'Ask the court that sentenced you. Then send its order to the Data Center.',
      source: pages.drugs,
      for: byCourt,
    },
    {
      text: 'File in the court that had the case.',
      source: pages.prostitution,
      for: ['hi-vacate-prostitution', 'hi-expunge-young-drug', 'hi-juvenile-arrest'],
    },
    { text: 'Send it to the Hawaii Paroling Authority.', readOn: pardonPage, for: ['hi-pardon'] },
  ],
  copiesAndService: [
    {
      text: 'Put the court case number of each arrest on the form. Without it the court may not find the case to seal.',
      source: pages.expungement,
      for: byState,
    },
  ],
  hearing: [
    {
      text: 'There is none for an arrest. The Attorney General’s office decides.',
      source: pages.expungement,
      for: byState,
    },
    {
      text: 'The court holds a hearing.',
      source: pages.prostitution,
      for: ['hi-vacate-prostitution', 'hi-expunge-young-drug'],
    },
    {
      text: 'If the office says no, you may ask a court to look at it.',
      readOn: 'https://print.casetext.com/case/barker-v-young-2',
      for: ['hi-expunge-arrest'],
    },
  ],
  howLong: [{ text: 'It takes up to 120 days.', source: state, for: [...byState, ...byCourt] }],
  checkIt: [
    {
      text: 'You get a certificate that names the arrests. Then look for the case on eCourt Kokua. If it still shows, send the court a copy and ask to seal it.',
      source: pages.expungement,
    },
    {
      text: 'The courts cannot hide a part of a case. If another charge in it was not expunged, the case may stay up.',
      readOn:
        'https://capitolwebsite.azurewebsites.net/sessions/session2025/CommReports/HB145_HD1_SSCR1350_.HTM',
    },
  ],
  employers: [
    {
      text: 'With the certificate you may say, under oath too, that you have no record of that arrest. Nobody may fire you or sue you for that.',
      source: pages.expungement,
    },
  ],
  cautions: [
    {
      text: 'If you are not a US citizen, talk to an immigration lawyer first. Get certified copies before the case is sealed.',
      source: profile,
    },
    {
      text: 'Hawaii cannot clear federal cases or those of other states.',
      source: pages.expungement,
    },
  ],
  whoStillSeesIt: [{ text: how.stillSeen, source: pages.expungement }],
  afterwards: [
    { text: how.courtSeals, source: pages.expungement },
    {
      text: 'You can also ask for your fingerprints and photos back, unless you have a conviction.',
      source: pages.expungement,
      for: byState,
    },
  ],
  cleanSlate: [
    {
      text: 'Hawaii clears no convictions by itself. A pilot on Hawaii Island cleared some drug arrests without a conviction. Everywhere else you have to ask.',
      readOn: pilotNews,
    },
  ],
  help: [
    {
      name: 'Attorney General of Hawaii, Criminal Justice Data Center',
      url: state,
      kind: 'office',
      what: 'Answers questions on expungement.',
      phone: '808-587-3348',
    },
    {
      name: 'Hawaii State Judiciary',
      url: clinics,
      kind: 'court',
      what: 'Free clinics with public defenders, the ACLU, the Innocence Project and Native Hawaiian Legal Corporation.',
      cost: 'free',
    },
    {
      name: 'University of Hawaii law school',
      url: 'https://hawaii.edu/news/2024/11/21/expungement-automation-tool',
      kind: 'law school',
      what: 'Clinics for expungement.',
      cost: 'free',
    },
    {
      name: 'ACLU of Hawaii',
      url: 'https://acluhi.org/en/news/aclu-leads-coalition-volunteers-help-people-clear-minor-legal-woes-without-fear-arrest',
      kind: 'group',
      what: 'News of the next free clinic.',
      cost: 'free',
    },
  ],
};
