import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'WI',
  name: 'Wisconsin',
  timeZone: 'America/Chicago',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      '45 new cases were written first and then held against the rules. Nothing had to change. Of 45 short cases more, all agreed.',
  },
  gaps: [
    {
      section: 'Wis. Stat. § 973.015',
      what: 'A secondary source read it as in effect on August 5, 2026, through Act 247 of 2025: unchanged since 2016. We found no later act. That does not prove that there is none.',
      since: '2026-11-18',
    },
  ],
  changes: [],
};
