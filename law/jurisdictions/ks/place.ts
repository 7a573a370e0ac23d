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
      section: 'K.S.A. 21-6614(c), (d)',
      what: 'They do not name refusing an alcohol test, so it waits 3 years. A city court’s page still tells of 10 years for a first DUI.',
      since: '2026-11-17',
    },
    {
      section: 'K.S.A. 21-6614',
      what: 'Courts look at the law of the day of the crime, unless the law of today is kinder. Only the seven years for a DUI of 2014 and 2015 are entered.',
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
