import type { Guide } from '../../guide.ts';
import { lawPage } from './cites.ts';
import { convictionFee, shieldedLimit, withoutConvictionFee } from './how.ts';

const department = 'https://dpscs.maryland.gov/publicservs/expung.shtml';

export const guide: Guide = {
  ownRecord: [
    {
      text: 'Look up your cases for free on Maryland Judiciary Case Search, mdcourts.gov/casesearch.',
      source: 'https://peoples-law.com//node/43231/printable/print',
    },
    {
      text: 'Your official criminal history (RAP sheet) comes from the state’s Criminal Justice Information System (CJIS). Call 410-764-4501.',
      source: 'https://dpscs.maryland.gov/publicservs/FAQcjis.shtml',
    },
  ],
  fees: [
    { text: withoutConvictionFee, source: 'https://cleanmyrecordmd.com/faq' },
    { text: convictionFee, source: department },
  ],
  whereToFile: [
    {
      text: 'File with the court that had your case last. Each case needs its own petition.',
      source: department,
    },
  ],
  howLong: [
    {
      text: 'About 90 days, or longer if someone objects or appeals.',
      source: department,
    },
  ],
  whoStillSeesIt: [
    {
      text: 'An expunged record can be opened only by order of a court.',
      source: lawPage('10-108'),
    },
    { text: `A shielded record: ${shieldedLimit}`, source: lawPage('10-302') },
  ],
  afterwards: [
    {
      text: 'When you apply, no employer, school or government office may make you tell about what was expunged. Federal law may still make you tell.',
      source: lawPage('10-109'),
    },
  ],
  cleanSlate: [
    {
      text: 'Some cases that ended on or after October 1, 2021 are expunged by themselves after three years. Every charge in the case was dropped, dismissed or ended in “not guilty”.',
      source: lawPage('10-105.1'),
    },
    {
      text: 'Cases from before July 1, 2023 that were only about having cannabis were to be off the state’s record by July 1, 2024.',
      source: lawPage('10-112'),
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
