import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'ND',
  name: 'North Dakota',
  timeZone: 'America/Chicago',
  whereToTurn: {
    selfHelp: {
      name: 'North Dakota Courts: Legal Self Help Center',
      url: 'https://www.ndcourts.gov/legal-self-help',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/north-dakota-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'F5 Project: Sealing criminal records in North Dakota',
      url: 'https://www.f5project.org/sealing-criminal-records-in-north-dakota/',
    },
  },
  clearing: {
    clears: 'other_records',
    note: 'Courts close cases that end in dismissal or not guilty, since August 2025. You have to ask for older ones.',
    law: 'House Bill 1166 (2025)',
    source: { readOn: 'https://www.localnewswave.com/article/1006998051523751936' },
    alsoRead: ['https://cleanslateinitiative.org/in-the-news/north-dakota-hb1166'],
    checked: '2026-11-15',
  },
  changes: [
    {
      on: '2025-08-01',
      about: 'clean-slate',
      text: 'Since August 1, 2025 North Dakota courts close cases that end in dismissal or not guilty. You have to ask for older ones.',
      source: {
        label: 'Clean Slate Initiative on House Bill 1166',
        url: 'https://cleanslateinitiative.org/in-the-news/north-dakota-hb1166',
      },
    },
  ],
};
