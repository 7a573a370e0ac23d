import { calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const dayBefore = '2026-11-16';

const packet = 'https://montanalawhelp.org/';
const act = 'https://leg.mt.gov/bills/2019/BillHtml/HB0543.htm';
const removal = 'https://dojmt.gov/dci-home/non-conviction-removal-and-sealing';
const deferral =
  'https://getpocketlaw.com/law/state_montana/section-46-18-204-dismissal-after-deferred-imposition_67341340bd26';
const weedLaw = 'https://codes.findlaw.com/mt/title-16-alcohol-tobacco-and-marijuana/mt-st-16-12-113/';
const maier = 'https://law.justia.com/cases/montana/supreme-court/2021/da-21-0218.html';
const trafficking =
  'https://getpocketlaw.com/law/state_montana/section-46-18-608-motion-to-vacate-conviction-human-trafficking-victims_b88fa1b8ff44';
const youth = 'https://cleanslateclearinghouse.org/policies/mt-ar-1/';

const settled = person<Grade>({ ...nothingElse, born: '1985-05-20' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  statute: '45-6-301',
  sentence: ['probation'],
  ...charged('2020-08-02').convicted('2020-11-17', { over: '2021-11-17' }),
};

const felony: Told = {
  ...theft,
  level: 'felony',
  ...charged('2005-08-02').convicted('2005-11-17', { over: '2009-11-17' }),
};

const dui: Told = { ...theft, offense: ['dui'], statute: '61-8-1002' };

const weed: Told = {
  ...theft,
  offense: ['drug_possession', 'marijuana'],
  statute: '45-9-102',
  facts: { moreThanLegal: false },
  ...charged('2018-03-02').convicted('2018-06-04', { over: '2018-12-04' }),
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['theft'],
  facts: { dismissedAs: 'dismissed' },
  ...charged('2024-01-10').dismissed('2024-03-10'),
};

const deferred: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'felony',
  offense: ['drug_possession'],
  ...charged('2020-01-10').deferred('2020-06-10', { over: '2023-06-10' }),
};

const youthTheft: Told = {
  ...theft,
  court: 'juvenile',
  ...charged('2001-02-01').convicted('2001-06-10', { over: '2002-06-10' }),
};

const as = (id: string, charge: Told): Told => ({ ...charge, id });

export const cases = worked<Grade>([
  {
    title: 'A theft whose sentence ended 5 years ago today',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'mt-misdemeanor' } },
    why: 'Expungement is presumed five years after the sentence. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'The same theft, one day earlier',
    asOf: dayBefore,
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'mt-misdemeanor' } },
    why: 'Five years have not passed. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'The same theft a month later',
    asOf: '2026-12-17',
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'mt-misdemeanor' } },
    why: 'The way stays open. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'The same theft, and the army says no because of it',
    asOf: dayBefore,
    life: settled.but({ facts: { military: true } }).told(theft),
    expect: { c1: { outcome: 'eligible', relief: 'mt-misdemeanor' } },
    why: 'Whoever is held back in the military need not wait. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'The same theft, with fines unpaid',
    asOf,
    life: settled.told({ ...theft, finesPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'mt-misdemeanor' } },
    why: 'The sentence includes what has to be paid. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'The same theft, and a case open now',
    asOf,
    life: settled.but({ pendingCharges: true }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'mt-misdemeanor' } },
    why: 'No charge may be pending. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'The same theft, and misdemeanors expunged in 2022',
    asOf,
    life: settled
      .but({ reliefReceived: 1, reliefs: [{ level: 'misdemeanor', date: '2022-03-01' }] })
      .told(theft),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It can be done only once. § 46-18-1104(1).',
    source: act,
  },
  {
    title: 'The same theft, and marijuana expunged in 2022',
    asOf,
    life: settled
      .but({
        reliefReceived: 1,
        reliefs: [{ level: 'misdemeanor', statute: '16-12-113', date: '2022-03-01' }],
      })
      .told(theft),
    expect: { c1: { outcome: 'eligible', relief: 'mt-misdemeanor' } },
    why: 'Only an expungement under the same act uses up the one time. § 46-18-1104(1).',
    source: act,
  },
  {
    title: 'The same theft, and a misdemeanor expunged in 2018',
    asOf,
    life: settled
      .but({ reliefReceived: 1, reliefs: [{ level: 'misdemeanor', date: '2018-03-01' }] })
      .told(theft),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Whether the older law counts is not said. § 46-18-1104(1).',
    source: act,
  },
  {
    title: 'Two thefts, the newer of 2023',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2010-01-10').convicted('2010-06-10', { over: '2011-06-10' }) },
      as('c2', { ...theft, ...charged('2023-01-10').convicted('2023-06-10', { over: '2024-06-10' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-06-10', relief: 'mt-misdemeanor' },
      c2: { outcome: 'not_yet', on: '2029-06-10', relief: 'mt-misdemeanor' },
    },
    why: 'A conviction in the last five years stands in the way. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'An old theft, and a conviction in another state last year',
    asOf,
    life: settled
      .but({ elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2025-06-10' } })
      .told({ ...theft, ...charged('2010-01-10').convicted('2010-06-10', { over: '2011-06-10' }) }),
    expect: { c1: { outcome: 'not_yet', on: '2030-06-10', relief: 'mt-misdemeanor' } },
    why: 'Convictions of other states count. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'Drunk driving whose sentence ended 5 years ago today',
    asOf,
    life: settled.told(dui),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'mt-misdemeanor-weighed' } },
    why: 'It is not presumed, but a judge may grant it. § 46-18-1108.',
    source: packet,
  },
  {
    title: 'Drunk driving under an older section, and an old theft',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2010-01-10').convicted('2010-06-10', { over: '2011-06-10' }) },
      as('c2', {
        ...dui,
        statute: '61-8-411',
        ...charged('2016-01-10').convicted('2016-06-10', { over: '2017-06-10' }),
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'mt-misdemeanor-weighed' },
      c2: { outcome: 'eligible', on: '2022-06-10', relief: 'mt-misdemeanor-weighed' },
    },
    why: 'Drunk driving is listed, however it is named. § 46-18-1108.',
    source: packet,
  },
  {
    title: 'A conviction for a felony 3 years ago, and an old misdemeanor',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2018-01-10').convicted('2018-06-10', { over: '2019-06-10' }) },
      as('c2', { ...felony, ...charged('2023-01-10').convicted('2023-06-10', { over: '2025-06-10' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-06-10', relief: 'mt-misdemeanor' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'Any conviction in the last five years stands in the way. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'An old theft beside a family assault',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2010-01-10').convicted('2010-06-10', { over: '2011-06-10' }) },
      as('c2', {
        ...theft,
        offense: ['assault', 'domestic_violence'],
        statute: '45-5-206',
        ...charged('2012-01-10').convicted('2012-06-10', { over: '2014-06-10' }),
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'mt-misdemeanor-weighed' },
      c2: { outcome: 'eligible', on: '2019-10-01', relief: 'mt-misdemeanor-weighed' },
    },
    why: 'One listed conviction takes the presumption from all. § 46-18-1108.',
    source: packet,
  },
  {
    title: 'A felony theft of 2005',
    asOf,
    life: settled.told(felony),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The act is for misdemeanors only. § 46-18-1104(1).',
    source: act,
  },
  {
    title: 'A theft told by its section alone',
    asOf,
    life: settled.told({ ...theft, offense: undefined, statute: '45-6-301' }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'mt-misdemeanor' } },
    why: 'The section on theft is not on the list of § 46-18-1108, and no drunk driving.',
    source: packet,
  },
  {
    title: 'A felony told by its section alone',
    asOf,
    life: settled.told({ ...felony, offense: undefined, statute: '45-6-301' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Part 11 is for misdemeanors, § 46-18-1104(1), and a section on theft is about no marijuana, § 16-12-113.',
    source: packet,
  },
  {
    title: 'A felony assault with a weapon, 2005',
    asOf,
    life: settled.told({ ...felony, offense: ['assault', 'violent'], statute: '45-5-213', weaponUsed: true }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Felonies stay on the record, and a judge decides on guns. §§ 46-18-1104(1), 45-8-314.',
    source: act,
  },
  {
    title: 'An old felony, and an old misdemeanor',
    asOf,
    life: settled.told(
      felony,
      as('c2', { ...theft, ...charged('2010-01-10').convicted('2010-06-10', { over: '2011-06-10' }) }),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'eligible', relief: 'mt-misdemeanor' } },
    why: 'An old felony does not stand in the way of the misdemeanor. § 46-18-1107.',
    source: packet,
  },
  {
    title: 'A small marijuana case of 2018',
    asOf,
    life: settled.told(weed),
    expect: { c1: { outcome: 'eligible', on: '2021-01-01', relief: 'mt-marijuana' } },
    why: 'There is no wait for what is legal today. § 16-12-113(5).',
    source: weedLaw,
  },
  {
    title: 'A misdemeanor for more marijuana than is legal today',
    asOf,
    life: settled.told({ ...weed, facts: { moreThanLegal: true } }),
    expect: { c1: { outcome: 'eligible', on: '2023-12-04', relief: 'mt-misdemeanor' } },
    why: 'What the marijuana law does not cover may go with other misdemeanors. § 46-18-1104(1).',
    source: packet,
  },
  {
    title: 'A felony for a pound of marijuana',
    asOf,
    life: settled.told({ ...weed, level: 'felony', facts: { moreThanLegal: true } }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'More than the law allows is not covered. Maier v. State.',
    source: maier,
  },
  {
    title: 'A felony for a few grams of hashish',
    asOf,
    life: settled.told({ ...weed, level: 'felony', facts: { moreThanLegal: false } }),
    expect: { c1: { outcome: 'eligible', relief: 'mt-marijuana' } },
    why: 'Up to 8 grams of concentrate are legal today. §§ 16-12-106, 16-12-113.',
    source: weedLaw,
  },
  {
    title: 'Selling marijuana in 2015',
    asOf,
    life: settled.told({
      ...weed,
      level: 'felony',
      offense: ['drug_sale', 'marijuana'],
      statute: '45-9-101',
      facts: {},
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Selling without a license is still a crime. § 16-12-113.',
    source: weedLaw,
  },
  {
    title: 'A charge dropped in 2024',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2024-03-10', relief: 'mt-removed-by-itself' } },
    why: 'The state removes it by itself. § 44-5-202(8).',
    source: removal,
  },
  {
    title: 'A charge dropped in 2012',
    asOf,
    life: settled.told({ ...dropped, ...charged('2012-01-10').dismissed('2012-03-10') }),
    expect: { c1: { outcome: 'eligible', relief: 'mt-removal' } },
    why: 'Older arrests need a request. § 44-5-202(8).',
    source: removal,
  },
  {
    title: 'A charge dropped beside a conviction in one case',
    asOf,
    life: settled.told({ ...theft, caseId: 'one' }, as('c2', { ...dropped, caseId: 'one' })),
    expect: { c1: { outcome: 'eligible', relief: 'mt-misdemeanor' }, c2: { outcome: 'needs_review' } },
    why: 'The arrest led to a conviction. What follows was not found. § 44-5-202(8).',
    source: removal,
  },
  {
    title: 'A deferred prosecution finished in 2025',
    asOf,
    life: settled.told({
      ...dropped,
      facts: {},
      ...charged('2024-01-10').diverted('2024-03-10', { over: '2025-03-10' }),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'mt-removed-by-itself' } },
    why: 'A deferred prosecution that was dismissed is no conviction. § 44-5-202(8).',
    source: removal,
  },
  {
    title: 'A felony with a deferred sentence, dismissed in 2023',
    asOf,
    life: settled.told(deferred),
    expect: { c1: { outcome: 'automatic', on: '2023-06-10', relief: 'mt-deferred' } },
    why: 'After the dismissal all records are confidential. § 46-18-204(2).',
    source: deferral,
  },
  {
    title: 'The same case, called guilty on the papers',
    asOf,
    life: settled.told({ ...deferred, ...calledGuilty }),
    expect: { c1: { outcome: 'automatic', on: '2023-06-10', relief: 'mt-deferred' } },
    why: 'The plea is struck when the charge is dismissed. § 46-18-204(1).',
    source: deferral,
  },
  {
    title: 'A youth court theft, at 41',
    asOf,
    life: settled.told(youthTheft),
    expect: { c1: { outcome: 'automatic', relief: 'mt-youth-sealing' } },
    why: 'Youth records are sealed on the 18th birthday. § 41-5-216(1).',
    source: youth,
  },
  {
    title: 'Prostitution of a trafficking victim',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: undefined,
      traffickingVictim: true,
      ...charged('2024-01-10').convicted('2024-06-10', { over: '2025-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'mt-trafficking' } },
    why: 'A court may vacate it. § 46-18-608(1).',
    source: trafficking,
  },
  {
    title: 'A pardoned felony',
    asOf,
    life: settled.told({
      ...felony,
      pardonedDate: '2024-01-10',
      ...charged('2005-08-02').pardoned('2005-11-17', { over: '2009-11-17' }),
    }),
    expect: { c1: { outcome: 'needs_review', relief: 'mt-pardoned' } },
    why: 'That a pardon clears the record was not found. § 46-23-301.',
    source: 'https://bopp.mt.gov/ExecutiveClemency',
  },
  {
    title: 'A pardoned misdemeanor theft, five years after the sentence',
    asOf,
    life: settled.told({
      ...theft,
      pardonedDate: '2014-01-10',
      ...charged('2005-08-02').pardoned('2005-11-17', { over: '2009-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2019-10-01', relief: 'mt-misdemeanor' } },
    why: 'The law asks for a conviction, and takes none out that was pardoned. § 46-18-1107.',
    source: 'https://bopp.mt.gov/ExecutiveClemency',
  },
]);
