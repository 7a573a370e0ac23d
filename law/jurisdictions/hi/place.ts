import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'HI',
  name: 'Hawaii',
  timeZone: 'Pacific/Honolulu',
  whereToTurn: {
    selfHelp: {
      name: 'Hawaii Attorney General, Criminal Justice Data Center: Expungements',
      url: 'https://ag.hawaii.gov/hcjdc/expungements/',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/hawaii-restoration-of-rights-pardon-expungement-sealing',
  },
  clearing: {
    clears: 'other_records',
    note: 'Only a pilot on Hawaii Island clears some drug arrests without a conviction. Elsewhere you have to ask.',
    law: 'Act 62, Session Laws of Hawaii 2024',
    source: {
      readOn:
        'https://lastprisonerproject.org/lpp-bill-identifies-over-2-200-records-for-relief-in-hawaii-hb-132-would-streamline-their-expungement',
    },
    alsoRead: [
      { readOn: 'https://www.jdp.com/?p=19318' },
      { readOn: 'https://civilbeat.digitaldemocracy.org/hearings/278295' },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
