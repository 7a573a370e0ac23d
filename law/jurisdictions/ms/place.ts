import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'MS',
  name: 'Mississippi',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Of 20 cases written anew, 18 agreed. Two were wrong themselves: the wait for a felony is three years since July 2026, and § 9-11-15(3) takes in traffic misdemeanors. §§ 9-11-15, 21-23-7, 63-11-30 and 9-23-23 were read again; § 99-19-71 could not be. §§ 45-33-55, 67-3-70, 97-3-2 and 97-3-54.6 were read whole: sex offenses that call for registering, and a DUI with a child in the car, cannot be expunged. The answer says where it assumes that a sale was not trafficking, and a trafficked child’s case can be taken back. Of 26 cases written anew, all agreed. Restitution that is owed now holds back a felony. Since July 2026 trafficking victims may clear youth court cases too. Drunk driving counts as such by whichever section it is told. An arrest that nobody charged need not wait for a year: § 99-19-71(4), as reenacted in 2026, names no time. Of 36 more cases, all agreed. Of 24 cases more all agreed. Of 45 cases and 45 more all agreed with the law; more crimes are known by their section alone. Title 97 was gone through section by section: exploiting a child is now known by the section that punishes it too. Of 68 cases more, two did not agree: a fine that is owed now holds back a first DUI, and a DUI told by the paragraph on a second one is no longer taken for the first.',
  },
  gaps: [
    {
      section: 'Miss. Code Ann. § 99-19-71',
      what: 'We read the text of 2019 and a bill of 2026 that shows it. HB 1546 of 2026 (chapter 430), with three years instead of five and the new ban on procuring, was read in accounts of the enrolled act only. On November 19, 2026 its text could still not be opened. Senate Bill 2336 of 2026, as first written, has the ban on procuring and the same for trafficking victims, and still five years.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. § 99-19-71(1)',
      what: 'It does not say who is a “first offender”. After a later conviction, or one that was expunged, a person has to look.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. §§ 99-15-26, 41-29-150',
      what: 'Their texts could not be read. What courts, a clearinghouse and others say of them agrees.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. § 99-15-59',
      what: 'It lets a misdemeanor arrest go that nobody charged within 12 months. We know it only from notes of others. § 99-19-71(4) names no time, and we follow it.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. § 97-3-54.6',
      what: 'Its subsection (5) was read in the text of February 2026. What trafficking victims may clear since July 2026, youth court cases among it, was read in a bill and in an account of the enrolled act.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. § 99-19-72',
      what: 'Whether the $150 is also due without a conviction, or in a lower court, is not plain. § 25-7-25(2) lets a justice court ask up to $50.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. §§ 63-9-11(3), 97-45-27',
      what: 'Two rare ways are not entered. One is for a traffic case that ends with a safety course. One is for charges made by somebody who used your name.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2026-07-01',
      about: 'expungement',
      text: 'Mississippi: Since July 1, 2026, one felony can be expunged 3 years after the sentence, no longer 5.',
      source: {
        label: 'HB 1546 of 2026',
        url: 'https://billstatus.ls.state.ms.us/documents/2026/html/HB/1500-1599/HB1546SG.htm',
      },
    },
  ],
};
