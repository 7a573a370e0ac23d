import type { Guide } from '../../guide.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { page } from './cites.ts';
import { convictionFee, shieldedLimit, withoutConvictionFee } from './how.ts';

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
      text: 'Your official record (RAP sheet) comes from the state’s Criminal Justice Information System.',
      source: 'http://www.navigatingreentry.org/index.php/criminal-records-expungment/',
    },
  ],
  fees: [
    { text: withoutConvictionFee, source: clinic },
    {
      text: convictionFee,
      source: faq,
    },
    {
      text: 'Shielding has no filing fee.',
      source: 'https://www.mdcourts.gov/district/selfhelp/secondchanceactshieldinguide',
    },
  ],
  whereToFile: [
    {
      text: 'File with the court that had your case. Each case needs its own petition.',
      source: department,
    },
  ],
  howLong: [
    {
      text: 'About 90 days from the day you file, longer if someone objects.',
      source: faq,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'An expunged record can be opened only by order of a court, and is destroyed after three years.',
      source: page.summary,
    },
    {
      text: shieldedLimit,
      source: page.shielding,
    },
    { text: phrase.privateCopies, source: courts },
  ],
  afterwards: [
    {
      text: 'No employer or school may make you tell about what was expunged.',
      source: 'https://www.pressreader.com/usa/the-calvert-recorder/20171013/281565175985472',
    },
    { text: phrase.voteOnRelease, source: page.rights },
  ],
  cleanSlate: [
    {
      text: 'A case that ended on or after October 1, 2021 is expunged by itself after three years. Every charge must have been dropped, dismissed or ended in “not guilty”.',
      source: page.automatic,
    },
    {
      text: 'Cases from before July 1, 2023 that were only about having cannabis were to leave the state’s record by July 1, 2024.',
      source: page.cannabis,
    },
  ],
  help: [
    {
      name: 'Maryland Court Help',
      url: courts,
      what: 'The courts’ own free legal advice. Call 410-260-1392.',
    },
    {
      name: 'Maryland Volunteer Lawyers Service',
      url: 'https://mvlslaw.org/category/expungements/',
      what: 'Free lawyers for people with low income.',
    },
  ],
};
