import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'MN',
  name: 'Minnesota',
  timeZone: 'America/Chicago',
  whereToTurn: {
    selfHelp: {
      name: 'Minnesota Bureau of Criminal Apprehension: Expungements',
      url: 'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/minnesota-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'convictions',
    note: 'Seals some lower convictions and many dropped cases, since January 2025. There is a long backlog.',
    law: 'Minn. Stat. § 609A.015',
    source: 'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements',
    alsoRead: [
      { readOn: 'https://www.birkholzlaw.com/what-should-you-know-about-minnesotas-clean-slate-act' },
    ],
    checked: '2026-11-15',
  },
  changes: [
    {
      on: '2025-01-01',
      about: 'clean-slate',
      text: 'Since January 1, 2025 Minnesota seals some lower convictions and many dropped cases by itself.',
      source: {
        label: 'Minnesota Bureau of Criminal Apprehension',
        url: 'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements',
      },
    },
  ],
};
