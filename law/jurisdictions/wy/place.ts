import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'WY',
  name: 'Wyoming',
  timeZone: 'America/Denver',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/wyomingrestoration-of-rights-pardon-expungement-sealing',
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/wy-nc-1/',
    alsoRead: [
      'https://cleanslateclearinghouse.org/policies/wy-c-1/',
      { readOn: 'https://www.expungementnation.com/wyoming' },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
