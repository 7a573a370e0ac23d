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
import { pages } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

/** Misdemeanor theft with every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  caseId: 'k1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  ...charged('2018-01-10').convicted('2018-05-09', { over: '2019-05-09' }),
  sentence: ['probation'],
};

const weed: Told = {
  ...theft,
  grade: 'b',
  offense: ['drug_possession', 'marijuana'],
  ...charged('2013-06-10').convicted('2013-09-09', { over: '2014-09-09' }),
};

const settled = person<Grade>({ ...nothingElse, born: '1985-04-12' });

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

const closed = (on: string): Expected => ({
  outcome: 'automatic',
  relief: 'ak-closed-without-conviction',
  on,
});
const notYet = (on: string | null): Expected => ({ outcome: 'not_yet', on });
const no: Expected = { outcome: 'not_eligible' };
const review: Expected = { outcome: 'needs_review' };
const suspended = { facts: { suspendedImposition: true } };

export const cases = worked<Grade>([
  story(
    'Dismissed, the day before a year is over',
    [{ ...theft, ...charged('2025-01-05').dismissed('2025-11-18') }],
    { c1: notYet('2026-11-18') },
    'A year after the dismissal the state may not give it out: AS 12.62.900(19)(B), 12.62.160(b)(8).',
    pages.closed,
  ),
  story(
    'Dismissed, on the day a year is over',
    [{ ...theft, ...charged('2025-01-05').dismissed('2025-11-17') }],
    { c1: closed('2026-11-17') },
    'A year after the dismissal the state may not give it out: AS 12.62.900(19)(B), 12.62.160(b)(8).',
    pages.closed,
  ),
  story(
    'Acquitted of a felony assault',
    [
      {
        ...theft,
        level: 'felony',
        grade: 'b',
        offense: ['assault', 'violent'],
        ...charged('2019-01-05').acquitted('2020-02-10'),
      },
    ],
    { c1: closed('2021-02-10') },
    'An acquittal is closed like a dismissal: AS 12.62.900(19)(B).',
    pages.closed,
  ),
  story(
    'Arrested and never charged',
    [{ ...theft, ...charged('2022-03-01').notProsecuted('2022-03-01') }],
    { c1: closed('2023-03-01') },
    'A year after the arrest it is nonconviction information: AS 12.62.900(19)(A), (C).',
    pages.closed,
  ),
  story(
    'Suspended entry of judgment, called dismissed by the papers',
    [
      {
        ...theft,
        ...charged('2022-01-05').deferred('2022-06-10', { over: '2023-06-10' }),
        ...calledDismissed,
      },
    ],
    { c1: closed('2024-06-10') },
    'Whoever is discharged is not convicted, and the case is dismissed: AS 12.55.078(d).',
    pages.closed,
  ),
  story(
    'Suspended entry of judgment, called guilty by the papers',
    [
      {
        ...theft,
        ...charged('2022-01-05').convicted('2022-06-10', { over: '2023-06-10' }),
        ...calledGuilty,
      },
    ],
    { c1: closed('2024-06-10') },
    'Whoever is discharged is not convicted, and the case is dismissed: AS 12.55.078(d).',
    pages.closed,
  ),
  story(
    'Still open',
    [{ ...theft, ...charged('2026-05-01').pending }],
    { c1: notYet(null) },
    'How the case ends decides what can be done.',
    pages.closed,
    { pendingCharges: true },
  ),
  story(
    'Not guilty by reason of insanity',
    [{ ...theft, ...charged('2015-01-05').notResponsible('2016-06-10', { over: '2020-06-10' }) }],
    { c1: review },
    'The law does not say whether this counts as an acquittal: AS 12.62.900(19).',
    pages.closed,
  ),
  story(
    'Misdemeanor theft',
    [theft],
    { c1: no },
    'Alaska has no law to clear a conviction that was not an SIS.',
    pages.setAside,
  ),
  story(
    'Theft with an SIS, probation finished',
    [{ ...theft, ...suspended }],
    { c1: { outcome: 'eligible', relief: 'ak-set-aside', on: '2019-05-09' } },
    'After discharge without a sentence the court may set the conviction aside: AS 12.55.085(e).',
    pages.setAside,
  ),
  story(
    'Theft with an SIS, probation running',
    [{ ...theft, ...suspended, ...charged('2025-01-10').convicted('2025-05-09', { until: '2027-05-09' }) }],
    { c1: notYet('2027-05-09') },
    'The court decides when probation ends: AS 12.55.085(d), (e).',
    pages.setAside,
  ),
  story(
    'Theft with an SIS, pardoned later',
    [{ ...theft, ...suspended, disposition: 'pardoned', pardonedDate: '2021-05-09' }],
    { c1: { outcome: 'eligible', relief: 'ak-set-aside', on: '2019-05-09' } },
    'A pardon does not take the set-aside away: AS 12.55.085(e).',
    pages.setAside,
  ),
  story(
    'Theft with an SIS that was revoked',
    [{ ...theft, ...suspended, probationRevoked: true }],
    { c1: no },
    'After a revocation the court pronounces sentence, and nothing is set aside: AS 12.55.085(c), (e).',
    pages.setAside,
  ),
  story(
    'Two cases, one dropped and one with an SIS',
    [
      { ...theft, ...suspended },
      { ...theft, id: 'c2', caseId: 'k2', ...charged('2016-01-05').dismissed('2016-06-10') },
    ],
    { c1: { outcome: 'eligible', relief: 'ak-set-aside' }, c2: closed('2017-06-10') },
    'Each case goes its own way: AS 12.55.085(e), 12.62.160(b)(8).',
    pages.setAside,
  ),
  story(
    'Dismissed beside a conviction in the same case',
    [
      { ...theft, ...charged('2018-01-10').dismissed('2018-05-09') },
      { ...theft, id: 'c2' },
    ],
    { c1: { ...closed('2019-05-09'), relief: 'ak-closed-but-on-courtview' }, c2: no },
    'The state closes the dismissed charge; the website shows the case: AS 12.62.900(19)(B), 22.35.030.',
    pages.website,
  ),
  story(
    'A juvenile case, now grown up',
    [
      {
        ...theft,
        court: 'juvenile',
        grade: undefined,
        ...charged('2000-01-05').convicted('2000-06-10', { over: '2001-06-10' }),
      },
    ],
    { c1: { outcome: 'automatic', relief: 'ak-juvenile-sealed' } },
    'Juvenile records are sealed within 30 days of the 18th birthday: AS 47.12.300(d).',
    pages.juvenile,
  ),
  story(
    'A Class C felony at 17 in adult court, the day before 5 years are over',
    [
      {
        ...theft,
        level: 'felony',
        grade: 'c',
        ...charged('2019-01-10').convicted('2019-08-09', { over: '2021-11-18' }),
      },
    ],
    { c1: notYet('2026-11-18') },
    'A minor tried as an adult may ask 5 years after the sentence: AS 47.12.300(f).',
    pages.juvenile,
    { born: '2001-04-12' },
  ),
  story(
    'A Class C felony at 17 in adult court',
    [
      {
        ...theft,
        level: 'felony',
        grade: 'c',
        ...charged('2019-01-10').convicted('2019-08-09', { over: '2021-11-17' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ak-seal-minor-tried-as-adult', on: '2026-11-17' } },
    'A minor tried as an adult may ask 5 years after the sentence: AS 47.12.300(f).',
    pages.juvenile,
    { born: '2001-04-12' },
  ),
  story(
    'Drunk driving at 17',
    [
      {
        ...theft,
        offense: ['dui'],
        ...charged('2010-01-10').convicted('2010-05-09', { over: '2011-05-09' }),
      },
    ],
    { c1: no },
    'A traffic case goes to adult court by itself, so no juvenile court sent it there: AS 47.12.030(b).',
    pages.juvenile,
    { born: '1992-04-12' },
  ),
  story(
    'Robbery of Class A at 17 in adult court',
    [
      {
        ...theft,
        level: 'felony',
        grade: 'a',
        offense: ['robbery', 'violent'],
        ...charged('2010-01-10').convicted('2010-08-09', { over: '2015-08-09' }),
      },
    ],
    { c1: no },
    'From 16 on such a case goes straight to adult court, and it is not sealed: AS 47.12.030(a), 47.12.300(f)(2).',
    pages.juvenile,
    { born: '1992-04-12' },
  ),
  story(
    'The same robbery at 15, sent to adult court',
    [
      {
        ...theft,
        level: 'felony',
        grade: 'a',
        offense: ['robbery', 'violent'],
        ...charged('2010-01-10').convicted('2010-08-09', { over: '2015-08-09' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ak-seal-minor-tried-as-adult', on: '2020-08-09' } },
    'Under 16 only a juvenile court can send it there: AS 47.12.030(a), 47.12.300(f).',
    pages.juvenile,
    { born: '1994-04-12' },
  ),
  story(
    'Alcohol at 19, a ticket',
    [
      {
        ...theft,
        level: 'infraction',
        grade: 'violation',
        offense: ['alcohol_minor'],
        ...charged('2020-01-10').convicted('2020-02-09', { over: '2020-02-09' }),
      },
    ],
    { c1: no },
    'Charged alone, it is off the courts’ website, and not sealed: AS 04.21.078.',
    pages.website,
    { born: '2000-04-12' },
  ),
  story(
    'Marijuana possession at 30',
    [weed],
    { c1: { outcome: 'not_yet', relief: 'ak-marijuana-request', on: '2027-01-01' } },
    'Off the courts’ website since May 2023; from 2027 the state may be asked not to give it out: AS 12.62.160(f).',
    pages.marijuana,
    { born: '1983-04-12' },
  ),
  {
    ...story(
      'Marijuana possession at 30, in the summer of 2027',
      [weed],
      { c1: { outcome: 'eligible', relief: 'ak-marijuana-request', on: '2027-01-01' } },
      'In 2027 it takes a request: AS 12.62.160(f).',
      pages.report,
      { born: '1983-04-12' },
    ),
    asOf: '2027-07-01',
  },
  {
    ...story(
      'Marijuana possession at 30, in 2028',
      [weed],
      { c1: { outcome: 'automatic', relief: 'ak-marijuana-closed', on: '2028-01-01' } },
      'From 2028 on nobody has to ask: AS 12.62.160(f).',
      pages.report,
      { born: '1983-04-12' },
    ),
    asOf: '2028-07-01',
  },
  story(
    'A theft with a suspended sentence and probation, no jail',
    [{ ...theft, sentence: ['suspended', 'probation'] }],
    { c1: review },
    'If imposition of the sentence was suspended, it can be set aside: AS 12.55.085(e).',
    pages.setAside,
  ),
  story(
    'A felony with marijuana at 30',
    [{ ...weed, level: 'felony', grade: 'c' }],
    { c1: no },
    'Less than an ounce was never a felony: AS 12.62.160(f).',
    pages.report,
    { born: '1983-04-12' },
  ),
  story(
    'Marijuana possession at 19',
    [weed],
    { c1: no },
    'The law is for those who were 21 or older: AS 12.62.160(f).',
    pages.report,
    { born: '1994-04-12' },
  ),
  story(
    'Marijuana possession at 30, with a theft in the same case',
    [weed, { ...theft, id: 'c2', ...charged('2013-06-10').convicted('2013-09-09', { over: '2014-09-09' }) }],
    { c1: no, c2: no },
    'There may be no other conviction in the case: AS 12.62.160(f).',
    pages.report,
    { born: '1983-04-12' },
  ),
]);
