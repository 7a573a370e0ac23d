import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'AZ',
  name: 'Arizona',
  timeZone: 'America/Phoenix',
  whereToTurn: {
    selfHelp: {
      name: 'AZCourtHelp: setting aside a conviction',
      url: 'https://azcourthelp.org/browse-by-topic/criminal-law/criminal-set-aside/set-aside-form-criteria',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/arizona-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/az-nc-2/',
    alsoRead: [
      'https://ccresourcecenter.org/2021/08/26/arizona-enacts-its-very-first-sealing-law-and-its-impressive/',
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
