import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'DE',
  name: 'Delaware',
  timeZone: 'America/New_York',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/delaware-restoration-of-rights-pardon-expungement-sealing',
  },
  clearing: {
    clears: 'convictions',
    note: 'Clears some misdemeanors after 5 years and a few felonies after 10, since August 2024. The work is slow.',
    source: {
      readOn:
        'https://www.delawarepublic.org/politics-government/2024-08-17/automatic-record-expungement-began-august-1-questions-remain-about-timeliness-of-rollout',
    },
    alsoRead: [
      {
        readOn:
          'https://www.wboc.com/news/delaware-clean-slate-law-begins-automatic-record-expungement/article_2a279f9c-504a-11ef-bf44-6f7fbef01d6d.html',
      },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
