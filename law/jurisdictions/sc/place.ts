import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'SC',
  name: 'South Carolina',
  timeZone: 'America/New_York',
  whereToTurn: {
    selfHelp: {
      name: 'Solicitor of Horry County, South Carolina: Expungements',
      url: 'https://www.horrycountysc.gov/departments/solicitor/expungements/',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/south-carolina-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'other_records',
    note: 'City and magistrate courts clear some charges dropped or found not guilty, if you were fingerprinted.',
    law: 'S.C. Code § 17-22-950(A)',
    source: {
      readOn:
        'https://instalawyer.io/laws/south-carolina-code-of-laws/section-17-22-950-summary-court-expungement',
    },
    alsoRead: ['https://www.horrycountysc.gov/departments/solicitor/expungements/'],
    checked: '2026-11-15',
  },
  changes: [],
};
