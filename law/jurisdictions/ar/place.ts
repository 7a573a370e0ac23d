import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'AR',
  name: 'Arkansas',
  timeZone: 'America/Chicago',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/arkansas-restoration-of-rights-pardon-expungement-sealing',
    legalHelp: {
      name: 'Arkansas Legal Services: Sealing Criminal Records',
      url: 'https://www.arlegalservices.org/expungement',
    },
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court, unless the governor pardons you.',
    source: {
      readOn:
        'https://law.uslawyerdatabase.com/category/us-law/2020-arkansas-code/title-16-practice-procedure-and-courts/subtitle-6-criminal-procedure-generally/chapter-90-judgment-and-sentence-generally/page/2',
    },
    alsoRead: [{ readOn: 'https://instalawyer.io/laws/arkansas-code/16-90-1410-sealing-records-of' }],
    checked: '2026-11-15',
  },
  changes: [],
};
