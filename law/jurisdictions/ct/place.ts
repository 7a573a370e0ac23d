import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'CT',
  name: 'Connecticut',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Read again against the text of February 2026. A violation with jail possible starts its own wait, of 7 years up to one year possible. Drunk driving counts whatever it is called. What stands in title 14 is not erased for being young. A second small possession until 2015 was a felony, and is erased too. A sale of cannabis asks how much it was. A felony without its class is decided by its longest term, and where it was a drug sale, murder or manslaughter. Of 33 more cases all agreed but one: driving drunk that killed, or a felony of class A to C, no longer passes as § 14-227a. Common felonies that have one class alone, told by their section, need no class: larceny in the third degree, robbery in the first. Of 150 short cases more, all agreed.',
  },
  gaps: [
    {
      section: 'Conn. Gen. Stat. § 54-142a',
      what: 'The text read is of February 2026, with acts up to 2023. We found no later act that changes it. That does not prove that there is none.',
      since: '2026-11-17',
    },
    {
      section: 'Conn. Gen. Stat. § 54-142a(e)(1)',
      what: 'The text does not say whether a conviction in another state starts the 7 or 10 years anew. Then the answer is a question.',
      since: '2026-11-17',
    },
    {
      section: 'Conn. Gen. Stat. § 54-142a(a), (c)',
      what: 'Neither speaks of an arrest that never became a charge. Then the answer is a question.',
      since: '2026-11-17',
    },
    {
      section: 'Conn. Practice Book § 63-1',
      what: 'That an appeal takes 20 days was read in an opinion of 1997, not in the rule of today.',
      since: '2026-11-17',
    },
    {
      section: 'Conn. Gen. Stat. § 46b-146',
      what: 'It does not say what follows from a conviction in the 2 or 4 years of waiting. Then the answer is a question.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
