import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'KS',
  name: 'Kansas',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  gaps: [
    {
      section: 'K.S.A. 21-6614(b) to (i)',
      what: 'Only its first subsections could be read in the law’s own words, as of 2022. The rest is as courts, prosecutors and legal aid tell it.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614(a)',
      what: 'Whether money that is owed keeps the years from running is not said. We let it block, and count from the end of the sentence.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614(d)',
      what: 'Refusing an alcohol test (8-1025) is treated like a DUI. We could not read whether it is. A city court’s page still tells of 10 years for a first DUI.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614(e)',
      what: 'It does not speak of somebody who only tried a crime on its list. That needs review, and so do some sex crimes from before 2011.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614',
      what: 'A prosecutor says that the law of the day of the crime governs. Older waits, where they were longer, are not entered.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 22-2410',
      what: 'It does not say what follows where one charge of an arrest was dropped and another ended in a conviction. That needs review.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 38-2312',
      what: 'Its opening was read in its own words; the ages, the waits and the way of trafficking victims come from clearinghouses.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
