import type { PlaceToEnter } from '../../place/place.ts';

export const place: PlaceToEnter = {
  code: 'ME',
  name: 'Maine',
  timeZone: 'America/New_York',
  whereToTurn: {
    selfHelp: {
      name: 'Maine Judicial Branch: Sealing Your Criminal Record',
      url: 'https://courts.maine.gov/help/criminal/sealing.html',
    },
    profile:
      'https://ccresourcecenter.org/state-restoration-profiles/maine-restoration-of-rights-pardon-expungement-sealing/',
  },
  clearing: {
    clears: 'other_records',
    note: 'Makes most cases without a conviction private in police files. Court files may still show them.',
    law: '16 M.R.S. § 703(2)',
    source: 'https://cleanslateclearinghouse.org/policies/me-nc-1/',
    alsoRead: [
      {
        readOn:
          'https://edfolsomlaw.com/2020/11/in-maine-you-cant-even-leave-dismissed-criminal-cases-behind-you/',
      },
      {
        readOn:
          'https://www.pressherald.com/2026/04/24/mills-vetoes-bill-that-would-automatically-seal-some-criminal-records/',
      },
    ],
    checked: '2026-11-15',
  },
  changes: [],
};
