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
      '51 new cases were written first and then held against the rules. All but one came out alike; that one, an open case beside a dismissed charge, stays among the gaps. A section cited as “Or. Rev. Stat.” is now read, and a drunk driving charge that the prosecutor dropped is no diversion.',
  },
  gaps: [
    {
      section: 'ORS 137.225(7)(a)',
      what: 'Whether an open case holds up a dismissed charge. The court form and one account of the 2025 law differ, so such a charge needs a look.',
      since: '2026-11-15',
    },
    {
      section: 'Or. Laws 2025, ch. 349',
      what: 'It was read in part, through one account. The court form of January 2026 agrees with it in all but the point above.',
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
