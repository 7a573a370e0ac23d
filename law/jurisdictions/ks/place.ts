import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'KS',
  name: 'Kansas',
  timeZone: 'America/Chicago',
  whereToTurn: {
    selfHelp: {
      name: 'Kansas Judicial Council: Expungement forms',
      url: 'https://www.kansasjudicialcouncil.org/legal-forms/expungement-adult',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/kansas-restoration-of-rights-pardon-expungement-sealing',
    legalHelp: {
      name: 'Kansas Legal Services: A Checklist for Expungement',
      url: 'https://expungement.works/post/a-checklist-for-expungement',
    },
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://expungement.works/post/a-checklist-for-expungement',
    alsoRead: [
      { readOn: 'https://app.legiplex.com/ks/legislature/2023/2023-r/bills/hb2028?page=2' },
      { readOn: 'https://a2jlab.org/tag/expungement/' },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
