import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'MA',
  name: 'Massachusetts',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Whoever still has to register waits, and is not shut out for good. All of c. 90, § 24 stops expungement, and of c. 269, § 10 only (a) to (d). Not guilty is sealed by itself since March 11, 2024. The court’s own forms were read. Of 29 cases written anew, all agreed. Held against the list of sex offenses: giving a minor harmful matter is one, and open and gross lewdness from the second time on. Of 37 cases more, all agreed. The ruling on that second time, the state’s list of crimes that call for registration and a source for broken protective orders were read, and three cases name what was really read.',
  },
  gaps: [
    {
      section: 'G.L. c. 276, § 100A',
      what: 'The text was read up to its numbered rules. Of those rules, the state’s petition (form of 4/12) confirms 15 years for sex crimes, a felony that became a misdemeanor, and what is no longer a crime. That a broken protective or harassment order counts as a felony is told by a private reference of 2026 that repeats the section rule by rule. The text of that rule was not at hand.',
      since: '2026-11-17',
    },
    {
      section: 'G.L. c. 276, § 100A(1), (2)',
      what: 'The boxes of the state’s petition speak of “all sentence elements” that were over 3 or 7 years ago. The law, and the oath on the same form, count from the day in court or the end of custody, and so do we.',
      since: '2026-11-17',
    },
    {
      section: 'G.L. c. 276, §§ 100A, 100I, 100K, 100K¼',
      what: 'The days from which these apply (October 13, 2018, and November 9, 2022 for marijuana) rest on private research. So do the numbers of the court’s forms, which we saw only as copies.',
      since: '2026-11-17',
    },
    {
      section: 'G.L. c. 276, § 100A(5)',
      what: 'The text asks for a record without convictions that cannot be sealed. The oath on the state’s petition says the same. Legal aid says that other cases can be sealed all the same. Then the answer is a question.',
      since: '2026-11-17',
    },
    {
      section: 'G.L. c. 276, § 100C',
      what: 'The text was read only as courts quote it. It does not speak of an arrest without a case, or clearly of a verdict by reason of mental illness. Then the answer is a question. The state’s page names dismissals without probation. Lawyers and legal aid say that since 2012 a judge may seal a case dismissed after a CWOF, and so do we.',
      since: '2026-11-17',
    },
    {
      section: 'G.L. c. 276, § 100J',
      what: 'The list of what cannot be expunged comes from a lawyer’s page that repeats the state’s, from a private reference of 2026, and from a list of crimes made for a youth justice group in 2020, not from the text. They agree. A project that read the state’s pages in October 2026 names the same crimes. That all of c. 90, § 24 is on it, and of c. 269, § 10 only (a) to (d), comes from the last of them.',
      since: '2026-11-17',
    },
    {
      section: 'G.L. c. 276, § 100G',
      what: 'The text does not say whether one conviction and one case without a conviction can be expunged together. Then the answer is a question.',
      since: '2026-11-17',
    },
    {
      section: 'G.L. c. 94C, § 34',
      what: 'That a judge may seal a first drug possession comes from legal aid. An act of 2010 names records sealed under this section. The end of the section itself was not read.',
      since: '2026-11-17',
    },
    {
      section: 'G.L. c. 6, § 178C',
      what: 'The list of sex crimes was read up to c. 272, § 16. The crimes after it are entered as the state’s list of crimes marks them for registration. Of § 16 the highest court says that only a second, later conviction counts.',
      since: '2026-11-17',
    },
    {
      section: 'G.L. c. 127, § 152',
      what: 'That a pardon seals the record comes from a court and from others, not from the text.',
      since: '2026-11-17',
    },
    {
      section: 'H. 1811 and S. 1114 (2025–2026)',
      what: 'Bills for automatic sealing after 3 and 7 years. We did not find that one became law.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2023-05-05',
      about: 'clean-slate',
      text: 'On May 5, 2023 the highest court of Massachusetts ruled that cases ending in not guilty are sealed by themselves.',
      source: {
        label: 'Commonwealth v. J.F. (2023)',
        url: 'https://law.justia.com/cases/massachusetts/supreme-court/2023/sjc-13334.html',
      },
    },
    {
      on: '2024-02-14',
      about: 'expungement',
      text: 'Since February 14, 2024 youthful offender records in Massachusetts are sealed like other juvenile ones, after 3 years.',
      source: {
        label: 'In the Matter of an Impounded Case (2024)',
        url: 'https://law.justia.com/cases/massachusetts/supreme-court/2024/sjc-13465.html',
      },
    },
  ],
};
