import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'MA',
  name: 'Massachusetts',
  timeZone: 'America/New_York',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/massachusetts-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'other_records',
    note: 'Seals charges found not guilty or thrown out early by a judge or grand jury. You have to ask for others.',
    law: 'G.L. c. 276, § 100C',
    source: {
      readOn: 'https://kgdefenselaw.com/2024/01/27/automatic-sealing-of-charges-with-not-guilty-verdicts',
    },
    alsoRead: ['https://law.justia.com/cases/massachusetts/supreme-court/2023/sjc-13334.html'],
    checked: '2026-11-15',
  },
  changes: [],
};
