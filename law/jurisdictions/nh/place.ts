import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'NH',
  name: 'New Hampshire',
  timeZone: 'America/New_York',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/new-hampshire-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: '603 Legal Aid: How to Remove Your Criminal Record',
      url: 'https://www.603legalaid.org/how-to-remove-your-criminal-record',
    },
  },
  clearing: {
    clears: 'other_records',
    note: 'Clears cases dropped or found not guilty since January 2019, after 30 days. You have to ask for others.',
    law: 'RSA 651:5, II-a',
    source: 'https://cleanslateclearinghouse.org/policies/nh-nc-2/',
    alsoRead: [{ readOn: 'https://bills.nhliberty.org/bills/2026/SB512/changes' }],
    checked: '2026-11-15',
  },
  changes: [],
};
