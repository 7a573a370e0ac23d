import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'KY',
  name: 'Kentucky',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'KRS 431.073 to 431.078 and 610.330 were held against the rules with 48 new cases. A charge dropped beside a conviction can go with it. A felony from before 1975 needs a look, a possession is voided once only, and the behavioral health program was added. Sexual pictures of minors (KRS 531.310 to 531.375) now stay by their section too. A possession is not voided after an earlier one ended in deferred prosecution, KRS 218A.275(12). Of 34 more cases one did not agree: a youth case that ended with a program before 2017 is no longer said to have no way. A felony without a class now goes by its punishment, KRS 532.020(1). Crimes with minors are now known by their section too. Of 109 cases more one did not agree: paraphernalia (KRS 218A.500) is not a possession of drugs, so it is not voided and waits its 5 years. Driving on a license lost for a DUI (KRS 189A.090) is no longer taken for a DUI where its section is told. A misdemeanor sale or growing of marijuana now stays: a second one is a felony at any time. A finished diversion counts as dismissed for good, so it can go after 60 days. Every Class D felony that § 431.073(1)(a) names was tried: theft, forgery and tampering may go also where an office was part of it. Of 117 more cases one did not agree: a charge acquitted beside a conviction is no longer said to go by itself. A section on pornography that was not read needs review.',
  },
  gaps: [
    {
      section: 'KRS 431.073',
      what: 'The text at hand is of October 2022. Of the law of 2023 (chapter 87) only the beginning was read. Notes of 2026 say that this text ends on April 30, 2027, and that its successor differs by one financial crime alone. Two copies opened on November 19, 2026, one of 2024 and one without a date, name no end, and no act that sets one was found. A Class D felony for such a crime can go under (1)(d) in either text.',
      since: '2026-11-17',
    },
    {
      section: 'KRS 431.073(5)(a)',
      what: 'Whether a felony that was expunged since June 2019 still closes the way after the law of 2023. We answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'KRS 431.078(4)(d) and 189A.010',
      what: 'The text on how the 10 years of a DUI are counted was not at hand. A court of 2011 counted from the day of the offense, and so do we. Some pages count from the end of the sentence.',
      since: '2026-11-17',
    },
    {
      section: 'KRS 431.078(4)(d) and 218A.1421',
      what: 'That a misdemeanor sale or growing of marijuana stays comes from the words of KRS 218A.1421(2) and from two courts (2019, 2020), whose opinions were read in their openings. We take the same of pills, KRS 218A.1414, and growing, KRS 218A.1423.',
      since: '2026-11-18',
    },
    {
      section: 'KRS 431.076(1)(a)',
      what: 'Whether one acquitted charge goes by itself when another of the case ended in a conviction. A county attorney and a law firm say that it can be expunged after 60 days, so we say that people may ask.',
      since: '2026-11-19',
    },
    {
      section: 'KRS 431.076 and 533.258',
      what: 'Whether a “dismissed-diverted” charge is dismissed for good the law does not say. A court held so (Commonwealth v. Shouse, 2006), as a report of it tells, and we take it so unless the order says otherwise.',
      since: '2026-11-17',
    },
    {
      section: 'KRS 218A.275, 218A.276 and 218A.14151',
      what: 'Their own text was not at hand. They were read on pages of others, who agree. KRS 218A.275(8) to (12) and 218A.14151(1) to (3) were read as a secondary source of August 2026 quotes them.',
      since: '2026-11-17',
    },
    {
      section: 'KRS 431.078(1) and 431.073(5)',
      what: 'Whether a dropped felony charge goes with a misdemeanor conviction, and any dropped charge with a felony. We answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'KRS 533.272',
      what: 'The behavioral health program was to last four years from January 2023 unless extended. We found no word on what follows.',
      since: '2026-11-17',
    },
    {
      section: 'KRS 431.073(1)(d), 431.078(4)(a) and 531.010 to 531.110',
      what: 'What a “sex offense” is the law does not say here, and these sections on pornography and minors were not at hand. Told with such a section, the answer is that it needs review.',
      since: '2026-11-19',
    },
    {
      section: 'KRS 439.3401',
      what: 'The list of violent offenders was not read. Of violent juvenile felonies we answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'Senate Bill 290 of 2026',
      what: 'A bill to expunge convictions by themselves. We found no sign that it became law.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
