import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'OK',
  name: 'Oklahoma',
  timeZone: 'America/Chicago',
  whereToTurn: {
    selfHelp: {
      name: 'Oklahoma State Bureau of Investigation: Clean Slate',
      url: 'https://www.oklahoma.gov/osbi/services/information-services-division/clean-slate-initiative.html',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/oklahoma-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'none',
    note: 'A 2022 law is meant to clear some records by itself, but it was still being set up in late 2025. Ask a court for now.',
    source:
      'https://www.oklahoma.gov/osbi/services/information-services-division/clean-slate-initiative.html',
    alsoRead: [
      'https://ccresourcecenter.org/tag/stitt',
      { readOn: 'https://www.beckhamcountyrecord.net/article/3411,oklahoma-s-clean-slate-law' },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
