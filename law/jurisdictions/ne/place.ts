import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'NE',
  name: 'Nebraska',
  timeZone: 'America/Chicago',
  whereToTurn: {
    selfHelp: {
      name: 'Nebraska Judicial Branch: Adult Record Sealing',
      url: 'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/adult-record-sealing',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/nebraska-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'other_records',
    note: 'Seals cases dropped or found not guilty after December 31, 2016. You have to ask for older ones.',
    law: 'Neb. Rev. Stat. § 29-3523',
    source: 'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/adult-record-sealing',
    alsoRead: ['https://cleanslateclearinghouse.org/policies/ne-nc-2/'],
    checked: '2026-11-15',
  },
  changes: [],
};
