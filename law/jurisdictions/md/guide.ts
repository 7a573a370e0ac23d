import type { Guide } from '../../guide.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { lawPage } from './cites.ts';
import { convictionFee, shieldedLimit, withoutConvictionFee } from './how.ts';

const faq = 'https://www.towsontravel.com/maryland/faq-how-to-get-an-expungement-in-maryland.html';
const leaflet =
  'https://vdocument.in/how-can-i-expunge-my-criminal-record-record-mdcourtsgov-in-certain-cases-criminal.html';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Look up your cases for free on Maryland Judiciary Case Search, mdcourts.gov/casesearch.',
      source: leaflet,
    },
    {
      text: 'Your official criminal history (RAP sheet) comes from the state’s Criminal Justice Information System (CJIS). Call 410-764-4501.',
      source: 'https://dpscs.maryland.gov/publicservs/FAQcjis.shtml',
    },
  ],
  fees: [
    { text: withoutConvictionFee, source: 'https://cleanmyrecordmd.com/faq' },
    { text: convictionFee, source: faq },
    {
      text: 'Shielding has no filing fee.',
      source: 'https://www.mdcourts.gov/district/selfhelp/secondchanceactshieldinguide',
    },
  ],
  whereToFile: [
    {
      text: 'File in the court where the case was concluded. Each case needs its own petition.',
      source: 'https://dpscs.maryland.gov/publicservs/expung.shtml',
    },
  ],
  howLong: [
    {
      text: 'About 90 days from the day you file. It can take longer, most of all if someone objects.',
      source: faq,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'An expunged record can be opened only by order of a court.',
      source: lawPage('10-108'),
    },
    { text: shieldedLimit, source: lawPage('10-302') },
    { text: phrase.privateCopies, source: leaflet },
  ],
  afterwards: [
    {
      text: 'When you apply, no employer, school or government office may make you tell about what was expunged.',
      source: lawPage('10-109'),
    },
  ],
  cleanSlate: [
    {
      text: 'Some cases are expunged by themselves after three years. They ended on or after October 1, 2021, and each charge was dropped, dismissed or found not guilty.',
      source: lawPage('10-105.1'),
    },
    {
      text: 'Some cases from before July 1, 2023 were only about having cannabis. They were to be taken off the state’s record by July 1, 2024.',
      source: lawPage('10-112'),
    },
    {
      text: 'A wider Clean Slate Act (SB 483 of 2026) was heard in February 2026. We found no sign that it became law.',
      source:
        'https://www.rstreet.org/outreach/r-street-testimony-in-support-of-md-sb-483-clean-slate-act-of-2026',
    },
  ],
  help: [
    {
      name: 'Maryland Court Help Center',
      url: 'https://www.mdcourts.gov/reference/complaintsfaq',
      what: 'Free legal advice on expungement from the courts’ own lawyers. Call 410-260-1392.',
    },
    {
      name: 'Maryland Volunteer Lawyers Service',
      url: 'https://mvlslaw.org/expungeable-convictions/',
      what: 'Free lawyers for people with low income, and a list of convictions that can be expunged.',
    },
  ],
};
