import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'US',
  name: 'Federal courts',
  timeZone: 'America/New_York',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Thirteen cases were written from the law before they were run, and all agreed. So did 15 more. Nothing was changed. Then 48 short cases more, and all agreed.',
  },
  gaps: [
    {
      section: '18 U.S.C. § 3771A',
      what: 'It was read in part. The rest comes from summaries of the enacted law.',
      since: '2026-11-15',
    },
  ],
  changes: [
    {
      on: '2026-01-23',
      about: 'expungement',
      text: 'Since January 23, 2026 victims of human trafficking may ask a federal court to clear a nonviolent crime that came of it.',
      source: {
        label: 'Public Law 119-73',
        url: 'https://www.congress.gov/119/plaws/publ73/PLAW-119publ73.htm',
      },
      reliefs: ['us-trafficking-vacatur', 'us-trafficking-arrest'],
    },
  ],
};
