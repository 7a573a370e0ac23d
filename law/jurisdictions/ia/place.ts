import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'IA',
  name: 'Iowa',
  timeZone: 'America/Chicago',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/iowa-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Iowa Legal Aid on clearing a conviction',
      url: 'https://www.iowalegalaid.org/resource/can-i-expunge-my-adult-criminal-conviction-in-1?ref=y3uf1',
    },
  },
  clearing: {
    clears: 'other_records',
    note: 'Clears cases where the judge held back the conviction, once you finish. Since July 2013; you have to ask for others.',
    law: 'Iowa Code § 907.9',
    source: 'https://www.iowalegalaid.org/resource/can-i-expunge-my-adult-criminal-conviction-in-1?ref=y3uf1',
    checked: '2026-11-15',
  },
  changes: [],
};
