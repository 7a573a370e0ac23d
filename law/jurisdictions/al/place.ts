import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'AL',
  name: 'Alabama',
  timeZone: 'America/Chicago',
  whereToTurn: {
    selfHelp: {
      name: 'Alabama Law Enforcement Agency: Criminal Record Expungement',
      url: 'https://www.alea.gov/criminal-record-expungement',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/alabama-restoration-rights-expungement-sealing/',
    legalHelp: {
      name: 'Volunteer Lawyers Birmingham: Guide to Alabama Expungements',
      url: 'https://www.vlbham.org/get-help/expungements/guide',
    },
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: { readOn: 'https://expungementalabamalawyer.com/alamaba-code' },
    alsoRead: ['https://www.alea.gov/online-services/criminal-record-expungement'],
    checked: '2026-11-15',
  },
  changes: [],
};
