import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'WV',
  name: 'West Virginia',
  timeZone: 'America/New_York',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/west-virginia-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/wv-nc-2/',
    alsoRead: [{ readOn: 'https://lexace.ai/us/statute/west-virginia/61-11-26' }],
    checked: '2026-11-15',
  },
  changes: [],
};
