import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'MS',
  name: 'Mississippi',
  timeZone: 'America/Chicago',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/mississippi-restoration-of-rights-pardon-expungement-sealing',
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/ms-nc-2/',
    alsoRead: [{ readOn: 'https://msdeltada.com/expungement/' }],
    checked: '2026-11-15',
  },
  changes: [],
};
