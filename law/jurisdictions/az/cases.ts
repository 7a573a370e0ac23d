import { charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const pages = {
  negligent: 'https://shouselawdev.wpengine.com/az/defense/laws/homicide/negligent-homicide',
  sealing: 'https://www.azcourts.gov/selfservicecenter/Criminal-Law/Sealing-records/After-Filing-a-Petition',
  counts: 'https://www.azcourts.gov/selfservicecenter/Criminal-Law/Sealing-records/Other-Convictions',
  waits: 'https://buckeyeaz.gov/government/municipal-court/sealing-criminal-case-records',
  text: 'https://instalawyer.io/laws/arizona-revised-statutes/title-13-criminal-code-13-911-sealing-of',
  setAside: 'https://beta.tucsonaz.gov/Departments/Tucson-City-Court/Set-Aside-Information?oc_lang=en-US',
  marijuana: 'https://justicecourts.maricopa.gov/case-types/marijuana-expungements',
  sorensen:
    'https://law.justia.com/cases/arizona/court-of-appeals-division-one-published/2023/1-ca-cr-21-0518.html',
  registering: 'https://rockslaw.com/sex-offender-registration-arizona.html',
  children: 'https://www.rideoutlaw.com/dangerous-crimes-against-children-a-r-s-13-705/',
  notSetAside:
    'https://fastdemocracy.com/bill-summary/?billsummary_id=AZB00011722&billsummary_session=55th-1st-regular&billsummary_state=az',
  trafficking: 'https://self-law.org/code/az/title-13/13-909',
  youth: 'https://info.5y1.org/class-3-misdemeanor-az_1_635805.html',
  youthSetAside:
    'https://www.azcourts.gov/legalinfohub/Legal-Process-Sheets/Juvenile-Adjudication-and-Set-Aside',
};

const settled = person<Grade>({ ...nothingElse, born: '1980-03-14' });

/** A shoplifting conviction of class 1 with probation, every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: '1',
  offense: ['theft'],
  statute: 'A.R.S. § 13-1805',
  sentence: ['probation'],
};
const felony: Told = { ...theft, level: 'felony', grade: '6', statute: 'A.R.S. § 13-1802' };
const violent: Told = {
  ...felony,
  grade: '3',
  offense: ['assault', 'weapon'],
  statute: 'A.R.S. § 13-1204(A)(2)',
};
/** A sex crime of class 6, which cannot be set aside, so that only sealing is left. */
const registered: Told = { ...felony, offense: ['sexual'], statute: 'A.R.S. § 13-1403', registrable: true };

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

export const cases = worked<Grade>([
  story(
    'Armed robbery told by its section alone',
    [
      {
        ...felony,
        grade: '2',
        offense: undefined,
        statute: 'A.R.S. § 13-1904',
        ...charged('2000-01-03').convicted('2000-06-03', { over: '2008-06-03' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'It cannot be done without a weapon, so it is dangerous: §§ 13-905(P), 13-911(O). It is about no marijuana.',
    pages.sealing,
  ),
  story(
    'A minor used in a drug crime, told by its section alone',
    [
      {
        ...felony,
        grade: '2',
        offense: ['drug_sale'],
        statute: 'A.R.S. § 13-3409',
        ...charged('2000-01-03').convicted('2000-06-03', { over: '2004-06-03' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A felony with a victim under 15 cannot be set aside (§ 13-905(P)), and a dangerous crime against children not sealed (§ 13-911(O)).',
    pages.children,
  ),
  story(
    'A killing of class 4, told without its section',
    [
      {
        ...felony,
        grade: '4',
        offense: ['homicide'],
        statute: undefined,
        weaponUsed: false,
        ...charged('2000-01-03').convicted('2000-06-03', { over: '2004-06-03' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'az-set-aside' } },
    'Only negligent homicide is of class 4 (§ 13-1102(C)). Neither § 13-905(P) nor § 13-911(O) names it.',
    pages.negligent,
  ),
  story(
    'Shoplifting, and probation ended last month',
    [{ ...theft, ...charged('2024-01-05').convicted('2024-04-01', { over: '2026-10-20' }) }],
    { c1: { outcome: 'eligible', on: '2026-10-20', relief: 'az-set-aside' } },
    'Setting aside has no wait after the discharge: A.R.S. § 13-905(A). Sealing opens three years later.',
    pages.setAside,
  ),
  story(
    'The same, with a fine still owed',
    [
      {
        ...theft,
        finesPaid: false,
        ...charged('2024-01-05').convicted('2024-04-01', { over: '2026-10-20' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'The conditions of the sentence have to be met first, A.R.S. § 13-905(A), and money paid at filing, § 13-911(G).',
    pages.text,
  ),
  story(
    'Child abuse on purpose, a class 2 felony',
    [
      {
        ...felony,
        grade: '2',
        offense: ['child_victim', 'violent'],
        statute: 'A.R.S. § 13-3623',
        ...charged('2010-01-05').convicted('2010-06-01', { over: '2015-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Only § 13-3623(A)(1) is of class 2, and with a victim under 15 it is a dangerous crime against children: § 13-911(O).',
    pages.sealing,
  ),
  story(
    'Still on probation until next year',
    [{ ...felony, ...charged('2024-01-05').convicted('2024-04-01', { until: '2027-04-01' }) }],
    { c1: { outcome: 'not_yet', on: '2027-04-01', relief: 'az-set-aside' } },
    'On fulfillment of probation and discharge: A.R.S. § 13-905(A).',
    pages.setAside,
  ),
  story(
    'Class 6 sex felony with registration: five years tomorrow',
    [{ ...registered, ...charged('2018-01-05').convicted('2018-06-01', { over: '2021-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'az-seal-conviction' } },
    'It cannot be set aside, § 13-905(P). Class 6 is not among the sex felonies that stay open, § 13-911(O); 5 years, § 13-911(E).',
    pages.sealing,
  ),
  story(
    'Class 6 sex felony with registration: five years today',
    [{ ...registered, ...charged('2018-01-05').convicted('2018-06-01', { over: '2021-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'az-seal-conviction' } },
    'The 5 years of § 13-911(E) end on the same day of the calendar.',
    pages.sealing,
  ),
  story(
    'The same, with a case open',
    [{ ...registered, ...charged('2018-01-05').convicted('2018-06-01', { over: '2021-11-17' }) }],
    { c1: { outcome: 'not_yet', on: null } },
    'The court does not decide while a charge is open that could change the answer: § 13-911(N).',
    pages.sealing,
    { pendingCharges: true },
  ),
  story(
    'Class 1 misdemeanor of indecency with registration: three years tomorrow',
    [
      {
        ...registered,
        level: 'misdemeanor',
        grade: '1',
        ...charged('2021-01-05').convicted('2021-06-01', { over: '2023-11-18' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'az-seal-conviction' } },
    '3 years for a class 1 misdemeanor: § 13-911(E).',
    pages.waits,
  ),
  story(
    'Sexual abuse, a class 5 felony',
    [
      {
        ...registered,
        grade: '5',
        statute: 'A.R.S. § 13-1404',
        ...charged('2001-01-05').convicted('2001-06-01', { over: '2006-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A class 2 to 5 felony of chapter 14 is never sealed, § 13-911(O), and registration closes setting aside, § 13-905(P).',
    pages.sealing,
  ),
  story(
    'Felony with a child victim under 15, class 4: ten years after an earlier felony',
    [
      { ...felony, caseId: 'k1', ...charged('2003-01-05').convicted('2003-06-01', { over: '2004-06-01' }) },
      {
        ...felony,
        id: 'c2',
        caseId: 'k2',
        grade: '4',
        offense: ['child_victim'],
        statute: 'A.R.S. § 13-3623',
        facts: { victimUnder15: true, dangerous: false },
        ...charged('2015-01-05').convicted('2015-06-01', { over: '2019-06-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', relief: 'az-set-aside' },
      c2: { outcome: 'needs_review', relief: 'az-seal-conviction' },
    },
    'Whether the earlier felony adds 5 years is read in two ways: § 13-911(F). Setting aside is closed: § 13-905(P).',
    pages.counts,
  ),
  story(
    'Armed robbery',
    [
      {
        ...violent,
        grade: '2',
        offense: ['robbery'],
        statute: 'A.R.S. § 13-1904',
        sentence: ['prison'],
        ...charged('1999-05-01').convicted('1999-12-01', { released: '2006-01-01', over: '2008-01-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Serious, § 13-706, and dangerous, § 13-105: neither sealed nor set aside.',
    pages.sealing,
  ),
  story(
    'Aggravated assault with a weapon',
    [{ ...violent, ...charged('2008-01-05').convicted('2008-06-01', { over: '2012-06-01' }) }],
    { c1: { outcome: 'not_eligible' } },
    'A dangerous offense: §§ 13-905(P), 13-911(O).',
    pages.setAside,
  ),
  story(
    'Aggravated assault of class 3, and the part not told',
    [
      {
        ...violent,
        offense: ['assault'],
        statute: 'A.R.S. § 13-1204',
        ...charged('2008-01-05').convicted('2008-06-01', { over: '2012-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Paragraphs (A)(1) and (2) are dangerous, others are not: § 13-1204.',
    pages.sealing,
  ),
  story(
    'The judgment says non-dangerous',
    [
      {
        ...violent,
        offense: ['assault'],
        statute: 'A.R.S. § 13-1204',
        grade: '6',
        facts: { dangerous: false },
        ...charged('2016-01-05').convicted('2016-06-01', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2018-06-01', relief: 'az-set-aside' } },
    'What counts is what the judgment found.',
    pages.setAside,
  ),
  story(
    'Kidnapping without a weapon: set aside, but never sealed',
    [
      {
        ...felony,
        grade: '2',
        offense: ['kidnapping'],
        statute: 'A.R.S. § 13-1304',
        facts: { dangerous: false },
        ...charged('2003-01-05').convicted('2003-06-01', { over: '2010-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'az-set-aside' } },
    'The list for sealing, § 13-911(O), is longer than the list for setting aside, § 13-905(P).',
    pages.sealing,
  ),
  story(
    'Assault with a weapon, and the judgment says non-dangerous: set aside, but never sealed',
    [
      {
        ...violent,
        facts: { dangerous: false },
        finesPaid: false,
        ...charged('2008-01-05').convicted('2008-06-01', { over: '2012-06-01' }),
      },
      {
        ...violent,
        id: 'c2',
        caseId: 'k2',
        registrable: true,
        facts: { dangerous: false },
        ...charged('2008-01-05').convicted('2008-06-01', { over: '2012-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null, relief: 'az-set-aside' }, c2: { outcome: 'not_eligible' } },
    'Using a weapon is part of the crime, and § 13-706 lists it: § 13-911(O). Setting aside goes by the finding: § 13-905(P).',
    pages.sealing,
  ),
  story(
    'Kidnapping a girl of 16 who was not one’s own child',
    [
      {
        ...felony,
        grade: '2',
        offense: ['kidnapping', 'child_victim'],
        statute: 'A.R.S. § 13-1304',
        facts: { dangerous: false, victimUnder15: false, sexualMotivation: false },
        ...charged('2001-01-05').convicted('2001-06-01', { over: '2006-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'It calls for registration where the victim was under 18: § 13-3821(A)(2). So it is not set aside, § 13-905(P), and as a serious crime not sealed, § 13-911(O).',
    pages.registering,
  ),
  story(
    'Using a child of 13 in a drug crime',
    [
      {
        ...felony,
        grade: '2',
        offense: ['drug_sale', 'child_victim'],
        statute: 'A.R.S. § 13-3409',
        facts: { dangerous: false, victimUnder15: true, sexualMotivation: false },
        ...charged('2001-01-05').convicted('2001-06-01', { over: '2006-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A dangerous crime against children, § 13-705, is never sealed: § 13-911(O). Setting aside is closed: § 13-905(P).',
    pages.children,
  ),
  story(
    'Using a boy of 16 in a drug crime: ten years today',
    [
      {
        ...felony,
        grade: '2',
        registrable: true,
        offense: ['drug_sale', 'child_victim'],
        statute: 'A.R.S. § 13-3409',
        facts: { dangerous: false, victimUnder15: false, sexualMotivation: false },
        ...charged('2010-01-05').convicted('2010-06-01', { over: '2016-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'az-seal-conviction' } },
    'From 15 on it is no dangerous crime against children: § 13-705. A class 2 felony waits 10 years: § 13-911(E).',
    pages.children,
  ),
  story(
    'The same, ten years tomorrow',
    [
      {
        ...felony,
        grade: '2',
        registrable: true,
        offense: ['drug_sale', 'child_victim'],
        statute: 'A.R.S. § 13-3409',
        facts: { dangerous: false, victimUnder15: false, sexualMotivation: false },
        ...charged('2010-01-05').convicted('2010-06-01', { over: '2016-11-18' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'az-seal-conviction' } },
    'A class 2 felony waits 10 years: § 13-911(E).',
    pages.waits,
  ),
  story(
    'Trespass with a finding of sexual motivation: sealed, but not set aside',
    [
      {
        ...felony,
        offense: ['trespass'],
        statute: 'A.R.S. § 13-1504',
        facts: { sexualMotivation: true },
        ...charged('2018-01-05').convicted('2018-06-01', { over: '2021-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'az-seal-conviction' } },
    'The finding of § 13-118 closes setting aside, § 13-905(P). A class 6 felony is sealed after 5 years: § 13-911(E).',
    pages.notSetAside,
  ),
  story(
    'The same, a day before the 5 years are over',
    [
      {
        ...felony,
        offense: ['trespass'],
        statute: 'A.R.S. § 13-1504',
        facts: { sexualMotivation: true },
        ...charged('2018-01-05').convicted('2018-06-01', { over: '2021-11-18' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'az-seal-conviction' } },
    'The finding of § 13-118 closes setting aside, § 13-905(P).',
    pages.notSetAside,
  ),
  story(
    'Trespass without such a finding',
    [
      {
        ...felony,
        offense: ['trespass'],
        statute: 'A.R.S. § 13-1504',
        facts: { sexualMotivation: false },
        ...charged('2018-01-05').convicted('2018-06-01', { over: '2021-11-18' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2021-11-18', relief: 'az-set-aside' } },
    'Setting aside has no wait after the discharge: A.R.S. § 13-905(A).',
    pages.setAside,
  ),
  story(
    'Taking part in a street gang, with a victim under 15',
    [
      {
        ...felony,
        grade: '3',
        offense: ['child_victim', 'other'],
        statute: 'A.R.S. § 13-2321',
        facts: { dangerous: false, victimUnder15: true },
        ...charged('2005-01-05').convicted('2005-06-01', { over: '2009-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'On the list of violent felonies, § 13-706: § 13-911(O). Setting aside is closed: § 13-905(P).',
    pages.sealing,
  ),
  story(
    'Firing a gun in the city, and nobody says whether the judgment calls it dangerous',
    [
      {
        ...felony,
        offense: ['weapon'],
        statute: 'A.R.S. § 13-3107',
        ...charged('2016-01-05').convicted('2016-06-01', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'az-set-aside' } },
    'Firing is part of the crime, so it is never sealed: § 13-911(O). Setting aside goes by the finding: § 13-905(P).',
    pages.sealing,
  ),
  story(
    'Disorderly conduct with a weapon, registered',
    [
      {
        ...felony,
        offense: ['public_order', 'weapon'],
        statute: 'A.R.S. § 13-2904(A)(6)',
        registrable: true,
        facts: { dangerous: false },
        ...charged('2016-01-05').convicted('2016-06-01', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'az-seal-conviction' } },
    'Whether showing or firing a weapon is part of this crime is not settled: § 13-911(O).',
    pages.sealing,
  ),
  story(
    'A DUI of 2019',
    [
      {
        ...theft,
        offense: ['dui'],
        statute: 'A.R.S. § 28-1381',
        sentence: ['jail', 'probation'],
        ...charged('2019-01-05').convicted('2019-04-01', { released: '2019-04-12', over: '2020-04-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2020-04-01', relief: 'az-set-aside' } },
    'A DUI is on neither list: §§ 13-905(P), 13-911(O).',
    pages.setAside,
  ),
  story(
    'Marijuana possession in 2015, a class 6 felony',
    [
      {
        ...felony,
        offense: ['drug_possession', 'marijuana'],
        statute: 'A.R.S. § 13-3405',
        finesPaid: false,
        facts: { overMarijuanaLimit: false },
        ...charged('2015-05-01').convicted('2015-09-01', { over: '2017-09-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'az-marijuana' } },
    'Expungement of small amounts at any time, money owed or not: § 36-2862.',
    pages.marijuana,
  ),
  story(
    'Selling a small amount of marijuana in 2014',
    [
      {
        ...felony,
        grade: '4',
        offense: ['drug_sale', 'marijuana'],
        statute: 'A.R.S. § 13-3405',
        facts: { overMarijuanaLimit: false },
        ...charged('2014-10-01').convicted('2015-02-01', { over: '2017-02-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'az-marijuana' } },
    'Possession for sale of a small amount counts: State v. Sorensen.',
    pages.sorensen,
  ),
  story(
    'Five pounds of marijuana in 2014',
    [
      {
        ...felony,
        grade: '3',
        offense: ['drug_sale', 'marijuana'],
        statute: 'A.R.S. § 13-3405',
        facts: { overMarijuanaLimit: true },
        ...charged('2014-10-01').convicted('2015-02-01', { over: '2019-02-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2019-02-01', relief: 'az-set-aside' } },
    'Too much to expunge, § 36-2862(A), but it can be set aside.',
    pages.marijuana,
  ),
  story(
    'Selling marijuana, fines still owed, and the amount not told',
    [
      {
        ...felony,
        grade: '2',
        offense: ['drug_sale', 'marijuana'],
        statute: 'A.R.S. § 13-3405',
        finesPaid: false,
        ...charged('2019-10-01').convicted('2020-02-01', { over: '2025-02-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'az-marijuana' } },
    'Up to 2.5 ounces count, also for sale: § 36-2862(A). Nobody can presume so little of a sale.',
    pages.sorensen,
  ),
  story(
    'Charge dismissed last week',
    [{ ...theft, ...charged('2026-05-01').dismissed('2026-11-10') }],
    { c1: { outcome: 'eligible', on: '2026-11-10', relief: 'az-seal-dropped' } },
    'No wait for a dismissed charge: § 13-911(A)(2).',
    pages.text,
  ),
  story(
    'Arrested, and never charged',
    [{ ...felony, ...charged('2026-05-01').notProsecuted('2026-05-02') }],
    { c1: { outcome: 'eligible', on: '2026-05-02', relief: 'az-seal-dropped' } },
    'No charges were filed: § 13-911(A)(3).',
    pages.text,
  ),
  story(
    'Found not guilty of armed robbery',
    [{ ...violent, offense: ['robbery'], ...charged('2023-05-01').acquitted('2024-02-02') }],
    { c1: { outcome: 'eligible', on: '2024-02-02', relief: 'az-seal-dropped' } },
    'The list of § 13-911(O) is for convictions.',
    pages.text,
  ),
  story(
    'Diversion finished, charge dropped',
    [{ ...theft, ...charged('2024-05-01').diverted('2024-08-02', { over: '2025-08-02' }) }],
    { c1: { outcome: 'eligible', on: '2025-08-02', relief: 'az-seal-dropped' } },
    'A charge dropped after a program was dismissed: § 13-911(A)(2).',
    pages.text,
  ),
  story(
    'Two counts: one convicted and still on probation, one dropped in the deal',
    [
      { ...felony, caseId: 'k1', ...charged('2025-01-05').convicted('2025-06-01', { until: '2027-06-01' }) },
      {
        ...felony,
        id: 'c2',
        caseId: 'k1',
        offense: ['fraud'],
        dismissal: 'plea_to_other',
        ...charged('2025-01-05').dismissed('2025-06-01'),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2027-06-01' },
      c2: { outcome: 'not_yet', on: '2027-06-01', relief: 'az-seal-dropped' },
    },
    'No single charge is sealed before the sentence for all charges of the case is over.',
    pages.counts,
  ),
  story(
    'A civil traffic ticket',
    [
      {
        ...theft,
        level: 'infraction',
        grade: 'traffic',
        offense: ['traffic'],
        statute: undefined,
        sentence: ['fine'],
        ...charged('2022-01-05').convicted('2022-02-01', { over: '2022-02-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'It is no criminal offense: §§ 13-905(A), 13-911(A).',
    pages.text,
  ),
  story(
    'Prostitution as a victim of trafficking, in 2020',
    [
      {
        ...theft,
        offense: ['prostitution'],
        statute: 'A.R.S. § 13-3214',
        traffickingVictim: true,
        ...charged('2020-01-01').convicted('2020-06-01', { over: '2021-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'az-trafficking' } },
    'Since 2024 it no longer matters when it was: § 13-909.',
    pages.trafficking,
  ),
  story(
    'A juvenile case, finished, at 18',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2024-01-01').convicted('2024-06-01', { over: '2026-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'az-juvenile-destroy' } },
    'At 18, finished and paid, and no felony as an adult: § 8-349.',
    pages.youth,
    { born: '2008-04-01' },
  ),
  story(
    'A juvenile charge that was dropped, at 22',
    [
      {
        ...theft,
        court: 'juvenile',
        finesPaid: undefined,
        restitutionPaid: undefined,
        sentence: undefined,
        completed: undefined,
        ...charged('2020-01-01').dismissed('2020-06-01'),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'az-juvenile-destroy' } },
    'Nobody is ordered to pay in a case that was dropped: § 8-349.',
    pages.youth,
    { born: '2004-04-01' },
  ),
  story(
    'A class 2 felony as a juvenile, at 22, with a felony as an adult',
    [
      {
        ...felony,
        caseId: 'k1',
        court: 'juvenile',
        grade: '2',
        offense: ['drug_sale'],
        statute: 'A.R.S. § 13-3408',
        ...charged('2020-01-01').convicted('2020-06-01', { over: '2021-06-01' }),
      },
      {
        ...felony,
        id: 'c2',
        caseId: 'k2',
        ...charged('2023-01-01').convicted('2023-06-01', { over: '2025-06-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', relief: 'az-juvenile-set-aside' },
      c2: { outcome: 'eligible', relief: 'az-set-aside' },
    },
    'A felony as an adult closes destruction, § 8-349, but for setting aside it is only weighed, § 8-348.',
    pages.youthSetAside,
    { born: '2004-04-01' },
  ),
]);
