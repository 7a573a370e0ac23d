import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'VA',
  name: 'Virginia',
  timeZone: 'America/New_York',
  whereToTurn: {
    selfHelp: {
      name: 'Virginia State Crime Commission: Sealing of criminal records',
      url: 'https://vscc.virginia.gov/sealing.asp',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/virginia-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'convictions',
    note: 'Seals some misdemeanor convictions, such as shoplifting and trespassing, after 7 years. Began July 2026.',
    law: 'Va. Code § 19.2-392.6',
    source: 'https://vscc.virginia.gov/sealing.asp',
    alsoRead: [
      'https://law.lis.virginia.gov/vacode/19.2-392.6/',
      { readOn: 'https://halstonberg.com/expungement/virginia-expungement-sealing/' },
    ],
    checked: '2026-11-15',
  },
  changes: [
    {
      on: '2026-07-01',
      about: 'clean-slate',
      text: 'Since July 1, 2026 Virginia seals some old misdemeanors by itself. You may ask a court to seal others.',
      source: {
        label: 'Virginia State Crime Commission',
        url: 'https://vscc.virginia.gov/sealing.asp',
      },
    },
  ],
};
