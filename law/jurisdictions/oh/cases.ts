import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const dayBefore = '2026-11-16';

const law = 'https://codes.ohio.gov/ohio-revised-code/section-2953.32';
const waits = 'https://fclawlib.libguides.com/expungement/ohiolaws';
const noConviction = 'https://codes.ohio.gov/orc/2953.33';
const marijuana = 'https://codes.ohio.gov/ohio-revised-code/section-2953.321';
const wholeCase = 'https://www.courtnewsohio.gov/cases/2022/SCO/0819/210124.asp';
const besideTicket = 'https://cetient.com/case/4686094/state-v-christen';
const sealedOnly = 'https://print.casetext.com/case/state-v-ek-8';
const onBill234 =
  'https://fastdemocracy.com/bill-summary/?billsummary_id=OHB00012376&billsummary_session=135&billsummary_state=oh';
const guns = 'https://codes.ohio.gov/ohio-revised-code/section-2953.35';
const restitution = 'https://www.courtnewsohio.gov/cases/2025/SCO/0819/240265.asp';
const youth = 'https://legalclarity.org/are-juvenile-records-sealed-when-you-turn-18-in-ohio';
const sexOffenses = 'https://github.com/fuzzlaw/sorstatutes';
const survivors = 'https://freedomnetworkusa.org/srp_states/oh';

const settled = person<Grade>({ ...nothingElse, born: '1988-04-02' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: '1',
  offense: ['theft'],
  statute: '2913.02',
  sentence: ['probation'],
  ...charged('2024-08-01').convicted('2024-11-17', { over: '2025-11-17' }),
};
const felonyTheft: Told = { ...theft, level: 'felony', grade: '5' };
const thirdDegree: Told = {
  ...felonyTheft,
  grade: '3',
  sentence: ['prison'],
  ...charged('2019-08-01').convicted('2019-11-17', { released: '2022-11-17', over: '2023-11-17' }),
};
const old = (charge: Told, year: number): Told => ({
  ...charge,
  ...charged(`${year}-02-01`).convicted(`${year}-06-10`, { over: `${year + 1}-06-10` }),
});
const brokenOrder: Told = { ...theft, offense: ['protection_order'], statute: '2919.27' };
const second = (charge: Told): Told => ({ ...charge, id: 'c2' });
const third = (charge: Told): Told => ({ ...charge, id: 'c3' });
const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: '1',
  offense: ['theft'],
  statute: '2913.02',
  facts: { dismissedAs: 'dismissed' },
  traffickingVictim: false,
  ...charged('2026-06-01').dismissed('2026-11-17'),
};
const reckless: Told = {
  ...theft,
  caseId: 'one',
  grade: '4',
  offense: ['traffic'],
  statute: '4511.20',
  ...charged('2026-08-01').convicted('2026-10-01', { over: '2026-10-01' }),
};
const besideReckless: Told = {
  ...dropped,
  id: 'c2',
  caseId: 'one',
  offense: ['dui'],
  statute: '4511.19',
  ...charged('2026-08-01').dismissed('2026-10-01'),
};
const weed: Told = {
  ...theft,
  grade: 'minor',
  offense: ['drug_possession', 'marijuana'],
  statute: '2925.11',
  facts: { smallMarijuana: true },
  ...charged('2026-01-01').convicted('2026-03-19', { until: '2027-03-19' }),
};
const youthCase: Told = {
  ...overAndPaid,
  id: 'c1',
  court: 'juvenile',
  level: 'misdemeanor',
  offense: ['theft'],
  ...charged('2026-01-05').convicted('2026-02-17', { over: '2026-05-17' }),
};

export const cases = worked<Grade>([
  {
    title: 'Misdemeanor theft, one year after the discharge',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-expunge-conviction' } },
    why: 'A misdemeanor may be sealed or expunged after one year. § 2953.32(B)(1).',
    source: waits,
  },
  {
    title: 'The same theft, one day earlier',
    asOf: dayBefore,
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'One year has not passed. § 2953.32(B)(1).',
    source: waits,
  },
  {
    title: 'A minor misdemeanor, six months after',
    asOf,
    life: settled.told({
      ...theft,
      grade: 'minor',
      offense: ['public_order'],
      statute: '2917.11',
      ...charged('2026-04-01').convicted('2026-05-17', { over: '2026-05-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-expunge-conviction' } },
    why: 'Six months for a minor misdemeanor. § 2953.32(B)(1).',
    source: waits,
  },
  {
    title: 'A fifth degree felony, one year after the discharge',
    asOf,
    life: settled.told(felonyTheft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-seal-conviction' } },
    why: 'Sealing after one year, expungement ten years later. § 2953.32(B)(1).',
    source: waits,
  },
  {
    title: 'The same felony, one day earlier',
    asOf: dayBefore,
    life: settled.told(felonyTheft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'oh-seal-conviction' } },
    why: 'One year has not passed. § 2953.32(B)(1)(a).',
    source: waits,
  },
  {
    title: 'A fifth degree felony, eleven years after the discharge',
    asOf,
    life: settled.told({
      ...felonyTheft,
      ...charged('2014-08-01').convicted('2014-11-17', { over: '2015-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-expunge-conviction' } },
    why: 'Ten years after it could be sealed a felony can be expunged. § 2953.32(B)(1)(b).',
    source: waits,
  },
  {
    title: 'A third degree felony, three years after the discharge',
    asOf,
    life: settled.told(thirdDegree),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-seal-conviction' } },
    why: 'Three years for a felony of the third degree. § 2953.32(B)(1)(a).',
    source: waits,
  },
  {
    title: 'The same third degree felony, one day earlier',
    asOf: dayBefore,
    life: settled.told(thirdDegree),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'oh-seal-conviction' } },
    why: 'Three years have not passed. § 2953.32(B)(1)(a).',
    source: waits,
  },
  {
    title: 'A third degree felony and two others',
    asOf,
    life: settled.told(thirdDegree, second(old(felonyTheft, 2010)), third(old(felonyTheft, 2013))),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', relief: 'oh-expunge-conviction' },
      c3: { outcome: 'eligible', relief: 'oh-expunge-conviction' },
    },
    why: 'More than one other felony shuts out the third degree, and only that. § 2953.32(A)(1).',
    source: law,
  },
  {
    title: 'A third degree felony and one other',
    asOf,
    life: settled.told(thirdDegree, second(old(felonyTheft, 2010))),
    expect: {
      c1: { outcome: 'eligible', relief: 'oh-seal-conviction' },
      c2: { outcome: 'eligible', relief: 'oh-expunge-conviction' },
    },
    why: 'One other felony does no harm. § 2953.32(A)(1).',
    source: law,
  },
  {
    title: 'A second degree felony of 2005',
    asOf,
    life: settled.told({
      ...old(felonyTheft, 2005),
      grade: '2',
      offense: ['drug_sale'],
      statute: '2925.03',
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Felonies of the first and second degree are left out. § 2953.32(A)(1).',
    source: law,
  },
  {
    title: 'Drunk driving of 2012',
    asOf,
    life: settled.told({ ...old(theft, 2012), offense: ['dui'], statute: '4511.19' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Chapter 4511 is left out. § 2953.32(A)(1)(a).',
    source: law,
  },
  {
    title: 'Robbery, a third degree felony of 2010',
    asOf,
    life: settled.told({ ...old(felonyTheft, 2010), grade: '3', offense: ['robbery'], statute: '2911.02' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Robbery is a felony offense of violence. § 2953.32(A)(1)(b).',
    source: law,
  },
  {
    title: 'Assault, a first degree misdemeanor',
    asOf,
    life: settled.told({
      ...old(theft, 2015),
      offense: ['assault'],
      statute: '2903.13',
      facts: { victimUnder13: false },
    }),
    expect: { c1: { outcome: 'eligible', relief: 'oh-expunge-conviction' } },
    why: 'Only felonies of violence are left out. § 2953.32(A)(1)(b).',
    source: law,
  },
  {
    title: 'Assault with a victim of 9 years',
    asOf,
    life: settled.told({
      ...old(theft, 2015),
      offense: ['assault', 'child_victim'],
      statute: '2903.13',
      facts: { victimUnder13: true },
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A victim under 13 shuts it out. § 2953.32(A)(1)(d).',
    source: law,
  },
  {
    title: 'Domestic violence of the fourth degree, a threat',
    asOf,
    life: settled.told({
      ...old(theft, 2015),
      grade: '4',
      offense: ['domestic_violence'],
      statute: '2919.25',
      facts: { victimUnder13: false },
    }),
    expect: { c1: { outcome: 'eligible', relief: 'oh-seal-conviction' } },
    why: 'It can be sealed, but not expunged. § 2953.32(A)(2).',
    source: law,
  },
  {
    title: 'Domestic violence of the first degree',
    asOf,
    life: settled.told({
      ...old(theft, 2015),
      offense: ['domestic_violence'],
      statute: '2919.25',
      facts: { victimUnder13: false },
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only the third and fourth degree can be sealed. § 2953.32(A)(2).',
    source: law,
  },
  {
    title: 'A felony sex offense, the duty to register over for five years',
    asOf,
    life: settled.but({ mustRegister: false }).told({
      ...old(felonyTheft, 2008),
      grade: '4',
      offense: ['sexual'],
      statute: '2907.04',
      registrable: true,
      facts: { victimUnder13: false, registrationOver: true },
    }),
    expect: { c1: { outcome: 'eligible', relief: 'oh-seal-conviction' } },
    why: 'It can be sealed. To be expunged, ten more years must pass. § 2953.32(B)(1).',
    source: waits,
  },
  {
    title: 'Theft with restitution unpaid',
    asOf,
    life: settled.told({ ...old(theft, 2015), restitutionPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'There is no final discharge before restitution is paid. State v. T.W.C.',
    source: restitution,
  },
  {
    title: 'Theft with only court costs unpaid',
    asOf,
    life: settled.told({ ...old(theft, 2015), finesPaid: false, facts: { onlyCostsOwed: true } }),
    expect: { c1: { outcome: 'eligible', relief: 'oh-expunge-conviction' } },
    why: 'Court costs are no part of the sentence.',
    source: waits,
  },
  {
    title: 'An old theft, and a new case open',
    asOf,
    life: settled.but({ pendingCharges: true }).told(old(theft, 2015)),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'No criminal proceeding may be pending. § 2953.32(D)(1).',
    source: law,
  },
  {
    title: 'A charge dropped today',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-expunge-dropped' } },
    why: 'At any time after the dismissal. § 2953.33(A)(1).',
    source: noConviction,
  },
  {
    title: 'Found not guilty of robbery',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      grade: '2',
      offense: ['robbery'],
      statute: '2911.02',
      ...charged('2025-06-01').acquitted('2026-03-01'),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-03-01', relief: 'oh-seal-dropped' } },
    why: 'It can be sealed at once. Whether it can be expunged could not be read. § 2953.33(A)(1), (C).',
    source: noConviction,
  },
  {
    title: 'A “no bill” of two years ago today',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      grade: '5',
      facts: { noBill: true },
      ...charged('2024-06-01').notProsecuted('2024-11-17'),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-expunge-dropped' } },
    why: 'Two years after the grand jury reports. § 2953.33(A)(2).',
    source: noConviction,
  },
  {
    title: 'The same “no bill”, one day earlier',
    asOf: dayBefore,
    life: settled.told({
      ...dropped,
      level: 'felony',
      grade: '5',
      facts: { noBill: true },
      ...charged('2024-06-01').notProsecuted('2024-11-17'),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'Two years have not passed. § 2953.33(A)(2).',
    source: noConviction,
  },
  {
    title: 'Arrested and never charged',
    asOf,
    life: settled.told({
      ...dropped,
      facts: { noBill: false },
      ...charged('2024-06-01').notProsecuted('2024-06-02'),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The section speaks of dismissals, verdicts and no bills. § 2953.33(A).',
    source: noConviction,
  },
  {
    title: 'Dropped after an intervention plan (“ILC”)',
    asOf,
    life: settled.told({
      ...dropped,
      offense: ['drug_possession'],
      statute: '2925.11',
      level: 'felony',
      grade: '5',
      completed: true,
      ...charged('2024-06-01').deferred('2024-11-17', { over: '2025-11-17' }),
      ...calledDismissed,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'oh-expunge-dropped' } },
    why: 'A case dropped after the program is cleared like any dropped case. § 2951.041(E).',
    source: noConviction,
  },
  {
    title: 'A charge dropped when another one led to a felony',
    asOf: dayBefore,
    life: settled.told(
      { ...felonyTheft, caseId: 'one' },
      {
        ...dropped,
        id: 'c2',
        caseId: 'one',
        ...charged('2024-08-01').dismissed('2024-11-17'),
      },
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'oh-seal-conviction' },
      c2: { outcome: 'not_yet', on: '2026-11-17', relief: 'oh-seal-dropped' },
    },
    why: 'The dropped charge waits for the conviction of its case. § 2953.61; State v. G.K.',
    source: wholeCase,
  },
  {
    title: 'A charge dropped beside a drunk driving conviction',
    asOf,
    life: settled.told(
      { ...old(theft, 2015), offense: ['dui'], statute: '4511.19', caseId: 'one' },
      {
        ...dropped,
        id: 'c2',
        caseId: 'one',
        ...charged('2015-02-01').dismissed('2015-06-10'),
      },
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'Drunk driving can never be sealed, and holds the dropped charge with it. § 2953.61.',
    source: wholeCase,
  },
  {
    title: 'Reckless driving, with the drunk driving charge dropped',
    asOf,
    life: settled.told(reckless, besideReckless),
    expect: {
      c1: { outcome: 'eligible', relief: 'oh-seal-ticket' },
      c2: { outcome: 'eligible', on: '2026-10-01', relief: 'oh-seal-dropped' },
    },
    why: 'One traffic conviction is sealed with the charges dropped beside it. § 2953.61(B)(1).',
    source: besideTicket,
  },
  {
    title: 'The same, told by a truck driver',
    asOf,
    life: settled.told({ ...reckless, facts: { commercialLicense: true } }, besideReckless),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'Not with a commercial license. § 2953.61(B)(2).',
    source: besideTicket,
  },
  {
    title: 'Two traffic convictions, with the drunk driving charge dropped',
    asOf,
    life: settled.told(reckless, besideReckless, { ...third(reckless), statute: '4511.21' }),
    expect: {
      c1: { outcome: 'needs_review' },
      c2: { outcome: 'needs_review' },
      c3: { outcome: 'needs_review' },
    },
    why: 'The decisions that were read are of one conviction. § 2953.61(B)(1).',
    source: besideTicket,
  },
  {
    title: 'Reckless driving and nothing else',
    asOf,
    life: settled.told(old(reckless, 2012)),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A traffic conviction alone cannot be sealed. § 2953.32(A)(1)(a).',
    source: law,
  },
  {
    title: 'Domestic violence and assault, both dropped',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'one', offense: ['domestic_violence'], statute: '2919.25' },
      { ...second(dropped), caseId: 'one', offense: ['assault'], statute: '2903.13' },
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-seal-dropped' },
      c2: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-seal-dropped' },
    },
    why: 'That charge can be sealed, but not expunged. Of the other in its case that is a question. § 2953.33(C)(1)(f); State v. E.K.',
    source: sealedOnly,
  },
  {
    title: 'A little marijuana, sentenced the day before the new law',
    asOf,
    life: settled.told(weed),
    expect: { c1: { outcome: 'eligible', on: '2026-03-20', relief: 'oh-marijuana' } },
    why: 'There is no wait for cases from before March 20, 2026. § 2953.321(B), (C).',
    source: marijuana,
  },
  {
    title: 'Carrying a gun in a way that is legal now',
    asOf,
    life: settled.told({
      ...felonyTheft,
      grade: '4',
      offense: ['weapon'],
      statute: '2923.12',
      facts: { legalNow: true },
      ...charged('2021-01-01').convicted('2021-06-01', { until: '2027-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'oh-old-gun-law' } },
    why: 'A conviction for what the law now allows may be expunged. § 2953.35.',
    source: guns,
  },
  {
    title: 'A loaded gun in a car in July 2022',
    asOf,
    life: settled.told({
      ...felonyTheft,
      grade: '4',
      offense: ['weapon'],
      statute: '2923.16',
      facts: { legalNow: true },
      ...charged('2022-07-01').convicted('2023-02-01', { until: '2027-06-01' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2028-06-01', relief: 'oh-seal-conviction' } },
    why: 'The old gun law ended on June 13, 2022. What happened later is sealed like other felonies. § 2953.35(A).',
    source: guns,
  },
  {
    title: 'A fourth degree felony of a trafficking victim',
    asOf,
    life: settled.told({
      ...felonyTheft,
      grade: '4',
      traffickingVictim: true,
      ...charged('2025-08-01').convicted('2026-02-01', { until: '2027-02-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'oh-trafficking' } },
    why: 'Misdemeanors and felonies of the fourth and fifth degree, at any time. § 2953.36(A).',
    source: survivors,
  },
  {
    title: 'A dropped charge of a trafficking victim, beside an open case',
    asOf,
    life: settled.but({ pendingCharges: true }).told({ ...dropped, traffickingVictim: true }),
    expect: { c1: { outcome: 'eligible', relief: 'oh-trafficking-dropped' } },
    why: 'The application may be filed at any time. § 2953.521(A).',
    source: survivors,
  },
  {
    title: 'Robbery, pardoned by the Governor',
    asOf,
    life: settled.told({
      ...felonyTheft,
      grade: '2',
      offense: ['robbery'],
      statute: '2911.02',
      pardonedDate: '2025-05-01',
      ...charged('2005-02-01').pardoned('2005-06-10', { over: '2010-06-10' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-05-01', relief: 'oh-seal-pardoned' } },
    why: 'Whoever was pardoned may ask the court to seal the case. § 2953.33(A)(3).',
    source: noConviction,
  },
  {
    title: 'A juvenile theft, six months after the court let go',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2010-01-02' }).told(youthCase),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'oh-juvenile-sealing' } },
    why: 'Under 18 it takes six months. § 2151.356(C)(1).',
    source: youth,
  },
  {
    title: 'The same juvenile theft, one day earlier',
    asOf: dayBefore,
    life: person<Grade>({ ...nothingElse, born: '2010-01-02' }).told(youthCase),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'oh-juvenile-sealing' } },
    why: 'Six months have not passed, and the person is not 18. § 2151.356(C)(1).',
    source: youth,
  },
  {
    title: 'Found not delinquent',
    asOf,
    life: settled.told({ ...youthCase, ...charged('2004-06-01').acquitted('2004-09-01') }),
    expect: { c1: { outcome: 'automatic', on: '2004-09-01', relief: 'oh-juvenile-no-finding' } },
    why: 'The court has to seal it without being asked. § 2151.356(B)(1).',
    source: youth,
  },
  {
    title: 'Breaking a protection order, ten years ago',
    asOf,
    life: settled.told(old(brokenOrder, 2015)),
    expect: { c1: { outcome: 'eligible', relief: 'oh-seal-conviction' } },
    why: 'Since 2025 it can be sealed, one year after the sentence, and not expunged. Ohio Rev. Code § 2953.32(A)(1)(f), (A)(2).',
    source: onBill234,
  },
  {
    title: 'Breaking a protection order: the day before the year is over',
    asOf: dayBefore,
    life: settled.told({ ...theft, ...brokenOrder }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'A misdemeanor waits one year from the final discharge. Ohio Rev. Code § 2953.32(B)(1)(a).',
    source: onBill234,
  },
  {
    title: 'Breaking a protection order, told without its section',
    asOf,
    life: settled.told(old({ ...theft, offense: ['protection_order'], statute: undefined }, 2015)),
    expect: { c1: { outcome: 'eligible', relief: 'oh-seal-conviction' } },
    why: 'It is taken for § 2919.27, which can be sealed. Ohio Rev. Code § 2953.32(A)(2).',
    source: onBill234,
  },
  {
    title: 'A felony for breaking a protection order',
    asOf,
    life: settled.told(old({ ...brokenOrder, level: 'felony', grade: '5' }, 2010)),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Whether the exception is for felonies too was not read. Ohio Rev. Code § 2953.32(A)(2).',
    source: onBill234,
  },
  {
    title: 'Not guilty because of insanity',
    asOf,
    life: settled.told({
      ...dropped,
      facts: undefined,
      ...charged('2012-06-01').notResponsible('2013-11-17'),
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'One court of appeals seals such a case, another holds that § 2953.33 does not reach it. State v. Z.J., 2007-Ohio-552; State v. Johnson, 2024-Ohio-5623.',
    source: 'https://print.casetext.com/case/state-v-johnson-114033',
  },
  {
    title: 'Not registering as a sex offender, and the duty is long over',
    asOf,
    life: settled.told(old({ ...felonyTheft, offense: ['sexual'], statute: '2950.05', grade: '4' }, 2006)),
    expect: { c1: { outcome: 'eligible', relief: 'oh-expunge-conviction' } },
    why: 'It is no sex offense itself, and it has no victim. Ohio Rev. Code § 2953.32(A)(1)(c), (d).',
    source: onBill234,
  },
  {
    title: 'Fleeing the police in a car, a felony of the third degree',
    asOf,
    life: settled.told(old({ ...thirdDegree, offense: ['obstruction'], statute: '2921.331' }, 2006)),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'A danger to people makes it an offense of violence. State v. S.R.S., 2024-Ohio-2195; Ohio Rev. Code §§ 2901.01(A)(9)(c), 2953.32(A)(1)(b).',
    source: 'https://print.casetext.com/case/state-v-srs',
  },
  {
    title: 'Fleeing the police right after a felony, a felony of the fourth degree',
    asOf,
    life: settled.told(
      old({ ...felonyTheft, grade: '4', offense: ['obstruction'], statute: '2921.331' }, 2006),
    ),
    expect: { c1: { outcome: 'eligible', relief: 'oh-expunge-conviction' } },
    why: 'That degree does not ask that anybody was in danger. Ohio Rev. Code § 2921.331(C)(4).',
    source: 'https://instalawyer.io/laws/ohio-revised-code/section-2921331-failure-to',
  },
  {
    title: 'Insurance fraud of the fifth degree, told by its section alone',
    asOf,
    life: settled.told(old({ ...felonyTheft, offense: undefined, statute: '2913.47' }, 2012)),
    expect: { c1: { outcome: 'eligible', relief: 'oh-expunge-conviction' } },
    why: 'The section tells that it was no sex offense, no violent felony, and that nobody under 13 was harmed. Ohio Rev. Code § 2953.32(A)(1).',
    source: onBill234,
  },
  {
    title: 'Promoting prostitution, and the duty to register is not over for 5 years',
    asOf,
    life: settled.told(
      old(
        {
          ...felonyTheft,
          grade: '4',
          offense: ['prostitution'],
          statute: '2907.22',
          facts: { victimUnder13: false, registrationOver: false },
        },
        2010,
      ),
    ),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: '§ 2907.22 is a sexually oriented offense, so the five years count from the end of the duty. Ohio Rev. Code §§ 2950.01(A)(1), 2953.32(A)(1)(c), (B)(1)(a)(iv).',
    source: sexOffenses,
  },
  {
    title: 'Pandering obscenity, dropped',
    asOf,
    life: settled.told({ ...dropped, level: 'felony', grade: '5', offense: ['other'], statute: '2907.32' }),
    expect: { c1: { outcome: 'eligible', relief: 'oh-seal-dropped' } },
    why: '§ 2907.32 is a sexually oriented offense, and such a charge may be one that can only be sealed. Ohio Rev. Code §§ 2950.01(A)(1), 2953.33(C).',
    source: sexOffenses,
  },
  {
    title: 'Stalking with a sexual motive, a felony, the duty to register over for five years',
    asOf,
    life: settled.told(
      old(
        {
          ...felonyTheft,
          grade: '4',
          offense: ['harassment'],
          statute: '2903.211(A)(3)',
          facts: { victimUnder13: false, registrationOver: true },
        },
        2008,
      ),
    ),
    expect: { c1: { outcome: 'eligible', relief: 'oh-seal-conviction' } },
    why: 'What is left out is a violent felony “that is not a sexually oriented offense”, and this is one. Ohio Rev. Code §§ 2950.01(A)(6), 2953.32(A)(1)(b), (c).',
    source: sexOffenses,
  },
  {
    title: 'Menacing by stalking, a felony, as it mostly is',
    asOf,
    life: settled.told(
      old({ ...felonyTheft, grade: '4', offense: ['harassment'], statute: '2903.211(A)(1)' }, 2008),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is an offense of violence and no sex offense. Ohio Rev. Code §§ 2901.01(A)(9), 2950.01(A)(6), 2953.32(A)(1)(b).',
    source: sexOffenses,
  },
]);
