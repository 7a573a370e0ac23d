import type { EnteredPlace } from '../../place/place.ts';

const since = '2026-11-17';

export const place: EnteredPlace = {
  code: 'NH',
  name: 'New Hampshire',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Held against the courts’ own checklist and form, and against private research that read the code in August 2026. Every felony of chapter 642 now bars annulment, and perjury no longer needs review. Of incest and endangering only paragraph III bars it. For an arrest without a charge a petition is open at any time. After a drug, mental health or veterans court the wait is 1 year. Of 24 cases written anew, all agreed. A felony with marijuana is no longer taken for three quarters of an ounce. Drunk driving counts as such by whichever section it is told. Of 25 cases more, one came out otherwise: a violent crime stays barred after a pardon. A felony against a child needs its section now. Whether a trafficking victim may undo a violent crime now needs review.',
  },
  gaps: [
    {
      section: 'RSA 651:5, III to VIII',
      what: 'We read paragraphs I to III in the text of 2015 and I to II-a in newer texts. The waits and bars of today come from the courts’ checklist of 2020 and the courts’ form, legal aid and others that agree. A company’s notes of August 2026, which tell paragraphs III to VIII from the General Court’s page, and a project that read it in October 2026 name the same.',
      since,
    },
    {
      section: 'RSA 651:5, III',
      what: 'We take it that a new conviction within the wait starts the wait again, and that one after it does no harm (State v. Williams, 2020, read in part).',
      since,
    },
    {
      section: 'RSA 651:5, XIII and XIV',
      what: 'The lists come from private research that read the code in August 2026. A project that read it in October 2026 names the same crimes. The paragraphs were not read themselves. Where a paper names RSA 639:2 or 639:3 without its paragraph, it needs review, save where it is about a child.',
      since,
    },
    {
      section: 'RSA 651:5, VI-a',
      what: 'A conviction elsewhere does not count if New Hampshire has no such crime. Others count. A person has to look at them.',
      since,
    },
    {
      section: 'RSA 651:5',
      what: 'The courts’ checklist says that the wait begins later where a second conviction within some years brings a higher penalty. It does not say for which crimes. We tell people, and count from the end of the sentence.',
      since,
    },
    {
      section: 'RSA 490-G to 490-I',
      what: 'That people may ask 1 year after a drug, mental health or veterans court stands in the courts’ checklist, and for veterans in two pages on the law. The sections were not read so far. We take it that the bars of RSA 651:5, V and VI hold there too.',
      since,
    },
    {
      section: 'SB 512 of 2026',
      what: 'It would end the filing fee for dropped cases from January 1, 2027. We found no page that says it became law. A project that read the code in October 2026 notes that the section changes on January 1, 2027, and does not say how. In August 2026 the code still named 2020 as the last change of RSA 651:5.',
      since,
    },
    {
      section: 'RSA 259:39, 651:5',
      what: 'One clearinghouse says that offenses on the habitual offender list, and drug felonies, wait 7 years from the conviction. We ask about driving offenses. For drug sales we count by the class.',
      since,
    },
    {
      section: 'RSA 651:5, II-a',
      what: 'It does not say what to do if the court forgets. The courts have form NHJB-3056 for it. For charges that the prosecutor dropped, the courts’ checklist takes that form at any time; we cannot tell those from others and count 30 days.',
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
