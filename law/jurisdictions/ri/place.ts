import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'RI',
  name: 'Rhode Island',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Read again against the text of 2022 and bills of 2026. Restitution must be paid too. Sections that only set a penalty count as crimes of violence, and two sections count only in part. Breaking a protection order is domestic violence. The way for several misdemeanors takes more than one. The certificate goes by the longer list of violent crimes. Added underage drinking, and tickets for refusing a test after 5 years. Of 24 cases written anew, all agreed. A domestic violence filing is no longer said to be expunged where such a charge came again within 3 years. Drunk driving counts as such by whichever section it is told. Of 23 cases more, all agreed. A felony told as prostitution is another crime, and waits like other felonies. Drunk driving under 21 is not read as underage drinking. Of 115 cases more one came out otherwise: what was dropped for a plea to something that is not told now needs a look. So does planning a violent crime, or asking for one: the list names neither.',
  },
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
      what: 'The state’s highest court says that a first offender has one conviction only (State v. Badessa, 2005). Its page for the public speaks of “more than one occasion”. So counts of one case are taken as one, and that is said.',
      since: '2026-11-17',
    },
    {
      section: 'R.I. Gen. Laws § 12-1-12.1(b)',
      what: 'Courts are said to seal more cases without a conviction by themselves since 2024. We found no law that says so.',
      since: '2026-11-17',
    },
    {
      section: 'R.I. Gen. Laws § 12-1-12(a)(1)',
      what: 'It has prints and photos destroyed for the offense that was dropped, and the court’s records sealed as § 12-1-12.1 says, which asks that every count is cleared. So a count dropped beside a conviction stays. Whether its prints go was not found.',
      since: '2026-11-18',
    },
    {
      section: 'R.I. Gen. Laws § 14-1-6.1; § 8-10-21; § 14-1-64',
      what: 'Juvenile files are closed to the public. A word on sealing them stands only in a law for some youths of 17 in 2007. Others read it as a rule for all.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
