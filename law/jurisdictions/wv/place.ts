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
      'What cannot be expunged was held against notes of others who read all fifteen items of § 61-11-26(c) in August 2026. Stalking (§ 61-2-9a) and abuse of an incapacitated adult (§ 61-2-29) are left out also as misdemeanors. We had said that they can go. Breaking a protective order is not on the list, and no longer a question. A first drunk driving case that was put off can be expunged a year after probation. Driving on a suspended or revoked license is left out whatever the reason for it was. Copies of the court forms SCA-C903, C906, C907 and C912 were read, and held against the waits, the papers to serve and the days to object: all agreed. Any felony with a child as its victim is left out now, under whichever section. For a dropped charge an open case of another matter is a question, and no longer a wait. The one-time rule and the fees were found on a public page. Battery under § 61-2-9 that is told as domestic violence is left out: we had taken it that the victim was a stranger. Battery under § 61-2-10b now asks whether an officer was hurt. A conviction that was expunged before, with its section, now closes the way. Of 65 cases more none was wrong. Beside a conviction of its case we take it that a dropped charge was not dropped for the plea, as in other places, and say so. Each of the fifteen items, as those notes print them, was held against our list once more: a commercial driver’s case under § 17E-1-13 was missing, and an attempt at the burglary of a home is a question now.',
  },
  gaps: [
    {
      section: 'W. Va. Code § 61-11-26(c)',
      what: 'Only the waits were read in the text. What is left out was read in notes of others of August 2026, who print all fifteen items with their sections, and on pages of Legal Aid and public defenders: we held each item against our list. A crime that a judge wrote down as sexually motivated is left out too, and we do not ask for that. Where the crime is said to call for registration, it needs a look.',
      since: '2026-11-19',
    },
    {
      section: 'W. Va. Code § 61-11-26(i)',
      what: 'That the judge acts within 60 days, and that offices report within 60 days, rests on private research. So does (r): an old order that reduced the offense can be turned into an expungement. That rare way is not entered.',
      since: '2026-11-18',
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
      what: 'Notes on the text, and the form of the court, ask that no charge about the matter is pending. Legal Aid says no charge at all. With an open case the answer is a question.',
      since: '2026-11-18',
    },
    {
      section: 'W. Va. Code § 17C-5-2b',
      what: 'The year after probation, and who may ask, were read in notes of others of August 2026. So was § 17C-5-2(j): for drivers under 21 the court itself expunges after the test and lock program. We only tell of that.',
      since: '2026-11-18',
    },
    {
      section: 'W. Va. Code § 5-1-16a(c)',
      what: 'One year after the pardon and five after the sentence were read on pages and in notes of others. A page of the Parole Board still names two and twenty.',
      since: '2026-11-18',
    },
    {
      section: 'W. Va. Code § 61-11-26a',
      what: 'A bill of 2025 on drug courts was read. Notes of August 2026 say that a bill of that year on this section did not become law.',
      since: '2026-11-18',
    },
  ],
  changes: [],
};
