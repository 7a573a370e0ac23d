import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'FL',
  name: 'Florida',
  timeZone: 'America/New_York',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Sections 943.0515 to 943.059 were read whole. Victims of trafficking cannot clear a violent felony, and a juvenile sex offense stays only from July 1, 2007 on. Of 28 cases written anew, all agreed. Drunk driving counts as such where only its section was told. Sealing and expunction share the one court order of a life, so a dropped case and a withheld one are now choices of one (ss. 943.0585(1)(g), 943.059(1)(e)).',
  },
  gaps: [
    {
      section: 'Fla. Stat. § 943.0584',
      what: 'The list of crimes that are left out was read to (j). The rest comes from lists of the state agency and of lawyers, and the crimes of the registry from § 943.0435 itself.',
      since: '2026-11-15',
    },
    {
      section: 'Fla. Stat. § 943.0595',
      what: 'Automatic sealing was read in the bill of 2023, not in the law as it stands.',
      since: '2026-11-15',
    },
    {
      section: 'CS/SB 810 (2026)',
      what: 'It would seal some misdemeanor convictions. We found no sign that it became law, so these stay closed.',
      since: '2026-11-15',
    },
  ],
  changes: [],
};
