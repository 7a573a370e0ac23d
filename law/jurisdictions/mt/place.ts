import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'MT',
  name: 'Montana',
  timeZone: 'America/Denver',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/montana-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'other_records',
    note: 'Makes a case private when the judge put off the sentence and later dismissed it. You have to ask for others.',
    law: 'Mont. Code Ann. § 46-18-204',
    source: 'https://cleanslateclearinghouse.org/policies/mt-d-1/',
    checked: '2026-11-15',
  },
  changes: [],
};
