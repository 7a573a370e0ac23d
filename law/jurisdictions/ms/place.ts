import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'MS',
  name: 'Mississippi',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  gaps: [
    {
      section: 'Miss. Code Ann. § 99-19-71',
      what: 'We read the text of 2019 and a bill of 2026 that shows it. HB 1546 of 2026 (chapter 430), with three years instead of five and the new ban on procuring, was not read in its own text.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. § 99-19-71(1)',
      what: 'It does not say who is a “first offender”. After a later conviction, or one that was expunged, a person has to look.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. §§ 99-15-26, 41-29-150, 67-3-70',
      what: 'Their texts could not be read. What courts, a clearinghouse and others say of them agrees.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. § 97-3-54.6',
      what: 'What trafficking victims may clear since July 2026 was read in a bill of the same year only.',
      since: '2026-11-17',
    },
    {
      section: 'Miss. Code Ann. § 99-19-72',
      what: 'Whether the $150 is also due without a conviction, or in a lower court, is not plain.',
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
