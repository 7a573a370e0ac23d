import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'SD',
  name: 'South Dakota',
  timeZone: 'America/Chicago',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/south-dakota-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'convictions',
    note: 'Takes petty offenses and the lowest misdemeanors (Class 2) off your public record after 5 clean years.',
    law: 'SDCL § 23A-3-34',
    source: 'https://mylrc.sdlegislature.gov/api/Documents/Bill/233999.html?Year=2022',
    alsoRead: [
      'https://cleanslateclearinghouse.org/policies/sd-c-1/',
      { readOn: 'https://legalclarity.org/how-long-a-class-2-misdemeanor-stays-on-your-record-in-sd' },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
