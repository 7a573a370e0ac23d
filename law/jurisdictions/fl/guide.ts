import type { Guide } from '../../guide.ts';
import { page } from './cites.ts';

const review = 'http://www.fdle.state.fl.us/Criminal-History-Records/Personal-Review.aspx';
const search = 'https://www.fdle.state.fl.us/Criminal-History-Records/Florida-Checks';
const miami = 'https://miamisao.com/community/seal-expungement/the-court-process/';
const bill = 'https://www.flsenate.gov/Session/Bill/2026/810/BillText/c1/HTML';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Ask the Florida Department of Law Enforcement (FDLE) for a Personal Review. It is free. You need fingerprints taken by a police agency.',
      source: review,
    },
    { text: 'What the public sees costs $24 plus a $1 card fee in FDLE’s online search.', source: search },
  ],
  fees: [
    {
      text: 'FDLE charges $75 for the certificate and does not give it back.',
      source: page.certificate,
    },
    { text: 'The clerk charges a filing fee. In Miami-Dade it is $42.', source: miami },
    {
      text: 'The $75 can be waived. Ask FDLE.',
      source: 'https://cleanslateclearinghouse.org/policies/fl-le-3/',
    },
    { text: 'There is no fee for victims of trafficking.', source: page.trafficking },
  ],
  whereToFile: [
    {
      text: 'First ask FDLE for a certificate of eligibility. To expunge, the State Attorney must certify the case first.',
      source: page.certificate,
    },
    {
      text: 'Then file a petition with the clerk of court in the county of the arrest. The certificate is good for 12 months.',
      source: miami,
    },
  ],
  howLong: [
    {
      text: 'FDLE handles applications in the order they come. Plan for several months, and then for a court date.',
      source: page.certificate,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'Police, courts, the Florida Bar and schools can still learn of it. So can agencies that license work in health, with children or with people who need care.',
      source: 'http://www.morsedefense.com/your-rights/seal-expungement/',
    },
    {
      text: 'A case sealed by itself stays in police files until a court orders more.',
      source: 'https://criminaldefenseattorneytampa.com/seal-and-expunge-criminal-record/auto-seal/',
    },
  ],
  afterwards: [
    {
      text: 'You may deny the arrest in most cases. Keep a copy of the order and of your court papers.',
      source: page.certificate,
    },
    { text: 'Ten years after sealing you can ask for an expunction.', source: page.expunction },
  ],
  cleanSlate: [
    {
      text: 'Cases that end without guilt are sealed by themselves, save forcible felonies and sex crimes. Since July 2023 the clerk closes the court file too.',
      source: page.automatic,
    },
    { text: 'Most juvenile records are expunged at 21, some at 26.', source: page.minors },
    {
      text: 'Convictions are not cleared. A 2026 bill (CS/SB 810) would have let people seal some misdemeanors. We found no sign that it became law.',
      source: bill,
    },
  ],
  help: [
    {
      name: 'FDLE Seal and Expunge Section',
      url: 'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Frequently-Asked-Questions',
      what: 'Answers what you ask about the certificate. Write to SEinfo@fdle.state.fl.us',
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
