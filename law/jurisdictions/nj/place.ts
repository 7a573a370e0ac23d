import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'NJ',
  name: 'New Jersey',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  gaps: [
    {
      section: 'N.J.S.A. 2C:52-2(b), (c)',
      what: 'The list of crimes that can never be expunged was read in a county prosecutor’s list and in statements to bills, not in the section itself.',
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
      section: 'N.J.S.A. 2C:52-5.1',
      what: 'The 3 years for selling from an ounce to 5 pounds of marijuana were read in others’ notes, not in the section.',
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
