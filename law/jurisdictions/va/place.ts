import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'VA',
  name: 'Virginia',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-07-01',
  readAgain: {
    on: '2026-11-17',
    changed:
      'Sections 19.2-392.6 to 19.2-392.17 and 16.1-306 were read whole, and the list of § 19.2-392.12(L) line by line. Thirty-six cases written from the text agreed. A new conviction in the waiting time now starts it again, and no longer needs review.',
  },
  gaps: [
    {
      section: 'Va. Code § 19.2-392.2',
      what: 'We read the text in force until July 1, 2026. Later changes, one of which may begin on December 1, 2026, could not be opened.',
      since: '2026-11-17',
    },
    {
      section: 'Va. Code § 19.2-392.12(F)(2)',
      what: 'A new conviction in the waiting time starts it again, as we read “a period after”. What one does that came after a clean wait the words do not settle. Such records are answered with a question.',
      since: '2026-11-17',
    },
    {
      section: 'Va. Code §§ 19.2-392.5 to 19.2-392.17',
      what: 'We found no act of 2026 that changes them. That does not prove that there is none, and one may begin on July 1, 2027.',
      since: '2026-11-17',
    },
    {
      section: 'Va. Const. art. II, § 1',
      what: 'We could not confirm how the vote of November 3, 2026 on voting rights ended. The answer says so.',
      since: '2026-11-17',
    },
    {
      section: 'Va. Code § 17.1-275',
      what: 'Whether expungement still has a filing fee since July 2026 was read in one private guide only.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2026-07-01',
      about: 'clean-slate',
      text: 'Since July 1, 2026 Virginia seals some old misdemeanors by itself. You may ask a court to seal others.',
      source: {
        label: 'Virginia State Crime Commission',
        url: 'https://vscc.virginia.gov/sealing.asp',
      },
      reliefs: [
        'va-automatic-conviction',
        'va-automatic-no-conviction',
        'va-sealed-at-the-end',
        'va-marijuana-possession',
        'va-traffic-infraction',
      ],
    },
  ],
};
