import { calledDismissed, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import { address } from './code.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const settled = person<Grade>({ ...nothingElse, born: '1986-08-12' });

/** A Class II misdemeanor theft with every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: '2',
  offense: ['theft'],
  sentence: ['probation'],
};
const felony: Told = { ...theft, level: 'felony', grade: '4', offense: ['drug_possession'] };
const dui: Told = { ...theft, grade: 'w', offense: ['dui'] };
const noSentence = { sentence: undefined } as const;

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

const sentenced = (over: string) => charged('2018-01-10').convicted('2018-05-02', { over });
const open: Expected = { outcome: 'eligible', relief: 'ne-set-aside' };
const twoWays = 'Probation, fines and community service can be set aside once they are done: § 29-2264(2).';
const afterJail = 'A sentence of a year or less can be set aside, with four exceptions: § 29-2264(3).';

export const cases = worked<Grade>([
  story(
    'Theft, probation over',
    [{ ...theft, ...sentenced('2019-05-02') }],
    { c1: { ...open, on: '2019-05-02' } },
    twoWays,
    '29-2264',
  ),
  story(
    'Theft, probation over today',
    [{ ...theft, ...charged('2025-01-10').convicted('2025-05-02', { over: '2026-11-17' }) }],
    { c1: { ...open, on: '2026-11-17' } },
    twoWays,
    '29-2264',
  ),
  story(
    'Theft, probation over, and restitution still owed',
    [{ ...theft, restitutionPaid: false, ...sentenced('2019-05-02') }],
    { c1: { outcome: 'not_yet', on: null, relief: 'ne-set-aside' } },
    'Restitution is a part of the sentence: State v. Street, 306 Neb. 380, with § 29-2264(2).',
    '29-2280',
  ),
  story(
    'A jail term and a fine that is still owed',
    [{ ...theft, sentence: ['jail', 'fine'], finesPaid: false, ...sentenced('2019-05-02') }],
    { c1: { outcome: 'not_yet', on: null, relief: 'ne-set-aside' } },
    'The petition comes after the sentence is complete, and the fine is a part of it: § 29-2264(3)(a).',
    '29-2264',
  ),
  story(
    'Theft, probation over tomorrow',
    [{ ...theft, ...charged('2025-01-10').convicted('2025-05-02', { until: '2026-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ne-set-aside' } },
    twoWays,
    '29-2264',
  ),
  story(
    'Theft with a fine that is not paid',
    [{ ...theft, sentence: ['fine'], finesPaid: false, ...sentenced('2019-05-02') }],
    { c1: { outcome: 'not_yet', on: null, relief: 'ne-set-aside' } },
    twoWays,
    '29-2264',
  ),
  story(
    'Felony drug possession, probation over',
    [{ ...felony, ...sentenced('2020-05-02') }],
    { c1: open },
    twoWays,
    '29-2264',
  ),
  story(
    'A felony, with nothing told of its sentence',
    [{ ...felony, ...noSentence, ...sentenced('2020-05-02') }],
    { c1: { outcome: 'needs_review' } },
    'More than a year locked up cannot be set aside: § 29-2264(3)(a).',
    '29-2264',
  ),
  story(
    'A misdemeanor, with nothing told of its sentence',
    [{ ...theft, ...noSentence, ...sentenced('2020-05-02') }],
    { c1: open },
    'No misdemeanor has more than a year: § 28-106.',
    '29-2264',
  ),
  story(
    'A jail term for a sex crime, and still on the registry',
    [
      {
        ...felony,
        offense: ['sexual'],
        sentence: ['jail'],
        sentenceMonths: 10,
        ...sentenced('2019-05-02'),
      },
    ],
    { c1: { outcome: 'not_yet', on: null, relief: 'ne-set-aside' } },
    'A petition is denied during any period in which the person must register: § 29-2264(3)(b)(ii).',
    '29-2264',
    { mustRegister: true },
  ),
  story(
    'Drunk driving with probation',
    [{ ...dui, ...sentenced('2019-05-02') }],
    { c1: open },
    'The exception for traffic crimes is only for jail terms: § 29-2264(3)(b).',
    '29-2264',
  ),
  story(
    'Drunk driving with a jail term',
    [{ ...dui, sentence: ['jail', 'fine'], sentenceMonths: 2, ...sentenced('2019-05-02') }],
    { c1: { outcome: 'not_eligible', relief: 'ne-set-aside' } },
    afterJail,
    '29-2264',
  ),
  story(
    'Theft with 6 months in jail',
    [{ ...theft, sentence: ['jail'], sentenceMonths: 6, ...sentenced('2019-01-02') }],
    { c1: open },
    afterJail,
    '29-2264',
  ),
  story(
    'Felony with 12 months locked up',
    [{ ...felony, sentence: ['prison'], sentenceMonths: 12, ...sentenced('2020-01-02') }],
    { c1: open },
    afterJail,
    '29-2264',
  ),
  story(
    'Felony with 13 months locked up',
    [{ ...felony, sentence: ['prison'], sentenceMonths: 13, ...sentenced('2020-01-02') }],
    { c1: { outcome: 'not_eligible', relief: 'ne-set-aside' } },
    afterJail,
    '29-2264',
  ),
  story(
    'Jail term, and a case that is open now',
    [{ ...theft, sentence: ['jail'], sentenceMonths: 3, ...sentenced('2019-01-02') }],
    { c1: { outcome: 'not_yet', on: null, relief: 'ne-set-aside' } },
    afterJail,
    '29-2264',
    { pendingCharges: true },
  ),
  story(
    'Probation, and a case that is open now',
    [{ ...theft, ...sentenced('2019-05-02') }],
    { c1: open },
    'An open case stands in the way only after a jail term.',
    '29-2264',
    { pendingCharges: true },
  ),
  story(
    'Jail term, and turned down last year',
    [
      {
        ...theft,
        sentence: ['jail'],
        sentenceMonths: 3,
        facts: { deniedLately: true },
        ...sentenced('2019-01-02'),
      },
    ],
    { c1: { outcome: 'not_yet', on: null, relief: 'ne-set-aside' } },
    afterJail,
    '29-2264',
  ),
  story(
    'Jail as part of probation, for reckless driving',
    [
      {
        ...dui,
        grade: '3',
        offense: ['traffic'],
        sentence: ['probation', 'jail'],
        ...sentenced('2019-05-02'),
      },
    ],
    { c1: open },
    'Jail as a condition of probation is no term of imprisonment.',
    '29-2264',
  ),
  story(
    'Two convictions, one with prison',
    [
      { ...theft, ...sentenced('2019-05-02') },
      {
        ...felony,
        id: 'c2',
        offense: ['robbery'],
        grade: '2',
        sentence: ['prison'],
        sentenceMonths: 60,
        ...charged('2006-01-10').convicted('2006-05-02', { released: '2010-01-02', over: '2011-01-02' }),
      },
    ],
    { c1: open, c2: { outcome: 'not_eligible', relief: 'ne-set-aside' } },
    'Each conviction is looked at by itself.',
    '29-2264',
  ),
  story(
    'Arrested a year ago today, never charged',
    [{ ...theft, ...noSentence, ...charged('2025-11-17').notProsecuted('2025-11-17') }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ne-no-charges' } },
    'It is off the public record a year after the arrest: § 29-3523(3)(a).',
    '29-3523',
  ),
  story(
    'Arrested a year ago tomorrow, never charged',
    [{ ...theft, ...noSentence, ...charged('2025-11-18').notProsecuted('2025-11-18') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ne-no-charges' } },
    'It is off the public record a year after the arrest: § 29-3523(3)(a).',
    '29-3523',
  ),
  story(
    'Dismissed last week',
    [{ ...felony, ...noSentence, ...charged('2026-02-01').dismissed('2026-11-10') }],
    { c1: { outcome: 'automatic', on: '2026-11-10', relief: 'ne-dropped' } },
    'A dismissed case is sealed at once: § 29-3523(3)(c).',
    '29-3523',
  ),
  story(
    'A charge of 2015 that is still open',
    [
      {
        ...theft,
        ...noSentence,
        ...charged('2015-02-01').pending,
        finesPaid: undefined,
        restitutionPaid: undefined,
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'However it ends, that is after 2016: § 29-3523(3)(c), (6).',
    '29-3523',
    { pendingCharges: true },
  ),
  story(
    'Dismissed on the first day of 2017',
    [{ ...theft, ...noSentence, ...charged('2016-02-01').dismissed('2017-01-01') }],
    { c1: { outcome: 'automatic', on: '2017-01-01', relief: 'ne-dropped' } },
    'From that day on it is done by itself.',
    '29-3523',
  ),
  story(
    'Dismissed on the last day of 2016',
    [{ ...theft, ...noSentence, ...charged('2016-02-01').dismissed('2016-12-31') }],
    { c1: { outcome: 'eligible', relief: 'ne-dropped-before-2017' } },
    'For older cases one has to ask: § 29-3523(6).',
    '29-3523',
  ),
  story(
    'Dismissed, and nobody knows when',
    [{ ...theft, ...noSentence, disposition: 'dismissed' }],
    { c1: { outcome: 'eligible', relief: 'ne-dropped-before-2017' } },
    'It is sealed by itself, or may be asked for if it is older than 2017: § 29-3523(3)(c), (6).',
    '29-3523',
  ),
  story(
    'Not guilty in 2012',
    [{ ...felony, ...noSentence, ...charged('2011-02-01').acquitted('2012-03-31') }],
    { c1: { outcome: 'eligible', relief: 'ne-dropped-before-2017' } },
    'For older cases one has to ask: § 29-3523(6).',
    '29-3523',
  ),
  story(
    'One charge dropped, another convicted in the same case',
    [
      { ...theft, caseId: 'a', ...sentenced('2019-05-02') },
      { ...felony, ...noSentence, id: 'c2', caseId: 'a', ...charged('2018-01-10').dismissed('2018-05-02') },
    ],
    { c1: open, c2: { outcome: 'not_eligible', relief: 'ne-dropped' } },
    'The law speaks of a case that is dismissed.',
    '29-3523',
  ),
  story(
    'Diversion before any charge, two years after the arrest',
    [
      {
        ...theft,
        ...noSentence,
        facts: { chargesFiled: false },
        ...charged('2024-11-17').diverted('2025-01-10', { over: '2025-07-10' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ne-diversion' } },
    'It is sealed two years after the arrest: § 29-3523(3)(b).',
    '29-3523',
  ),
  story(
    'Diversion before any charge, two years tomorrow',
    [
      {
        ...theft,
        ...noSentence,
        facts: { chargesFiled: false },
        ...charged('2024-11-18').diverted('2025-01-10', { over: '2025-07-10' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ne-diversion' } },
    'It is sealed two years after the arrest: § 29-3523(3)(b).',
    '29-3523',
  ),
  story(
    'Diversion after the charge was filed',
    [
      {
        ...theft,
        ...charged('2025-09-01').dismissed('2026-07-10'),
        ...calledDismissed,
        ...noSentence,
        facts: { dismissedAs: 'diverted', chargesFiled: true },
        completedDate: '2026-07-10',
      },
    ],
    { c1: { outcome: 'automatic', on: '2026-07-10', relief: 'ne-diversion' } },
    'A filed charge is sealed when it is dismissed.',
    '29-3523',
  ),
  story(
    'Deferred judgment, dismissed this year',
    [{ ...felony, ...noSentence, ...charged('2023-02-01').deferred('2023-06-01', { over: '2026-06-01' }) }],
    { c1: { outcome: 'automatic', on: '2026-06-01', relief: 'ne-deferred' } },
    'After a deferred judgment the case is sealed with its dismissal: § 29-3523(3)(c)(iv).',
    '29-2292',
  ),
  story(
    'Drug court finished on the last day of 2016',
    [{ ...felony, ...noSentence, ...charged('2014-03-01').deferred('2014-06-01', { over: '2016-12-31' }) }],
    { c1: { outcome: 'eligible', relief: 'ne-dropped-before-2017' } },
    'For what was dismissed before 2017 one has to ask: § 29-3523(6).',
    '29-3523',
  ),
  story(
    'Drug court finished on the first day of 2017',
    [{ ...felony, ...noSentence, ...charged('2014-03-01').deferred('2014-06-01', { over: '2017-01-01' }) }],
    { c1: { outcome: 'automatic', on: '2017-01-01', relief: 'ne-deferred' } },
    'The day of the dismissal counts, not the day on which the case was put off.',
    '29-3523',
  ),
  story(
    'Diversion after the charge was filed, finished in 2013',
    [
      {
        ...theft,
        ...noSentence,
        facts: { chargesFiled: true },
        ...charged('2012-03-01').diverted('2012-06-01', { over: '2013-02-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ne-dropped-before-2017' } },
    'A filed charge that was dismissed before 2017 has to be asked for: § 29-3523(6).',
    '29-3523',
  ),
  story(
    'Leaving the scene of an accident, with a jail term',
    [{ ...theft, offense: ['traffic'], statute: '60-698', sentence: ['jail'], ...sentenced('2019-05-02') }],
    { c1: { outcome: 'not_eligible', relief: 'ne-set-aside' } },
    'The Rules of the Road are §§ 60-601 to 60-6,383.',
    '29-2264',
  ),
  story(
    'Probation revoked, and 6 months in jail instead',
    [
      {
        ...theft,
        sentence: ['probation', 'jail'],
        sentenceMonths: 6,
        probationRevoked: true,
        ...sentenced('2019-05-02'),
      },
    ],
    { c1: open },
    afterJail,
    '29-2264',
  ),
  story(
    'Not responsible because of insanity',
    [{ ...felony, ...noSentence, ...charged('2020-02-01').notResponsible('2021-03-31') }],
    { c1: { outcome: 'needs_review', relief: 'ne-dropped' } },
    'The law does not say whether that is an acquittal.',
    '29-3523',
  ),
  story(
    'Pardoned',
    [
      {
        ...felony,
        sentence: ['prison'],
        ...charged('2006-01-10').pardoned('2006-05-02', { over: '2008-05-02' }),
        pardonedDate: '2024-03-01',
      },
    ],
    { c1: { outcome: 'eligible', on: '2024-03-01', relief: 'ne-pardoned' } },
    'After a pardon the court must seal: § 29-3523(5).',
    '29-3523',
  ),
  story(
    'Prostitution while trafficked',
    [
      {
        ...theft,
        offense: ['prostitution'],
        traffickingVictim: true,
        sentence: ['jail'],
        sentenceMonths: 1,
        ...sentenced('2018-07-02'),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ne-trafficking' } },
    'The court must set it aside and seal it: §§ 29-3005, 29-3523(4).',
    '29-3005',
  ),
  story(
    'Juvenile case, finished',
    [
      {
        ...theft,
        court: 'juvenile',
        sentence: ['probation'],
        ...charged('2012-02-01').convicted('2012-06-01', { over: '2013-02-01' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2013-02-01', relief: 'ne-juvenile' } },
    'Juvenile records are sealed when the case is over.',
    '43-2,108.03',
    { born: '1996-08-12' },
  ),
  story(
    'Juvenile case from 2004',
    [
      {
        ...felony,
        court: 'juvenile',
        sentence: ['probation'],
        ...charged('2003-02-01').convicted('2003-06-01', { over: '2004-02-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ne-juvenile-motion' } },
    'For older ones one has to ask.',
    '43-2,108.03',
  ),
  story(
    'Misdemeanor in county court at 17',
    [
      {
        ...theft,
        sentence: ['fine'],
        ...charged('2021-02-01').convicted('2021-06-01', { over: '2021-06-01' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2021-06-01', relief: 'ne-juvenile' } },
    'It counts as a juvenile record, since it happened before 18.',
    '43-2,108.03',
    { born: '2003-08-12' },
  ),
  story(
    'A felony with a long prison term, out for years',
    [
      {
        ...felony,
        offense: ['assault'],
        grade: '2',
        sentence: ['prison'],
        sentenceMonths: 96,
        ...charged('2005-01-10').convicted('2005-05-02', { released: '2008-01-02', over: '2009-01-02' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'ne-set-aside' } },
    'Only a pardon leads to sealing it.',
    '29-3523',
  ),
]);
