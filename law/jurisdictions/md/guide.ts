import type { Guide } from '../../guide.ts';
import { page } from './cites.ts';

const faq = 'https://www.towsontravel.com/maryland/faq-how-to-get-an-expungement-in-maryland.html';
const courts =
  'https://vdocument.in/how-can-i-expunge-my-criminal-record-record-mdcourtsgov-in-certain-cases-criminal.html';
const clinic = 'https://cleanmyrecordmd.com/faq';
const department = 'https://dpscs.maryland.gov/publicservs/expung.shtml';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Look up your cases for free on Maryland Judiciary Case Search, mdcourts.gov/casesearch.',
      source: courts,
    },
    {
      text: 'Your official criminal history (RAP sheet) comes from the state’s Criminal Justice Information System (CJIS).',
      source: 'http://www.navigatingreentry.org/index.php/criminal-records-expungment/',
    },
  ],
  fees: [
    { text: 'A petition for a case without a conviction is free.', source: clinic },
    {
      text: 'A petition for a conviction costs $30 a case. It is not paid back if you lose. If you cannot pay, ask the court to waive it.',
      source: faq,
    },
    {
      text: 'Shielding has no filing fee.',
      source: 'https://www.mdcourts.gov/district/selfhelp/secondchanceactshieldinguide',
    },
  ],
  whereToFile: [
    {
      text: 'File in the court where the case was concluded. Each case needs its own petition.',
      source: department,
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
      text: 'An expunged record can be opened only by order of a court, and is destroyed after three years.',
      source: page.summary,
    },
    {
      text: 'A shielded record is still open to courts, police and some state agencies.',
      source: page.shielding,
    },
    { text: 'Private background check companies may have copies.', source: courts },
  ],
  afterwards: [
    {
      text: 'An employer or school in Maryland may not make you tell about what was expunged.',
      source: 'https://www.pressreader.com/usa/the-calvert-recorder/20171013/281565175985472',
    },
    { text: 'You may vote again as soon as you leave prison.', source: page.rights },
  ],
  cleanSlate: [
    {
      text: 'Some cases are expunged by themselves after three years. They ended on or after October 1, 2021, and each charge was dropped, dismissed or found not guilty.',
      source: page.automatic,
    },
    {
      text: 'Some cases from before July 1, 2023 were only about having cannabis. They were to be taken off the state’s record by July 1, 2024.',
      source: page.cannabis,
    },
    {
      text: 'A wider Clean Slate Act (SB 483 of 2026) was heard in February 2026. We found no sign that it became law.',
      source:
        'https://www.rstreet.org/outreach/r-street-testimony-in-support-of-md-sb-483-clean-slate-act-of-2026',
    },
  ],
  help: [
    {
      name: 'Maryland Court Help',
      url: courts,
      what: 'Free legal advice on expungement from the courts’ self-help centers. Call 410-260-1392.',
    },
    {
      name: 'Maryland Volunteer Lawyers Service',
      url: 'https://mvlslaw.org/category/expungements/',
      what: 'Free lawyers for people with low income, and a list of convictions that can be expunged.',
    },
  ],
};
