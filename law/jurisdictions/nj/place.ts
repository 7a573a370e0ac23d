import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'NJ',
  name: 'New Jersey',
  timeZone: 'America/New_York',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/new-jersey-restoration-of-rights-pardon-expungement-sealing',
  },
  clearing: {
    clears: 'other_records',
    note: 'Clears some marijuana cases. A wider system was ordered in 2019, but we found no sign that it runs yet.',
    source: {
      readOn:
        'https://cdn.americantowns.com/news/icymi-governor-murphy-attorney-general-platkin-and-new-jersey-state-police-announce-a-nearly-70-reduction-in-expungement-backlog-31660124-trenton-nj.html',
    },
    alsoRead: [
      { readOn: 'https://fredsisto.com/expungement-and-marijuana-decriminalization-part-6/' },
      {
        readOn:
          'https://fastdemocracy.com/bill-summary/?billsummary_id=NJB00062574&billsummary_session=2024-2025&billsummary_state=nj',
      },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
