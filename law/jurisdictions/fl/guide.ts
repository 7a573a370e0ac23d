import type { Guide } from '../../guide.ts';
import { certificatePage, textOf } from './cites.ts';
import * as how from './how.ts';

const miami = 'https://miamisao.com/community/seal-expungement/the-court-process/';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the Florida Department of Law Enforcement (FDLE) for a Personal Review. It is free. You need fingerprints taken by a police agency.',
      source: 'http://www.fdle.state.fl.us/Criminal-History-Records/Personal-Review.aspx',
    },
    {
      text: 'What the public sees costs $24 plus a $1 card fee in FDLE’s online search.',
      source: 'https://www.fdle.state.fl.us/Criminal-History-Records/Florida-Checks',
    },
  ],
  fees: [
    { text: how.certificateFee, source: certificatePage },
    { text: how.feeWaiver, source: textOf('943.0585') },
    { text: how.filingFee, source: miami },
  ],
  whereToFile: [
    {
      text: 'First ask FDLE for a certificate of eligibility. To expunge, the State Attorney must certify the case first.',
      source: certificatePage,
    },
    { text: how.petition, source: miami },
  ],
  howLong: [
    {
      text: 'Plan for several months, and then for a court date.',
      source: certificatePage,
    },
  ],
  whoStillSeesIt: [
    {
      text: how.stillAsked,
      source: 'http://www.fdle.state.fl.us/Seal-and-Expunge-Process/Entitled-Agencies',
    },
    {
      text: 'They can read a sealed record. Of an expunged one they learn only that there was one.',
      source: textOf('943.0585'),
    },
    {
      text: how.policeFiles,
      source: 'https://criminaldefenseattorneytampa.com/seal-and-expunge-criminal-record/auto-seal/',
    },
  ],
  afterwards: [
    {
      text: `${how.mayDeny} Keep a copy of the order and of your court papers.`,
      source: textOf('943.0585'),
    },
    { text: how.afterTenYears, source: textOf('943.0585') },
  ],
  cleanSlate: [
    {
      text: `Cases that end without guilt are sealed by themselves, save forcible felonies and sex crimes. ${how.clerkToo}`,
      source: textOf('943.0595'),
    },
    { text: 'Most juvenile records are expunged at 21, some at 26.', source: textOf('943.0515') },
    {
      text: 'Convictions are not cleared. We found no sign that a 2026 bill to seal some misdemeanors (CS/SB 810) became law.',
      source: 'https://www.flsenate.gov/Session/Bill/2026/810/BillText/c1/HTML',
    },
  ],
  help: [
    {
      name: 'FDLE Seal and Expunge Section',
      url: 'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Frequently-Asked-Questions',
      what: 'Answers what you ask about the certificate: SEinfo@fdle.state.fl.us',
    },
    {
      name: 'Florida Justice Center',
      url: 'https://www.fljc.org/services/clemency/',
      what: 'Legal help with clemency and records',
    },
    {
      name: 'Community Legal Services of Mid-Florida',
      url: 'https://www.clsmf.org/?p=4472',
      what: 'Free legal help, also with juvenile records',
    },
  ],
};
