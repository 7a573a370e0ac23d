import { calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { read } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const settled = person<Grade>({ ...nothingElse, born: '1980-05-20' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'ungraded',
  offense: ['theft'],
  statute: '11-41-20',
  ...charged('2019-02-03').convicted('2019-06-10', { over: '2020-06-10' }),
  sentence: ['probation'],
};
const ended = (over: string): Told => ({
  ...theft,
  ...charged('2019-02-03').convicted('2019-06-10', { over }),
});
const older: Told = {
  ...theft,
  id: 'c2',
  ...charged('2010-02-03').convicted('2010-06-10', { over: '2011-06-10' }),
};
const oldest: Told = {
  ...theft,
  ...charged('2014-02-03').convicted('2014-06-10', { over: '2015-06-10' }),
};

const drugs: Told = {
  ...theft,
  level: 'felony',
  grade: undefined,
  offense: ['drug_possession'],
  statute: '21-28-4.01',
  ...charged('2012-02-03').convicted('2012-06-10', { over: '2015-06-10' }),
};
const felonyEnded = (over: string): Told => ({
  ...drugs,
  ...charged('2012-02-03').convicted('2012-06-10', { over }),
});

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  offense: ['public_order'],
  ...charged('2024-09-01').dismissed('2024-11-15'),
};

const misdemeanor = 'ri-first-misdemeanor';
const several = 'ri-several-misdemeanors';

export const cases = worked<Grade>([
  {
    title: 'Shoplifting, the only case, over since 2020',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2025-06-10', relief: misdemeanor } },
    why: 'A first offender may ask five years after the sentence for a misdemeanor. § 12-1.3-2(c).',
    source: read.expungement,
  },
  {
    title: 'A misdemeanor, one day short of 5 years',
    asOf,
    life: settled.told(ended('2021-11-18')),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: misdemeanor } },
    why: 'Five years from the completion of the sentence. § 12-1.3-2(c).',
    source: read.expungement,
  },
  {
    title: 'A misdemeanor, 5 years to the day',
    asOf,
    life: settled.told(ended('2021-11-17')),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: misdemeanor } },
    why: 'Five years from the completion of the sentence. § 12-1.3-2(c).',
    source: read.expungement,
  },
  {
    title: 'A misdemeanor, and an arrest 3 years ago that came to nothing',
    asOf,
    life: settled.told(theft, { ...dropped, id: 'c2', ...charged('2023-09-01').dismissed('2023-11-15') }),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-09-01', relief: misdemeanor },
      c2: { outcome: 'automatic', relief: 'ri-dismissed-automatic' },
    },
    why: 'Neither convicted nor arrested in the five years before the motion. § 12-1.3-3(b)(1)(i).',
    source: read.expungement,
  },
  {
    title: 'A drug felony, the only case, one day short of 10 years',
    asOf,
    life: settled.told(felonyEnded('2016-11-18')),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ri-first-felony' } },
    why: 'Ten years from the completion of the sentence for a felony. § 12-1.3-2(d).',
    source: read.expungement,
  },
  {
    title: 'A drug felony, the only case, 10 years to the day',
    asOf,
    life: settled.told(felonyEnded('2016-11-17')),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ri-first-felony' } },
    why: 'Ten years from the completion of the sentence for a felony. § 12-1.3-2(d).',
    source: read.expungement,
  },
  {
    title: 'A robbery long ago',
    asOf,
    life: settled.told({ ...drugs, offense: ['robbery', 'violent'], statute: '11-39-1' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'No person convicted of a crime of violence has records expunged. § 12-1.3-2(a).',
    source: read.expungement,
  },
  {
    title: 'Two misdemeanors in two cases, the last over in 2015',
    asOf,
    life: settled.told(oldest, older),
    expect: {
      c1: { outcome: 'eligible', on: '2025-06-10', relief: several },
      c2: { outcome: 'eligible', on: '2025-06-10', relief: several },
    },
    why: 'With two to five misdemeanors and no felony, ten years after the last sentence. § 12-1.3-2(b), (f).',
    source: read.expungement,
  },
  {
    title: 'Two misdemeanors, the last over in 2020',
    asOf,
    life: settled.told(theft, older),
    expect: {
      c1: { outcome: 'not_yet', on: '2030-06-10', relief: several },
      c2: { outcome: 'not_yet', on: '2030-06-10', relief: several },
    },
    why: 'Ten years from the completion of the last sentence. § 12-1.3-2(f).',
    source: read.expungement,
  },
  {
    title: 'A misdemeanor and a felony in two cases',
    asOf,
    life: settled.told(oldest, {
      ...drugs,
      id: 'c2',
      ...charged('2008-02-03').convicted('2008-06-10', { over: '2010-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'Who has two cases is no first offender, and a felony closes the other way. §§ 12-1.3-1(3), 12-1.3-2(b).',
    source: read.expungement,
  },
  {
    title: 'Six misdemeanors',
    asOf,
    life: settled.told(
      oldest,
      older,
      { ...older, id: 'c3' },
      { ...older, id: 'c4' },
      { ...older, id: 'c5' },
      { ...older, id: 'c6' },
    ),
    expect: { c1: { outcome: 'not_eligible' }, c6: { outcome: 'not_eligible' } },
    why: 'Fewer than six misdemeanors. § 12-1.3-2(b).',
    source: read.expungement,
  },
  {
    title: 'A drunk driving case beside another misdemeanor',
    asOf,
    life: settled.told({ ...oldest, offense: ['dui', 'traffic'], statute: '31-27-2' }, older),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'eligible', relief: several } },
    why: 'Drunk driving is not expunged as one of several. § 12-1.3-2(b).',
    source: read.expungement,
  },
  {
    title: 'Drunk driving, the only case',
    asOf,
    life: settled.told({ ...oldest, offense: ['dui', 'traffic'], statute: '31-27-2' }),
    expect: { c1: { outcome: 'eligible', relief: misdemeanor } },
    why: 'For a first offender it is a misdemeanor like others. § 12-1.3-2(a), (c).',
    source: read.expungement,
  },
  {
    title: 'Fines are owed',
    asOf,
    life: settled.told({ ...theft, finesPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: misdemeanor } },
    why: 'All court money must be paid, lowered or waived. § 12-1.3-2(a).',
    source: read.expungement,
  },
  {
    title: 'Restitution is owed',
    asOf,
    life: settled.told({ ...theft, restitutionPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: misdemeanor } },
    why: 'Every sum that the court set must be paid, lowered or waived. § 12-1.3-2(a).',
    source: read.expungement,
  },
  {
    title: 'Sexual assault, told by the section of its penalty',
    asOf,
    life: settled.told({ ...drugs, offense: ['sexual'], statute: '11-37-3' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'First degree sexual assault is a crime of violence. § 12-1.3-1(1).',
    source: read.expungement,
  },
  {
    title: 'Going into a shop by day to steal, told by its section',
    asOf,
    life: settled.told({
      ...drugs,
      ...charged('2012-02-03').convicted('2012-06-10', { over: '2015-06-10' }),
      offense: ['burglary'],
      statute: '11-8-3',
      facts: { intoHome: false },
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-06-10', relief: 'ri-first-felony' } },
    why: 'Only entering a dwelling with such intent is a crime of violence. § 12-1.3-1(1).',
    source: read.expungement,
  },
  {
    title: 'Going into a building to steal, and nothing else told',
    asOf,
    life: settled.told({ ...drugs, offense: ['burglary'], statute: '11-8-3' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is taken that it was a dwelling, until the person says otherwise. § 12-1.3-1(1).',
    source: read.expungement,
  },
  {
    title: 'Breaking a protection order beside another misdemeanor',
    asOf,
    life: settled.told({ ...oldest, offense: ['protection_order'], statute: undefined }, older),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'eligible', relief: several } },
    why: 'Breaking a protective order is domestic violence, which is not expunged as one of several. §§ 12-1.3-2(b), 12-29-2(a).',
    source: read.expungement,
  },
  {
    title: 'One misdemeanor, and an older deferred sentence',
    asOf,
    life: settled.told(oldest, {
      ...drugs,
      id: 'c2',
      ...charged('2004-02-03').deferred('2004-06-10', { over: '2009-06-10' }),
    }),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', on: '2016-06-29', relief: 'ri-deferred-sentence' },
    },
    why: 'Not a first offender, and the way for several takes more than one misdemeanor. § 12-1.3-2(a), (b), (e).',
    source: read.expungement,
  },
  {
    title: 'Underage drinking at 19, the fine paid',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['alcohol_minor'],
      statute: '3-8-10',
      ...charged('1999-09-01').convicted('1999-11-17', { over: '1999-12-17' }),
      sentence: ['fine'],
    }),
    expect: { c1: { outcome: 'automatic', on: '2015-06-19', relief: 'ri-underage-drinking' } },
    why: 'Such a record is expunged without a motion once all is paid; so since 2015. § 3-8-12.',
    source: read.alcohol,
  },
  {
    title: 'Underage drinking at 19, the fine still owed',
    asOf,
    life: settled.told({
      ...theft,
      level: 'infraction',
      grade: undefined,
      offense: ['alcohol_minor'],
      statute: undefined,
      ...charged('1999-09-01').convicted('1999-11-17', { over: '1999-12-17' }),
      sentence: ['fine'],
      finesPaid: false,
    }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'ri-underage-drinking' } },
    why: 'Only once all fines and fees are paid, lowered or waived. § 3-8-12.',
    source: read.alcohol,
  },
  {
    title: 'Refusing the breath test, a ticket 5 years ago',
    asOf,
    life: settled.told({
      ...theft,
      level: 'infraction',
      grade: undefined,
      offense: ['dui', 'traffic'],
      statute: '31-27-2.1',
      ...charged('2021-09-01').convicted('2021-11-18', { over: '2021-11-18' }),
      sentence: ['fine'],
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ri-ticket' } },
    why: 'A refusal is expunged after five years, other tickets after three. § 31-41.1-10.',
    source: read.tickets,
  },
  {
    title: 'Dismissed by the district court in 2024',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2024-11-25', relief: 'ri-dismissed-automatic' } },
    why: 'Rule 48(a) dismissals since 2023 are sealed 10 to 20 days later. § 12-1-12.1(a)(1).',
    source: read.sealing,
  },
  {
    title: 'Dismissed by the district court in 2020',
    asOf,
    life: settled.told({ ...dropped, ...charged('2020-09-01').dismissed('2020-11-15') }),
    expect: { c1: { outcome: 'eligible', relief: 'ri-dismissed-clerk' } },
    why: 'Older dismissals are sealed by the clerk on request. § 12-1-12.1(a)(2).',
    source: read.sealing,
  },
  {
    title: 'A felony charge dismissed in 2024',
    asOf,
    life: settled.told({ ...dropped, level: 'felony' }),
    expect: { c1: { outcome: 'eligible', relief: 'ri-motion-to-seal' } },
    why: 'Other dismissals are sealed by motion. § 12-1-12.1(b).',
    source: read.sealing,
  },
  {
    title: 'Arrested and never charged',
    asOf,
    life: settled.told({ ...dropped, ...charged('2024-09-01').notProsecuted('2024-09-01') }),
    expect: { c1: { outcome: 'automatic', relief: 'ri-no-charges' } },
    why: 'Records of the arrest are destroyed within 60 days. § 12-1-12(a), (b).',
    source: read.expungement,
  },
  {
    title: 'Told as guilty, but the case was filed a year ago',
    asOf,
    life: settled.told({
      ...theft,
      ...charged('2025-09-01').convicted('2025-11-17', { over: '2026-11-17' }),
      ...calledGuilty,
      offenseDate: '2025-09-01',
    }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ri-filed' } },
    why: 'A filed complaint is expunged by itself after one year. § 12-10-12(c).',
    source: 'https://cleanslateclearinghouse.org/policies/ri-d-2/',
  },
  {
    title: 'A domestic violence case, filed 2 years ago',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['assault', 'domestic_violence'],
      statute: '11-5-3',
      ...charged('2024-09-01').deferred('2024-11-18', { over: '2025-11-18' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2027-11-18', relief: 'ri-filed' } },
    why: 'Domestic violence filings wait three years. § 12-10-12(d).',
    source: read.expungement,
  },
  {
    title: 'A deferred sentence that is over',
    asOf,
    life: settled.told({ ...drugs, ...charged('2019-02-03').deferred('2019-06-10', { over: '2024-06-10' }) }),
    expect: { c1: { outcome: 'eligible', on: '2024-06-10', relief: 'ri-deferred-sentence' } },
    why: 'A deferred sentence may be expunged upon its completion. § 12-1.3-2(e).',
    source: read.expungement,
  },
  {
    title: 'Marijuana possession in 2010, with a felony beside it',
    asOf,
    life: settled.told(
      {
        ...theft,
        offense: ['drug_possession', 'marijuana'],
        statute: '21-28-4.01',
        ...charged('2010-02-03').convicted('2010-06-10', { over: '2010-06-10' }),
      },
      { ...drugs, id: 'c2' },
    ),
    expect: {
      c1: { outcome: 'automatic', on: '2022-05-25', relief: 'ri-marijuana' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'Possession that was decriminalized is expunged whatever else is on record. § 12-1.3-5(a), (g).',
    source: read.expungement,
  },
  {
    title: 'Something that is no crime any more',
    asOf,
    life: settled.told(
      { ...theft, offense: ['other'], statute: undefined, facts: { noLongerCrime: true } },
      older,
    ),
    expect: { c1: { outcome: 'eligible', relief: 'ri-no-longer-crime' } },
    why: 'An offense that was decriminalized may be expunged without a wait. § 12-1.3-2(g).',
    source: read.expungement,
  },
  {
    title: 'Prostitution a year after the sentence, with other cases',
    asOf,
    life: settled.told(
      {
        ...theft,
        offense: ['prostitution'],
        statute: '11-34.1-2',
        ...charged('2024-02-03').convicted('2024-06-10', { over: '2025-11-17' }),
      },
      older,
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ri-prostitution' },
      c2: { outcome: 'not_yet', on: '2035-11-17', relief: several },
    },
    why: 'One year after the sentence, whether or not a first offender. § 11-34.1-5.',
    source: read.prostitution,
  },
  {
    title: 'Prostitution of a trafficking victim',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: '11-34.1-2',
      traffickingVictim: true,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ri-trafficking-vacatur' } },
    why: 'Such a conviction may be vacated. § 11-67.1-17.',
    source: read.prostitution,
  },
  {
    title: 'A speeding ticket 3 years ago',
    asOf,
    life: settled.told({
      ...theft,
      level: 'infraction',
      grade: undefined,
      offense: ['traffic'],
      statute: undefined,
      ...charged('2023-09-01').convicted('2023-11-17', { over: '2023-11-17' }),
      sentence: ['fine'],
    }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ri-ticket' } },
    why: 'Traffic violations older than three years are expunged. § 31-41.1-10.',
    source: read.tickets,
  },
  {
    title: 'A juvenile case',
    asOf,
    life: settled.told({
      ...theft,
      court: 'juvenile',
      ...charged('1996-01-10').convicted('1996-08-01', { over: '1997-08-01' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '1997-08-01', relief: 'ri-juvenile-sealing' } },
    why: 'Files on youths are closed to the public. §§ 8-10-21, 14-1-64.',
    source: 'https://cleanslateclearinghouse.org/policies/ri-cr-1/',
  },
]);
