import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'IA',
  name: 'Iowa',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Of 33 cases written from the text, 28 agreed. Leaving the scene of a crash and dependent adult abuse under its old section are now left out, as the law says. The 180 days after a program count from its end. Underage drinking needs no class. A small public order charge without its section is now a question. Which earlier expungement uses up the one in a life is read from its section. Of 25 cases written anew, all agreed. Drunk driving under 21 is not read as underage drinking. Of 45 more, three did not agree: a crime told by its section is now left out only if the list names that section, whatever else it was about (§ 901C.3(2)(d), (h)). Every section on crimes was held against the lists: false imprisonment of a child and luring one, which § 692A.102 can make sex offenses, need a look. § 692A.102 was read whole: exposing somebody to a disease (§ 709D.3) and premises used for trafficking (§ 710A.2B) are not on it and no longer left out, and no simple misdemeanor is a sex offense. Of 153 short cases more, all agreed.',
  },
  gaps: [
    {
      section: 'Iowa Code § 901C.3',
      what: 'The text read is of the Code of 2024. Pages of 2026 tell the same. We found no later act, which does not prove that there is none.',
      since: '2026-11-17',
    },
    {
      section: 'Iowa Code § 710A.8 (proposed)',
      what: 'House File 2696 of 2026 would let trafficking victims ask for expungement. We could not confirm that it became law, so it is not entered.',
      since: '2026-11-17',
    },
    {
      section: 'Iowa Code § 901C.3(2)(w)',
      what: 'Of the federal tables, leaving the scene of a crash and out-of-service orders are matched by section. Traffic misdemeanors told without a section are answered with a question.',
      since: '2026-11-17',
    },
    {
      section: 'Iowa Code § 692A.102',
      what: 'The list of sex offenses was read whole, in the Code of 2024. Some crimes are on it only where the court found a sexual aim: we ask about that only where a crime is told as sexual.',
      since: '2026-11-19',
    },
    {
      section: 'Iowa Code § 901C.3(1)',
      what: 'What happens when a case holds a misdemeanor and a conviction that stays was read in a newspaper only. The answer is a question.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
