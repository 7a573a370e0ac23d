import { charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const act = (section: number) =>
  `https://law.justia.com/codes/new-mexico/chapter-29/article-3a/section-29-3a-${section}/`;
const code = 'https://github.com/saint1415/us-statutes';
const registration = 'https://github.com/fuzzlaw/sorstatutes';

const settled = person<Grade>({ ...nothingElse, born: '1984-02-20' });

/** A misdemeanor larceny with every question answered. */
const larceny: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'ungraded',
  offense: ['theft'],
  statute: '30-16-1',
  injury: 'none',
  sentence: ['probation', 'fine'],
};
const felony = (grade: Grade): Told => ({
  ...larceny,
  level: 'felony',
  grade,
  offense: ['burglary'],
  statute: '30-16-3',
});
const weed: Told = {
  ...larceny,
  grade: 'petty',
  offense: ['drug_possession', 'marijuana'],
  statute: '30-31-23',
  sentence: ['fine'],
};

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
    'Misdemeanor larceny: two years since the sentence ended tomorrow',
    [{ ...larceny, ...charged('2023-05-01').convicted('2023-11-18', { over: '2024-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'nm-conviction' } },
    'Two years for a misdemeanor, counted from the end of the sentence: § 29-3A-5(C)(4)(a), (F).',
    act(5),
  ),
  story(
    'Misdemeanor larceny: two years today',
    [{ ...larceny, ...charged('2023-05-01').convicted('2023-11-17', { over: '2024-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nm-conviction' } },
    'Two years for a misdemeanor, counted from the end of the sentence: § 29-3A-5(C)(4)(a), (F).',
    act(5),
  ),
  story(
    'Misdemeanor larceny with restitution still owed',
    [
      {
        ...larceny,
        restitutionPaid: false,
        ...charged('2019-05-01').convicted('2019-11-17', { over: '2020-11-17' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'Restitution has to be paid: § 29-3A-5(C)(3).',
    act(5),
  ),
  story(
    'Fourth-degree felony, four years today',
    [{ ...felony('4'), ...charged('2019-05-01').convicted('2019-11-17', { over: '2022-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nm-conviction' } },
    'Four years for a fourth-degree felony: § 29-3A-5(C)(4)(b).',
    act(5),
  ),
  story(
    'Third-degree felony, six years tomorrow',
    [{ ...felony('3'), ...charged('2016-05-01').convicted('2016-11-17', { over: '2020-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Six years for a third-degree felony: § 29-3A-5(C)(4)(c).',
    act(5),
  ),
  story(
    'Second-degree drug trafficking, eight years today',
    [
      {
        ...felony('2'),
        offense: ['drug_sale'],
        statute: '30-31-20',
        sentence: ['prison'],
        ...charged('2012-05-01').convicted('2012-11-17', { released: '2016-11-17', over: '2018-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nm-conviction' } },
    'Eight years for a second-degree felony: § 29-3A-5(C)(4)(d).',
    act(5),
  ),
  story(
    'Battery against a household member: ten years',
    [
      {
        ...larceny,
        offense: ['assault', 'domestic_violence'],
        statute: '30-3-15',
        ...charged('2017-05-01').convicted('2017-11-17', { over: '2018-11-17' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2028-11-17' } },
    'Ten years for any crime against a household member, also for a misdemeanor: § 29-3A-5(C)(4)(e).',
    act(5),
  ),
  story(
    'Aggravated battery as a misdemeanor: four years',
    [
      {
        ...larceny,
        offense: ['assault'],
        statute: '30-3-5(B)',
        injury: 'bodily',
        ...charged('2022-05-01').convicted('2022-11-17', { over: '2023-11-17' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2027-11-17' } },
    'Four years for aggravated battery under § 30-3-5(B): § 29-3A-5(C)(4)(b).',
    act(5),
  ),
  story(
    'An old larceny and a newer felony: the last sentence counts for both',
    [
      {
        ...larceny,
        caseId: 'k1',
        ...charged('2008-05-01').convicted('2008-11-17', { over: '2009-11-17' }),
      },
      {
        ...felony('4'),
        id: 'c2',
        caseId: 'k2',
        ...charged('2020-05-01').convicted('2020-11-17', { over: '2023-11-17' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2025-11-17', relief: 'nm-conviction' },
      c2: { outcome: 'not_yet', on: '2027-11-17' },
    },
    'The years go by the crime, the day by the last sentence for any crime: § 29-3A-5(F).',
    act(5),
  ),
  story(
    'Drunk driving',
    [
      {
        ...larceny,
        offense: ['dui'],
        statute: '66-8-102',
        ...charged('2005-05-01').convicted('2005-11-17', { over: '2006-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Never after a conviction: § 29-3A-5(G).',
    act(5),
  ),
  story(
    'Embezzlement',
    [
      {
        ...felony('4'),
        offense: ['theft', 'fraud'],
        statute: '30-16-8',
        ...charged('2005-05-01').convicted('2005-11-17', { over: '2006-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Never after a conviction: § 29-3A-5(G).',
    act(5),
  ),
  story(
    'Third-degree assault, and nothing told of the injury',
    [
      {
        ...felony('3'),
        offense: ['assault'],
        statute: '30-3-5(C)',
        injury: undefined,
        ...charged('2005-05-01').convicted('2005-11-17', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Aggravated battery of the third degree is one with great bodily harm or with a deadly weapon: §§ 29-3A-5(G), 30-3-5(C).',
    act(5),
  ),
  story(
    'Aggravated arson, and nothing told of the injury',
    [
      {
        ...felony('2'),
        offense: ['arson'],
        statute: '30-17-6',
        injury: undefined,
        ...charged('2005-05-01').convicted('2005-11-17', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Aggravated arson is the one “causing a person great bodily harm”: §§ 29-3A-5(G), 30-17-6.',
    code,
  ),
  story(
    'Keeping a child from the other parent',
    [
      {
        ...felony('4'),
        offense: ['kidnapping'],
        statute: '30-4-4',
        ...charged('2012-05-01').convicted('2012-11-17', { over: '2014-11-17' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'It is about a child and against who has custody. Whether that is “committed against a child” is not said: §§ 29-3A-5(G), 30-4-4.',
    code,
  ),
  story(
    'Robbery in which someone was hurt badly',
    [
      {
        ...felony('3'),
        offense: ['robbery'],
        statute: '30-16-2',
        injury: 'serious',
        ...charged('2005-05-01').convicted('2005-11-17', { over: '2010-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Great bodily harm closes the way: § 29-3A-5(G).',
    act(5),
  ),
  story(
    'Dismissed case, a year tomorrow',
    [{ ...larceny, ...charged('2025-05-01').dismissed('2025-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'nm-no-conviction' } },
    'One year from the final disposition: § 29-3A-4(A).',
    act(4),
  ),
  story(
    'Dismissed case, a year today',
    [{ ...larceny, ...charged('2025-05-01').dismissed('2025-11-17') }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nm-no-conviction' } },
    'One year from the final disposition: § 29-3A-4(A).',
    act(4),
  ),
  story(
    'Dismissed drunk driving',
    [{ ...larceny, offense: ['dui'], statute: '66-8-102', ...charged('2022-05-01').dismissed('2022-11-17') }],
    { c1: { outcome: 'eligible', on: '2023-11-17', relief: 'nm-no-conviction' } },
    'What is left out after a conviction is not left out without one: § 29-3A-4.',
    act(4),
  ),
  story(
    'Dismissed case, but another one is open',
    [{ ...larceny, ...charged('2022-05-01').dismissed('2022-11-17') }],
    { c1: { outcome: 'not_yet', on: null } },
    'No other charge may be pending: § 29-3A-4(E).',
    act(4),
    { pendingCharges: true },
  ),
  story(
    'Conditional discharge, finished more than a year ago',
    [
      {
        ...felony('4'),
        facts: { deferredSentence: false },
        ...charged('2022-05-01').deferred('2022-11-17', { over: '2024-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-11-17', relief: 'nm-no-conviction' } },
    'A conditional discharge is a release without conviction: § 29-3A-4(E)(4).',
    act(4),
  ),
  story(
    'Deferred sentence for burglary',
    [
      {
        ...felony('4'),
        facts: { deferredSentence: true },
        ...charged('2018-05-01').deferred('2018-11-17', { over: '2020-11-17' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'The act names deferred sentences for traffic crimes alone: § 29-3A-4(A).',
    act(4),
  ),
  story(
    'Two charges in one case, one dropped',
    [
      {
        ...larceny,
        caseId: 'k1',
        ...charged('2018-05-01').convicted('2018-11-17', { over: '2019-11-17' }),
      },
      {
        ...larceny,
        id: 'c2',
        caseId: 'k1',
        offense: ['trespass'],
        statute: '30-14-1',
        ...charged('2018-05-01').dismissed('2018-11-17'),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2021-11-17', relief: 'nm-conviction' },
      c2: { outcome: 'eligible', on: '2021-11-17', relief: 'nm-rest-of-case' },
    },
    'The records related to the conviction go together: § 29-3A-5(A).',
    act(5),
  ),
  story(
    'Marijuana possession of 2015',
    [{ ...weed, ...charged('2015-05-01').convicted('2015-08-01', { over: '2015-09-01' }) }],
    { c1: { outcome: 'automatic', on: '2021-06-29', relief: 'nm-cannabis' } },
    'Two years after the conviction, since June 29, 2021: § 29-3A-8(A).',
    act(8),
  ),
  story(
    'Marijuana beside a felony in one case',
    [
      { ...weed, caseId: 'k1', ...charged('2024-01-01').convicted('2024-02-01', { over: '2025-11-20' }) },
      {
        ...weed,
        id: 'c2',
        caseId: 'k2',
        ...charged('2021-01-05').convicted('2021-05-01', { over: '2021-06-01' }),
      },
      {
        ...felony('4'),
        id: 'c3',
        caseId: 'k2',
        ...charged('2021-01-05').convicted('2021-05-01', { over: '2025-11-20' }),
      },
    ],
    {
      c1: { outcome: 'not_yet', on: '2027-11-20' },
      c2: { outcome: 'eligible', relief: 'nm-cannabis-request' },
      c3: { outcome: 'not_yet', on: '2029-11-20' },
    },
    'In a mixed case one has to ask for the marijuana part: § 29-3A-8(C). What came after June 29, 2021 has no such way.',
    act(8),
  ),
  story(
    'First drug case at 17 in an adult court, discharged last month',
    [
      {
        ...felony('4'),
        offense: ['drug_possession'],
        statute: '30-31-23',
        facts: { deferredSentence: false },
        ...charged('2025-01-10').deferred('2025-10-01', { over: '2026-10-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-10-01', relief: 'nm-young-drug-discharge' } },
    'Whoever was under 18 may ask at once: § 30-31-28(D).',
    code,
    { born: '2007-06-01' },
  ),
  story(
    'Prostitution and theft as a victim of trafficking',
    [
      {
        ...larceny,
        offense: ['prostitution'],
        statute: '30-9-2',
        traffickingVictim: true,
        ...charged('2025-01-10').convicted('2025-10-01', { over: '2026-10-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'nm-trafficking' } },
    'At any time, for every crime but homicide: § 30-52-1.2.',
    code,
  ),
  story(
    'A juvenile case, let go two years ago',
    [
      {
        ...larceny,
        court: 'juvenile',
        sentence: ['probation'],
        ...charged('2022-01-10').convicted('2022-10-01', { over: '2024-10-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-10-01', relief: 'nm-juvenile-sealing' } },
    'Two years after the release from supervision, at 18 or older: § 32A-2-26(A).',
    code,
    { born: '2006-06-01' },
  ),
  story(
    'A juvenile case that ended in not guilty last month',
    [{ ...larceny, court: 'juvenile', ...charged('2026-01-10').acquitted('2026-10-01') }],
    { c1: { outcome: 'automatic', on: '2026-10-01', relief: 'nm-juvenile-not-delinquent' } },
    'The court seals it at the end of the case: § 32A-2-26(J).',
    code,
    { born: '2009-06-01' },
  ),
  story(
    'Charge dropped beside a conviction of 2010 in the same case',
    [
      { ...larceny, caseId: 'k1', ...charged('2010-01-05').dismissed('2010-05-01') },
      {
        ...larceny,
        id: 'c2',
        caseId: 'k1',
        offense: ['trespass'],
        statute: '30-14-1',
        ...charged('2010-01-05').convicted('2010-05-01', { over: '2011-05-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2020-01-01', relief: 'nm-rest-of-case' },
      c2: { outcome: 'eligible', on: '2020-01-01', relief: 'nm-conviction' },
    },
    'The act began on January 1, 2020. Before that day nothing of the case could be expunged: § 29-3A-5(A).',
    act(5),
  ),
  story(
    'Third-degree burglary, told without a section: six years today',
    [
      {
        ...felony('3'),
        statute: undefined,
        ...charged('2017-05-01').convicted('2017-11-17', { over: '2020-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nm-conviction' } },
    'Six years for the third degree, counted from the end of the sentence: § 29-3A-5(C)(4)(c), (F).',
    act(5),
  ),
  story(
    'Criminal sexual contact as a misdemeanor',
    [
      {
        ...larceny,
        offense: ['sexual'],
        statute: '30-9-12(D)',
        ...charged('2015-05-01').convicted('2015-11-18', { over: '2016-11-18' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2020-01-01', relief: 'nm-conviction' } },
    'The registry’s list names only the fourth degree: §§ 29-3A-5(G), 29-11A-3(I)(2).',
    code,
  ),
  story(
    'Criminal sexual contact in the fourth degree',
    [
      {
        ...larceny,
        level: 'felony',
        grade: '4',
        offense: ['sexual'],
        statute: '30-9-12(C)',
        ...charged('2005-05-01').convicted('2005-11-18', { over: '2006-11-18' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'The fourth degree is on the registry’s list: §§ 29-3A-5(G), 29-11A-3(I)(2).',
    code,
  ),
  story(
    'Incest between grown-ups',
    [
      {
        ...larceny,
        level: 'felony',
        grade: '3',
        offense: ['sexual'],
        statute: '30-10-3',
        ...charged('2005-05-01').convicted('2005-11-18', { over: '2006-11-18' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Incest is on the list only where the victim was under 18: § 29-11A-3(I)(10).',
    code,
  ),
  story(
    'An attempt at criminal sexual contact of the fourth degree',
    [
      {
        ...larceny,
        offense: ['sexual'],
        statute: '30-28-1, 30-9-12(C)',
        ...charged('2015-05-01').convicted('2015-11-18', { over: '2016-11-18' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Such an attempt is a misdemeanor, and attempts are on the registry’s list too: § 29-11A-3(I)(2), (13).',
    registration,
  ),
  story(
    'Conspiracy to commit criminal sexual contact of the fourth degree',
    [
      {
        ...larceny,
        offense: ['sexual'],
        statute: '30-28-2, 30-9-12(C)',
        ...charged('2015-05-01').convicted('2015-11-18', { over: '2016-11-18' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2020-01-01', relief: 'nm-conviction' } },
    'Of a crime that was only planned the list names attempts, and not conspiracy: § 29-11A-3(I)(13).',
    registration,
  ),
]);
