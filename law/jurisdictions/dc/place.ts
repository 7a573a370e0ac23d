import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'DC',
  name: 'District of Columbia',
  timeZone: 'America/New_York',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/district-of-columbia-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'none',
    note: 'For now you have to ask a court. Clearing by itself is not due until October 2027.',
    source: 'https://code.dccouncil.gov/us/dc/council/code/sections/16-802',
    alsoRead: [
      { readOn: 'https://app.legiplex.com/dc/legislature/2025/2025-r/bills/b26-0152' },
      { readOn: 'https://koehlerlaw.net/2025/06/d-c-s-new-sealing-expungement-law-needs-fixing/' },
      'https://ccresourcecenter.org/text-blocks/district-of-columbia-record-relief/',
    ],
    checked: '2026-11-15',
    coming: {
      on: '2027-10-01',
      what: 'The court must clear old marijuana cases and seal many cases without a conviction.',
      source: 'https://code.dccouncil.gov/us/dc/council/code/sections/16-802',
    },
  },
  changes: [],
};
