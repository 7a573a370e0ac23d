import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'ID',
  name: 'Idaho',
  timeZone: 'America/Boise',
  whereToTurn: {
    selfHelp: {
      name: 'Idaho Supreme Court: Clean Slate Act',
      url: 'https://isc.idaho.gov/Clean-Slate-Act',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/idaho-restoration-of-rights-pardon-expungement-sealing',
  },
  clearing: {
    clears: 'none',
    note: "You have to ask. Idaho's Clean Slate Act works only if you file a request with the court.",
    source: 'https://isc.idaho.gov/Clean-Slate-Act',
    checked: '2026-11-15',
  },
  changes: [],
};
