import { charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { councilForms } from './how.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const register = 'https://sos.ks.gov/publications/register/Volume-41/Issues/Issue-19/05-12-22-50137.html';
const county = 'https://www.mgcountyks.org/expungements/';
const prosecutor = 'https://scribd.com/document/740992715/adult-conviction-expungement-form';
const checklist = 'https://expungement.works/post/a-checklist-for-expungement';
const clearinghouse =
  'https://nationalreentryresourcecenter.org/cleanslate/compare-records-clearance-policies?f%5B0%5D=jurisdiction%3A235&f%5B1%5D=jurisdiction%3A236&page=15';

const settled = person<Grade>({ ...nothingElse, born: '1984-04-12' });

/** A class A theft with every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  sentence: ['probation'],
};
const felony: Told = { ...theft, level: 'felony', grade: '9' };
const dui: Told = { ...theft, grade: 'b', offense: ['dui'], statute: 'K.S.A. 8-1567' };

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

const conviction = (on: string) => ({ outcome: 'eligible', on, relief: 'ks-conviction' }) as const;

export const cases = worked<Grade>([
  story(
    'Misdemeanor theft, three years tomorrow',
    [{ ...theft, ...charged('2022-01-05').convicted('2022-05-02', { over: '2023-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ks-conviction' } },
    'Three years since probation ended: K.S.A. 21-6614(a)(1).',
    register,
  ),
  story(
    'Misdemeanor theft, three years today',
    [{ ...theft, ...charged('2022-01-05').convicted('2022-05-02', { over: '2023-11-17' }) }],
    { c1: conviction('2026-11-17') },
    'Three years since probation ended: K.S.A. 21-6614(a)(1).',
    register,
  ),
  story(
    'Misdemeanor theft of 2012',
    [{ ...theft, ...charged('2012-01-05').convicted('2012-05-02', { over: '2013-05-02' }) }],
    { c1: conviction('2016-05-02') },
    'Three years since probation ended: K.S.A. 21-6614(a)(1).',
    register,
  ),
  story(
    'Aggravated sexual battery, its paragraph written as a letter',
    [
      {
        ...felony,
        grade: '5',
        offense: ['sexual'],
        statute: '21-5505b',
        ...charged('2005-01-05').convicted('2005-05-02', { over: '2010-05-02' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Aggravated sexual battery, K.S.A. 21-5505(b), can never be expunged: K.S.A. 21-6614(e).',
    register,
  ),
  story(
    'A traffic ticket, paid four years ago',
    [
      {
        ...theft,
        level: 'infraction',
        grade: undefined,
        offense: ['traffic'],
        sentence: ['fine'],
        ...charged('2022-08-01').convicted('2022-09-01', { over: '2022-10-01' }),
      },
    ],
    { c1: conviction('2025-10-01') },
    'A traffic infraction waits three years: K.S.A. 21-6614(a)(1).',
    register,
  ),
  story(
    'Felony theft, severity level 9',
    [{ ...felony, ...charged('2019-01-05').convicted('2019-05-02', { over: '2021-05-02' }) }],
    { c1: conviction('2024-05-02') },
    'Levels 6 to 10 wait three years: K.S.A. 21-6614(a)(1).',
    register,
  ),
  story(
    'Robbery, severity level 5, five years tomorrow',
    [
      {
        ...felony,
        grade: '5',
        offense: ['robbery', 'violent'],
        statute: '21-5420',
        ...charged('2018-01-05').convicted('2018-05-02', { over: '2021-11-18' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ks-conviction' } },
    'Levels 1 to 5 wait five years: K.S.A. 21-6614(c).',
    prosecutor,
  ),
  story(
    'Robbery, severity level 5, five years today',
    [
      {
        ...felony,
        grade: '5',
        offense: ['robbery', 'violent'],
        statute: '21-5420',
        ...charged('2018-01-05').convicted('2018-05-02', { over: '2021-11-17' }),
      },
    ],
    { c1: conviction('2026-11-17') },
    'Levels 1 to 5 wait five years: K.S.A. 21-6614(c).',
    prosecutor,
  ),
  story(
    'Drug possession, drug level 5',
    [
      {
        ...felony,
        grade: '5',
        offense: ['drug_possession'],
        statute: '21-5706',
        ...charged('2020-01-05').convicted('2020-05-02', { over: '2022-05-02' }),
      },
    ],
    { c1: conviction('2025-05-02') },
    'Since July 2012, drug level 5 is the lowest and waits three years: K.S.A. 21-6614(a)(1).',
    register,
  ),
  story(
    'Drug possession, drug level 4, from 2010',
    [
      {
        ...felony,
        grade: '4',
        offense: ['drug_possession'],
        ...charged('2010-01-05').convicted('2010-05-02', { over: '2011-11-02' }),
      },
    ],
    { c1: conviction('2014-11-02') },
    'Before July 2012, drug level 4 was the lowest and waits three years: K.S.A. 21-6614(a)(1).',
    register,
  ),
  story(
    'Selling drugs, drug level 4',
    [
      {
        ...felony,
        grade: '4',
        offense: ['drug_sale'],
        statute: '21-5705',
        ...charged('2018-01-05').convicted('2018-05-02', { over: '2021-05-02' }),
      },
    ],
    { c1: conviction('2026-05-02') },
    'Since July 2012, drug level 4 waits five years: K.S.A. 21-6614(c).',
    prosecutor,
    { facts: { onRegistry: false } },
  ),
  story(
    'Selling drugs, and still on the registry',
    [
      {
        ...felony,
        grade: '4',
        offense: ['drug_sale'],
        statute: '21-5705',
        ...charged('2018-01-05').convicted('2018-05-02', { over: '2020-05-02' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'Nothing is expunged while the person must register: K.S.A. 21-6614(f).',
    checklist,
    { facts: { onRegistry: true } },
  ),
  story(
    'A class D felony of 1990',
    [
      {
        ...felony,
        grade: 'd',
        offense: ['burglary'],
        ...charged('1990-01-05').convicted('1990-05-02', { over: '1993-05-02' }),
      },
    ],
    { c1: conviction('1996-05-02') },
    'A class D felony waits three years: K.S.A. 21-6614(a)(1).',
    register,
    { born: '1968-01-01' },
  ),
  story(
    'First DUI, five years tomorrow',
    [{ ...dui, ...charged('2020-01-05').convicted('2020-05-02', { over: '2021-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ks-conviction' } },
    'A first DUI waits five years: K.S.A. 21-6614(d)(1).',
    prosecutor,
  ),
  story(
    'First DUI, five years today',
    [{ ...dui, ...charged('2020-01-05').convicted('2020-05-02', { over: '2021-11-17' }) }],
    { c1: conviction('2026-11-17') },
    'A first DUI waits five years: K.S.A. 21-6614(d)(1).',
    prosecutor,
  ),
  story(
    'Two DUIs: the first is open, the second waits ten years',
    [
      { ...dui, caseId: 'k1', ...charged('2012-01-05').convicted('2012-05-02', { over: '2013-05-02' }) },
      {
        ...dui,
        id: 'c2',
        caseId: 'k2',
        grade: 'a',
        ...charged('2017-01-05').convicted('2017-05-02', { over: '2018-05-02' }),
      },
    ],
    {
      c1: conviction('2018-05-02'),
      c2: { outcome: 'not_yet', on: '2028-05-02', relief: 'ks-conviction' },
    },
    'Five years for the first, ten for a second: K.S.A. 21-6614(d).',
    checklist,
  ),
  story(
    'A second DUI of August 2014',
    [
      {
        ...dui,
        grade: 'a',
        facts: { earlierDui: true },
        ...charged('2014-08-05').convicted('2014-12-02', { over: '2015-12-02' }),
      },
    ],
    { c1: conviction('2022-12-02') },
    'From July 2014 to June 2015 the law had seven years: K.S.A. 21-6614(d)(3).',
    checklist,
  ),
  story(
    'A second DUI of 2005, with a sentence that ended in 2018',
    [
      {
        ...dui,
        grade: 'a',
        facts: { earlierDui: true },
        ...charged('2005-08-05').convicted('2016-12-02', { over: '2018-12-02' }),
      },
    ],
    { c1: conviction('2023-12-02') },
    'Before July 2006 every DUI had five years: the chart in the Judicial Council’s petition.',
    councilForms,
  ),
  story(
    'Refusing an alcohol test, a misdemeanor of four years ago',
    [
      {
        ...dui,
        grade: 'a',
        statute: 'K.S.A. 8-1025',
        ...charged('2021-11-01').convicted('2022-02-01', { over: '2022-11-01' }),
      },
    ],
    { c1: conviction('2025-11-01') },
    'The longer waits name drunk driving, and not a refused test: K.S.A. 21-6614(c), (d).',
    checklist,
  ),
  story(
    'Driving while suspended, four years ago',
    [
      {
        ...theft,
        grade: 'b',
        offense: ['traffic'],
        statute: '8-262',
        ...charged('2021-11-01').convicted('2022-02-01', { over: '2022-11-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-11-01', relief: 'ks-conviction' } },
    'Driving while suspended waits five years: K.S.A. 21-6614(c)(2).',
    county,
  ),
  story(
    'Vehicular battery under a section that is repealed, four years ago',
    [
      {
        ...theft,
        grade: 'a',
        offense: ['assault'],
        statute: '21-3405b',
        ...charged('2010-11-01').convicted('2011-02-01', { over: '2022-11-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-11-01', relief: 'ks-conviction' } },
    'A violation of former K.S.A. 21-3405b waits five years: K.S.A. 21-6614(c)(8).',
    county,
  ),
  story(
    'A traffic misdemeanor without its section, four years ago',
    [
      {
        ...theft,
        grade: 'b',
        offense: ['traffic'],
        ...charged('2021-11-01').convicted('2022-02-01', { over: '2022-11-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'ks-conviction' } },
    'Some driving crimes wait three years and some five: K.S.A. 21-6614(a), (c).',
    county,
  ),
  story(
    'Murder in the second degree',
    [
      {
        ...felony,
        grade: '1',
        offense: ['homicide'],
        statute: '21-5403',
        sentence: ['prison'],
        ...charged('1999-01-05').convicted('1999-09-02', { released: '2012-01-01', over: '2015-01-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Murder can never be expunged: K.S.A. 21-6614(e).',
    county,
    { born: '1975-01-01' },
  ),
  story(
    'Endangering a child, a misdemeanor',
    [
      {
        ...theft,
        offense: ['child_victim'],
        statute: '21-5601',
        ...charged('2012-01-05').convicted('2012-05-02', { over: '2013-05-02' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Endangering a child can never be expunged: K.S.A. 21-6614(e).',
    county,
  ),
  story(
    'Attempted murder',
    [
      {
        ...felony,
        grade: '3',
        offense: ['homicide'],
        statute: '21-5301, 21-5403',
        ...charged('2005-01-05').convicted('2005-09-02', { over: '2015-01-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'An attempt at a crime on the list is left out too: K.S.A. 21-6614(e).',
    county,
  ),
  story(
    'Conspiracy to commit murder',
    [
      {
        ...felony,
        grade: '3',
        offense: ['homicide'],
        statute: '21-5302, 21-5403',
        ...charged('2005-01-05').convicted('2005-09-02', { over: '2015-01-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'The list is told to name attempts, and not conspiracy. Its sentence could not be read: K.S.A. 21-6614(e).',
    county,
  ),
  story(
    'Conspiracy to commit robbery, five years after the sentence',
    [
      {
        ...felony,
        grade: '5',
        offense: ['robbery'],
        statute: '21-5302, 21-5420',
        ...charged('2005-01-05').convicted('2005-09-02', { over: '2015-01-01' }),
      },
    ],
    { c1: conviction('2020-01-01') },
    'Robbery is not on the list: K.S.A. 21-6614(c), (e).',
    county,
  ),
  story(
    'Old theft, but a felony conviction last year',
    [
      { ...theft, caseId: 'k1', ...charged('2012-01-05').convicted('2012-05-02', { over: '2013-05-02' }) },
      {
        ...felony,
        id: 'c2',
        caseId: 'k2',
        ...charged('2025-01-05').convicted('2025-06-02', { until: '2027-06-02' }),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2027-06-02', relief: 'ks-conviction' },
      c2: { outcome: 'not_yet', on: '2030-06-02', relief: 'ks-conviction' },
    },
    'No felony conviction in the last two years: K.S.A. 21-6614(h)(1).',
    county,
  ),
  story(
    'Theft, and the fine is not paid',
    [
      {
        ...theft,
        finesPaid: false,
        ...charged('2015-01-05').convicted('2015-05-02', { over: '2016-05-02' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'The sentence must be satisfied, and courts count the fine: K.S.A. 21-6614(a)(1).',
    county,
  ),
  story(
    'Theft, and a misdemeanor case is open',
    [
      { ...theft, caseId: 'k1', ...charged('2015-01-05').convicted('2015-05-02', { over: '2016-05-02' }) },
      { ...theft, id: 'c2', caseId: 'k2', ...charged('2026-09-05').pending },
    ],
    { c1: conviction('2019-05-02'), c2: { outcome: 'not_yet', on: null } },
    'Only an open felony case stands in the way: K.S.A. 21-6614(h)(1).',
    county,
    { pendingCharges: true },
  ),
  story(
    'Drug possession, drug court finished last month',
    [
      {
        ...felony,
        grade: '5',
        offense: ['drug_possession'],
        statute: '21-5706',
        facts: { specialtyCourt: true },
        ...charged('2024-01-05').convicted('2024-05-02', { over: '2026-10-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-10-01', relief: 'ks-specialty-court' } },
    'After a specialty court there is no wait of three years: K.S.A. 21-6614(a)(3).',
    checklist,
  ),
  story(
    'Diversion for theft, three years today',
    [{ ...theft, ...charged('2022-01-05').diverted('2022-05-02', { over: '2023-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ks-diversion' } },
    'Three years since the terms of the diversion were fulfilled: K.S.A. 21-6614(a)(2).',
    register,
  ),
  story(
    'Diversion for a first DUI, four years ago',
    [{ ...dui, ...charged('2021-01-05').diverted('2021-05-02', { over: '2022-05-02' }) }],
    { c1: { outcome: 'not_yet', on: '2027-05-02', relief: 'ks-diversion' } },
    'A DUI diversion waits five years: K.S.A. 21-6614(d)(1).',
    checklist,
  ),
  story(
    'Diversion for endangering a child',
    [
      {
        ...theft,
        offense: ['child_victim'],
        statute: '21-5601',
        ...charged('2018-01-05').diverted('2018-05-02', { over: '2019-05-02' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'ks-diversion' } },
    'The list names convictions, and the petition’s own words diversions too: K.S.A. 21-6614(e).',
    councilForms,
  ),
  story(
    'Prostitution that a trafficker forced',
    [
      {
        ...theft,
        grade: 'b',
        offense: ['prostitution'],
        statute: '21-6419',
        traffickingVictim: true,
        ...charged('2024-01-05').convicted('2024-05-02', { over: '2025-05-02' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-05-02', relief: 'ks-coerced' } },
    'One year where somebody was forced: K.S.A. 21-6614(b).',
    clearinghouse,
  ),
  story(
    'Charges dismissed last week',
    [{ ...felony, dismissal: 'without_prejudice', ...charged('2026-03-01').dismissed('2026-11-10') }],
    { c1: { outcome: 'eligible', on: '2026-11-10', relief: 'ks-arrest' } },
    'There is no wait after a dismissal: K.S.A. 22-2410(c).',
    county,
  ),
  story(
    'Found not guilty',
    [{ ...felony, ...charged('2020-03-01').acquitted('2020-11-10') }],
    { c1: { outcome: 'eligible', on: '2020-11-10', relief: 'ks-arrest' } },
    'There is no wait after an acquittal: K.S.A. 22-2410(c).',
    county,
  ),
  story(
    'Arrested and never charged',
    [{ ...theft, ...charged('2021-03-01').notProsecuted('2021-03-01') }],
    { c1: { outcome: 'eligible', on: '2021-03-01', relief: 'ks-arrest' } },
    'There is no wait where no charges were filed: K.S.A. 22-2410(c).',
    county,
  ),
  story(
    'One charge dropped, the other a conviction',
    [
      { ...theft, caseId: 'k1', ...charged('2012-01-05').convicted('2012-05-02', { over: '2013-05-02' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        offense: ['trespass'],
        dismissal: 'plea_to_other',
        ...charged('2012-01-05').dismissed('2012-05-02'),
      },
    ],
    {
      c1: conviction('2016-05-02'),
      c2: { outcome: 'eligible', on: '2016-05-02', relief: 'ks-arrest-with-conviction' },
    },
    'The conviction takes the related arrest records with it: K.S.A. 21-6614(a)(1).',
    register,
  ),
  story(
    'One charge dropped, and the conviction beside it must wait',
    [
      { ...theft, caseId: 'k1', ...charged('2023-01-05').convicted('2023-05-02', { over: '2024-05-02' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k1',
        offense: ['trespass'],
        dismissal: 'plea_to_other',
        ...charged('2023-01-05').dismissed('2023-05-02'),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2027-05-02', relief: 'ks-conviction' },
      c2: { outcome: 'needs_review', relief: 'ks-arrest' },
    },
    'The law speaks of the arrest as a whole: K.S.A. 22-2410(c).',
    county,
  ),
  story(
    'Charges dismissed, but on the registry',
    [{ ...felony, dismissal: 'without_prejudice', ...charged('2020-03-01').dismissed('2020-11-10') }],
    { c1: { outcome: 'not_yet', on: null } },
    'No part of the record is expunged while the person must register: K.S.A. 21-6614(f).',
    checklist,
    { facts: { onRegistry: true } },
  ),
  story(
    'Juvenile theft, let go two years ago',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2022-03-01').convicted('2022-10-20', { over: '2024-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ks-juvenile' } },
    'Two years since the final discharge, or 23 years of age: K.S.A. 38-2312(e).',
    clearinghouse,
    { born: '2006-06-01' },
  ),
  story(
    'Juvenile theft, and a second one before the first was over',
    [
      {
        ...theft,
        caseId: 'k1',
        court: 'juvenile',
        ...charged('2022-03-01').convicted('2022-10-20', { over: '2024-06-01' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        court: 'juvenile',
        ...charged('2023-03-01').convicted('2023-06-20', { over: '2024-06-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2026-06-01', relief: 'ks-juvenile' },
      c2: { outcome: 'eligible', on: '2026-06-01', relief: 'ks-juvenile' },
    },
    'Only what came since the final discharge stands in the way: K.S.A. 38-2312(e).',
    clearinghouse,
    { born: '2006-06-01' },
  ),
  story(
    'Juvenile theft, and a theft as a grown-up',
    [
      {
        ...theft,
        caseId: 'k1',
        court: 'juvenile',
        ...charged('2018-03-01').convicted('2018-10-20', { over: '2019-06-01' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2021-03-01').convicted('2021-06-20', { over: '2022-06-20' }),
      },
    ],
    { c1: { outcome: 'not_eligible' }, c2: conviction('2025-06-20') },
    'A conviction since the final discharge bars a juvenile record: K.S.A. 38-2312(e).',
    clearinghouse,
    { born: '2002-06-01' },
  ),
  story(
    'Juvenile rape',
    [
      {
        ...felony,
        grade: '1',
        court: 'juvenile',
        offense: ['sexual'],
        statute: '21-5503',
        ...charged('2005-03-01').convicted('2005-10-20', { over: '2008-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'The law leaves out rape: K.S.A. 38-2312(b).',
    clearinghouse,
    { born: '1990-06-01' },
  ),
]);
