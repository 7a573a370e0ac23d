import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'OR',
  name: 'Oregon',
  timeZone: 'America/Los_Angeles',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      '51 new cases were written first and then held against the rules. All but one came out alike. ORS 137.225(7) as printed in 2025 was then read, as a secondary source of August 2026 quotes it: an open case does not hold up a charge that did not end in a conviction. A small marijuana case must be from before July 2015, with the sentence finished. A section cited as “Or. Rev. Stat.” is now read, and a drunk driving charge that the prosecutor dropped is no diversion. Of 69 more cases two did not agree: of the graver marijuana crimes the sources conflict, so they need a look. 176 cases after the tests of another free tool came last: as Class A felonies those marijuana crimes were Class A after April 2017 too, so they are not eligible. Kidnapping a child, burglary to commit a sex crime, and eleven sections that the other tool counts as sex crimes now need a look. Gone through by sections: felony public indecency needs a look too.',
  },
  gaps: [
    {
      section: 'Or. Laws 2025, ch. 349',
      what: 'It was read in part, through accounts of others. The court form of January 2026 agrees.',
      since: '2026-11-15',
    },
    {
      section: 'ORS 137.225',
      what: 'What the state police charge for the record check could not be confirmed.',
      since: '2026-11-15',
    },
    {
      section: 'HB 4002 (2024)',
      what: 'What it does for drug cases could not be read.',
      since: '2026-11-15',
    },
    {
      section: 'ORS 162.185, 163.275, 164.075, 164.225, 166.643 and 475.908',
      what: 'As Class B felonies these are crimes against people only in some crime categories, so they need a look.',
      since: '2026-11-15',
    },
  ],
  changes: [],
};
