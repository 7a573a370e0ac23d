import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const statutes = 'https://github.com/UniCourt/cic-code-ky';
const defenders = 'https://dpa.ky.gov/home-2/clients/expungement/';
const shouse = 'https://print.casetext.com/case/com-v-shouse';
const marijuanaLaw =
  'https://www.kynorml.com/post/how-to-void-and-seal-your-possession-of-marijuana-conviction-in-kentucky';
const firstPossession = 'https://cleanslateclearinghouse.org/policies/ky-d-1/';

const settled = person<Grade>({ ...nothingElse, born: '1985-03-02' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  ...charged('2019-06-01').convicted('2019-11-17', { over: '2021-11-17' }),
  sentence: ['probation'],
};

const felony: Told = { ...theft, level: 'felony', grade: 'd', statute: '514.030' };

const dui: Told = {
  ...theft,
  offense: ['dui'],
  ...charged('2014-11-17').convicted('2015-02-01', { over: '2017-02-01' }),
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['theft'],
  dismissal: 'with_prejudice',
  ...charged('2026-08-01').dismissed('2026-10-18'),
};

const youth: Told = {
  id: 'c1',
  court: 'juvenile',
  level: 'misdemeanor',
  offense: ['theft'],
  ...charged('2023-06-01').convicted('2023-08-01', { over: '2024-11-17' }),
};
const young = person<Grade>({ ...nothingElse, born: '2008-03-02' });
const grownYoung = person<Grade>({ ...nothingElse, born: '1998-03-02' });

const misdemeanor = { outcome: 'eligible', relief: 'ky-misdemeanor-expungement' } as const;

export const cases = worked<Grade>([
  {
    title: 'Misdemeanor theft, 5 years after the sentence to the day',
    asOf,
    life: settled.told(theft),
    expect: { c1: { ...misdemeanor, on: '2026-11-17' } },
    why: 'A misdemeanor may be expunged 5 years after the sentence or probation ended. KRS 431.078(2).',
    source: statutes,
  },
  {
    title: 'Misdemeanor theft, the day before',
    asOf: '2026-11-16',
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'The petition comes no sooner than 5 years after the sentence. KRS 431.078(2).',
    source: statutes,
  },
  {
    title: 'Misdemeanor theft, and a conviction 3 years ago',
    asOf,
    life: settled.told(theft, {
      ...theft,
      id: 'c2',
      ...charged('2023-06-01').convicted('2023-11-17', { over: '2023-11-17' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2028-11-17' }, c2: { outcome: 'not_yet', on: '2028-11-17' } },
    why: 'No felony or misdemeanor conviction in the 5 years before the petition. KRS 431.078(4)(b).',
    source: statutes,
  },
  {
    title: 'Misdemeanor theft with a fine still owed',
    asOf,
    life: settled.told({ ...theft, finesPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'The sentence is completed only when its fines are paid. KRS 431.078(2).',
    source: 'https://www.mikeburnslaw.com/blog/2020/02/what-crimes-are-eligible-for-expungement/',
  },
  {
    title: 'Two old misdemeanors of two cases',
    asOf,
    life: settled.told(theft, {
      ...theft,
      id: 'c2',
      offense: ['public_order'],
      ...charged('2012-06-01').convicted('2012-11-17', { over: '2013-11-17' }),
    }),
    expect: { c1: misdemeanor, c2: misdemeanor },
    why: 'Several misdemeanors may be expunged, there is no limit in number. KRS 431.078(1)(b).',
    source: statutes,
  },
  {
    title: 'Misdemeanor theft, with an open case',
    asOf,
    life: settled.but({ pendingCharges: true }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'No proceeding for a felony or misdemeanor may be pending. KRS 431.078(4)(c).',
    source: statutes,
  },
  {
    title: 'DUI, 10 years after the sentence and more',
    asOf,
    life: settled.told({ ...dui, ...charged('2012-01-01').convicted('2012-03-01', { over: '2014-03-01' }) }),
    expect: { c1: { ...misdemeanor, on: '2022-01-01' } },
    why: 'A DUI can make a new one worse for 10 years. KRS 431.078(4)(d), 189A.010.',
    source: statutes,
  },
  {
    title: 'DUI, 10 years after the offense, not after the sentence',
    asOf,
    life: settled.told(dui),
    expect: { c1: { ...misdemeanor, on: '2024-11-17' } },
    why: 'Whether a new DUI is a second one goes by the days of the offenses. KRS 431.078(4)(d), 189A.010.',
    source: 'https://law.justia.com/cases/kentucky/court-of-appeals/2011/2010-ca-001902-mr.html',
  },
  {
    title: 'DUI, 8 years after the offense',
    asOf,
    life: settled.told({ ...dui, ...charged('2018-05-05').convicted('2018-08-01', { over: '2019-08-01' }) }),
    expect: { c1: { outcome: 'not_yet', on: '2028-05-05', relief: 'ky-misdemeanor-expungement' } },
    why: 'It can make a new DUI worse until 10 years after the day of the offense. KRS 431.078(4)(d), 189A.010.',
    source: 'https://law.justia.com/cases/kentucky/court-of-appeals/2011/2010-ca-001902-mr.html',
  },
  {
    title: 'Misdemeanor sexual abuse',
    asOf,
    life: settled.told({ ...theft, offense: ['sexual'], statute: '510.130' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A sex offense is not expunged. KRS 431.078(4)(a).',
    source: statutes,
  },
  {
    title: 'Class D theft, 5 years after probation to the day',
    asOf,
    life: settled.told(felony),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ky-felony-expungement' } },
    why: 'A Class D felony may be vacated 5 years after the sentence. KRS 431.073(1), (2)(a).',
    source: statutes,
  },
  {
    title: 'Class D theft, the day before',
    asOf: '2026-11-16',
    life: settled.told(felony),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ky-felony-expungement' } },
    why: 'The application comes no sooner than 5 years after the sentence. KRS 431.073(2)(a).',
    source: statutes,
  },
  {
    title: 'Class C robbery',
    asOf,
    life: settled.told({ ...felony, grade: 'c', offense: ['robbery', 'violent'], statute: '515.030' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only Class D felonies may go without a pardon. KRS 431.073(1).',
    source: statutes,
  },
  {
    title: 'Reckless homicide, Class D',
    asOf,
    life: settled.told({ ...felony, offense: ['homicide'], statute: '507.050' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A felony that led to death is left out. KRS 431.073(1)(d).',
    source: statutes,
  },
  {
    title: 'Flagrant nonsupport, Class D',
    asOf,
    life: settled.told({ ...felony, offense: ['child_victim'], statute: '530.050' }),
    expect: { c1: { outcome: 'eligible', relief: 'ky-felony-expungement' } },
    why: 'KRS 530.050 is on the list of paragraph (a). KRS 431.073(1)(a).',
    source: statutes,
  },
  {
    title: 'A felony of unknown class',
    asOf,
    life: settled.told({ ...felony, grade: undefined, statute: undefined }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Only Class D felonies may go. KRS 431.073(1).',
    source: statutes,
  },
  {
    title: 'Class D theft, and a felony expunged before',
    asOf,
    life: settled.but({ reliefReceived: 1, reliefs: [{ level: 'felony', date: '2022-05-01' }] }).told(felony),
    expect: { c1: { outcome: 'needs_review', relief: 'ky-felony-expungement' } },
    why: 'Whether an earlier felony expungement still bars is open since 2023. KRS 431.073(5)(a).',
    source: statutes,
  },
  {
    title: 'Class B felony, pardoned',
    asOf,
    life: settled.told({
      ...felony,
      grade: 'b',
      offense: ['robbery'],
      statute: '515.020',
      ...charged('2005-01-10').pardoned('2005-06-01', { over: '2015-11-17' }),
      pardonedDate: '2024-12-20',
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ky-expungement-after-pardon' } },
    why: 'After a full pardon the class does not matter. KRS 431.073(1)(c).',
    source: statutes,
  },
  {
    title: 'Marijuana possession, the sentence over last month',
    asOf,
    life: settled.told({
      ...theft,
      grade: 'b',
      offense: ['drug_possession', 'marijuana'],
      statute: '218A.1422',
      ...charged('2026-06-01').convicted('2026-07-01', { over: '2026-10-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-10-17', relief: 'ky-void-marijuana' } },
    why: 'A conviction for having marijuana may be voided as soon as the sentence is over. KRS 218A.276(8).',
    source: marijuanaLaw,
  },
  {
    title: 'First cocaine possession, the sentence over last month',
    asOf,
    life: settled.told({
      ...felony,
      offense: ['drug_possession'],
      statute: '218A.1415',
      ...charged('2024-06-01').convicted('2024-07-01', { over: '2026-10-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-10-17', relief: 'ky-void-possession' } },
    why: 'A first conviction for having drugs may be voided once the sentence is over. KRS 218A.275(8).',
    source: firstPossession,
  },
  {
    title: 'Second cocaine possession',
    asOf,
    life: settled.told(
      {
        ...felony,
        offense: ['drug_possession'],
        statute: '218A.1415',
        ...charged('2024-06-01').convicted('2024-07-01', { over: '2026-10-17' }),
      },
      {
        ...felony,
        id: 'c2',
        offense: ['drug_possession'],
        statute: '218A.1415',
        ...charged('2014-06-01').convicted('2014-07-01', { over: '2016-10-17' }),
      },
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2031-10-17', relief: 'ky-felony-expungement' },
      c2: { outcome: 'eligible', relief: 'ky-void-possession' },
    },
    why: 'Only a first conviction is voided. The second waits 5 years like any Class D felony. KRS 218A.275(8), 431.073.',
    source: firstPossession,
  },
  {
    title: 'Dismissed for good 30 days ago',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ky-automatic-expungement' } },
    why: 'The court orders it by itself 30 days after a dismissal with prejudice. KRS 431.076(1)(a).',
    source: statutes,
  },
  {
    title: 'Dismissed for good 29 days ago',
    asOf: '2026-11-16',
    life: settled.told(dropped),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ky-automatic-expungement' } },
    why: 'The court orders it by itself 30 days after a dismissal with prejudice. KRS 431.076(1)(a).',
    source: statutes,
  },
  {
    title: 'Found not guilty before July 2020',
    asOf,
    life: settled.told({
      ...dropped,
      dismissal: undefined,
      ...charged('2020-01-01').acquitted('2020-07-14'),
    }),
    expect: { c1: { outcome: 'eligible', on: '2020-09-12', relief: 'ky-dismissal-expungement' } },
    why: 'Older acquittals take a petition, 60 days after the order. KRS 431.076(1)(b), (2)(a).',
    source: defenders,
  },
  {
    title: 'Felony dismissed without prejudice, 3 years ago to the day',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      dismissal: 'without_prejudice',
      ...charged('2023-01-01').dismissed('2023-11-17'),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ky-dismissal-expungement' } },
    why: 'A felony dismissed without prejudice takes 3 years. KRS 431.076(2)(c).',
    source: defenders,
  },
  {
    title: 'Felony dismissed without prejudice, the day before',
    asOf: '2026-11-16',
    life: settled.told({
      ...dropped,
      level: 'felony',
      dismissal: 'without_prejudice',
      ...charged('2023-01-01').dismissed('2023-11-17'),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ky-dismissal-expungement' } },
    why: 'A felony dismissed without prejudice takes 3 years. KRS 431.076(2)(c).',
    source: defenders,
  },
  {
    title: 'Misdemeanor dismissed, nobody knows how, 6 months ago',
    asOf,
    life: settled.told({
      ...dropped,
      dismissal: undefined,
      ...charged('2026-01-01').dismissed('2026-05-17'),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'It turns on whether it was dismissed with or without prejudice. KRS 431.076(1), (2).',
    source: defenders,
  },
  {
    title: 'Growing a few marijuana plants, a misdemeanor',
    asOf,
    life: settled.told({ ...theft, offense: ['marijuana', 'other'], statute: '218A.1423' }),
    expect: { c1: { outcome: 'needs_review', relief: 'ky-misdemeanor-expungement' } },
    why: 'A second offense is worse, and no time limit for that was found. KRS 431.078(4)(d).',
    source: statutes,
  },
  {
    title: 'Dropped for a plea to another charge that is not told',
    asOf,
    life: settled.told({ ...dropped, dismissal: 'plea_to_other' }),
    expect: { c1: { outcome: 'needs_review', relief: 'ky-dropped-beside-conviction' } },
    why: 'It does not go alone, but it can go with the conviction of the same case. KRS 431.076(1), 431.078(1).',
    source: statutes,
  },
  {
    title: 'Dropped for a plea to a misdemeanor of the same case, 5 years after its sentence',
    asOf,
    life: settled.told(
      { ...theft, caseId: 'k1' },
      {
        ...dropped,
        id: 'c2',
        caseId: 'k1',
        dismissal: 'plea_to_other',
        offense: ['trespass'],
        ...charged('2019-06-01').dismissed('2019-11-17'),
      },
    ),
    expect: {
      c1: { ...misdemeanor, on: '2026-11-17' },
      c2: { outcome: 'eligible', on: '2026-11-17', relief: 'ky-dropped-beside-conviction' },
    },
    why: 'The petition takes in charges for misdemeanors that were dismissed in the same case. KRS 431.078(1).',
    source: statutes,
  },
  {
    title: 'A felony charge dropped for a plea to a misdemeanor of the same case',
    asOf,
    life: settled.told(
      { ...theft, caseId: 'k1' },
      {
        ...dropped,
        id: 'c2',
        caseId: 'k1',
        level: 'felony',
        grade: 'd',
        dismissal: 'plea_to_other',
        ...charged('2019-06-01').dismissed('2019-11-17'),
      },
    ),
    expect: { c1: misdemeanor, c2: { outcome: 'needs_review' } },
    why: 'The law names dismissed charges for misdemeanors, violations and traffic infractions. KRS 431.078(1).',
    source: statutes,
  },
  {
    title: 'A felony of 1972, when there were no classes',
    asOf,
    life: settled.but({ born: '1950-03-02' }).told({
      ...felony,
      grade: 'ungraded',
      statute: undefined,
      ...charged('1972-06-01').convicted('1972-11-17', { over: '1974-11-17' }),
    }),
    expect: { c1: { outcome: 'needs_review', relief: 'ky-felony-expungement' } },
    why: 'An offense before 1975 counts if it was punished by 5 years at the most. KRS 431.073(1)(d).',
    source: statutes,
  },
  {
    title: 'Cocaine possession after an earlier one ended in deferred prosecution',
    asOf,
    life: settled.told(
      {
        ...felony,
        offense: ['drug_possession'],
        statute: '218A.1415',
        ...charged('2023-06-01').convicted('2023-11-17', { over: '2025-11-17' }),
      },
      {
        ...dropped,
        id: 'c2',
        caseId: 'k2',
        level: 'felony',
        offense: ['drug_possession'],
        dismissal: undefined,
        ...charged('2019-01-01').diverted('2019-06-01', { over: '2020-10-01' }),
        facts: { deferredProsecution: true },
      },
    ),
    expect: { c1: { outcome: 'not_yet', on: '2030-11-17', relief: 'ky-felony-expungement' } },
    why: 'Whoever finished deferred prosecution for having drugs cannot have a later conviction voided. KRS 218A.275(12).',
    source: firstPossession,
  },
  {
    title: 'First drug possession, after another was voided',
    asOf,
    life: settled
      .but({ reliefReceived: 1, reliefs: [{ level: 'felony', kind: 'set_aside', date: '2012-05-01' }] })
      .told({
        ...felony,
        offense: ['drug_possession'],
        statute: undefined,
        ...charged('2023-06-01').convicted('2023-11-17', { over: '2025-11-17' }),
      }),
    expect: { c1: { outcome: 'not_yet', on: '2030-11-17', relief: 'ky-felony-expungement' } },
    why: 'Voiding may be had only once. KRS 218A.275(8).',
    source: firstPossession,
  },
  {
    title: 'The behavioral health program, finished in 2025',
    asOf,
    life: settled.told({
      ...theft,
      sentence: undefined,
      ...charged('2024-02-01').diverted('2024-05-01', { over: '2025-05-01' }),
      facts: { healthProgram: true },
    }),
    expect: { c1: { outcome: 'automatic', relief: 'ky-health-program' } },
    why: 'The court dismisses the charge for good and the records are sealed. KRS 533.280(1).',
    source: 'https://self-law.org/code/ky/chapter-533/533-280',
  },
  {
    title: 'Felony arrest, never indicted, 6 months ago',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      dismissal: undefined,
      ...charged('2026-05-17').notProsecuted('2026-05-17'),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ky-no-indictment' } },
    why: 'Without an indictment one may ask 6 months after the case was sent to the grand jury. KRS 431.076(2)(b).',
    source: defenders,
  },
  {
    title: 'Felony diversion finished 3 years ago, called “dismissed”',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      dismissal: undefined,
      ...charged('2020-01-01').deferred('2020-06-01', { over: '2023-11-17' }),
      ...calledDismissed,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ky-diversion-expungement' } },
    why: 'A dismissed-diverted charge may be expunged like a dismissed one. KRS 533.258, Commonwealth v. Shouse.',
    source: shouse,
  },
  {
    title: 'Deferred prosecution for cocaine finished',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      offense: ['drug_possession'],
      dismissal: undefined,
      ...charged('2025-01-01').diverted('2025-06-01', { over: '2026-10-01' }),
      facts: { deferredProsecution: true },
    }),
    expect: { c1: { outcome: 'automatic', on: '2026-10-01', relief: 'ky-deferred-possession' } },
    why: 'After deferred prosecution the court dismisses and seals. KRS 218A.14151.',
    source: 'https://cleanslateclearinghouse.org/policies/ky-d-2/',
  },
  {
    title: 'Prostitution of a trafficking victim, last year',
    asOf,
    life: settled.told({
      ...theft,
      grade: 'b',
      offense: ['prostitution'],
      statute: '529.020',
      traffickingVictim: true,
      ...charged('2025-01-01').convicted('2025-06-01', { over: '2026-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-07-31', relief: 'ky-trafficking-expungement' } },
    why: 'A trafficking victim may ask 60 days after the judgment. KRS 529.160(2).',
    source: 'https://self-law.org/code/ky/529-160',
  },
  {
    title: 'Juvenile theft, 2 years after the court let go',
    asOf,
    life: young.told(youth),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ky-juvenile-expungement' } },
    why: 'A juvenile record may be expunged 2 years after the court’s jurisdiction ended. KRS 610.330(3).',
    source: statutes,
  },
  {
    title: 'Juvenile theft, the day before',
    asOf: '2026-11-16',
    life: young.told(youth),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ky-juvenile-expungement' } },
    why: 'A juvenile record may be expunged 2 years after the court’s jurisdiction ended. KRS 610.330(3).',
    source: statutes,
  },
  {
    title: 'Juvenile case dismissed in 2024',
    asOf,
    life: young.told({ ...youth, ...charged('2023-06-01').dismissed('2024-01-10') }),
    expect: { c1: { outcome: 'automatic', on: '2024-01-10', relief: 'ky-juvenile-dismissed' } },
    why: 'A dismissed juvenile petition is expunged in the same order. KRS 610.330(7).',
    source: statutes,
  },
  {
    title: 'Juvenile case dismissed in 2014',
    asOf,
    life: grownYoung.told({ ...youth, ...charged('2013-06-01').dismissed('2014-01-10') }),
    expect: { c1: { outcome: 'eligible', on: '2016-01-10', relief: 'ky-juvenile-dismissed-before-2017' } },
    why: 'Before the law of 2017 no order came by itself. Any interested person may ask the court. KRS 610.330(1)(b), (3).',
    source: statutes,
  },
  {
    title: 'Having pictures of a minor in a sexual performance, told by its section',
    asOf,
    life: settled.told({ ...felony, offense: ['other'], statute: 'KRS 531.335' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A sex offense, or one against a child, stays. KRS 431.073(1)(d).',
    source: statutes,
  },
]);
