import { calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const code = 'https://github.com/saint1415/us-statutes';
const oneCase = 'https://cetient.com/case/4249159/state-of-iowa-v-john-doe';
const wholeFile = 'https://caselaw.findlaw.com/court/ia-supreme-court/117915607.html';
const aid = 'https://www.iowalegalaid.org/resource/can-i-expunge-my-adult-criminal-conviction-in-1?ref=y3uf1';

const settled = person<Grade>({ ...nothingElse, born: '1985-05-20' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'serious',
  offense: ['theft'],
  statute: '714.2(4)',
  sentence: ['fine'],
  ...charged('2018-08-02').convicted('2018-11-16', { over: '2018-11-16' }),
};

const felony: Told = { ...theft, level: 'felony', grade: 'd', statute: '714.2(2)' };

const drinking: Told = {
  ...theft,
  grade: 'simple',
  offense: ['alcohol_minor'],
  statute: '123.47(3)',
  ...charged('2024-08-02').convicted('2024-11-17', { over: '2024-11-17' }),
};

const deferral: Told = {
  ...theft,
  sentence: ['probation'],
  ...charged('2024-08-02').deferred('2025-01-10', { over: '2026-01-10' }),
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: 'serious',
  offense: ['assault'],
  finesPaid: true,
  ...charged('2026-01-10').dismissed('2026-05-21'),
};

const second = (charge: Told): Told => ({ ...charge, id: 'c2' });
const third = (charge: Told): Told => ({ ...charge, id: 'c3' });
const noSection = (charge: Told): Told => ({ ...charge, statute: undefined });

export const cases = worked<Grade>([
  {
    title: 'Theft, more than 8 years ago since today',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ia-misdemeanor' } },
    why: 'More than eight years since the conviction, all paid, nothing pending. § 901C.3(1).',
    source: code,
  },
  {
    title: 'The same theft on the day the 8 years end',
    asOf: '2026-11-16',
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ia-misdemeanor' } },
    why: 'The law wants more than eight years. § 901C.3(1)(a).',
    source: code,
  },
  {
    title: 'Old theft with court costs still owed',
    asOf,
    life: settled.told({ ...theft, finesPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'ia-misdemeanor' } },
    why: 'All court costs, fees, fines and restitution must be paid. § 901C.3(1)(d).',
    source: code,
  },
  {
    title: 'Old theft, with an open case',
    asOf,
    life: settled.but({ ...nothingElse, born: '1985-05-20', pendingCharges: true }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'ia-misdemeanor' } },
    why: 'No pending criminal charges. § 901C.3(1)(b).',
    source: code,
  },
  {
    title: 'False imprisonment of a child, 9 years ago',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['kidnapping', 'child_victim'],
      statute: '710.7',
      ...charged('2017-01-02').convicted('2017-06-16', { over: '2017-06-16' }),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Of a minor it is a sex offense, “except if committed by a parent”. §§ 692A.102(1)(b)(5), 901C.3(2)(e).',
    source: code,
  },
  {
    title: 'False imprisonment of a grown-up, 9 years ago',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['kidnapping'],
      statute: '710.7',
      ...charged('2017-01-02').convicted('2017-06-16', { over: '2017-06-16' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ia-misdemeanor' } },
    why: '§ 710.7 is not on the list of § 901C.3(2), and a sex offense only of a minor.',
    source: code,
  },
  {
    title: 'Exposing somebody to a disease, a serious misdemeanor of 9 years ago',
    asOf,
    life: settled.told({
      ...theft,
      grade: 'serious',
      offense: ['other'],
      statute: '709D.3',
      ...charged('2017-01-02').convicted('2017-06-16', { over: '2017-06-16' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ia-misdemeanor' } },
    why: '§ 692A.102 does not name chapter 709D, and § 901C.3(2) does not either.',
    source: code,
  },
  {
    title: 'An assault on a child that was sexual, 9 years ago',
    asOf,
    life: settled.told({
      ...theft,
      grade: 'serious',
      offense: ['assault', 'sexual', 'child_victim'],
      statute: '708.2(2)',
      ...charged('2017-01-02').convicted('2017-06-16', { over: '2017-06-16' }),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'It is a sex offense only where the court found a sexual aim. § 692A.102(1)(a)(6)(c).',
    source: code,
  },
  {
    title: 'A simple misdemeanor told as sexual, without its section',
    asOf,
    life: settled.told({
      ...theft,
      grade: 'simple',
      offense: ['sexual'],
      statute: undefined,
      ...charged('2017-01-02').convicted('2017-06-16', { over: '2017-06-16' }),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'A sex offense is an indictable offense, which no simple misdemeanor is. § 692A.101(27).',
    source: code,
  },
  {
    title: 'Felony theft of 2005',
    asOf,
    life: settled.told({
      ...felony,
      ...charged('2005-01-01').convicted('2005-03-01', { over: '2007-03-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Chapter 901C expunges misdemeanor convictions only.',
    source: aid,
  },
  {
    title: 'Drunk driving of 2010',
    asOf,
    life: settled.told(
      noSection({
        ...theft,
        offense: ['dui'],
        ...charged('2010-01-01').convicted('2010-03-01', { over: '2011-03-01' }),
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A conviction under § 321J.2 shall not be expunged. § 901C.3(2)(d).',
    source: code,
  },
  {
    title: 'Domestic abuse assault of 2010',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['assault', 'domestic_violence'],
      statute: '708.2A',
      ...charged('2010-01-01').convicted('2010-03-01', { over: '2011-03-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A conviction under § 708.2A shall not be expunged. § 901C.3(2)(h).',
    source: code,
  },
  {
    title: 'Simple assault of 2010 after a plea, against a partner',
    asOf,
    life: settled.told({
      ...theft,
      grade: 'simple',
      offense: ['assault', 'domestic_violence'],
      statute: '708.2(6)',
      ...charged('2010-01-01').convicted('2010-03-01', { over: '2010-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2019-07-01', relief: 'ia-misdemeanor' } },
    why: 'Only a conviction under § 708.2A is left out. This one is under § 708.2. § 901C.3(2)(h).',
    source: code,
  },
  {
    title: 'Breaking a partner’s window in 2010',
    asOf,
    life: settled.told({
      ...theft,
      grade: 'simple',
      offense: ['property_damage', 'domestic_violence'],
      statute: '716.6',
      ...charged('2010-01-01').convicted('2010-03-01', { over: '2010-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2019-07-01', relief: 'ia-misdemeanor' } },
    why: 'Criminal mischief is not on the list, whoever it was against. § 901C.3(2).',
    source: code,
  },
  {
    title: 'Running a boat drunk in 2010',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['dui'],
      statute: '462A.14',
      ...charged('2010-01-01').convicted('2010-03-01', { over: '2011-03-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2019-07-01', relief: 'ia-misdemeanor' } },
    why: 'The list names § 321J.2, which is about motor vehicles. A boat has a law of its own. § 901C.3(2)(d).',
    source: code,
  },
  {
    title: 'Simple assault of 2010',
    asOf,
    life: settled.told(
      noSection({
        ...theft,
        grade: 'simple',
        offense: ['assault'],
        ...charged('2010-01-01').convicted('2010-03-01', { over: '2010-03-01' }),
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2019-07-01', relief: 'ia-misdemeanor' } },
    why: 'Only assault with a weapon is left out. § 901C.3(2)(g).',
    source: code,
  },
  {
    title: 'Aggravated assault of 2010, told without a section',
    asOf,
    life: settled.told(
      noSection({
        ...theft,
        grade: 'aggravated',
        offense: ['assault'],
        ...charged('2010-01-01').convicted('2010-03-01', { over: '2010-03-01' }),
      }),
    ),
    expect: { c1: { outcome: 'needs_review', relief: 'ia-misdemeanor' } },
    why: '§ 708.2(3) is left out and § 708.2(1) is not. Both are aggravated misdemeanors.',
    source: code,
  },
  {
    title: 'Interference with police of 2010',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['obstruction'],
      statute: '719.1',
      ...charged('2010-01-01').convicted('2010-03-01', { over: '2010-03-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A conviction under chapter 719 shall not be expunged. § 901C.3(2)(n).',
    source: code,
  },
  {
    title: 'Two old thefts: one may be chosen',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2008-01-01').convicted('2008-03-01', { over: '2008-03-01' }) },
      second({ ...theft, ...charged('2012-01-01').convicted('2012-03-01', { over: '2012-03-01' }) }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'ia-misdemeanor', pick: 1 },
      c2: { outcome: 'eligible', relief: 'ia-misdemeanor', pick: 1 },
    },
    why: 'Once in a lifetime, but nothing bars a second conviction. § 901C.3(3).',
    source: code,
  },
  {
    title: 'Old theft after two deferred judgments',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2008-01-01').convicted('2008-03-01', { over: '2008-03-01' }) },
      second({ ...deferral, ...charged('2014-01-01').deferred('2014-03-01', { over: '2015-03-01' }) }),
      third({ ...deferral, ...charged('2016-01-01').deferred('2016-03-01', { over: '2017-03-01' }) }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'automatic', relief: 'ia-deferred-judgment' },
      c3: { outcome: 'automatic', relief: 'ia-deferred-judgment' },
    },
    why: 'Not previously granted two deferred judgments. § 901C.3(1)(c).',
    source: code,
  },
  {
    title: 'Underage drinking, 2 years ago today',
    asOf,
    life: settled.but({ born: '2005-02-02' }).told(drinking),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ia-after-two-years' } },
    why: 'Two years after the conviction, without another one. § 123.47(9).',
    source: code,
  },
  {
    title: 'Drunk driving at 19, told without its section',
    asOf,
    life: settled
      .but({ born: '2005-02-02' })
      .told({ ...drinking, grade: 'serious', offense: ['dui', 'alcohol_minor'], statute: undefined }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The two years are for underage drinking, § 123.47, and drunk driving is left out. § 901C.3(2).',
    source: code,
  },
  {
    title: 'Underage drinking, one day too early',
    asOf: '2026-11-16',
    life: settled.but({ born: '2005-02-02' }).told(drinking),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ia-after-two-years' } },
    why: 'Two years have not passed. § 123.47(9).',
    source: code,
  },
  {
    title: 'Old theft, after an expungement under § 901C.3',
    asOf,
    life: settled
      .but({ reliefReceived: 1, reliefs: [{ level: 'misdemeanor', kind: 'expungement', statute: '901C.3' }] })
      .told(theft),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is granted one time in a life. § 901C.3(3).',
    source: code,
  },
  {
    title: 'Old theft, after underage drinking was expunged',
    asOf,
    life: settled
      .but({ reliefReceived: 1, reliefs: [{ level: 'misdemeanor', kind: 'expungement', statute: '123.47' }] })
      .told(theft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ia-misdemeanor' } },
    why: 'Only an expungement under § 901C.3 uses it up. § 901C.3(3).',
    source: code,
  },
  {
    title: 'Leaving the scene of a crash in 2010',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['traffic'],
      statute: '321.261',
      ...charged('2010-02-02').convicted('2010-05-03', { over: '2010-05-03' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is on the federal table that the law points to. § 901C.3(2)(w); 49 C.F.R. § 383.51(b)(5).',
    source: code,
  },
  {
    title: 'Dependent adult abuse of 2010, under the old section',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['elder_victim'],
      statute: '235B.20',
      ...charged('2010-02-02').convicted('2010-05-03', { over: '2010-05-03' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'An older law comparable to chapter 726. § 901C.3(2)(t), (x).',
    source: code,
  },
  {
    title: 'Underage drinking at 19, told without class or section',
    asOf,
    life: settled.but({ born: '2005-02-02' }).told({ ...noSection(drinking), grade: undefined }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ia-after-two-years' } },
    why: 'Of a person under 21 it is a simple misdemeanor. § 123.47(4), (9).',
    source: code,
  },
  {
    title: 'Disorder in public in 2020, told without a section',
    asOf,
    life: settled.told({
      ...noSection(theft),
      grade: 'simple',
      offense: ['public_order'],
      ...charged('2020-02-02').convicted('2020-05-03', { over: '2020-05-03' }),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Public intoxication could go now, disorderly conduct in 2028. The section tells. §§ 123.46(6), 901C.3(1).',
    source: code,
  },
  {
    title: 'A program without a plea, finished 179 days ago',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2025-01-10').diverted('2025-05-21', { over: '2026-05-22' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ia-no-conviction' } },
    why: 'The 180 days count from the dismissal, which comes when the program is over. § 901C.2(1)(a)(3).',
    source: code,
  },
  {
    title: 'Charge dropped 180 days ago',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ia-no-conviction' } },
    why: 'One hundred eighty days since the dismissal. § 901C.2(1)(a)(3).',
    source: code,
  },
  {
    title: 'Charge dropped 179 days ago',
    asOf: '2026-11-16',
    life: settled.told(dropped),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ia-no-conviction' } },
    why: 'The 180 days are not over. § 901C.2(1)(a)(3).',
    source: code,
  },
  {
    title: 'Not guilty by reason of insanity',
    asOf,
    life: settled.told({ ...dropped, ...charged('2020-01-10').notResponsible('2020-05-21') }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Not where the defendant was found not guilty by reason of insanity. § 901C.2(1)(a)(4).',
    source: code,
  },
  {
    title: 'One count dropped, another ended in an old theft conviction',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1', ...charged('2012-01-10').dismissed('2012-05-21') },
      second({
        ...theft,
        caseId: 'k1',
        ...charged('2012-01-10').convicted('2012-05-21', { over: '2012-05-21' }),
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'ia-with-conviction' },
      c2: { outcome: 'eligible', relief: 'ia-misdemeanor' },
    },
    why: 'The whole file of the case is expunged with the misdemeanor. Doe v. Iowa District Court.',
    source: wholeFile,
  },
  {
    title: 'One count dropped, another ended in a felony conviction',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1', ...charged('2012-01-10').dismissed('2012-05-21') },
      second({
        ...felony,
        caseId: 'k1',
        ...charged('2012-01-10').convicted('2012-05-21', { over: '2014-05-21' }),
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'All charges of the case must be dismissed. § 901C.2(1)(a)(1).',
    source: oneCase,
  },
  {
    title: 'Deferred judgment, as people call it',
    asOf,
    life: settled.told({ ...deferral, ...calledGuilty }),
    expect: { c1: { outcome: 'automatic', on: '2026-01-10', relief: 'ia-deferred-judgment' } },
    why: 'Upon discharge the record shall be expunged. § 907.9(4)(b).',
    source: code,
  },
  {
    title: 'Deferred judgment with restitution owed',
    asOf,
    life: settled.told({ ...deferral, restitutionPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'ia-deferred-judgment' } },
    why: 'Not until restitution, costs and fees are paid. § 907.9(4)(b).',
    source: code,
  },
  {
    title: 'Deferred judgment finished on June 30, 2013',
    asOf,
    life: settled.told({
      ...deferral,
      ...charged('2011-08-02').deferred('2012-01-10', { over: '2013-06-30' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ia-deferred-before-2013' } },
    why: 'Those completed before July 1, 2013 have to be asked for. § 907.9, Iowa Legal Aid.',
    source: aid,
  },
  {
    title: 'Deferred judgment of 2012, and nobody knows the day it ended',
    asOf,
    life: settled.told({
      ...deferral,
      ...charged('2011-08-02').deferred('2012-01-10', { over: '2013-07-01' }),
      completedDate: undefined,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ia-deferred-before-2013' } },
    why: 'It was expunged by itself, or may be asked for: upon discharge the record shall be expunged. § 907.9(4)(b).',
    source: code,
  },
  {
    title: 'Count dropped beside a deferred judgment of 2004',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1', ...charged('2004-02-02').dismissed('2004-05-10') },
      second({
        ...deferral,
        caseId: 'k1',
        ...charged('2004-02-02').deferred('2004-05-10', { over: '2005-05-10' }),
      }),
    ),
    expect: { c1: { outcome: 'automatic', on: '2012-07-01', relief: 'ia-count-with-deferral' } },
    why: 'The law on dismissed counts is of July 1, 2012, and reaches deferred judgments of before. § 907.9(4)(e).',
    source: code,
  },
  {
    title: 'Count dropped beside a deferred judgment',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1', ...charged('2024-08-02').dismissed('2025-01-10') },
      second({ ...deferral, caseId: 'k1' }),
    ),
    expect: {
      c1: { outcome: 'automatic', relief: 'ia-count-with-deferral' },
      c2: { outcome: 'automatic', relief: 'ia-deferred-judgment' },
    },
    why: 'A dismissed count is expunged when the deferred judgment is. § 907.9(4)(c)(1).',
    source: code,
  },
  {
    title: 'Arrested and never charged, 4 years ago today',
    asOf,
    life: settled.told({ ...dropped, ...charged('2022-11-17').notProsecuted('2022-11-17') }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ia-arrest-removed' } },
    why: 'An arrest without disposition data after four years is removed. § 692.16(1).',
    source: code,
  },
  {
    title: 'Theft at 16 in juvenile court, now 20',
    asOf,
    life: settled.but({ born: '2006-03-01' }).told({
      ...theft,
      court: 'juvenile',
      ...charged('2022-06-01').convicted('2022-09-01', { over: '2023-09-01' }),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'ia-juvenile-sealing' } },
    why: 'The court sets a hearing two years after its last action, and at 18. § 232.150(1)(a).',
    source: code,
  },
  {
    title: 'Juvenile charge dismissed, now 20',
    asOf,
    life: settled.but({ born: '2006-03-01' }).told({
      ...dropped,
      court: 'juvenile',
      ...charged('2022-06-01').dismissed('2022-09-01'),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ia-juvenile-application' } },
    why: 'A hearing upon application where there was no adjudication. § 232.150(1)(a).',
    source: code,
  },
  {
    title: 'Felony theft at 16 in juvenile court, now 20',
    asOf,
    life: settled.but({ born: '2006-03-01' }).told({
      ...felony,
      court: 'juvenile',
      ...charged('2022-06-01').convicted('2022-09-01', { over: '2023-09-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ia-juvenile-application' } },
    why: 'They may apply. The judge weighs the best interests of the person and the public. § 232.150(1)(b).',
    source: code,
  },
]);
