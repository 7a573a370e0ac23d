import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'NJ',
  name: 'New Jersey',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-17',
    changed:
      'All rules were read again, and 33 lives were worked out before they were run. Added: the way of 2022 for graduates of Recovery Court with a conviction for endangering a child; the bar of a dismissed program for young drug cases and juvenile records; false imprisonment of a child; a question where more than 3 offenses follow a crime. Marijuana is known by its paragraphs, also as courts write them.',
  },
  gaps: [
    {
      section: 'N.J.S.A. 2C:52-2(b), (c)',
      what: 'The list of crimes that can never be expunged was read in a county prosecutor’s list, in opinions and in statements to bills, not in the section itself. That criminal restraint and false imprisonment are on it only for a child of others was not read in its words.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-2(a), 2C:52-3(b)',
      what: 'Their openings were read, and statements to the bill of 2019. We count from the newest conviction anywhere, and not from the day of payment, which nobody is asked.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-2, 2C:52-3(a)(2)',
      what: 'Whether a disorderly persons offense can be expunged beside a crime that never can was not settled. It needs review.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-2(a)',
      what: 'Whether a crime can go alone, with more than 3 disorderly persons offenses after it, is read both ways. It needs review.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-5.1',
      what: 'The 3 years for selling from an ounce to 5 pounds of marijuana were read in guides of legal aid and lawyers, not in the section.',
      since: '2026-11-17',
    },
    {
      section: 'P.L.2021, c.403; N.J.S.A. 2C:52-4.1(a)',
      what: 'That needles and syringes count for less, and that single juvenile findings may go by the rules for adults, is not entered.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-5.4',
      what: 'A bill of May 2026 says that the automatic clean slate does not exist yet. Once it does, the clean slate petition ends.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2C:52-4, 2C:52-4.1, 2C:52-5, 2C:35-14(m), 2A:4A-62',
      what: 'These were read in a clearinghouse, a court’s directive, and guides of lawyers, which agree.',
      since: '2026-11-17',
    },
    {
      section: 'N.J.S.A. 2A:168A-8',
      what: 'Of the certificate for jobs only the opening was read. Gun rights are not entered.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
