import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'WV',
  name: 'West Virginia',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2024-06-07',
  gaps: [
    {
      section: 'W. Va. Code § 61-11-26(c)',
      what: 'Only the waits were read in the text. What is left out was read on pages of Legal Aid, public defenders and others.',
      since: '2026-11-17',
    },
    {
      section: 'W. Va. Code § 61-11-26(h)',
      what: 'The act of 2020 says that the convictions of the petition must be the only ones in the state. Its words were not at hand. With a conviction that cannot go along, the answer is a question.',
      since: '2026-11-17',
    },
    {
      section: 'W. Va. Code § 61-11-26(o)',
      what: 'Whether a first drug case that was expunged uses up the one petition is not settled.',
      since: '2026-11-17',
    },
    {
      section: 'W. Va. Code § 61-11-25(d)',
      what: 'The law asks that no charge about the matter is pending. Legal Aid says no charge at all, and we follow that.',
      since: '2026-11-17',
    },
    {
      section: 'W. Va. Code § 17C-5-2b',
      what: 'When a deferred first drunk driving case can be expunged could not be read. The same goes for the test and lock program of drivers under 21.',
      since: '2026-11-17',
    },
    {
      section: 'W. Va. Code § 5-1-16a(c)',
      what: 'One year after the pardon and five after the sentence were read on pages of others. A page of the Parole Board still names two and twenty.',
      since: '2026-11-17',
    },
    {
      section: 'W. Va. Code § 61-11-26a',
      what: 'A bill of 2025 on drug courts was read. We found no sign that it became law.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
