import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'OH',
  name: 'Ohio',
  timeZone: 'America/New_York',
  whereToTurn: {
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/ohio-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Opportunity Port and other record relief projects (Ohio State University)',
      url: 'https://moritzlaw.osu.edu/faculty-and-research/drug-enforcement-and-policy-center/clemency-record-relief',
    },
  },
  clearing: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: {
      readOn:
        'https://www.marijuanalawandpolicyblog.com/2024/03/student-presentation-to-explore-automatic-and-petition-based-expungement-in-ohio',
    },
    alsoRead: ['https://codes.ohio.gov/ohio-revised-code/section-2953.321'],
    checked: '2026-11-15',
  },
  changes: [],
};
