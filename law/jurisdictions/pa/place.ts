import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'PA',
  name: 'Pennsylvania',
  timeZone: 'America/New_York',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      '18 Pa.C.S. §§ 9122 to 9123 were read whole. Look-backs, the felonies that may be sealed, how charges of one case count and which sex crimes are never erased after ARD were mended. Of 33 cases written anew all agreed, and one reading changed: a crime against an older person, told without its section, may stand in Article B. On November 19 § 106 was read whole: what the crimes code leaves without a degree is of the third. So were the registration lists of 42 Pa.C.S. §§ 9799.14 and 9799.55: of a section that they name in part, the paragraph decides now.',
  },
  gaps: [
    {
      section: '18 Pa.C.S. § 9102',
      what: 'It was read in an account of the act only. So it is open whether § 7512 counts as a drug felony.',
      since: '2026-11-15',
    },
    {
      section: '18 Pa.C.S. § 9122.3(b)',
      what: 'Whether a misdemeanor beside a lesser drug felony of its case is sealed by itself.',
      since: '2026-11-15',
    },
    {
      section: '18 Pa.C.S. §§ 9122.1 and 9122.3',
      what: 'How felonies in other states count.',
      since: '2026-11-15',
    },
  ],
  changes: [],
};
