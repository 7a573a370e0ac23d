import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'AL',
  name: 'Alabama',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Chapter 27 was held against the rules with 49 new cases. Forgery, human trafficking, child abuse and sexual abuse in the second degree now close the ways they close. A told section that was not read with the lists of violent, sex or moral turpitude crimes needs a look instead of a yes. A program with money owed is not ready. Of several pardoned felonies one is to be chosen. The order of limited relief was added. More sections on sex with or pictures of minors need a look. Of 32 more cases of November 18 all agreed. Of 29 others one did not: programs and misdemeanors now share the one limit of two. The list of sex offenses of § 15-20A-5 was read whole: crimes online and pictures of minors stay closed, and public lewdness is not on it. Of 57 cases of November 19 all agreed.',
  },
  gaps: [
    {
      section: 'Ala. Code § 17-3-30.1(c)',
      what: 'The act of 2024 added six felonies, attempts and crimes against people who run elections to the list that takes the vote. Which six was not read, so some felonies are a question now.',
      since: '2026-11-19',
    },
    {
      section: 'Ala. Code § 12-25-32',
      what: 'The list of violent offenses was read to promoting prison contraband, on two pages of a law firm. Other copies break off before it. Crimes that may stand in the rest of it need a look, selling drugs by weight (§ 13A-12-231) too.',
      since: '2026-11-19',
    },
    {
      section: 'Ala. Code § 12-25-32',
      what: 'What counts as “substantially similar” to a listed offense. Assault and domestic violence of the third degree are taken as not listed, since only higher degrees are. Stalking in the second degree needs a look.',
      since: '2026-11-17',
    },
    {
      section: 'Ala. Code §§ 15-27-1(b)(6), 15-27-2(c)(6)',
      what: 'Moral turpitude does not count for a felony that Act 2015-185 made a misdemeanor, 15 years without an arrest later. Which felonies these are was not read, so this is not entered.',
      since: '2026-11-19',
    },
    {
      section: 'Ala. Code § 17-3-30.1',
      what: 'Which felonies involve moral turpitude comes from a list of the Secretary of State, without all sections. A theft or fraud felony needs a look unless its section is known to be on the list or off it.',
      since: '2026-11-17',
    },
    {
      section: 'Ala. Code § 15-20A-5',
      what: 'The list ends with any crime “known as” a sex offense, and any found to be sexually motivated. A sex crime whose section is not on the list needs a look.',
      since: '2026-11-18',
    },
    {
      section: 'Ala. Code § 12-15-136',
      what: 'The law on sealing a juvenile case could not be read. Before 24 such a case needs a look.',
      since: '2026-11-17',
    },
    {
      section: 'Ala. Code § 15-27-5; Act 2025-427',
      what: 'An act of 2025 is said to say more of what a judge may weigh. Its text could not be opened. We found no other act of 2025 or 2026 that changes the chapter.',
      since: '2026-11-17',
    },
    {
      section: 'HB 261 (2026)',
      what: 'It would expunge some dropped charges without a petition from October 2026. It was last seen on a calendar in March. We found no sign that it became law.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
