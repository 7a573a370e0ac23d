import type { EnteredPlace } from '../../place/place.ts';

const since = '2026-11-17';

export const place: EnteredPlace = {
  code: 'NH',
  name: 'New Hampshire',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-17',
    changed:
      'Held against 38 records from the text and from research of 2026. What was dropped since 2019 goes by itself after 30 days, and no petition opens sooner. Of incest and endangering only some offenses are barred: others need review. A violation or class B misdemeanor since 2019 has to be annulled if nobody objects with reason. The marijuana form has its number.',
  },
  gaps: [
    {
      section: 'RSA 651:5, III to VIII',
      what: 'We read paragraphs I to III in the text of 2015 and I to II-a in newer texts. The waits and bars of today come from the courts’ checklist, legal aid and others that agree.',
      since,
    },
    {
      section: 'RSA 651:5, III(h)',
      what: 'For domestic violence under RSA 631:2-b the newest pages say 10 years, older ones 3. We count 10, as does private research that read the code in August 2026.',
      since,
    },
    {
      section: 'RSA 651:5, III',
      what: 'We take it that a new conviction within the wait starts the wait again, and that one after it does no harm (State v. Williams, 2020, read in part).',
      since,
    },
    {
      section: 'RSA 651:5, III(a)(2) and (b)(2)',
      what: 'The 20 days to object, and that the court then has to annul, come from private research of August 2026. So do the numbers of the marijuana and the waiver form.',
      since,
    },
    {
      section: 'RSA 651:5, XIII',
      what: 'Of RSA 639:2 and 639:3 only some offenses are violent crimes. We take it that they are those about a child. Others need review.',
      since,
    },
    {
      section: 'SB 512 of 2026',
      what: 'It would change RSA 651:5. We found no page that says it became law.',
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
