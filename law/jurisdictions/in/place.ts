import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'IN',
  name: 'Indiana',
  timeZone: 'America/New_York',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/indiana-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Bloomington Expungement Help Desk',
      url: 'https://law.indiana.edu/academics/public-interest/expungement-desk.html',
    },
  },
  clearing: {
    clears: 'other_records',
    note: 'Clears cases that were dropped or found not guilty, if charged after June 30, 2022. You have to ask for others.',
    law: 'Ind. Code § 35-38-9-1(b)',
    source: { readOn: 'https://instalawyer.io/laws/indiana-code/35-38-9-1-expunging-arrest-records' },
    checked: '2026-11-15',
  },
  changes: [],
};
