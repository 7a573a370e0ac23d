import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'GA',
  name: 'Georgia',
  timeZone: 'America/New_York',
  whereToTurn: {
    selfHelp: {
      name: 'District Attorney of the Atlantic Circuit, Georgia: Records Restriction',
      url: 'https://da.libertycountyga.gov/records-restriction',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/georgia-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'other_records',
    note: 'Hides many charges dropped or found not guilty, for arrests after July 1, 2013. You have to ask for older ones.',
    law: 'O.C.G.A. § 35-3-37',
    source: { readOn: 'https://www.gwinnettcounty.com/government/departments/district-attorney/faqs' },
    alsoRead: [{ readOn: 'https://www.peachstatelawyer.com/category/uncategorized/' }],
    checked: '2026-11-15',
  },
  changes: [],
};
