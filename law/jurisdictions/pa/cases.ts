import {
  calledDismissed,
  calledGuilty,
  charged,
  type Person,
  person,
  type Told as ToldOf,
} from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-15';

const pages = {
  cleanSlate: 'https://govt.westlaw.com/pac/Document/N95A8E510AE7311EEBA4A8C9569A15992',
  exceptions: 'https://self-law.org/code/pa/title-18/chapter-91/9122-3',
  petition: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.091.022.001..HTM',
  expungement: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.091.022.000..HTM',
  summary: 'https://ccresourcecenter.org/text-blocks/pennsylvania-record-relief/',
  definitions:
    'https://fastdemocracy.com/bill-summary/?billsummary_id=PAB00029644&billsummary_session=2023-2024&billsummary_state=pa',
  petitionFelonies: 'https://www.aclupa.org/en/legislation/hb-689-clean-slate-30',
  clinic: 'https://clsphila.org/learn-about-issues/frequently-asked-questions-about-clean-slate',
  notes:
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/0489cca02685b98789f32da98d5fb90ff36a986e/data/record-clearing/legal-design-intake/PA.memo.json',
  contempt: 'https://laws9.com/statutes/pennsylvania/title-42/chapter-41/4136',
  lutz: 'https://casetext.com/case/commonwealth-v-lutz-4',
  giulian: 'https://law.justia.com/cases/pennsylvania/supreme-court/2016/75-map-2015.html',
  drugAct: 'https://govt.westlaw.com/pac/Document/NC9ABA650343D11DA8A989F4EECDB8638',
  act108: 'https://aclupa.org/en/node/1833',
  juvenileRule:
    'https://regulations.justia.com/states/pennsylvania/title-237/part-i/subpart-a/chapter-1/part-c/part-c-3/rule-170',
  trafficking: 'https://cseinstitute.org/new-pennsylvania-law-can-help-trafficking-survivors-seek-justice',
  registration: 'https://lexace.ai/us/statute/pennsylvania/42-9799.14',
  registry: 'https://github.com/fuzzlaw/sorstatutes',
  longestTerms: 'https://github.com/saint1415/us-statutes',
  drugTerms: 'https://introublewiththelaw.com/drug-offenses/',
  smallAmount:
    'https://blog.princelaw.com/2016/08/03/while-the-laws-are-changing-in-pennsylvania-possession-of-marijuana-for-personal-use-remains-a-crime/',
  governor:
    'https://www.pa.gov/en/governor/newsroom/2024-press-releases/governor-shapiro-hosts-legislative-leaders-and-reform-advocates-0.html',
};

/** A second-degree misdemeanor theft with every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  caseId: 'k1',
  level: 'misdemeanor',
  grade: '2',
  offense: ['theft'],
  statute: '18 Pa.C.S. § 3921',
  ...charged('2012-01-12').convicted('2012-05-09', { over: '2013-05-09' }),
  sentence: ['probation'],
};

const settled = person<Grade>({ ...nothingElse, born: '1976-04-12' });

/** The theft, with the case that matters put over it. The offense lies half a year before, the sentence ended a year after. */
function charge(dispositionDate: string, over: Told = {}): Told {
  const year = Number(dispositionDate.slice(0, 4));
  const completedDate = `${Math.min(year + 1, 2026)}-11-15`;
  return {
    ...theft,
    ...charged(`${year - 1}-06-01`).convicted(dispositionDate, { over: completedDate }),
    ...over,
  };
}

function story(
  title: string,
  charges: Told[],
  expect: Record<string, Expected>,
  why: string,
  source: string,
  about: Person = {},
): Story<Grade> {
  return { title, asOf, life: settled.but(about).told(...charges), expect, why, source };
}

const m1: Told = { grade: '1' };
const assault: Told = { offense: ['assault', 'violent'], statute: '18 Pa.C.S. § 2701' };
const summary: Told = {
  level: 'infraction',
  grade: 'summary',
  offense: ['public_order'],
  statute: '18 Pa.C.S. § 5503',
  sentence: ['fine'],
};
const dealing: Told = {
  level: 'felony',
  grade: 'ungraded',
  offense: ['drug_sale'],
  statute: '35 P.S. § 780-113(a)(30)',
};
const possession: Told = {
  grade: 'ungraded',
  offense: ['drug_possession'],
  statute: '35 P.S. § 780-113(a)(16)',
};
const felonyTheft: Told = { level: 'felony', grade: '3', statute: '18 Pa.C.S. § 3929' };

export const cases = worked<Grade>([
  story(
    'A theft from 2012, nothing since',
    [theft],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' } },
    'A second-degree misdemeanor is sealed by itself after 7 years without a conviction: § 9122.2(a)(1).',
    pages.cleanSlate,
  ),
  story(
    'The day before seven years are over',
    [charge('2019-11-16', { grade: '3', offense: ['trespass'], statute: '18 Pa.C.S. § 3503' })],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'Both ways to sealing need 7 years without a conviction: §§ 9122.1(a), 9122.2(a)(1).',
    pages.petition,
  ),
  story(
    'The day seven years are over',
    [charge('2019-11-15', { grade: '3', offense: ['trespass'], statute: '18 Pa.C.S. § 3503' })],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'pa-clean-slate-misdemeanor' } },
    'The 7 years of § 9122.2(a)(1) end on the same day of the calendar.',
    pages.cleanSlate,
  ),
  story(
    'The day after seven years are over',
    [charge('2019-11-14', { grade: '3', offense: ['trespass'], statute: '18 Pa.C.S. § 3503' })],
    { c1: { outcome: 'automatic', on: '2026-11-14', relief: 'pa-clean-slate-misdemeanor' } },
    'The 7 years of § 9122.2(a)(1) ended the day before.',
    pages.cleanSlate,
  ),
  story(
    'Restitution is still owed',
    [{ ...theft, restitutionPaid: false }],
    { c1: { outcome: 'not_yet', on: null } },
    'Restitution must be paid before sealing: §§ 9122.1(a), 9122.2(a)(1).',
    pages.petition,
  ),
  story(
    'Only fines and costs are still owed',
    [{ ...theft, finesPaid: false }],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' } },
    'The text of § 9122.2(a)(1) asks for restitution, not for fines and costs.',
    pages.cleanSlate,
  ),
  story(
    'A first-degree misdemeanor theft',
    [charge('2019-06-01', m1)],
    { c1: { outcome: 'eligible', on: '2026-06-01', relief: 'pa-limited-access-petition' } },
    'It carries 5 years, too much for automatic sealing, but a court may seal it: § 9122.1(a).',
    pages.petition,
  ),
  story(
    'Simple assault of the second degree',
    [charge('2015-03-01', assault)],
    { c1: { outcome: 'eligible', relief: 'pa-limited-access-petition' } },
    'Crimes against a person are not sealed by themselves (§ 9122.3(a)(1)), but a court may seal lesser ones: § 9122.1(b)(1).',
    pages.clinic,
  ),
  story(
    'Stalking of the first degree',
    [charge('2005-03-01', { ...m1, offense: ['harassment'], statute: '18 Pa.C.S. § 2709.1' })],
    { c1: { outcome: 'not_eligible' } },
    'A crime against a person that carries more than 2 years cannot be sealed: § 9122.1(b)(1)(i). A pardon is left.',
    pages.clinic,
  ),
  story(
    'Terroristic threats of the first degree',
    [charge('2010-03-01', { ...m1, offense: ['violent'], statute: '18 Pa.C.S. § 2706' })],
    { c1: { outcome: 'eligible', relief: 'pa-limited-access-petition' } },
    'The bar for crimes against a person “shall not apply to a misdemeanor offense under section 2706”: § 9122.1(b)(1)(i).',
    pages.petition,
  ),
  story(
    'A first drunk driving conviction without a grade',
    [charge('2015-03-01', { grade: 'ungraded', offense: ['dui'], statute: '75 Pa.C.S. § 3802(a)(1)' })],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' } },
    'A misdemeanor that carries no more than 2 years is sealed by itself: § 9122.2(a)(1).',
    pages.cleanSlate,
  ),
  story(
    'Carrying a gun, first-degree misdemeanor',
    [charge('2001-03-01', { ...m1, offense: ['weapon'], statute: '18 Pa.C.S. § 6106' })],
    { c1: { outcome: 'not_eligible' } },
    'Chapter 61 crimes that carry more than 2 years cannot be sealed: § 9122.1(b)(1)(iii).',
    pages.clinic,
  ),
  story(
    'A drug felony with probation, ten years on the day',
    [charge('2016-11-15', dealing)],
    { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'pa-clean-slate-drug-felony' } },
    'A drug felony with a lesser sentence is sealed by itself after 10 years: §§ 9102, 9122.2(a)(1).',
    pages.definitions,
  ),
  story(
    'A drug felony, ten years tomorrow',
    [charge('2016-11-16', dealing)],
    { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    'The 10 years of § 9122.2(a)(1) are over on November 16, 2026.',
    pages.summary,
  ),
  story(
    'A drug felony with five years in prison at most',
    [charge('2010-03-01', { ...dealing, sentence: ['prison'], sentenceMonths: 60 })],
    { c1: { outcome: 'not_eligible' } },
    'A maximum of 60 months or more takes it out of “qualifying offense”: § 9102.',
    pages.definitions,
  ),
  story(
    'A drug felony with a little less than five years in prison at most',
    [charge('2010-03-01', { ...dealing, sentence: ['prison'], sentenceMonths: 59 })],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-drug-felony' } },
    'Less than 60 months at most is still a “qualifying offense”: § 9102.',
    pages.definitions,
  ),
  story(
    'A drug felony with prison of a length not told',
    [charge('2010-03-01', { ...dealing, sentence: ['prison'] })],
    { c1: { outcome: 'needs_review' } },
    'Whether it is a “qualifying offense” turns on the length of the sentence: § 9102.',
    pages.definitions,
  ),
  story(
    'A felony retail theft from 2014',
    [charge('2014-02-01', felonyTheft)],
    { c1: { outcome: 'eligible', on: '2024-02-12', relief: 'pa-limited-access-felony' } },
    'A court may seal a third-degree property felony after 10 years, since February 12, 2024: § 9122.1(a.1).',
    pages.petitionFelonies,
  ),
  story(
    'A felony retail theft from 2018',
    [charge('2018-01-10', felonyTheft)],
    { c1: { outcome: 'not_yet', on: '2028-01-10' } },
    'The 10 years of § 9122.1(a.1) are not over.',
    pages.petitionFelonies,
  ),
  story(
    'A felony and a first-degree misdemeanor, both older than ten years',
    [charge('2014-02-01', felonyTheft), charge('2013-05-01', { ...m1, id: 'c2', caseId: 'k2' })],
    {
      c1: { outcome: 'eligible', relief: 'pa-limited-access-felony' },
      c2: { outcome: 'eligible', relief: 'pa-limited-access-petition' },
    },
    'Two crimes that carry more than 2 years stand in the way only within 10 years: § 9122.1(b)(2)(iii).',
    pages.notes,
  ),
  story(
    'Two first-degree misdemeanors within ten years',
    [charge('2018-05-01', m1), charge('2019-06-01', { ...m1, id: 'c2', caseId: 'k2' })],
    { c1: { outcome: 'not_yet', on: '2028-05-01' }, c2: { outcome: 'not_yet', on: '2028-05-01' } },
    'Until the older one is 10 years old, there are two crimes that carry more than 2 years: § 9122.1(b)(2)(iii).',
    pages.notes,
  ),
  story(
    'Two first-degree misdemeanors of one case',
    [charge('2018-03-01', m1), charge('2018-03-01', { ...m1, id: 'c2' })],
    {
      c1: { outcome: 'eligible', on: '2025-03-01', relief: 'pa-limited-access-petition' },
      c2: { outcome: 'eligible', on: '2025-03-01', relief: 'pa-limited-access-petition' },
    },
    'Convictions with one docket and one tracking number are deemed one: § 9122.1(b.1).',
    pages.notes,
  ),
  story(
    'An old aggravated assault, fifteen years on, beside a theft',
    [
      charge('2012-06-01'),
      charge('2011-11-15', {
        ...assault,
        id: 'c2',
        caseId: 'k2',
        level: 'felony',
        statute: '18 Pa.C.S. § 2702',
        sentence: ['jail'],
      }),
    ],
    {
      c1: { outcome: 'eligible', on: '2026-11-15', relief: 'pa-limited-access-petition' },
      c2: { outcome: 'not_eligible' },
    },
    'A felony against a person closes sealing by petition for 15 years: § 9122.1(b)(2)(ii).',
    pages.notes,
  ),
  story(
    'Two drug felonies of one case',
    [charge('2012-03-01', dealing), charge('2012-03-01', { ...dealing, id: 'c2' })],
    {
      c1: { outcome: 'automatic', relief: 'pa-clean-slate-drug-felony' },
      c2: { outcome: 'automatic', relief: 'pa-clean-slate-drug-felony' },
    },
    'Convictions with one docket and one tracking number are deemed one for automatic sealing too: § 9122.3(a.1).',
    pages.exceptions,
  ),
  story(
    'Three drug felonies of one case',
    [
      charge('2012-03-01', dealing),
      charge('2012-03-01', { ...dealing, id: 'c2' }),
      charge('2012-03-01', { ...dealing, id: 'c3' }),
    ],
    { c1: { outcome: 'eligible', relief: 'pa-limited-access-felony' } },
    'A case with more than two felonies is not deemed one conviction for automatic sealing (§ 9122.3(a.1)), but for a petition it is: § 9122.1(b.1).',
    pages.petition,
  ),
  story(
    'Indecent exposure twelve years ago, and a theft',
    [
      charge('2018-06-01'),
      charge('2014-11-16', { id: 'c2', caseId: 'k2', offense: ['sexual'], statute: '18 Pa.C.S. § 3127' }),
    ],
    { c1: { outcome: 'not_yet', on: '2029-11-16' } },
    'A conviction under § 3127 closes the petition for 15 years: § 9122.1(b)(2)(ii)(C).',
    pages.petition,
  ),
  story(
    'Three drug felonies of one case, told as felonies of the second degree',
    [
      charge('2012-03-01', { ...dealing, grade: '2', statute: undefined }),
      charge('2012-03-01', { ...dealing, grade: '2', statute: undefined, id: 'c2' }),
      charge('2012-03-01', { ...dealing, grade: '2', statute: undefined, id: 'c3' }),
    ],
    { c1: { outcome: 'not_eligible' } },
    'A petition leaves out felonies of the first and second degree, drug felonies too: § 9122.1(a.1).',
    pages.petitionFelonies,
  ),
  story(
    'Corruption of minors, ARD finished',
    [
      charge('2024-01-10', {
        ...m1,
        disposition: 'diverted',
        offense: ['sexual', 'child_victim'],
        statute: '18 Pa.C.S. § 6301',
      }),
    ],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-nonconviction' } },
    'It is sealed by itself: § 9122.2(a)(2). A court may also erase it: § 6301 is not among the sections that § 9122(b.1) names.',
    pages.expungement,
  ),
  story(
    'A felony trespass of the third degree',
    [
      charge('2012-03-01', {
        level: 'felony',
        grade: '3',
        offense: ['trespass'],
        statute: '18 Pa.C.S. § 3503(a)(1)(i)',
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'pa-limited-access-felony' } },
    'Criminal trespass is among the felonies of § 9122.1(a.1).',
    pages.petition,
  ),
  story(
    'Dealing marijuana, said to carry five years, eight years ago',
    [charge('2018-03-01', { ...dealing, offense: ['marijuana', 'drug_sale'], maxMonths: 60 })],
    { c1: { outcome: 'eligible', on: '2025-03-01', relief: 'pa-limited-access-petition' } },
    'An ungraded offense that carries 5 years at most waits 7 years, not 10: § 9122.1(a).',
    pages.petition,
  ),
  story(
    'Four thefts, all older than fifteen years but one',
    [
      charge('2003-01-10'),
      charge('2004-01-10', { id: 'c2', caseId: 'k2' }),
      charge('2005-01-10', { id: 'c3', caseId: 'k3' }),
      charge('2012-01-10', { id: 'c4', caseId: 'k4' }),
    ],
    {
      c1: { outcome: 'eligible', relief: 'pa-limited-access-petition' },
      c4: { outcome: 'eligible', relief: 'pa-limited-access-petition' },
    },
    'Four crimes that carry a year or more end automatic sealing (§ 9122.3(a)(2)(iii)), but a court looks back: § 9122.1(b)(2)(ii).',
    pages.exceptions,
  ),
  story(
    'Three thefts',
    [
      charge('2008-01-10'),
      charge('2009-01-10', { id: 'c2', caseId: 'k2' }),
      charge('2012-01-10', { id: 'c3', caseId: 'k3' }),
    ],
    {
      c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' },
      c2: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' },
      c3: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' },
    },
    'Fewer than four crimes that carry a year or more: § 9122.3(a)(2)(iii).',
    pages.exceptions,
  ),
  story(
    'One case: a theft, a summary offense and a dropped charge',
    [
      charge('2017-03-01'),
      charge('2017-03-01', { ...summary, id: 'c2' }),
      charge('2017-03-01', { ...m1, id: 'c3', disposition: 'dismissed' }),
    ],
    {
      c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' },
      c2: { outcome: 'automatic', relief: 'pa-clean-slate-summary' },
      c3: { outcome: 'automatic', relief: 'pa-clean-slate-nonconviction' },
    },
    'Each charge stands for itself; a dropped one does not count against the others: §§ 9122.2(a), 9122.3.',
    pages.cleanSlate,
  ),
  story(
    'An old theft, and a contempt of court last year',
    [
      charge('2012-01-10'),
      charge('2025-06-10', {
        id: 'c2',
        caseId: 'k2',
        level: undefined,
        grade: undefined,
        offense: ['contempt'],
        statute: undefined,
        sentence: ['fine'],
      }),
    ],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' } },
    'Only a crime that carries a year or more counts (§ 9122.2(a)(1)). Contempt carries 15 days (42 Pa.C.S. § 4136(b)), 30 days (Pa.R.Crim.P. 140) or 6 months (23 Pa.C.S. § 6114).',
    pages.contempt,
  ),
  story(
    'A charge dropped for a plea to another one',
    [
      charge('2017-03-01', { caseId: 'k1' }),
      charge('2017-03-01', {
        ...m1,
        id: 'c2',
        caseId: 'k1',
        disposition: 'dismissed',
        dismissal: 'plea_to_other',
      }),
    ],
    {
      c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' },
      c2: { outcome: 'automatic', relief: 'pa-clean-slate-nonconviction' },
    },
    'Courts do not erase what was dropped for a plea (Commonwealth v. Lutz, 788 A.2d 993), but it is sealed by itself: § 9122.2(a)(2).',
    pages.lutz,
  ),
  story(
    'A theft beside a first-degree felony',
    [
      theft,
      charge('1995-03-01', {
        id: 'c2',
        caseId: 'k2',
        level: 'felony',
        grade: '1',
        offense: ['robbery', 'violent'],
        statute: '18 Pa.C.S. § 3701',
        sentence: ['prison'],
      }),
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'A first-degree felony closes both ways to sealing for good: §§ 9122.3(a)(2)(i), 9122.1(b)(2)(i).',
    pages.exceptions,
  ),
  story(
    'A robbery, and the person is 71',
    [
      charge('1995-03-01', {
        level: 'felony',
        grade: '1',
        offense: ['robbery', 'violent'],
        statute: '18 Pa.C.S. § 3701',
        sentence: ['prison'],
        completedDate: '2005-03-01',
      }),
    ],
    // 51 when the ten years were over: it is the birthday that opened it, at the latest on this day.
    { c1: { outcome: 'eligible', on: '2025-11-15', relief: 'pa-age-70-expungement' } },
    'At 70, with 10 years free of arrest after release, a court may erase any conviction: § 9122(b)(1).',
    pages.summary,
    { born: '1955-11-15' },
  ),
  story(
    'A newer conviction starts the clock again',
    [theft, charge('2021-09-10', { id: 'c2', caseId: 'k2' })],
    { c1: { outcome: 'not_yet', on: '2028-09-10' }, c2: { outcome: 'not_yet', on: '2028-09-10' } },
    'The 7 years run from the last conviction for a crime that carries a year or more: § 9122.2(a)(1).',
    pages.cleanSlate,
  ),
  story(
    'A summary offense from 2018',
    [charge('2018-04-20', summary)],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-summary' } },
    'A summary conviction is sealed by itself after 5 years: § 9122.2(a)(3).',
    pages.summary,
  ),
  story(
    'A summary offense from 2022',
    [charge('2022-04-20', summary)],
    { c1: { outcome: 'not_yet', on: '2027-04-20' } },
    'Sealing (§ 9122.2(a)(3)) and erasing (§ 9122(b)(3)) both need 5 years.',
    pages.giulian,
  ),
  story(
    'Underage drinking at 19, now 22',
    [
      charge('2025-03-01', {
        ...summary,
        offense: ['alcohol_minor'],
        statute: '18 Pa.C.S. § 6308',
        completedDate: '2025-06-01',
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'pa-underage-drinking-expungement' } },
    'At 21, with the sentence over, the court shall erase it: § 9122(a)(3).',
    pages.expungement,
    { born: '2004-08-17' },
  ),
  story(
    'A citation at 16',
    [charge('2023-03-01', { ...summary, completedDate: '2023-06-01' })],
    { c1: { outcome: 'eligible', relief: 'pa-summary-under-18' } },
    'From 18 on, 6 months after the sentence, a summary offense from before may be erased: § 9123(a)(2.1).',
    pages.juvenileRule,
    { born: '2006-03-09' },
  ),
  story(
    'Not guilty of everything',
    [charge('2026-05-01', { ...m1, disposition: 'acquitted' })],
    { c1: { outcome: 'automatic', relief: 'pa-acquittal-expungement' } },
    'Who was found not guilty of all charges has them erased within 12 months: § 9122(a)(4).',
    pages.expungement,
  ),
  story(
    'Arrested and never charged',
    [charge('2025-12-01', { disposition: 'no_charges', sentence: [] })],
    { c1: { outcome: 'eligible', relief: 'pa-expunge-nonconviction' } },
    'A court may erase an arrest without a conviction: § 9122(a)(1)–(2).',
    pages.expungement,
  ),
  story(
    'Drunk driving, ARD finished',
    [
      charge('2024-01-10', {
        disposition: 'diverted',
        grade: 'ungraded',
        offense: ['dui'],
        statute: '75 Pa.C.S. § 3802',
      }),
    ],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-nonconviction' } },
    'A finished program is no conviction and is sealed: § 9122.2(a)(2). A court may also erase it.',
    pages.summary,
  ),
  story(
    'Drug possession, probation without verdict finished',
    [charge('2023-05-01', { ...possession, disposition: 'deferred', completedDate: '2024-05-01' })],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-nonconviction' } },
    'It is sealed as a charge without a conviction (§ 9122.2(a)(2)) and may be erased once: 35 P.S. § 780-119.',
    pages.drugAct,
  ),
  story(
    'Found not guilty by reason of insanity',
    [charge('2015-05-01', { disposition: 'not_responsible' })],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-nonconviction' } },
    'It is a final disposition other than a conviction: § 9122.2(a)(2).',
    pages.cleanSlate,
  ),
  story(
    'A pardoned burglary',
    [
      charge('2005-05-01', {
        disposition: 'pardoned',
        pardonedDate: '2025-03-01',
        level: 'felony',
        offense: ['burglary'],
        statute: '18 Pa.C.S. § 3502',
      }),
    ],
    { c1: { outcome: 'automatic', relief: 'pa-pardon-expungement' } },
    'After a pardon without conditions the record is erased: § 9122(a)(2.1).',
    pages.governor,
  ),
  story(
    'A pardon with conditions',
    [
      charge('2005-05-01', {
        disposition: 'pardoned',
        pardonedDate: '2025-03-01',
        facts: { pardonConditional: true },
      }),
    ],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-pardon' } },
    'A conviction with a conditional pardon is sealed: § 9122.2(a)(4).',
    pages.cleanSlate,
  ),
  story(
    'A juvenile theft, two years on the day after discharge',
    [charge('2023-05-01', { court: 'juvenile', completedDate: '2024-11-15' })],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'pa-juvenile-adjudication' } },
    'Most juvenile misdemeanors may be erased 2 years after discharge: § 9123, Act 108 of 2024.',
    pages.act108,
    { born: '2007-03-09' },
  ),
  story(
    'A juvenile knife charge outside the gun chapter',
    [
      charge('2023-05-01', {
        court: 'juvenile',
        offense: ['weapon'],
        statute: '18 Pa.C.S. § 907',
        completedDate: '2024-11-01',
      }),
    ],
    { c1: { outcome: 'eligible', on: '2026-11-01', relief: 'pa-juvenile-adjudication' } },
    'Only misdemeanors of chapter 61 and graver indecent assault wait 5 years: § 9123(a)(3), (3.1).',
    pages.act108,
    { born: '2007-03-09' },
  ),
  story(
    'A juvenile aggravated indecent assault at 15',
    [
      charge('2010-05-01', {
        court: 'juvenile',
        level: 'felony',
        grade: '2',
        offense: ['sexual'],
        statute: '18 Pa.C.S. § 3125',
        completedDate: '2013-05-01',
      }),
    ],
    { c1: { outcome: 'not_eligible' } },
    'At 14 or older, an adjudication under § 3121, § 3123 or § 3125 is never erased: § 9123(a.1)(1).',
    pages.juvenileRule,
    { born: '1994-03-09' },
  ),
  story(
    'Underage drinking at 16, and a conviction since',
    [
      charge('2023-03-01', {
        ...summary,
        offense: ['alcohol_minor'],
        statute: '18 Pa.C.S. § 6308',
        completedDate: '2023-06-01',
      }),
      charge('2025-03-01', { id: 'c2', caseId: 'k2' }),
    ],
    { c1: { outcome: 'eligible', relief: 'pa-underage-drinking-under-18' } },
    'Six months after the sentence, from 18 on; the paragraph asks nothing of later convictions: § 9123(a)(2.2).',
    pages.juvenileRule,
    { born: '2006-03-09' },
  ),
  story(
    'A juvenile felony, less than five years after discharge',
    [
      charge('2021-05-01', {
        court: 'juvenile',
        level: 'felony',
        offense: ['burglary'],
        statute: '18 Pa.C.S. § 3502',
        completedDate: '2022-01-01',
      }),
    ],
    { c1: { outcome: 'not_yet', on: '2027-01-01' } },
    'A juvenile felony may be erased 5 years after discharge: § 9123(a)(3.1).',
    pages.juvenileRule,
    { born: '2005-03-09' },
  ),
  story(
    'A juvenile consent decree, six months after discharge',
    [
      charge('2024-05-01', {
        court: 'juvenile',
        disposition: 'diverted',
        completedDate: '2026-05-15',
      }),
    ],
    { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'pa-juvenile-consent-decree' } },
    'Six months after discharge from a consent decree: § 9123(a), Rule 170.',
    pages.juvenileRule,
    { born: '2007-03-09' },
  ),
  story(
    'A summary offense of 2018, restitution not paid',
    [charge('2018-03-01', { ...summary, restitutionPaid: false })],
    { c1: { outcome: 'eligible', on: '2023-03-01', relief: 'pa-summary-expungement' } },
    'Five years without an arrest open the expungement of a summary offense: § 9122(b)(3). Sealing by itself waits for the restitution.',
    pages.expungement,
  ),
  story(
    'A juvenile consent decree, and another case that was dropped',
    [
      charge('2024-05-01', { court: 'juvenile', disposition: 'diverted', completedDate: '2026-06-15' }),
      charge('2024-05-01', { id: 'c2', caseId: 'k2', court: 'juvenile', disposition: 'dismissed' }),
    ],
    {
      c1: { outcome: 'not_yet', on: '2026-12-15' },
      c2: { outcome: 'eligible', relief: 'pa-juvenile-dropped' },
    },
    'Six months after discharge from a consent decree; at once if dropped: § 9123(a), Rule 170.',
    pages.juvenileRule,
    { born: '2007-03-09' },
  ),
  story(
    'Prostitution as a trafficking victim',
    [
      charge('2023-02-01', {
        grade: '3',
        offense: ['prostitution'],
        statute: '18 Pa.C.S. § 5902',
        traffickingVictim: true,
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'pa-trafficking-vacatur' } },
    'With the consent of the District Attorney the court cancels and erases it: § 3019(d)–(g).',
    pages.trafficking,
  ),
  story(
    'One case: a drug felony and simple possession',
    [charge('2012-05-09', dealing), charge('2012-05-09', { ...possession, id: 'c2' })],
    {
      c1: { outcome: 'automatic', relief: 'pa-clean-slate-drug-felony' },
      c2: { outcome: 'eligible', relief: 'pa-limited-access-petition' },
    },
    'A serious conviction in the same case may keep the lesser one from being sealed by itself (§ 9122.3(b)), but a court may seal it: § 9122.1(a).',
    pages.exceptions,
  ),
  story(
    'Invasion of privacy of the second degree',
    [charge('2012-05-09', { offense: ['harassment'], statute: '18 Pa.C.S. § 7507.1' })],
    { c1: { outcome: 'eligible', relief: 'pa-limited-access-petition' } },
    'It is on the list of § 9799.14(b)(10), so it is not sealed by itself (§ 9122.3(a)(1)). A court may seal it, since it carries 2 years at most: § 9122.1(b)(1).',
    pages.registration,
  ),
  story(
    'Promoting the prostitution of a minor',
    [charge('2008-05-09', { level: 'felony', grade: '3', offense: ['prostitution'], statute: '5902(b.1)' })],
    { c1: { outcome: 'not_eligible' } },
    'It is on the registration list, § 9799.14(c)(2), whatever it was told as, and carries more than 2 years: § 9122.1(b)(1).',
    pages.registry,
  ),
  story(
    'Prostitution told as a sex crime',
    [charge('2012-05-09', { grade: '3', offense: ['prostitution', 'sexual'], statute: '5902(a)(1)' })],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' } },
    'Of § 5902 the registration list names (b.1) only, and the older one (b): §§ 9799.14(c)(2), 9799.55(a)(1).',
    pages.registry,
  ),
  story(
    'A second drug possession without a grade',
    [charge('2008-05-09', possession), charge('2014-05-09', { ...possession, id: 'c2', caseId: 'k2' })],
    {
      c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' },
      c2: { outcome: 'eligible', relief: 'pa-limited-access-petition' },
    },
    'After another drug conviction possession can carry 3 years, too much for automatic sealing (§ 9122.2(a)(1)), but a court may seal it: § 9122.1(a).',
    pages.drugTerms,
  ),
  story(
    'A recent small amount of marijuana beside an old theft',
    [
      theft,
      charge('2023-05-09', {
        id: 'c2',
        caseId: 'k2',
        grade: 'ungraded',
        offense: ['marijuana'],
        statute: '35 P.S. § 780-113(a)(31)',
      }),
    ],
    {
      c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' },
      c2: { outcome: 'not_yet', on: '2030-05-09' },
    },
    'A crime that carries 30 days (35 P.S. § 780-113(g)) does not start the 7 years of § 9122.2(a)(1) again for the theft.',
    pages.smallAmount,
  ),
  story(
    'A misdemeanor without a grade that is neither drugs nor drunk driving',
    [charge('2012-05-09', { grade: 'ungraded', offense: ['other'], statute: undefined })],
    { c1: { outcome: 'eligible', relief: 'pa-limited-access-petition' } },
    'What it carries was not told, so automatic sealing is open (§ 9122.2(a)(1)); a court may seal it either way: § 9122.1(a).',
    pages.petition,
  ),
  story(
    'A misdemeanor without a grade, of the crimes code',
    [charge('2012-05-09', { grade: 'ungraded', offense: ['other'], statute: '18 Pa.C.S. § 7316' })],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' } },
    'A misdemeanor of Title 18 without a degree is of the third (§ 106(b)(9)) and carries a year, so it is sealed by itself: § 9122.2(a)(1).',
    pages.longestTerms,
  ),
  story(
    'A case that is still open',
    [
      {
        ...theft,
        disposition: 'pending',
        dispositionDate: undefined,
        completedDate: undefined,
        completed: false,
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'Nothing is cleared before the case is over: § 9122(a)(1)–(2).',
    pages.expungement,
    { pendingCharges: true },
  ),
  story(
    'A theft here and a felony in another state',
    [theft],
    { c1: { outcome: 'needs_review' } },
    'Sections 9122.1(b)(2) and 9122.3(a)(2) speak of felonies, and do not say in what could be read whether those of other states count.',
    pages.exceptions,
    { elsewhere: { felonies: 1, misdemeanors: 0, lastDate: '1990-01-01' } },
  ),
  story(
    'A misdemeanor against an older person, told without its section',
    [charge('2012-05-09', { ...m1, offense: ['elder_victim'], statute: undefined })],
    { c1: { outcome: 'needs_review' } },
    'Neglect of a person in care (§ 2713) stands in Article B, so that § 9122.1(b)(1) bars it. Theft from such a person does not.',
    pages.exceptions,
  ),
  story(
    'A theft from an older person',
    [charge('2012-05-09', { offense: ['theft', 'elder_victim'], statute: undefined })],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-misdemeanor' } },
    'Theft stands in Article C: §§ 9122.2(a)(1), 9122.3(a)(1).',
    pages.cleanSlate,
  ),
  story(
    'A misdemeanor of which the grade is not known',
    [charge('2012-05-09', { grade: undefined, offense: ['assault'], statute: undefined })],
    { c1: { outcome: 'needs_review' } },
    'Whether § 9122.1(b)(1) bars an assault turns on whether it carries more than 2 years.',
    pages.clinic,
  ),
  story(
    'Nothing told but that it was a conviction',
    [{ id: 'c1', disposition: 'convicted' }],
    { c1: { outcome: 'needs_review' } },
    'Which part of §§ 9122.1 and 9122.2 applies turns on the level of the crime.',
    pages.petition,
    { pendingCharges: undefined, elsewhere: undefined, born: undefined },
  ),
  story(
    'Drug possession told as dismissed, after probation without verdict',
    [charge('2023-05-01', { ...possession, ...calledDismissed, completedDate: '2024-05-01' })],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-nonconviction' } },
    'What ended in a dismissal after probation without verdict is no conviction: 35 P.S. §§ 780-117 and 780-119.',
    pages.drugAct,
  ),
  story(
    'Drug possession told as a plea of “no contest”, with probation without verdict',
    [charge('2023-05-01', { ...possession, ...calledGuilty, completedDate: '2024-05-01' })],
    { c1: { outcome: 'automatic', relief: 'pa-clean-slate-nonconviction' } },
    'The plea led to no verdict and no conviction: 35 P.S. § 780-117.',
    pages.drugAct,
  ),
]);
