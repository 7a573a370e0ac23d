import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'CT',
  name: 'Connecticut',
  timeZone: 'America/New_York',
  whereToTurn: {
    selfHelp: {
      name: 'State of Connecticut: Clean Slate',
      url: 'https://portal.ct.gov/cleanslate/',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/connecticut-restoration-of-rights-pardon-expungement-sealing/',
    legalHelp: {
      name: 'Clean Slate CT: Get answers',
      url: 'https://cleanslatect.org/get-answers/',
    },
  },
  clearing: {
    clears: 'convictions',
    note: 'Erases most misdemeanors after 7 years and some felonies after 10, for crimes from 2000 on.',
    law: 'Conn. Gen. Stat. § 54-142a(e)',
    source: { readOn: 'https://fureydonovan.com/clean-slate-act' },
    alsoRead: [
      'https://cleanslateclearinghouse.org/policies/ct-c-8/',
      'https://www.cleanslateinitiative.org/updates/states-of-clean-slate-end-of-year-wrap-up',
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
