import {
  calledDismissed,
  calledGuilty,
  charged,
  type Person,
  person,
  type Told as ToldOf,
} from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import { address } from './code.ts';
import type { Grade } from './grades.ts';
import { sealingPage } from './how.ts';
import { reviewOfLaw } from './read.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const settled = person<Grade>({ ...nothingElse, born: '1984-09-03' });

/** Shoplifting, Class E. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'e',
  offense: ['theft'],
  sentence: ['fine'],
};
const classD: Told = { ...theft, grade: 'd', offense: ['assault'], sentence: ['probation'] };
const felony: Told = { ...theft, level: 'felony', grade: 'c', offense: ['drug_sale'], sentence: ['prison'] };
const weed: Told = { ...classD, offense: ['drug_possession', 'marijuana'], sentence: ['fine'] };

function story(
  title: string,
  charges: Told[],
  expect: Record<string, Expected>,
  why: string,
  section: string,
  about: Person = {},
): Story<Grade> {
  return { title, asOf, life: settled.but(about).told(...charges), expect, why, source: address(section) };
}

/** Where the court's own page has the list. */
const onPage = (title: string, charges: Told[], expect: Record<string, Expected>, why: string) => ({
  ...story(title, charges, expect, why, '15: 2261'),
  source: sealingPage,
});

export const cases = worked<Grade>([
  story(
    'Class E theft, four years tomorrow',
    [{ ...theft, ...charged('2022-03-01').convicted('2022-11-18', { over: '2022-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'me-seal' } },
    'Four years since every part of the sentence was satisfied: § 2262(2).',
    '15: 2262',
  ),
  story(
    'Class E theft, four years today',
    [{ ...theft, ...charged('2022-03-01').convicted('2022-11-17', { over: '2022-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'me-seal' } },
    'Four years since every part of the sentence was satisfied: § 2262(2).',
    '15: 2262',
  ),
  story(
    'Class E theft of 2005',
    [{ ...theft, ...charged('2005-03-01').convicted('2005-11-17', { over: '2005-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2024-08-09', relief: 'me-seal' } },
    'The age limit fell on August 9, 2024, and no earlier day is told: § 2262.',
    '15: 2262',
  ),
  story(
    'Class E theft with restitution still owed',
    [
      {
        ...theft,
        restitutionPaid: false,
        ...charged('2015-03-01').convicted('2015-11-17', { over: '2015-11-17' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null, relief: 'me-seal' } },
    'Each part of the sentence must be satisfied, the money too: § 2262(2).',
    '15: 2262',
  ),
  story(
    'Class D assault',
    [{ ...classD, ...charged('2005-03-01').convicted('2005-11-17', { over: '2006-11-17' }) }],
    { c1: { outcome: 'not_eligible', relief: 'me-seal' } },
    'Only Class E crimes and some marijuana crimes can be sealed: § 2261(6).',
    '15: 2261',
  ),
  story(
    'Drug felony, Class C',
    [
      {
        ...felony,
        ...charged('2005-03-01').convicted('2005-11-17', { released: '2007-01-01', over: '2009-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'me-seal' } },
    'No felony can be sealed. A pardon makes it confidential: 16 M.R.S. § 703(2)(L).',
    '15: 2261',
  ),
  story(
    'Unlawful sexual touching, Class E',
    [
      {
        ...theft,
        offense: ['sexual'],
        statute: '17-A M.R.S. § 260',
        ...charged('2005-03-01').convicted('2005-11-17', { over: '2006-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'me-seal' } },
    'Class E crimes of chapter 11 are left out: § 2261(6)(A).',
    '15: 2261',
  ),
  story(
    'Indecent conduct, Class E',
    [
      {
        ...theft,
        offense: ['sexual'],
        statute: '17-A M.R.S. § 854',
        ...charged('2005-03-01').convicted('2005-11-17', { over: '2006-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'me-seal' } },
    'It stands in chapter 35, not in chapter 11: § 2261(6)(A).',
    '15: 2261',
  ),
  story(
    'Having marijuana in 2010, Class D',
    [
      {
        ...weed,
        statute: '17-A M.R.S. § 1107-A',
        ...charged('2010-03-01').convicted('2010-11-17', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'me-seal' } },
    'The list names former § 1107. Whether it reaches § 1107-A, which followed, is open: § 2261(6)(B).',
    '15: 2261',
  ),
  onPage(
    'Aggravated cultivating of marijuana in 2010, Class D',
    [
      {
        ...weed,
        statute: '17-A M.R.S. § 1105-D',
        ...charged('2010-03-01').convicted('2010-11-17', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2024-08-09', relief: 'me-seal' } },
    'A listed marijuana crime from before January 30, 2017: § 2261(6)(B).',
  ),
  onPage(
    'Having marijuana in 2000 under the former section, Class D',
    [
      {
        ...weed,
        statute: '17-A M.R.S. § 1107',
        ...charged('2000-03-01').convicted('2000-11-17', { over: '2000-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2024-08-09', relief: 'me-seal' } },
    'A listed marijuana crime from before January 30, 2017: § 2261(6)(B).',
  ),
  onPage(
    'Marijuana in 2010, Class D, without its section',
    [{ ...weed, ...charged('2010-03-01').convicted('2010-11-17', { over: '2010-11-17' }) }],
    { c1: { outcome: 'needs_review', relief: 'me-seal' } },
    'The list goes by sections, and the one most people were convicted under is not on it: § 2261(6)(B).',
  ),
  onPage(
    'Growing marijuana in 2010, Class D',
    [
      {
        ...weed,
        statute: '17-A M.R.S. § 1117',
        ...charged('2010-03-01').convicted('2010-11-17', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'me-seal' } },
    'Of growing, the list names former § 1105 and § 1105-D alone: § 2261(6)(B).',
  ),
  story(
    'Marijuana, Class D, on the day it became legal',
    [
      {
        ...weed,
        statute: '17-A M.R.S. § 1105-D',
        ...charged('2017-01-30').convicted('2017-11-17', { over: '2017-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'me-seal' } },
    'Only crimes committed before January 30, 2017 are listed: § 2261(6)(B).',
    '15: 2261',
  ),
  story(
    'Marijuana, Class D, the day before it became legal',
    [
      {
        ...weed,
        statute: '17-A M.R.S. § 1105-D',
        ...charged('2017-01-29').convicted('2017-11-17', { over: '2017-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'me-seal' } },
    'Crimes committed before January 30, 2017 are listed: § 2261(6)(B).',
    '15: 2261',
  ),
  story(
    'Class E theft, then a Class D conviction',
    [
      { ...theft, caseId: 'k1', ...charged('2010-03-01').convicted('2010-11-17', { over: '2010-11-17' }) },
      {
        ...classD,
        id: 'c2',
        caseId: 'k2',
        ...charged('2015-03-01').convicted('2015-11-17', { over: '2016-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'me-seal' }, c2: { outcome: 'not_eligible' } },
    'A conviction since the sentence was satisfied closes the way: § 2262(3).',
    '15: 2262',
  ),
  story(
    'An old Class D conviction, then a Class E theft',
    [
      { ...classD, caseId: 'k1', ...charged('2010-03-01').convicted('2010-11-17', { over: '2011-11-17' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2015-03-01').convicted('2015-11-17', { over: '2015-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'eligible', relief: 'me-seal' } },
    'Only what came since the sentence was satisfied counts: § 2262(3).',
    '15: 2262',
  ),
  story(
    'Two Class E thefts, years apart',
    [
      { ...theft, caseId: 'k1', ...charged('2010-03-01').convicted('2010-11-17', { over: '2010-11-17' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2015-03-01').convicted('2015-11-17', { over: '2015-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'me-seal' }, c2: { outcome: 'eligible', relief: 'me-seal' } },
    'The law counts from the most recent conviction that can be sealed: § 2262(3).',
    '15: 2262',
  ),
  story(
    'Class E theft, then a deferred disposition',
    [
      { ...theft, caseId: 'k1', ...charged('2010-03-01').convicted('2010-11-17', { over: '2010-11-17' }) },
      {
        ...classD,
        id: 'c2',
        caseId: 'k2',
        ...charged('2019-03-01').deferred('2019-11-17', { over: '2020-11-17' }),
      },
    ],
    {
      c1: { outcome: 'not_eligible', relief: 'me-seal' },
      c2: { outcome: 'automatic', on: '2020-11-17', relief: 'me-deferred' },
    },
    'A charge dismissed after a deferral since then closes the way too: § 2262(3).',
    '15: 2262',
  ),
  story(
    'Class E theft, and a case open now',
    [{ ...theft, ...charged('2010-03-01').convicted('2010-11-17', { over: '2010-11-17' }) }],
    { c1: { outcome: 'not_yet', on: null, relief: 'me-seal' } },
    'No charge may be pending anywhere: § 2262(5).',
    '15: 2262',
    { pendingCharges: true },
  ),
  story(
    'Class E theft, then a conviction in New Hampshire',
    [{ ...theft, ...charged('2010-03-01').convicted('2010-11-17', { over: '2010-11-17' }) }],
    { c1: { outcome: 'not_eligible', relief: 'me-seal' } },
    'A conviction in another jurisdiction since then closes the way: § 2262(4).',
    '15: 2262',
    { elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2018-02-02' } },
  ),
  story(
    'Engaging in prostitution, a year ago',
    [
      {
        ...theft,
        offense: ['prostitution'],
        ...charged('2021-03-01').convicted('2021-11-17', { over: '2025-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'me-seal-prostitution' } },
    'One year after the sentence: § 2262-A(2).',
    '15: 2262-A',
  ),
  story(
    'A Class B felony that a trafficker forced',
    [
      {
        ...felony,
        grade: 'b',
        traffickingVictim: true,
        ...charged('2021-03-01').convicted('2021-11-17', { until: '2027-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-07-29', relief: 'me-seal-victim' } },
    'Any crime, at any time after the conviction: § 2262-B, since July 29, 2026.',
    '15: 2264',
  ),
  {
    ...story(
      'A Class D and a Class C finding in one youth case, discharged 3 years ago today',
      [
        {
          ...classD,
          court: 'juvenile',
          caseId: 'k1',
          ...charged('2022-03-01').convicted('2022-10-20', { over: '2023-11-17' }),
        },
        {
          ...felony,
          offense: ['theft'],
          court: 'juvenile',
          id: 'c2',
          caseId: 'k1',
          ...charged('2022-03-01').convicted('2022-10-20', { over: '2023-11-17' }),
        },
      ],
      {
        c1: { outcome: 'eligible', on: '2026-11-17', relief: 'me-juvenile-petition' },
        c2: { outcome: 'eligible', on: '2026-11-17', relief: 'me-juvenile-petition' },
      },
      'The highest class of the case decides for all of it: § 3308-C(10).',
      '15: 3308-C',
      { born: '2006-02-03' },
    ),
    source: reviewOfLaw,
  },
  story(
    'Dismissed by the court for good',
    [{ ...classD, dismissal: 'with_prejudice', ...charged('2026-03-01').dismissed('2026-10-20') }],
    { c1: { outcome: 'automatic', on: '2026-10-20', relief: 'me-confidential' } },
    'A charge dismissed with prejudice is confidential: 16 M.R.S. § 703(2)(G).',
    '16: 703',
  ),
  story(
    'Dismissed, but it may be brought again, a year tomorrow',
    [{ ...classD, dismissal: 'without_prejudice', ...charged('2025-03-01').dismissed('2025-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'me-confidential' } },
    'More than a year with no active prosecution: 16 M.R.S. § 703(2).',
    '16: 703',
  ),
  story(
    'One charge dropped, another convicted in the same case',
    [
      { ...classD, caseId: 'k1', ...charged('2020-03-01').dismissed('2020-10-20') },
      {
        ...classD,
        id: 'c2',
        caseId: 'k1',
        ...charged('2020-03-01').convicted('2020-10-20', { over: '2021-10-20' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'me-confidential' }, c2: { outcome: 'not_eligible' } },
    'It is confidential only if it was not dropped as part of a plea agreement: 16 M.R.S. § 703(2)(G).',
    '16: 703',
  ),
  story(
    'Dropped in a plea deal',
    [{ ...classD, dismissal: 'plea_to_other', ...charged('2020-03-01').dismissed('2020-10-20') }],
    { c1: { outcome: 'not_eligible', relief: 'me-confidential' } },
    'A prosecutor’s dismissal counts only outside a plea agreement: 16 M.R.S. § 703(2)(G).',
    '16: 703',
  ),
  story(
    'Found not guilty',
    [{ ...felony, ...charged('2020-03-01').acquitted('2020-10-20') }],
    { c1: { outcome: 'automatic', on: '2020-10-20', relief: 'me-confidential' } },
    'An acquittal is confidential: 16 M.R.S. § 703(2)(H).',
    '16: 703',
  ),
  story(
    'Not criminally responsible',
    [{ ...felony, ...charged('2020-03-01').notResponsible('2020-10-20') }],
    { c1: { outcome: 'not_eligible', relief: 'me-confidential' } },
    'A verdict of insanity is no acquittal here: 16 M.R.S. § 703(2)(H).',
    '16: 703',
  ),
  story(
    'Summonsed a year ago, never charged',
    [{ ...theft, ...charged('2025-11-17').notProsecuted('2025-11-17') }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'me-confidential' } },
    'An arrest or summons without a case is confidential after a year: 16 M.R.S. § 703(2)(A).',
    '16: 703',
  ),
  story(
    'Deferred disposition, told as “dismissed”',
    [
      {
        ...classD,
        ...charged('2022-03-01').deferred('2022-10-20', { over: '2023-10-20' }),
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'automatic', on: '2023-10-20', relief: 'me-deferred' } },
    'The court dismisses it with prejudice: 16 M.R.S. § 703(2)(G), 17-A M.R.S. § 1903.',
    '17-A: 1903',
  ),
  story(
    'Deferred disposition, told as “guilty”',
    [{ ...classD, ...charged('2022-03-01').deferred('2022-10-20', { over: '2023-10-20' }), ...calledGuilty }],
    { c1: { outcome: 'automatic', on: '2023-10-20', relief: 'me-deferred' } },
    'The court dismisses it with prejudice: 16 M.R.S. § 703(2)(G), 17-A M.R.S. § 1903.',
    '17-A: 1903',
  ),
  story(
    'Pardoned by the Governor',
    [
      {
        ...felony,
        pardonedDate: '2024-06-01',
        ...charged('2001-03-01').pardoned('2001-10-20', { over: '2003-10-20' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2024-06-01', relief: 'me-pardoned' } },
    'A full and free pardon makes it confidential: 16 M.R.S. § 703(2)(L).',
    '16: 703',
  ),
  story(
    'A Class E youth case, discharged last month',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2025-03-01').convicted('2025-10-20', { over: '2026-10-20' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2026-10-20', relief: 'me-juvenile-automatic' } },
    'The court seals it within 5 business days after the discharge: § 3308-C(10)(C).',
    '15: 3308-C',
    { born: '2008-06-01' },
  ),
  story(
    'A Class C youth case, discharged three years ago',
    [
      {
        ...felony,
        court: 'juvenile',
        offense: ['burglary'],
        ...charged('2022-03-01').convicted('2022-10-20', { over: '2023-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'me-juvenile-petition' } },
    'Three years after the discharge, with nothing since: § 3308-C(10)(A).',
    '15: 3308-C',
    { born: '2006-06-01' },
  ),
]);
