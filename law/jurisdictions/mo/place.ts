import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'MO',
  name: 'Missouri',
  timeZone: 'America/Chicago',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/missouri-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'other_records',
    note: 'Closes most cases dropped or found not guilty. Many old marijuana cases were cleared too.',
    law: 'Mo. Rev. Stat. § 610.105',
    source: 'https://cleanslateclearinghouse.org/policies/mo-nc-1/',
    alsoRead: [{ readOn: 'https://stlpr.org/tags/record-expungment' }],
    checked: '2026-11-15',
  },
  changes: [],
};
