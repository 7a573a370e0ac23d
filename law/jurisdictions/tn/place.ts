import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'TN',
  name: 'Tennessee',
  timeZone: 'America/Chicago',
  whereToTurn: {
    selfHelp: {
      name: 'Tennessee State Courts: Expungement',
      url: 'https://tncourts.gov/node/7163651',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/tennessee-restoration-of-rights-pardon-expungement-sealing',
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/tn-nc-1/',
    checked: '2026-11-15',
  },
  changes: [],
};
