import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { pages } from './pages.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'ungraded',
  offense: ['theft'],
  statute: '6-3-402',
  ...charged('2019-03-02').convicted('2020-05-20', { over: '2021-11-17' }),
  sentence: ['probation', 'fine'],
};

const felonyTheft: Told = {
  ...theft,
  level: 'felony',
  ...charged('2010-03-02').convicted('2012-05-20', { over: '2016-11-17' }),
  facts: { restitutionPaidLater: false },
};

const settled = person<Grade>({ ...nothingElse, born: '1985-06-10', recordComplete: true });
const young = settled.but({ born: '2003-01-20' });

function story(
  title: string,
  life: Story<Grade>['life'],
  expect: Readonly<Record<string, Expected>>,
  why: string,
  source: string,
): Story<Grade> {
  return { title, asOf, life, expect, why, source };
}

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: 'ungraded',
  offense: ['assault'],
  dismissal: 'without_prejudice',
  ...charged('2025-01-10').dismissed('2026-05-21'),
};
const { noConviction, misdemeanor, felony, juvenileLaw } = pages;

export const cases = worked<Grade>([
  story(
    'Dismissed 180 days ago today',
    settled.told({ ...dropped, facts: { dismissedAs: 'dismissed' } }),
    { c1: { outcome: 'eligible', relief: 'wy-no-conviction', on: '2026-11-17' } },
    '180 days after the dismissal a petition may be filed. § 7-13-1401(a)(i).',
    noConviction,
  ),
  story(
    'Dismissed 179 days ago',
    settled.told({ ...dropped, ...charged('2025-01-10').dismissed('2026-05-22') }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'The 180 days are not over. § 7-13-1401(a)(i).',
    noConviction,
  ),
  story(
    'Arrested and never charged',
    settled.told({ ...dropped, ...charged('2026-01-10').notProsecuted('2026-01-10'), dismissal: undefined }),
    { c1: { outcome: 'eligible', relief: 'wy-no-conviction', on: '2026-07-09' } },
    'Without charges the 180 days count from the arrest. § 7-13-1401(a)(i)(B).',
    noConviction,
  ),
  story(
    'Found not guilty of a felony last year',
    settled.told({
      ...dropped,
      level: 'felony',
      dismissal: undefined,
      ...charged('2024-01-10').acquitted('2025-05-22'),
    }),
    { c1: { outcome: 'eligible', relief: 'wy-no-conviction' } },
    'No conviction came of the arrest, and 180 days are over by any count. § 7-13-1401(a)(i)(A).',
    noConviction,
  ),
  story(
    'Found not guilty two months ago, arrested a year before',
    settled.told({
      ...dropped,
      level: 'felony',
      dismissal: undefined,
      ...charged('2025-09-10').acquitted('2026-09-15'),
    }),
    { c1: { outcome: 'eligible', relief: 'wy-no-conviction' } },
    'A verdict is no dismissal, so the 180 days run from the arrest. § 7-13-1401(a)(i).',
    noConviction,
  ),
  story(
    'One charge dropped, one conviction, from the same incident',
    settled.told(
      { ...dropped, caseId: 'k1', ...charged('2019-03-02').dismissed('2020-05-20') },
      { ...theft, id: 'c2', caseId: 'k1' },
    ),
    {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', relief: 'wy-misdemeanor', on: '2026-11-17' },
    },
    'A conviction from the same incident, also for a lesser charge, bars the arrest. § 7-13-1401(a)(i)(A).',
    noConviction,
  ),
  story(
    'Dropped, with another case still open',
    settled.but({ pendingCharges: true }).told(dropped, {
      id: 'c2',
      ...charged('2026-09-01').pending,
      level: 'misdemeanor',
      grade: 'ungraded',
      offense: ['theft'],
    }),
    { c1: { outcome: 'not_yet', on: null }, c2: { outcome: 'not_yet', on: null } },
    'No formal charges may be pending when the petition is filed. § 7-13-1401(a)(i).',
    noConviction,
  ),
  story(
    'A felony deferred under § 7-13-301 and dismissed',
    settled.told({
      ...dropped,
      level: 'felony',
      offense: ['theft'],
      ...charged('2012-01-10').deferred('2012-06-01', { over: '2014-06-01' }),
    }),
    { c1: { outcome: 'not_eligible' } },
    'A deferral is shut out of § 7-13-1401, and is no conviction under § 7-13-1502: Lynch v. State, 2026 WY 8.',
    pages.lynch,
  ),
  story(
    'A deferred felony, told as dismissed',
    settled.told({
      ...dropped,
      level: 'felony',
      offense: ['theft'],
      ...charged('2012-01-10').dismissed('2014-06-01'),
      ...calledDismissed,
    }),
    { c1: { outcome: 'not_eligible' } },
    'What the paper calls a dismissal was a disposition under § 7-13-301. § 7-13-1401(a)(i).',
    noConviction,
  ),
  story(
    'A misdemeanor deferred ten years ago',
    settled.told({ ...theft, ...charged('2014-01-10').deferred('2014-06-01', { over: '2015-06-01' }) }),
    { c1: { outcome: 'eligible', on: '2020-06-01', relief: 'wy-misdemeanor' } },
    'The law for misdemeanors speaks of a person who has pled guilty, and the courts read it so. § 7-13-1501(a).',
    misdemeanor,
  ),
  story(
    'A program without a plea, and not under the deferral law',
    settled.told({
      ...dropped,
      ...charged('2024-01-10').diverted('2024-06-01', { over: '2025-06-01' }),
      facts: { deferralLaw: false },
    }),
    { c1: { outcome: 'eligible', relief: 'wy-no-conviction' } },
    'All proceedings were dismissed, and none ended under § 7-13-301. § 7-13-1401(a)(i)(C).',
    noConviction,
  ),
  story(
    'A program without a plea, and the law it was under not told',
    settled.told({
      ...dropped,
      ...charged('2024-01-10').diverted('2024-06-01', { over: '2025-06-01' }),
    }),
    { c1: { outcome: 'needs_review' } },
    'A judge may defer a case without a plea too, and that bars. §§ 7-13-301(a), 7-13-1401(a)(i).',
    noConviction,
  ),
  story(
    'A misdemeanor theft over five years ago today',
    settled.told(theft),
    { c1: { outcome: 'eligible', relief: 'wy-misdemeanor', on: '2026-11-17' } },
    'Five years since the sentence ended. § 7-13-1501(a)(i).',
    misdemeanor,
  ),
  story(
    'A misdemeanor theft, a day too early',
    settled.told({ ...theft, ...charged('2019-03-02').convicted('2020-05-20', { over: '2021-11-18' }) }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Five years since the sentence ended. § 7-13-1501(a)(i).',
    misdemeanor,
  ),
  story(
    'A misdemeanor theft ten years ago, with restitution left to pay',
    settled.told({
      ...theft,
      ...charged('2015-03-02').convicted('2015-05-20', { over: '2016-05-20' }),
      restitutionPaid: false,
    }),
    { c1: { outcome: 'needs_review', relief: 'wy-misdemeanor' } },
    'The terms of the sentence must be over, and the law does not say whether they are while money is owed. § 7-13-1501(a)(i).',
    misdemeanor,
  ),
  story(
    'Drunk driving, ten years ago',
    settled.told({
      ...theft,
      offense: ['dui'],
      statute: '31-5-233',
      ...charged('2015-03-02').convicted('2015-05-20', { over: '2016-05-20' }),
    }),
    { c1: { outcome: 'eligible', relief: 'wy-misdemeanor', on: '2021-05-20' } },
    'No misdemeanor is left out for what it was about. § 7-13-1501(a).',
    misdemeanor,
  ),
  story(
    'Two misdemeanors, of which one may be expunged',
    settled.told(
      { ...theft, caseId: 'k1' },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2008-03-02').convicted('2008-05-20', { over: '2009-05-20' }),
      },
    ),
    {
      c1: { outcome: 'eligible', relief: 'wy-misdemeanor', pick: 1 },
      c2: { outcome: 'eligible', relief: 'wy-misdemeanor', pick: 1 },
    },
    'There is no second expungement under the same section. § 7-13-1501(k).',
    misdemeanor,
  ),
  story(
    'A misdemeanor, with another expunged before',
    settled
      .but({
        reliefReceived: 1,
        reliefs: [{ level: 'misdemeanor', kind: 'expungement', date: '2018-02-01' }],
      })
      .told(theft),
    { c1: { outcome: 'not_eligible' } },
    'There is no second expungement under the same section. § 7-13-1501(k).',
    misdemeanor,
  ),
  story(
    'A misdemeanor in which a gun was fired',
    settled.told({ ...theft, offense: ['weapon'], statute: '6-2-504', facts: { gunUsed: true } }),
    { c1: { outcome: 'not_eligible' } },
    'No misdemeanor that involved the use of a firearm. § 7-13-1501(a)(iii).',
    misdemeanor,
  ),
  story(
    'A concealed weapon that nobody used',
    settled.told({ ...theft, offense: ['weapon'], statute: '6-8-104', facts: { gunUsed: false } }),
    { c1: { outcome: 'eligible', relief: 'wy-misdemeanor' } },
    'To carry is not to use. § 7-13-1501(a)(iii).',
    misdemeanor,
  ),
  story(
    'Carrying a concealed weapon, and nothing said of its use',
    settled.told({ ...theft, offense: ['weapon'], statute: '6-8-104', weaponUsed: undefined }),
    { c1: { outcome: 'eligible', relief: 'wy-misdemeanor' } },
    'To carry a gun is not to use it, or to try to. §§ 6-8-104, 7-13-1501(a)(iii).',
    misdemeanor,
  ),
  story(
    'A felony theft over ten years ago today',
    settled.told(felonyTheft),
    { c1: { outcome: 'eligible', relief: 'wy-felony', on: '2026-11-17' } },
    'Ten years since the sentence ended and restitution was paid. § 7-13-1502(a)(i).',
    felony,
  ),
  story(
    'A burglary in which somebody was hurt',
    settled.told({ ...felonyTheft, offense: ['burglary'], statute: '6-3-301', injury: 'bodily' }),
    { c1: { outcome: 'not_eligible' } },
    'With an injury it is aggravated burglary, a violent felony. §§ 6-3-301(c)(ii), 6-1-104(a)(xii).',
    felony,
  ),
  story(
    'A felony theft, a day too early',
    settled.told({
      ...felonyTheft,
      ...charged('2010-03-02').convicted('2012-05-20', { over: '2016-11-18' }),
    }),
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'Ten years since the sentence ended. § 7-13-1502(a)(i).',
    felony,
  ),
  story(
    'A felony theft with restitution left to pay',
    settled.told({ ...felonyTheft, restitutionPaid: false }),
    { c1: { outcome: 'not_yet', on: null } },
    'Restitution must be paid in full. § 7-13-1502(a)(i)(C).',
    felony,
  ),
  story(
    'Two felonies of different years',
    settled.told(
      { ...felonyTheft, caseId: 'k1' },
      {
        ...felonyTheft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2006-03-02').convicted('2007-05-20', { over: '2009-05-20' }),
      },
    ),
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'The petitioner may have no other felony. § 7-13-1502(a)(ii).',
    felony,
  ),
  story(
    'Two felonies from one event',
    settled.told(
      { ...felonyTheft, caseId: 'k1' },
      { ...felonyTheft, id: 'c2', caseId: 'k1', offense: ['fraud'], statute: '6-3-602' },
    ),
    {
      c1: { outcome: 'eligible', relief: 'wy-felony' },
      c2: { outcome: 'eligible', relief: 'wy-felony' },
    },
    'Felonies arising out of the same occurrence may be asked for together. § 7-13-1502(a).',
    felony,
  ),
  story(
    'A theft and a robbery from one event',
    settled.told(
      { ...felonyTheft, caseId: 'k1' },
      { ...felonyTheft, id: 'c2', caseId: 'k1', offense: ['robbery'], statute: '6-2-401' },
    ),
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'Robbery is a violent felony, so it is another felony that cannot be sought. § 7-13-1502(a)(ii), (iv)(A).',
    felony,
  ),
  story(
    'Felony assault, the section not told',
    settled.told({ ...felonyTheft, offense: ['assault', 'violent'], statute: undefined }),
    { c1: { outcome: 'not_eligible' } },
    'Aggravated assault is a violent felony. § 7-13-1502(a)(iv)(A).',
    felony,
  ),
  story(
    'Injuring a peace officer',
    settled.told({ ...felonyTheft, offense: ['assault', 'obstruction'], statute: '6-5-204(b)' }),
    { c1: { outcome: 'not_eligible' } },
    'Since July 2023 it is a violent felony. §§ 6-1-104(a)(xii), 7-13-1502(a)(iv)(A).',
    pages.rights,
  ),
  story(
    'Having drugs, a felony, ten years over',
    settled.told({ ...felonyTheft, offense: ['drug_possession'], statute: '35-7-1031(c)(iii)' }),
    { c1: { outcome: 'eligible', relief: 'wy-felony' } },
    'Drug felonies are not on the list. § 7-13-1502(a)(iv).',
    felony,
  ),
  story(
    'Kidnapping or less, the section not told',
    settled.told({ ...felonyTheft, offense: ['kidnapping'], statute: undefined }),
    { c1: { outcome: 'needs_review' } },
    'Kidnapping is a violent felony; felonious restraint and false imprisonment are not. § 6-1-104(a)(xii).',
    felony,
  ),
  story(
    'A felony with a felony in another state',
    settled.but({ elsewhere: { felonies: 1, misdemeanors: 0, lastDate: '2005-02-01' } }).told(felonyTheft),
    { c1: { outcome: 'not_eligible' } },
    'The petitioner may have no other felony, and the law names no state. § 7-13-1502(a)(ii).',
    felony,
  ),
  story(
    'Prostitution of a trafficking victim, last year',
    settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: '6-4-101',
      ...charged('2025-01-10').convicted('2025-05-20', { over: '2026-05-20' }),
      traffickingVictim: true,
    }),
    { c1: { outcome: 'eligible', relief: 'wy-trafficking-vacatur' } },
    'At any time after the conviction the court may vacate it. § 6-2-708(c).',
    pages.trafficking,
  ),
  story(
    'A juvenile finding for theft at 15, grown up',
    young.told({
      ...theft,
      court: 'juvenile',
      ...charged('2018-03-02').convicted('2018-06-01', { over: '2019-06-01' }),
    }),
    { c1: { outcome: 'eligible', relief: 'wy-juvenile-finding' } },
    'From the age of 18 a person found delinquent may ask the court. § 14-6-241(a).',
    juvenileLaw,
  ),
  story(
    'A juvenile finding for robbery at 16',
    young.told({
      ...theft,
      court: 'juvenile',
      level: 'felony',
      offense: ['robbery'],
      statute: '6-2-401',
      ...charged('2019-03-02').convicted('2019-06-01', { over: '2020-06-01' }),
    }),
    { c1: { outcome: 'not_eligible' } },
    'A finding for a violent felony is not expunged. § 14-6-241(a).',
    juvenileLaw,
  ),
  story(
    'A juvenile robbery case that was dismissed, at 16',
    young.told({
      ...dropped,
      court: 'juvenile',
      level: 'felony',
      offense: ['robbery'],
      ...charged('2019-03-02').dismissed('2019-06-01'),
    }),
    { c1: { outcome: 'eligible', relief: 'wy-juvenile-no-finding' } },
    'What was dismissed may be expunged though it was a violent felony: RH v. State, 2022 WY 33. § 14-6-241(e).',
    juvenileLaw,
  ),
  story(
    'A theft in circuit court at 17, two years over',
    young.told({ ...theft, ...charged('2020-03-02').convicted('2020-06-01', { over: '2024-06-01' }) }),
    { c1: { outcome: 'eligible', relief: 'wy-minor-in-adult-court' } },
    'A minor convicted of a misdemeanor in circuit court may ask on reaching 18. § 14-6-241(c).',
    juvenileLaw,
  ),
  story(
    'A theft in circuit court at 17, and a felony later',
    young.told(
      { ...theft, ...charged('2020-03-02').convicted('2020-06-01', { over: '2024-06-01' }) },
      { ...felonyTheft, id: 'c2', ...charged('2022-03-02').convicted('2022-09-01', { over: '2024-09-01' }) },
    ),
    { c1: { outcome: 'needs_review' }, c2: { outcome: 'not_yet', on: '2034-09-01' } },
    'If the prosecutor objects, a felony since then keeps the judge from ordering it. § 14-6-241(a).',
    juvenileLaw,
  ),
  story(
    'A first theft case that is still open',
    settled.but({ pendingCharges: true }).told({
      id: 'c1',
      ...charged('2026-08-01').pending,
      level: 'misdemeanor',
      grade: 'ungraded',
      offense: ['theft'],
    }),
    { c1: { outcome: 'not_yet', on: null } },
    'How it ends decides: a case that is dropped may be expunged, a deferred one may not. § 7-13-1401(a)(i).',
    noConviction,
  ),
  story(
    'Two felonies of one event, ten years over',
    settled.told(
      { ...felonyTheft, caseId: 'k1' },
      { ...felonyTheft, id: 'c2', caseId: 'k1', offense: ['fraud'], statute: '6-3-602' },
    ),
    {
      c1: { outcome: 'eligible', relief: 'wy-felony', on: '2026-11-17' },
      c2: { outcome: 'eligible', relief: 'wy-felony', on: '2026-11-17' },
    },
    'Felonies of the same occurrence may be asked for together. § 7-13-1502(a).',
    felony,
  ),
  story(
    'Alcohol at 19, a year over',
    young.told({
      ...theft,
      offense: ['alcohol_minor'],
      statute: '12-6-101',
      ...charged('2022-03-02').convicted('2022-05-20', { over: '2025-06-01' }),
    }),
    { c1: { outcome: 'not_yet', on: '2030-06-01' } },
    'Alcohol under 21 is no status offense, so it waits 5 years. §§ 7-1-107(b)(iii), 7-13-1501(a)(i).',
    misdemeanor,
  ),
  story(
    'Third-degree arson, ten years over',
    settled.told({ ...felonyTheft, offense: ['arson'], statute: '6-3-103' }),
    { c1: { outcome: 'eligible', relief: 'wy-felony', on: '2026-11-17' } },
    'Only arson in the first and second degree is a violent felony. § 6-1-104(a)(xii).',
    felony,
  ),
  story(
    'A misdemeanor at 16 in circuit court',
    young.told({
      ...theft,
      ...charged('2019-03-02').convicted('2019-05-20', { over: '2024-05-20' }),
    }),
    { c1: { outcome: 'eligible', relief: 'wy-minor-in-adult-court' } },
    'A minor convicted in circuit court may ask at 18, without the 5 years. § 14-6-241(c).',
    juvenileLaw,
  ),
  story(
    'A vaping ticket at 19, paid, seven months ago',
    young.but({ born: '2006-06-10' }).told({
      ...theft,
      offense: ['other'],
      statute: '14-3-305',
      ...charged('2026-03-02').convicted('2026-04-10', { over: '2026-04-10' }),
      sentence: ['fine'],
    }),
    { c1: { outcome: 'automatic', relief: 'wy-nicotine', on: '2026-10-10' } },
    'A nicotine conviction is expunged by operation of law after 6 months, once the fine is paid. § 14-3-305(e).',
    pages.lawText,
  ),
]);
