import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'RI',
  name: 'Rhode Island',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2025-01-01',
  gaps: [
    {
      section: 'R.I. Gen. Laws chapter 12-1.3',
      what: 'The text at hand is of November 2022. Notes of others who read it in August 2026 found one change since: § 12-1.3-1(5), of June 2024. Of the bills of 2025 and 2026 we found none that became law.',
      since: '2026-11-17',
    },
    {
      section: 'R.I. Gen. Laws § 12-1.3-1(5)',
      what: 'A felony that has become a misdemeanor counts as one. Which crimes these are was not read, so it is asked.',
      since: '2026-11-17',
    },
    {
      section: 'R.I. Gen. Laws § 12-1.3-1(3)',
      what: 'Its words speak only of earlier convictions. The courts say that nobody with two cases is a first offender, and so it is entered.',
      since: '2026-11-17',
    },
    {
      section: 'R.I. Gen. Laws § 12-1-12.1(b)',
      what: 'Courts are said to seal more cases without a conviction by themselves since 2024. We found no law that says so.',
      since: '2026-11-17',
    },
    {
      section: 'R.I. Gen. Laws § 31-41.1-10; § 14-1-6.1',
      what: 'That tickets are expunged after 3 years, and juvenile files sealed at the end, was read only on pages of others.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
