import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'RI',
  name: 'Rhode Island',
  timeZone: 'America/New_York',
  whereToTurn: {
    selfHelp: {
      name: 'Rhode Island Judiciary: Expungement Information',
      url: 'https://courts.ri.gov/programs-services/Pages/Judicial-Records-Expungement-Information.aspx',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/rhode-island-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'other_records',
    note: 'Old marijuana possession cases were cleared by July 2024. You have to ask for other records.',
    law: 'R.I. Gen. Laws § 12-1.3-5',
    source: {
      readOn: 'https://lawserver.com/law/state/rhode-island/ri-laws/rhode_island_general_laws_12-1-3-5',
    },
    alsoRead: [
      {
        readOn:
          'https://rilawyersweekly.com/blog/2023/06/12/judiciary-more-than-23k-marijuana-cases-expunged-to-date/',
      },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
