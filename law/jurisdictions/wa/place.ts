import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'WA',
  name: 'Washington',
  timeZone: 'America/Los_Angeles',
  whereToTurn: {
    selfHelp: {
      name: 'Clark County Law Library, Washington: Restoration of rights',
      url: 'https://clark.wa.gov/law-library/restoration-rights',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/washington-restoration-of-rights-pardon-expungement-sealing',
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: { readOn: 'https://legalclarity.org/filing-a-motion-to-vacate-a-conviction-in-washington-state' },
    alsoRead: [
      { readOn: 'https://povertyaction.org/clean-slate/' },
      { readOn: 'https://halstonberg.com/expungement/washington-vacating-convictions/' },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
