import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'AK',
  name: 'Alaska',
  timeZone: 'America/Anchorage',
  whereToTurn: {
    profile: 'https://ccresourcecenter.org/state-restoration-profiles/alaska-expungment-pardon-sealing/',
  },
  clearing: {
    clears: 'none',
    note: "Nothing is sealed by itself. Some dropped cases and marijuana cases only come off the court's website.",
    source: {
      readOn:
        'https://www.newsminer.com/marijuana/alaska-court-system-takes-past-marijuana-convictions-off-online-database/article_36484418-bdeb-11ed-8ca4-337c5221f6cb.html',
    },
    alsoRead: [
      {
        readOn:
          'https://www.juneauempire.com/news/senate-votes-to-remove-records-from-states-online-court-system/',
      },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
