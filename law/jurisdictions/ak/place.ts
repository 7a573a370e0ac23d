import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'AK',
  name: 'Alaska',
  timeZone: 'America/Anchorage',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  gaps: [
    {
      section: 'AS 12.62.160, 12.62.900, 12.55.085, 22.35.030 and 47.12.300',
      what: 'The text at hand is of November 2022. Acts of 2023 to 2026 were searched for, not read whole.',
      since: '2026-11-17',
    },
    {
      section: 'HB 28 (2024) and HB 81 (2025)',
      what: 'One page calls HB 28, on marijuana convictions, a law of 2024. The legislature’s own pages show it held, and the same bill again in 2025. No rule follows it.',
      since: '2026-11-17',
    },
    {
      section: 'AS 12.62.900(19)',
      what: 'Whether not guilty by reason of insanity counts as an acquittal. It needs a look.',
      since: '2026-11-17',
    },
    {
      section: 'AS 47.12.030(a)',
      what: 'The list of crimes that go straight to adult court was not read. Class A and unclassified felonies need a look.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
