import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'KY',
  name: 'Kentucky',
  timeZone: 'America/New_York',
  whereToTurn: {
    selfHelp: {
      name: 'Kentucky Court of Justice: Expungement',
      url: 'https://kycourts.gov/AOC/Information-and-Technology/Pages/Expungement.aspx',
    },
    profile: 'https://ccresourcecenter.org/text-blocks/kentucky-record-relief',
  },
  clearing: {
    clears: 'other_records',
    note: 'Clears many cases found not guilty or dropped for good, since July 2020. You have to ask for convictions.',
    law: 'KRS 431.076(1)(a)',
    source: { readOn: 'https://self-law.org/code/ky/431-076' },
    alsoRead: ['https://ccresourcecenter.org/text-blocks/kentucky-record-relief'],
    checked: '2026-11-15',
  },
  changes: [],
};
