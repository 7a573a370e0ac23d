import { calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { read } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const settled = person<Grade>({ ...nothingElse, born: '1985-05-20' });

const disorderly: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'ungraded',
  offense: ['public_order'],
  statute: '16-11-39',
  ...charged('2018-02-03').convicted('2018-06-10', { over: '2019-06-10' }),
  sentence: ['probation', 'fine'],
};

/** A fine and no probation: conviction and end are one day. */
const fined = (on: string): Told => ({
  ...disorderly,
  ...charged('2022-05-01').convicted(on, { over: on }),
  sentence: ['fine'],
});

const theft: Told = { ...disorderly, offense: ['theft'], statute: '16-8-2' };
const shoplifting: Told = { ...disorderly, offense: ['theft'], statute: '16-8-14' };
const battery: Told = { ...disorderly, offense: ['assault', 'domestic_violence'], statute: undefined };
const burglary: Told = {
  ...disorderly,
  level: 'felony',
  grade: undefined,
  offense: ['burglary'],
  statute: '16-7-1',
  sentence: ['probation'],
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['public_order'],
  ...charged('2019-09-01').dismissed('2019-11-15'),
};

const arrest = (level: 'misdemeanor' | 'felony', day: string): Told => ({
  id: 'c1',
  court: 'adult',
  level,
  offense: ['public_order'],
  ...charged(day).notProsecuted(day),
});

const restriction = 'ga-misdemeanor-restriction';
const automatic = 'ga-automatic-restriction';

export const cases = worked<Grade>([
  {
    title: 'Disorderly conduct in 2018, nothing since',
    asOf,
    life: settled.told(disorderly),
    expect: { c1: { outcome: 'eligible', on: '2022-06-10', relief: restriction } },
    why: 'A misdemeanor that is not on the list can be restricted after 4 years without a conviction. § 35-3-37(j)(4)(A).',
    source: read.records,
  },
  {
    title: 'A fine, one day short of 4 years',
    asOf,
    life: settled.told(fined('2022-11-18')),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: restriction } },
    why: 'No conviction for at least 4 years before filing. § 35-3-37(j)(4)(A).',
    source: read.records,
  },
  {
    title: 'A fine, 4 years ago today',
    asOf,
    life: settled.told(fined('2022-11-17')),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: restriction } },
    why: 'No conviction for at least 4 years before filing. § 35-3-37(j)(4)(A).',
    source: read.records,
  },
  {
    title: 'Probation is over, and part of the fine is still owed',
    asOf,
    life: settled.told({ ...disorderly, finesPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: restriction } },
    why: 'A fine is a term of the sentence, and the terms must be completed. § 35-3-37(j)(4)(A).',
    source: read.records,
  },
  {
    title: 'Convicted more than 4 years ago, but probation ended less than 4 years ago',
    asOf,
    life: settled.told({
      ...disorderly,
      ...charged('2021-12-01').convicted('2022-03-01', { over: '2023-03-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-03-01', relief: restriction } },
    why: 'The sentence must be over, and 4 years must pass without a conviction: it says nothing of 4 years after the sentence. § 35-3-37(j)(4)(A).',
    source: read.records,
  },
  {
    title: 'Convicted almost 4 years ago, probation over for a year',
    asOf,
    life: settled.told({
      ...disorderly,
      ...charged('2022-10-01').convicted('2023-01-10', { over: '2025-11-10' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2027-01-10', relief: restriction } },
    why: 'The 4 years run from the conviction. § 35-3-37(j)(4)(A).',
    source: read.records,
  },
  {
    title: 'Somebody died through careless driving, a misdemeanor told without its section',
    asOf,
    life: settled.told({ ...disorderly, offense: ['homicide', 'traffic'], statute: undefined }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Homicide by vehicle stands in article 15, serious traffic, in the second degree too. §§ 35-3-37(j)(4)(B), 40-6-393(c).',
    source: read.homicideByVehicle,
  },
  {
    title: 'Shoplifting',
    asOf,
    life: settled.told(shoplifting),
    expect: { c1: { outcome: 'eligible', relief: restriction } },
    why: 'Theft is left out, but not shoplifting and refund fraud. § 35-3-37(j)(4)(B)(xvii).',
    source: read.records,
  },
  {
    title: 'Theft by taking, and the person knew about First Offender',
    asOf,
    life: settled.told({ ...theft, facts: { notToldOfFirstOffender: false } }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Theft is left out. § 35-3-37(j)(4)(B)(xvii). First Offender after the fact is for who was not told. § 42-8-66(a)(1).',
    source: read.records,
  },
  {
    title: 'Theft by taking, not told about First Offender, after another First Offender case',
    asOf,
    life: settled.told(
      { ...theft, facts: { notToldOfFirstOffender: true } },
      {
        ...theft,
        id: 'c2',
        level: 'felony',
        ...charged('2010-02-03').deferred('2010-06-10', { over: '2013-06-10' }),
        facts: { firstOffender: true },
      },
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'automatic', relief: 'ga-first-offender' },
    },
    why: 'Nobody may use First Offender on more than one occasion. § 42-8-60(l).',
    source: read.firstOffender,
  },
  {
    title: 'Two thefts by taking, and nobody told of First Offender',
    asOf,
    life: settled.told(
      { ...theft, facts: { notToldOfFirstOffender: true } },
      {
        ...theft,
        id: 'c2',
        ...charged('2010-02-03').convicted('2010-06-10', { over: '2011-06-10' }),
        facts: { notToldOfFirstOffender: true },
      },
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'ga-first-offender-later', pick: 1 },
      c2: { outcome: 'eligible', relief: 'ga-first-offender-later', pick: 1 },
    },
    why: 'It is for one occasion only, so one of the two is to be chosen. § 42-8-60(l).',
    source: read.firstOffender,
  },
  {
    title: 'Theft, and we were not told of which kind',
    asOf,
    life: settled.told({ ...theft, statute: undefined }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Shoplifting can be restricted and other theft cannot. § 35-3-37(j)(4)(B)(xvii).',
    source: read.records,
  },
  {
    title: 'DUI',
    asOf,
    life: settled.told({ ...disorderly, offense: ['dui', 'traffic'], statute: '40-6-391' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Serious traffic offenses are left out, and DUI cannot be a First Offender case. §§ 35-3-37(j)(4)(B)(xviii), 42-8-60(j)(10).',
    source: read.records,
  },
  {
    title: 'Battery in the family at 32',
    asOf,
    life: settled.told({ ...battery, facts: { notToldOfFirstOffender: false } }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Family violence battery is left out. § 35-3-37(j)(4)(B)(iii).',
    source: read.records,
  },
  {
    title: 'Battery in the family at 20',
    asOf,
    life: settled.but({ born: '1997-03-01' }).told(battery),
    expect: { c1: { outcome: 'eligible', relief: restriction } },
    why: 'Whoever was under 21 when arrested is not left out. § 35-3-37(a)(10), (j)(4)(B)(iii).',
    source: read.records,
  },
  {
    title: 'Three old misdemeanors',
    asOf,
    life: settled.told(
      disorderly,
      { ...shoplifting, id: 'c2', ...charged('2015-02-03').convicted('2015-06-10', { over: '2016-06-10' }) },
      { ...disorderly, id: 'c3', ...charged('2012-02-03').convicted('2012-06-10', { over: '2013-06-10' }) },
    ),
    expect: {
      c1: { outcome: 'eligible', relief: restriction, pick: 2 },
      c2: { outcome: 'eligible', relief: restriction, pick: 2 },
      c3: { outcome: 'eligible', relief: restriction, pick: 2 },
    },
    why: 'A person may ask for two misdemeanor convictions in a life. § 35-3-37(j)(4)(C).',
    source: 'https://cookcountyprobatecourt.com/misdemeanor-record-restriction',
  },
  {
    title: 'Two old misdemeanors, and one that was restricted before',
    asOf,
    life: settled
      .but({ reliefReceived: 1, reliefs: [{ level: 'misdemeanor', date: '2022-03-01' }] })
      .told(disorderly, {
        ...shoplifting,
        id: 'c2',
        ...charged('2015-02-03').convicted('2015-06-10', { over: '2016-06-10' }),
      }),
    expect: {
      c1: { outcome: 'eligible', relief: restriction, pick: 1 },
      c2: { outcome: 'eligible', relief: restriction, pick: 1 },
    },
    why: 'Of the two in a life, one is used up. § 35-3-37(j)(4)(C).',
    source: read.records,
  },
  {
    title: 'An old misdemeanor, and a new felony 2 years ago',
    asOf,
    life: settled.told(disorderly, {
      ...burglary,
      id: 'c2',
      ...charged('2024-02-03').convicted('2024-06-10', { until: '2029-06-10' }),
      facts: { notToldOfFirstOffender: false },
    }),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-06-10', relief: restriction },
      c2: { outcome: 'not_eligible' },
    },
    why: 'No conviction of any crime in the last 4 years. § 35-3-37(j)(4)(A). A felony needs a pardon first. § 35-3-37(j)(7).',
    source: read.records,
  },
  {
    title: 'An old misdemeanor, and a speeding ticket 2 years ago',
    asOf,
    life: settled.told(disorderly, {
      ...fined('2024-03-01'),
      id: 'c2',
      offense: ['traffic'],
      statute: '40-6-181',
      ...charged('2024-01-01').convicted('2024-03-01', { over: '2024-03-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2022-06-10', relief: restriction } },
    why: 'Traffic offenses that are not serious do not count among the convictions of the last 4 years. § 35-3-37(j)(4)(A).',
    source: read.records,
  },
  {
    title: 'Acquitted of one charge, convicted of the other',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1', ...charged('2018-02-03').acquitted('2018-06-10') },
      { ...disorderly, id: 'c2', caseId: 'k1' },
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', on: '2022-06-10', relief: restriction },
    },
    why: 'A charge is not restricted if there was a conviction for another of the same case. § 35-3-37(h)(2)(E), (i)(2).',
    source: read.records,
  },
  {
    title: 'An old misdemeanor, and an open case',
    asOf,
    life: settled.but({ pendingCharges: true }).told(disorderly),
    expect: { c1: { outcome: 'not_yet', on: null, relief: restriction } },
    why: 'No pending charged offenses. § 35-3-37(j)(4)(A).',
    source: read.records,
  },
  {
    title: 'Burglary in 2018, and nobody spoke of First Offender',
    asOf,
    life: settled.told({ ...burglary, facts: { notToldOfFirstOffender: true } }),
    expect: { c1: { outcome: 'eligible', on: '2019-06-10', relief: 'ga-first-offender-later' } },
    why: 'Who qualified and was not told may ask later, with the prosecutor’s consent. § 42-8-66(a)(1).',
    source: read.firstOffender,
  },
  {
    title: 'Burglary in 2018, and it is not known what was said',
    asOf,
    life: settled.told(burglary),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A felony needs a pardon first. That they were told of First Offender is taken for granted, § 42-8-61; who says otherwise may ask for it, § 42-8-66.',
    source: read.firstOffender,
  },
  {
    title: 'Burglary, pardoned in 2025',
    asOf,
    life: settled.told({
      ...burglary,
      ...charged('2012-02-03').pardoned('2012-06-10', { over: '2017-06-10' }),
      pardonedDate: '2025-03-01',
      facts: { notToldOfFirstOffender: false },
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: 'ga-pardoned-restriction' } },
    why: 'A pardoned crime that is not among the gravest can be restricted. § 35-3-37(j)(7).',
    source: read.records,
  },
  {
    title: 'Armed robbery, pardoned in 2025',
    asOf,
    life: settled.told({
      ...burglary,
      offense: ['robbery', 'weapon'],
      statute: '16-8-41',
      ...charged('2004-02-03').pardoned('2004-06-10', { over: '2017-06-10' }),
      pardonedDate: '2025-03-01',
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Armed robbery is a serious violent felony, which is left out even after a pardon. §§ 17-10-6.1(a)(2), 35-3-37(j)(7).',
    source: read.records,
  },
  {
    title: 'First Offender probation that is over',
    asOf,
    life: settled.told({
      ...burglary,
      ...charged('2018-02-03').deferred('2018-06-10', { over: '2021-06-10' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2021-06-10', relief: 'ga-first-offender' } },
    why: 'Whoever completes the sentence stands discharged as a matter of law. §§ 42-8-60(e), 35-3-34(a)(1)(B)(i).',
    source: read.firstOffender,
  },
  {
    title: 'First Offender sentence of August 2026',
    asOf,
    life: settled.told({
      ...burglary,
      ...charged('2026-02-03').deferred('2026-08-10', { until: '2029-08-10' }),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'ga-first-offender-now' } },
    why: 'Since July 1, 2026 the court seals at the time of sentencing. § 42-8-62.1(b).',
    source: read.notes,
  },
  {
    title: 'Told as guilty, but it was a conditional discharge',
    asOf,
    life: settled.told({
      ...disorderly,
      offense: ['drug_possession', 'marijuana'],
      statute: '16-13-2',
      ...calledGuilty,
    }),
    expect: { c1: { outcome: 'automatic', on: '2019-06-10', relief: 'ga-first-offender' } },
    why: 'A conditional discharge is no conviction, and is restricted. §§ 16-13-2(a), 35-3-37(h)(2)(B).',
    source: 'https://law.justia.com/codes/georgia/2022/title-16/chapter-13/article-1/section-16-13-2/',
  },
  {
    title: 'A case from 2019 that was dropped',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2019-11-15', relief: automatic } },
    why: 'The state restricts a case in which all was dismissed. § 35-3-37(h)(2)(A).',
    source: read.records,
  },
  {
    title: 'A case from 2010 that was dropped',
    asOf,
    life: settled.told({ ...dropped, ...charged('2010-09-01').dismissed('2010-11-15') }),
    expect: { c1: { outcome: 'eligible', relief: 'ga-request-restriction' } },
    why: 'For arrests before July 1, 2013 the person has to ask. § 35-3-37(n).',
    source: read.records,
  },
  {
    title: 'Dropped for a guilty plea to another charge',
    asOf,
    life: settled.told({ ...dropped, dismissal: 'plea_to_other' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A charge dismissed in a plea agreement is not restricted. § 35-3-37(i)(1)(A).',
    source: read.records,
  },
  {
    title: 'Public indecency in 2018',
    asOf,
    life: settled.told({ ...disorderly, offense: ['sexual'], statute: '16-6-8(a)(2)' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The list names § 16-6-8(b), which is how every misdemeanor of public indecency is punished. § 35-3-37(j)(4)(B)(ix).',
    source: read.records,
  },
  {
    title: 'Showing harmful material to a minor in 2018',
    asOf,
    life: settled.told({ ...disorderly, offense: ['child_victim'], statute: '16-12-103' }),
    expect: { c1: { outcome: 'eligible', on: '2022-06-10', relief: restriction } },
    why: 'Part 2 of article 3 of chapter 12 ends with § 16-12-100.3; this section stands in part 3. § 35-3-37(j)(4)(B)(xvi).',
    source: read.records,
  },
  {
    title: 'One charge dropped and one conviction in the same case, and nothing told of a plea deal',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1', ...charged('2018-02-03').dismissed('2018-06-10') },
      { ...disorderly, id: 'c2', caseId: 'k1' },
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', on: '2022-06-10', relief: restriction },
    },
    why: 'Once a case is filed, a dropped charge is restricted only if all that was charged was dropped. § 35-3-37(h)(2)(A).',
    source: read.records,
  },
  {
    title: 'Dropped by the prosecutor before filing, with a conviction for the rest',
    asOf,
    life: settled.told(
      {
        ...dropped,
        caseId: 'k1',
        dismissal: 'declined',
        ...charged('2018-02-03').dismissed('2018-06-10'),
      },
      { ...disorderly, id: 'c2', caseId: 'k1' },
    ),
    expect: {
      c1: { outcome: 'automatic', relief: automatic },
      c2: { outcome: 'eligible', on: '2022-06-10', relief: restriction },
    },
    why: 'A charge that was sent to the prosecutor and dropped before it was filed is restricted. § 35-3-37(h)(1)(B).',
    source: read.records,
  },
  {
    title: 'A felony charge of 2024 dropped, and a misdemeanor conviction in the same case',
    asOf,
    life: settled.told(
      {
        ...dropped,
        caseId: 'k1',
        level: 'felony',
        offense: ['drug_sale'],
        dismissal: 'plea_to_other',
        ...charged('2024-02-03').dismissed('2024-06-10'),
      },
      {
        ...disorderly,
        id: 'c2',
        caseId: 'k1',
        ...charged('2024-02-03').convicted('2024-06-10', { over: '2024-06-10' }),
      },
    ),
    expect: {
      c1: { outcome: 'needs_review', relief: 'ga-felony-charge' },
      c2: { outcome: 'not_yet', on: '2028-06-10', relief: restriction },
    },
    why: 'Within 4 years of the arrest a court may restrict the felony charge, if the misdemeanor was not a lesser form of it. § 35-3-37(j)(1).',
    source: read.records,
  },
  {
    title: 'Arrested for a misdemeanor, never charged, one day short of 2 years',
    asOf,
    life: settled.told(arrest('misdemeanor', '2024-11-18')),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: automatic } },
    why: 'Two years after an arrest that was not sent to a prosecutor. § 35-3-37(h)(1)(A)(ii)(I).',
    source: 'https://da.libertycountyga.gov/records-restriction',
  },
  {
    title: 'Arrested for a felony, never charged, 4 years ago today',
    asOf,
    life: settled.told(arrest('felony', '2022-11-17')),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: automatic } },
    why: 'Four years for most felonies. § 35-3-37(h)(1)(A)(ii)(II).',
    source: 'https://da.libertycountyga.gov/records-restriction',
  },
  {
    title: 'A case on the dead docket for years',
    asOf,
    life: settled.told({ ...dropped, ...charged('2019-09-01').pending, facts: { deadDocket: true } }),
    expect: { c1: { outcome: 'eligible', relief: 'ga-dead-docket' } },
    why: 'After more than 12 months on the dead docket a court may restrict it. § 35-3-37(j)(3).',
    source: read.records,
  },
  {
    title: 'Prostitution of a trafficking survivor',
    asOf,
    life: settled.told({
      ...disorderly,
      offense: ['prostitution'],
      statute: '16-6-9',
      traffickingVictim: true,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ga-trafficking-vacatur' } },
    why: 'A conviction that was a direct result of trafficking can be vacated at any time. § 17-10-21(a).',
    source: read.vacatur,
  },
  {
    title: 'Found delinquent at 15, supervision over in 2003',
    asOf,
    life: settled.told({
      ...overAndPaid,
      id: 'c1',
      court: 'juvenile',
      level: 'misdemeanor',
      offense: ['trespass'],
      ...charged('2000-08-01').convicted('2000-10-01', { over: '2002-10-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2004-10-01', relief: 'ga-juvenile-sealing' } },
    why: 'Two years after the final discharge the court seals the file. § 15-11-701(b).',
    source: read.juvenile,
  },
  {
    title: 'A juvenile case that was dismissed',
    asOf,
    life: settled.told({
      ...dropped,
      court: 'juvenile',
      ...charged('2000-08-01').dismissed('2000-10-01'),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'ga-juvenile-dismissed' } },
    why: 'Upon dismissal the court shall order the file sealed. § 15-11-701(a).',
    source: read.juvenile,
  },
]);
