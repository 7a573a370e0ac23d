import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'VT',
  name: 'Vermont',
  timeZone: 'America/New_York',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/vermontrestoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Vermont Law Help: Sealing or Expunging Your Criminal Record',
      url: 'https://vtlawhelp.org/expungement',
    },
  },
  clearing: {
    clears: 'other_records',
    note: 'Courts seal most cases dropped before trial or found not guilty within 60 days, unless someone objects.',
    law: '13 V.S.A. § 7603',
    source: { readOn: 'https://self-law.org/code/vt/title-13/chapter-230/7603' },
    checked: '2026-11-15',
  },
  changes: [],
};
