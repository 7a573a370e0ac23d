import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'NV',
  name: 'Nevada',
  timeZone: 'America/Los_Angeles',
  whereToTurn: {
    selfHelp: {
      name: 'Nevada State Police, Records Division: Sealing Nevada Criminal History Records',
      url: 'https://rccd.nv.gov/feesforms/criminal/sealing_nv_criminal_history_records',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/nevada-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'other_records',
    note: 'Courts seal some cases when you finish certain kinds of probation. You have to ask for other records.',
    law: 'NRS 176A.295',
    source: 'https://nevada.public.law/statutes/nrs_176a.295',
    alsoRead: [
      {
        readOn:
          'https://nevadabest.us/could-nevada-be-the-next-state-to-adopt-automatic-criminal-record-sealing/',
      },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
