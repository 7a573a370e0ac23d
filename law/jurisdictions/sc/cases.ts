import { calledDismissed, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const before = '2026-11-16';
const source = 'https://github.com/saint1415/us-statutes';

const settled = person<Grade>({ ...nothingElse, born: '1985-03-02' });
const older = person<Grade>({ ...nothingElse, born: '1970-03-02' });
const young = person<Grade>({ ...nothingElse, born: '1998-03-02' });
const youth = person<Grade>({ ...nothingElse, born: '2008-11-17' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  ...charged('2023-08-01').convicted('2023-11-17', { over: '2023-12-17' }),
  sentence: ['fine'],
};
const small = { outcome: 'eligible', relief: 'sc-small-crime' } as const;

const household: Told = {
  ...theft,
  offense: ['domestic_violence', 'assault'],
  statute: '16-25-20(D)',
  ...charged('2021-08-01').convicted('2021-11-17', { over: '2022-02-17' }),
};

const handgun: Told = {
  ...theft,
  offense: ['weapon'],
  statute: '16-23-20',
  ...charged('2023-08-01').convicted('2024-03-06', { over: '2024-06-06' }),
};

const burglary: Told = {
  ...theft,
  level: 'felony',
  grade: 'f',
  offense: ['burglary'],
  statute: '16-11-313',
  ...charged('2019-03-01').convicted('2019-06-01', { over: '2021-11-17' }),
  sentence: ['probation'],
  facts: { youthfulOffender: true },
};

const cocaine: Told = {
  ...theft,
  grade: 'a',
  offense: ['drug_possession'],
  statute: '44-53-370(d)',
  ...charged('2022-01-10').convicted('2022-05-17', { over: '2023-11-17' }),
  sentence: ['probation'],
};

const intent: Told = {
  ...theft,
  level: 'felony',
  grade: 'd',
  offense: ['drug_sale'],
  statute: '44-53-370(b)',
  ...charged('2004-01-10').convicted('2004-05-17', { over: '2006-11-17' }),
  sentence: ['probation'],
  facts: { intentToDistribute: true },
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['theft'],
  ...charged('2026-08-01').dismissed('2026-11-07'),
};

const found: Told = {
  id: 'c1',
  court: 'juvenile',
  level: 'misdemeanor',
  offense: ['theft'],
  ...charged('2024-06-01').convicted('2024-08-01', { over: '2025-08-01' }),
};

export const cases = worked<Grade>([
  {
    title: 'Shoplifting, 3 years after the conviction to the day',
    asOf,
    life: settled.told(theft),
    expect: { c1: { ...small, on: '2026-11-17' } },
    why: 'A crime that carries 30 days or $1,000 at most may go 3 years after the conviction. § 22-5-910(A).',
    source,
  },
  {
    title: 'Shoplifting, the day before',
    asOf: before,
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'sc-small-crime' } },
    why: 'The 3 years run from the day of the conviction. § 22-5-910(A).',
    source,
  },
  {
    title: 'Two thefts, the second within 3 years after the first',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2015-01-01').convicted('2015-06-01', { over: '2015-07-01' }) },
      { ...theft, id: 'c2', ...charged('2017-01-01').convicted('2017-06-01', { over: '2017-07-01' }) },
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { ...small, on: '2020-06-01' } },
    why: 'No other conviction may fall into the 3 years. For the second none did. § 22-5-910(C).',
    source,
  },
  {
    title: 'Two thefts that lie far apart: choose one',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2010-01-01').convicted('2010-06-01', { over: '2010-07-01' }) },
      { ...theft, id: 'c2', ...charged('2017-01-01').convicted('2017-06-01', { over: '2017-07-01' }) },
    ),
    expect: { c1: { ...small, pick: 1 }, c2: { ...small, pick: 1 } },
    why: 'Each would do, but the law can be used only once. § 22-5-910(F).',
    source,
  },
  {
    title: 'Theft, and a speeding ticket the year after',
    asOf,
    life: settled.told(theft, {
      ...theft,
      id: 'c2',
      offense: ['traffic'],
      ...charged('2024-09-01').convicted('2024-10-01', { over: '2024-10-01' }),
    }),
    expect: { c1: small, c2: { outcome: 'not_eligible' } },
    why: 'Minor traffic is no bar, and cannot be expunged itself. §§ 17-22-940(E), 22-5-910(A).',
    source,
  },
  {
    title: 'Theft, with an open case',
    asOf,
    life: settled.but({ pendingCharges: true }).told(theft),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'No charge may be open, unless it has been so for more than 5 years. § 22-5-910(F).',
    source,
  },
  {
    title: 'Theft, and this law was used before',
    asOf,
    life: settled
      .but({ reliefReceived: 1, reliefs: [{ level: 'misdemeanor', statute: '22-5-910' }] })
      .told(theft),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Nobody may use this law more than once. § 22-5-910(F).',
    source,
  },
  {
    title: 'Class A misdemeanor theft',
    asOf,
    life: settled.told({ ...theft, grade: 'a', facts: { thirtyDays: false } }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A class A misdemeanor carries up to 3 years. §§ 16-1-20, 22-5-910(A).',
    source,
  },
  {
    title: 'Drunk driving',
    asOf,
    life: settled.told({ ...theft, offense: ['dui'], statute: '56-5-2930' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'No crime about driving a motor vehicle goes this way. § 22-5-910(A).',
    source,
  },
  {
    title: 'Domestic violence in the third degree, 5 years to the day',
    asOf,
    life: settled.told(household),
    expect: { c1: { ...small, on: '2026-11-17' } },
    why: 'Third-degree domestic violence may go 5 years after the conviction. § 22-5-910(B).',
    source,
  },
  {
    title: 'Domestic violence in the third degree, the day before',
    asOf: before,
    life: settled.told(household),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'The 5 years run from the day of the conviction. § 22-5-910(B).',
    source,
  },
  {
    title: 'Domestic violence in the second degree',
    asOf,
    life: settled.told({ ...household, grade: 'a', statute: '16-25-20(C)' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only the third degree may go. § 22-5-910(B).',
    source,
  },
  {
    title: 'Carrying a handgun, convicted on the last day before the law of 2024',
    asOf,
    life: settled.told(handgun),
    expect: { c1: { outcome: 'eligible', relief: 'sc-handgun-before-2024' } },
    why: 'One conviction for carrying a handgun from before March 7, 2024 may go without a wait. § 17-1-65.',
    source,
  },
  {
    title: 'Carrying a handgun, convicted on the day of the law of 2024',
    asOf,
    life: settled.told({
      ...handgun,
      ...charged('2023-08-01').convicted('2024-03-07', { over: '2024-06-06' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2027-03-07', relief: 'sc-small-crime' } },
    why: 'A first weapon charge with a year at most may go 3 years after the conviction. § 22-5-910(A).',
    source,
  },
  {
    title: 'Burglary as a youthful offender, 5 years after probation to the day',
    asOf,
    life: young.told(burglary),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-youthful-offender' } },
    why: 'A youthful offender conviction may go 5 years after the sentence. § 22-5-920(B)(1).',
    source,
  },
  {
    title: 'Burglary as a youthful offender, the day before',
    asOf: before,
    life: young.told(burglary),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'sc-youthful-offender' } },
    why: 'The 5 years run from the end of the sentence. § 22-5-920(B)(1).',
    source,
  },
  {
    title: 'Burglary as a youthful offender, and a conviction on probation',
    asOf,
    life: young.told(burglary, {
      ...theft,
      id: 'c2',
      ...charged('2020-01-01').convicted('2020-06-01', { over: '2020-07-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' }, c2: small },
    why: 'No other conviction during the sentence or the 5 years. § 22-5-920(B)(3).',
    source,
  },
  {
    title: 'The same burglary at 33',
    asOf,
    life: settled.told({ ...burglary, facts: undefined }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A felony goes only as a youthful offender’s, and those were under 25. §§ 22-5-920, 24-19-10(d).',
    source,
  },
  {
    title: 'Burglary at 23 in 2009, not sentenced as a youthful offender',
    asOf,
    life: settled.told({
      ...burglary,
      facts: undefined,
      ...charged('2009-03-01').convicted('2009-06-01', { over: '2011-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2016-06-01', relief: 'sc-youthful-offender' } },
    why: 'Before June 2, 2010 it is enough to have been of that age and class. § 22-5-920(B)(3).',
    source,
  },
  {
    title: 'First cocaine possession, 3 years after probation to the day',
    asOf,
    life: settled.told(cocaine),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-drug-possession' } },
    why: 'A first simple possession may go 3 years after the sentence. § 22-5-930(A).',
    source,
  },
  {
    title: 'First cocaine possession, the day before',
    asOf: before,
    life: settled.told(cocaine),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'sc-drug-possession' } },
    why: 'The 3 years run from the end of the sentence. § 22-5-930(A).',
    source,
  },
  {
    title: 'Cocaine possession 8 years after a conditional discharge',
    asOf,
    life: settled.told(cocaine, {
      ...dropped,
      id: 'c2',
      offense: ['drug_possession', 'marijuana'],
      ...charged('2013-10-01').deferred('2014-01-10', { over: '2014-06-10' }),
    }),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', relief: 'sc-conditional-discharge' },
    },
    why: 'No conditional discharge in the 10 years before the arrest. § 22-5-930(D).',
    source,
  },
  {
    title: 'Second cocaine possession',
    asOf,
    life: older.told(cocaine, {
      ...cocaine,
      id: 'c2',
      ...charged('2008-01-10').convicted('2008-05-17', { over: '2009-11-17' }),
    }),
    expect: {
      c1: { outcome: 'needs_review', relief: 'sc-drug-possession' },
      c2: { outcome: 'eligible', on: '2018-12-27', relief: 'sc-drug-possession' },
    },
    why: 'Only a first offense may go; which old one counts stands in the drug law. §§ 22-5-930(A), 44-53-470.',
    source,
  },
  {
    title: 'Possession with intent, 20 years after the sentence to the day',
    asOf,
    life: older.told(intent),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-intent-to-distribute' } },
    why: 'A first possession with intent to distribute may go after 20 years. § 22-5-930(B).',
    source,
  },
  {
    title: 'Possession with intent, the day before',
    asOf: before,
    life: older.told(intent),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'sc-intent-to-distribute' } },
    why: 'The 20 years run from the end of the sentence. § 22-5-930(B).',
    source,
  },
  {
    title: 'Having drugs to sell, told by its section alone',
    asOf,
    life: older.told({ ...intent, facts: {} }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-intent-to-distribute' } },
    why: 'Section 44-53-370(b) is mostly charged for possession with intent. § 22-5-930(B).',
    source,
  },
  {
    title: 'Possession with intent, and a felony since',
    asOf,
    life: older.told(intent, {
      ...burglary,
      id: 'c2',
      facts: undefined,
      ...charged('2012-01-10').convicted('2012-05-17', { over: '2015-11-17' }),
    }),
    expect: {
      c1: { outcome: 'not_yet', on: '2035-11-17', relief: 'sc-intent-to-distribute' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'The 20 years run from the last sentence for drugs or a felony. § 22-5-930(B).',
    source,
  },
  {
    title: 'A first bad check, 1 year ago to the day',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['fraud'],
      statute: '34-11-60',
      ...charged('2025-08-01').convicted('2025-11-17', { over: '2025-12-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-bad-check' } },
    why: 'A first bad check may go after 1 year. § 34-11-90(e).',
    source,
  },
  {
    title: 'Failing to stop for blue lights, 3 years after the sentence to the day',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['traffic'],
      statute: '56-5-750',
      ...charged('2022-08-01').convicted('2022-11-17', { over: '2023-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-failure-to-stop' } },
    why: 'A first failure to stop may go 3 years after the sentence. § 56-5-750(F).',
    source,
  },
  {
    title: 'Dismissed in a magistrate court 10 days ago',
    asOf,
    life: settled.told({ ...dropped, facts: { summaryCourt: true, fingerprinted: true } }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'sc-summary-court' } },
    why: 'The court expunges it by itself within 30 days after the time to appeal. § 17-22-950(A), (C).',
    source,
  },
  {
    title: 'Dismissed, nobody knows in which court',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'eligible', on: '2026-11-07', relief: 'sc-dropped-charge' } },
    why: 'A dismissed charge may be expunged at once, in whichever court it was. §§ 17-1-40, 17-22-950.',
    source,
  },
  {
    title: 'Not guilty of a felony',
    asOf,
    life: settled.told({
      ...dropped,
      level: 'felony',
      offense: ['robbery'],
      ...charged('2024-01-01').acquitted('2025-03-01'),
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-03-01', relief: 'sc-dropped-charge' } },
    why: 'A charge of which you were found not guilty is expunged for free. §§ 17-1-40, 17-22-940(A)(1).',
    source,
  },
  {
    title: 'Pretrial intervention finished',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2025-01-01').diverted('2025-03-01', { over: '2026-03-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-03-01', relief: 'sc-program' } },
    why: 'Who finishes pretrial intervention may apply at once. § 17-22-150(a).',
    source,
  },
  {
    title: 'Conditional discharge for weed, called “dismissed”',
    asOf,
    life: settled.told({
      ...dropped,
      offense: ['drug_possession', 'marijuana'],
      ...charged('2025-01-01').deferred('2025-03-01', { over: '2025-09-01' }),
      ...calledDismissed,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'sc-conditional-discharge' } },
    why: 'After a conditional discharge one may apply at once. § 44-53-450(B).',
    source: 'https://cleanslateclearinghouse.org/policies/sc-d-3/',
  },
  {
    title: 'Prostitution of a trafficking victim, last year',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: '16-15-90',
      traffickingVictim: true,
      ...charged('2025-01-01').convicted('2025-06-01', { over: '2025-07-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'sc-trafficking-expungement' } },
    why: 'A trafficking victim may ask the court to expunge prostitution. § 16-3-2020(F).',
    source,
  },
  {
    title: 'Juvenile theft, on the 18th birthday',
    asOf,
    life: youth.told(found),
    expect: { c1: { outcome: 'eligible', relief: 'sc-juvenile-expungement' } },
    why: 'A juvenile record for a nonviolent crime may go at 18. § 63-19-2050(C)(3).',
    source,
  },
  {
    title: 'Juvenile theft, and a conviction since',
    asOf,
    life: young.told(
      { ...found, ...charged('2013-06-01').convicted('2013-08-01', { over: '2014-08-01' }) },
      { ...theft, id: 'c2' },
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: small },
    why: 'No later finding or conviction. § 63-19-2050(C)(3).',
    source,
  },
  {
    title: 'Found not guilty as a juvenile',
    asOf,
    life: youth.told({ ...found, ...charged('2025-06-01').acquitted('2025-08-01') }),
    expect: { c1: { outcome: 'eligible', on: '2025-08-01', relief: 'sc-juvenile-not-guilty' } },
    why: 'After not guilty the family court must say yes, at any age and for free. § 63-19-2050(C)(3).',
    source,
  },
  {
    title: 'Second-degree assault',
    asOf,
    life: settled.told({ ...theft, offense: ['assault'], statute: '16-3-600(D)' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The second degree carries up to 3 years, the third 30 days. §§ 16-3-600(D), 22-5-910(A).',
    source,
  },
  {
    title: 'Resisting arrest',
    asOf,
    life: settled.told({ ...theft, offense: ['obstruction'], statute: '16-9-320' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It carries up to a year. §§ 16-9-320, 22-5-910(A).',
    source,
  },
  {
    title: 'An assault with a weapon, and nobody knows the section',
    asOf,
    life: settled.told({ ...theft, offense: ['assault', 'weapon'] }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The law lets the having of a weapon go, not what was done with it. §§ 17-1-65, 22-5-910(A).',
    source,
  },
  {
    title: 'A weapon charge that carries 3 years, from 2015',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['weapon'],
      maxMonths: 36,
      ...charged('2015-01-01').convicted('2015-06-01', { over: '2015-07-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only a weapon charge with a year at most may go, and carrying a handgun was one. § 22-5-910(A).',
    source,
  },
  {
    title: 'Two charges of a concealed weapon, 8 years apart',
    asOf,
    life: settled.told(
      {
        ...theft,
        offense: ['weapon'],
        statute: '16-23-460',
        ...charged('2018-01-01').convicted('2018-06-01', { over: '2018-07-01' }),
      },
      {
        ...theft,
        id: 'c2',
        offense: ['weapon'],
        statute: '16-23-460',
        ...charged('2010-01-01').convicted('2010-06-01', { over: '2010-07-01' }),
      },
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { ...small, on: '2013-06-01' } },
    why: 'Only a first offense of having a weapon may go. § 22-5-910(A).',
    source,
  },
  {
    title: 'Burglary of class F as a youthful offender, without a section',
    asOf,
    life: young.told({ ...burglary, statute: undefined }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-youthful-offender' } },
    why: 'The burglaries on the list of violent crimes carry 15 years or more. §§ 16-1-60, 22-5-920(B)(2).',
    source,
  },
  {
    title: 'Burglary of class D as a youthful offender, without a section',
    asOf,
    life: young.told({ ...burglary, grade: 'd', statute: undefined }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'It may be violent burglary in the second degree. §§ 16-1-60, 16-11-312(B).',
    source,
  },
  {
    title: 'A youthful offender who failed to stop for blue lights within the 5 years',
    asOf,
    life: young.told(burglary, {
      ...theft,
      id: 'c2',
      offense: ['traffic'],
      statute: '56-5-750',
      ...charged('2022-08-01').convicted('2022-11-17', { over: '2023-11-17' }),
    }),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-failure-to-stop' },
    },
    why: 'It carries up to 3 years and is no minor traffic. §§ 17-22-940(E), 56-5-750(B).',
    source,
  },
  {
    title: 'Driving away from the police, and nobody knows the section',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['traffic', 'obstruction'],
      ...charged('2019-08-01').convicted('2019-11-17', { over: '2020-11-17' }),
    }),
    expect: { c1: { outcome: 'needs_review', relief: 'sc-failure-to-stop' } },
    why: 'It may be failing to stop for blue lights, and that may go. § 56-5-750(F).',
    source,
  },
  {
    title: 'Trafficking itself, by a victim of it',
    asOf,
    life: older.told({
      ...theft,
      level: 'felony',
      grade: 'd',
      offense: ['other'],
      statute: '16-3-2020',
      traffickingVictim: true,
    }),
    expect: { c1: { outcome: 'needs_review', relief: 'sc-trafficking-expungement' } },
    why: 'The law names it among the convictions, and then lets only misdemeanors and class F felonies go. § 16-3-2020(F).',
    source,
  },
  {
    title: 'First drug possession, and drunk driving before probation was over',
    asOf,
    life: settled.told(cocaine, {
      ...theft,
      id: 'c2',
      offense: ['dui'],
      ...charged('2022-08-01').convicted('2022-11-17', { over: '2023-01-17' }),
    }),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-drug-possession' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'What counts are the 3 years after the sentence, not the sentence itself. § 22-5-930(A), (C).',
    source,
  },
  {
    title: 'First bad check, with an open case',
    asOf,
    life: settled.but({ pendingCharges: true }).told({
      ...theft,
      offense: ['fraud'],
      statute: '34-11-60',
      ...charged('2025-08-01').convicted('2025-11-17', { over: '2025-12-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'sc-bad-check' } },
    why: 'This law asks for a year without another conviction, and says nothing of open cases. § 34-11-90(e).',
    source,
  },
  {
    title: 'Domestic violence twice, and nobody knows the degrees',
    asOf,
    life: settled.told(
      {
        ...household,
        statute: undefined,
        ...charged('2018-08-01').convicted('2018-11-17', { over: '2019-02-17' }),
      },
      {
        ...household,
        id: 'c2',
        statute: undefined,
        ...charged('2010-08-01').convicted('2010-11-17', { over: '2011-02-17' }),
      },
    ),
    expect: { c1: { outcome: 'needs_review' }, c2: { ...small, on: '2015-11-17' } },
    why: 'An earlier one can raise the degree, and only the third may go. §§ 16-25-20, 22-5-910(B).',
    source,
  },
]);
