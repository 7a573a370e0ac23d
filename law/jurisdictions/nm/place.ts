import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'NM',
  name: 'New Mexico',
  timeZone: 'America/Denver',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/new-mexico-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'ACLU of New Mexico: How do I expunge my record?',
      url: 'https://www.aclu-nm.org/publications/how-do-i-expunge-my-record',
    },
  },
  clearing: {
    clears: 'other_records',
    note: 'Clears many marijuana-only cases after 2 years. You have to ask for other records.',
    law: 'NMSA 1978, § 29-3A-8',
    source: 'https://law.justia.com/codes/new-mexico/chapter-29/article-3a/section-29-3a-8/',
    alsoRead: [{ readOn: 'https://aarons.law/expungement/waiting-times' }],
    checked: '2026-11-15',
  },
  changes: [],
};
