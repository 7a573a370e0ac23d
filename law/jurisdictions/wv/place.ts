import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'WV',
  name: 'West Virginia',
  timeZone: 'America/New_York',
  verified: '2026-11-18',
  knownFrom: '2024-06-07',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Driving on a suspended or revoked license is left out whatever the reason for it was. Breaking a protective order is a question. Copies of the court forms SCA-C903, C906, C907 and C912 were read, and held against the waits, the papers to serve and the days to object: all agreed. Any felony with a child as its victim is left out now, under whichever section. For a dropped charge an open case of another matter is a question, and no longer a wait. The one-time rule and the fees were found on a public page.',
  },
  gaps: [
    {
      section: 'W. Va. Code § 61-11-26(c)',
      what: 'Only the waits were read in the text. What is left out was read on pages of Legal Aid, public defenders and others. A crime that a judge wrote down as sexually motivated is left out too, and we do not ask for that. Driving on a suspended license is left out as the public defenders say. Whether breaking a protective order (§ 48-27-903) is left out could not be read.',
      since: '2026-11-17',
    },
    {
      section: 'W. Va. Code § 61-11-26(i)',
      what: 'That the judge acts within 60 days, and that offices report within 60 days, rests on private research.',
      since: '2026-11-17',
    },
    {
      section: 'W. Va. Code § 61-11-25',
      what: 'One page says that since 2024 a court expunges an acquittal of all charges by itself. We found no text of that. The answer is that you may ask.',
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
      what: 'The form of the court asks that no charge about the matter is pending. Legal Aid says no charge at all. With an open case the answer is a question.',
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
