import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'IL',
  name: 'Illinois',
  timeZone: 'America/Chicago',
  whereToTurn: {
    selfHelp: {
      name: 'Circuit Clerk of McHenry County, Illinois: How to Clear Your Criminal Record',
      url: 'https://mchenrycircuitclerk.org/how-to-clear-your-criminal-record',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/illinois-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Cook County Public Defender: who can help with expungement',
      url: 'https://cookcountypublicdefender.org/Resources/information-about-expungement',
    },
  },
  clearing: {
    clears: 'other_records',
    note: 'Clears some small marijuana cases by itself. You have to ask for other records until 2029.',
    law: '20 ILCS 2630/5.2',
    source: 'https://isp.illinois.gov/BureauOfIdentification/CannabisExpungements',
    alsoRead: [
      'https://beta.ilga.gov/Legislation/PublicActs/PrinterFriendly/103-0755',
      { readOn: 'https://www.abridgeforward.com/blog/illinois-joins-fraternity-of-clean-slate-act-states' },
    ],
    checked: '2026-11-15',
    coming: {
      on: '2029-01-01',
      what: 'The state starts to seal many convictions and cases without a conviction by itself.',
      source: 'https://ccresourcecenter.org/topics/uncategorized',
    },
  },
  changes: [],
};
