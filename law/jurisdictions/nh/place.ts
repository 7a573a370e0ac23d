import type { EnteredPlace } from '../../place/place.ts';

const since = '2026-11-17';

export const place: EnteredPlace = {
  code: 'NH',
  name: 'New Hampshire',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  gaps: [
    {
      section: 'RSA 651:5, III to VIII',
      what: 'We read paragraphs I to III in the text of 2015 and I to II-a in newer texts. The waits and bars of today come from the courts’ checklist, legal aid and others that agree.',
      since,
    },
    {
      section: 'RSA 651:5, III(h)',
      what: 'For domestic violence under RSA 631:2-b the newest pages say 10 years, older ones 3. We count 10.',
      since,
    },
    {
      section: 'RSA 651:5, III',
      what: 'We take it that a new conviction within the wait starts the wait again, and that one after it does no harm (State v. Williams, 2020, read in part).',
      since,
    },
    {
      section: 'RSA 651:5, XIV',
      what: 'Which felonies are obstruction of justice could not be read whole. Other felonies of chapters 641 and 642 need review.',
      since,
    },
    {
      section: 'RSA 259:39, 651:5',
      what: 'One clearinghouse says that offenses on the habitual offender list, and drug felonies, wait 7 years from the conviction. We ask about driving offenses. For drug sales we count by the class.',
      since,
    },
    {
      section: 'RSA 651:5, II-a',
      what: 'It does not say what to do if the court forgets. The courts have form NHJB-3056 for it. Whether an arrest without any charge is annulled on a set day is not said either.',
      since,
    },
    {
      section: 'RSA 633:7',
      what: 'The law for trafficking victims of 2022 was read in its title and analysis. Which convictions it reaches is for a lawyer to say.',
      since,
    },
  ],
  changes: [],
};
