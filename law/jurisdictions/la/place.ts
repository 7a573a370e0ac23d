import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'LA',
  name: 'Louisiana',
  timeZone: 'America/Chicago',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/louisiana-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask. A simpler request was approved in 2023, but lawmakers must pay for it first.',
    source: 'https://legis.la.gov/legis/Law.aspx?d=1335802',
    checked: '2026-11-15',
  },
  changes: [],
};
