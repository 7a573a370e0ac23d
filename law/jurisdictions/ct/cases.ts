import { calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';
const dayBefore = '2026-11-16';

const law = 'https://www.cga.ct.gov/current/pub/chap_961a.htm';
const code = 'https://github.com/saint1415/us-statutes';
const petition = 'https://portal.ct.gov/cleanslate/petition-for-clean-slate-erasure?language=en_US';
const cannabisPage = 'https://portal.ct.gov/cleanslate/petition-for-cannabis-erasure?language=en_US';
const appeal = 'https://app.midpage.ai/document/dime-savings-bank-v-saucier-7857280';

const settled = person<Grade>({ ...nothingElse, born: '1980-05-20' });
const older = person<Grade>({ ...nothingElse, born: '1948-03-02' });

const larceny: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'b',
  offense: ['theft'],
  statute: '53a-125a',
  sentence: ['probation'],
  ...charged('2019-08-02').convicted('2019-11-17', { over: '2020-11-17' }),
};

const larcenyFelony: Told = {
  ...larceny,
  level: 'felony',
  grade: 'd',
  statute: '53a-124',
  ...charged('2016-08-02').convicted('2016-11-17', { over: '2019-11-17' }),
};

const dui: Told = {
  ...larceny,
  grade: 'ungraded',
  offense: ['dui'],
  statute: '14-227a',
  ...charged('2016-08-02').convicted('2016-11-17', { over: '2018-11-17' }),
};

const weed: Told = {
  ...larceny,
  grade: 'a',
  offense: ['drug_possession', 'marijuana'],
  statute: '21a-279',
  facts: { overFourOunces: false, decriminalized: false },
  ...charged('2018-03-02').convicted('2018-06-04', { over: '2018-06-04' }),
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['assault'],
  facts: { nolled: true, dismissedAs: 'dismissed' },
  ...charged('2025-06-01').dismissed('2025-10-17'),
};

const second = (charge: Told): Told => ({ ...charge, id: 'c2' });

export const cases = worked<Grade>([
  {
    title: 'Theft, a misdemeanor of 7 years ago today',
    asOf,
    life: settled.told(larceny),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ct-clean-slate' } },
    why: 'Misdemeanors are erased seven years after the newest conviction. § 54-142a(e)(1)(A)(i).',
    source: law,
  },
  {
    title: 'The same theft, one day earlier',
    asOf: dayBefore,
    life: settled.told(larceny),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ct-clean-slate' } },
    why: 'Seven years have not passed. § 54-142a(e)(1)(A)(i).',
    source: law,
  },
  {
    title: 'The same theft, with fines and restitution unpaid',
    asOf,
    life: settled.told({ ...larceny, finesPaid: false, restitutionPaid: false }),
    expect: { c1: { outcome: 'automatic', relief: 'ct-clean-slate' } },
    why: 'What is owed stays owed, and does not stop the erasure. § 54-142a(e)(8).',
    source: law,
  },
  {
    title: 'A class D felony theft of 10 years ago today',
    asOf,
    life: settled.told(larcenyFelony),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ct-clean-slate' } },
    why: 'Class D and E felonies are erased after ten years. § 54-142a(e)(1)(A)(ii).',
    source: law,
  },
  {
    title: 'The same felony, one day earlier',
    asOf: dayBefore,
    life: settled.told(larcenyFelony),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ct-clean-slate' } },
    why: 'Ten years have not passed. § 54-142a(e)(1)(A)(ii).',
    source: law,
  },
  {
    title: 'A class C felony of 2005',
    asOf,
    life: settled.told({
      ...larcenyFelony,
      grade: 'c',
      statute: '53a-123',
      ...charged('2005-01-10').convicted('2005-06-10', { over: '2010-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Class C felonies are left out. Only an absolute pardon erases them. § 54-142a(e)(1)(A).',
    source: law,
  },
  {
    title: 'Narcotics of 2010, when having them carried 7 years',
    asOf,
    life: settled.told({
      ...larcenyFelony,
      grade: 'ungraded',
      offense: ['drug_possession'],
      statute: '21a-279(a)',
      ...charged('2010-01-10').convicted('2010-06-10', { over: '2012-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The law at the time of the offense decides, and seven years are more than five. § 54-142a(e)(1)(B).',
    source: law,
  },
  {
    title: 'An unclassified felony of 2010 with 5 years possible',
    asOf,
    life: settled.told({
      ...larcenyFelony,
      grade: 'ungraded',
      maxMonths: 60,
      ...charged('2010-01-10').convicted('2010-06-10', { over: '2012-06-10' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2023-01-01', relief: 'ct-clean-slate' } },
    why: 'Unclassified felonies with at most five years are in. The law began on January 1, 2023.',
    source: law,
  },
  {
    title: 'Assault in the family, 2012',
    asOf,
    life: settled.told({
      ...larceny,
      grade: 'a',
      offense: ['assault', 'domestic_violence'],
      statute: '53a-61',
      facts: { familyViolence: true },
      ...charged('2012-01-10').convicted('2012-06-10', { over: '2014-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A family violence crime with a conviction since 2000 is left out. § 54-142a(e)(2)(A).',
    source: law,
  },
  {
    title: 'Assault in the family, 1998',
    asOf,
    life: settled.told({
      ...larceny,
      grade: 'a',
      offense: ['assault', 'domestic_violence'],
      statute: '53a-61',
      facts: { familyViolence: true },
      ...charged('1998-06-10').convicted('1998-09-10', { over: '1999-09-10' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ct-clean-slate-petition' } },
    why: 'Before 2000 the mark does not count, and older offenses need a petition. § 54-142a(e)(2)(A), (e)(1)(A)(i)(II).',
    source: petition,
  },
  {
    title: 'An offense of December 1999 with a conviction in 2001',
    asOf,
    life: settled.told({
      ...larceny,
      ...charged('1999-12-31').convicted('2001-03-10', { over: '2002-03-10' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2023-01-01', relief: 'ct-clean-slate-petition' } },
    why: 'The day of the offense decides whether a petition is needed. § 54-142a(e)(1)(A)(i)(II).',
    source: petition,
  },
  {
    title: 'Two thefts, 2012 and 2021',
    asOf,
    life: settled.told(
      { ...larceny, ...charged('2012-01-10').convicted('2012-06-10', { over: '2013-06-10' }) },
      second({ ...larceny, ...charged('2021-01-10').convicted('2021-06-10', { over: '2022-06-10' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-06-10', relief: 'ct-clean-slate' },
      c2: { outcome: 'not_yet', on: '2028-06-10', relief: 'ct-clean-slate' },
    },
    why: 'Both clocks run from the newest conviction. § 54-142a(e)(1)(A).',
    source: law,
  },
  {
    title: 'A felony theft of 2015, and small possession that September',
    asOf: '2026-01-15',
    life: settled.told(
      { ...larcenyFelony, ...charged('2015-01-10').convicted('2015-06-10', { over: '2018-06-10' }) },
      second({
        ...larceny,
        grade: 'ungraded',
        offense: ['drug_possession'],
        statute: '21a-279(c)',
        ...charged('2015-07-10').convicted('2015-09-20', { over: '2015-09-20' }),
      }),
    ),
    expect: {
      c1: { outcome: 'automatic', on: '2025-06-10', relief: 'ct-clean-slate' },
      c2: { outcome: 'automatic', relief: 'ct-drug-possession' },
    },
    why: 'A conviction under § 21a-279(c) before October 2015 does not start the clock anew. § 54-142a(e)(4).',
    source: law,
  },
  {
    title: 'Drunk driving of 10 years ago today',
    asOf,
    life: settled.told(dui),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ct-clean-slate' } },
    why: 'Every violation of § 14-227a waits ten years. § 54-142a(e)(1)(A)(ii).',
    source: law,
  },
  {
    title: 'The same drunk driving, one day earlier',
    asOf: dayBefore,
    life: settled.told(dui),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ct-clean-slate' } },
    why: 'Ten years have not passed. § 54-142a(e)(1)(A)(ii).',
    source: law,
  },
  {
    title: 'Drunk driving in 2009 and again in 2014',
    asOf,
    life: settled.told(
      { ...dui, ...charged('2009-01-10').convicted('2009-06-10', { over: '2010-06-10' }) },
      second({ ...dui, ...charged('2014-01-10').convicted('2014-06-10', { over: '2016-06-10' }) }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'automatic', on: '2024-06-10', relief: 'ct-clean-slate' },
    },
    why: 'The first is left out, for another followed within ten years. § 54-142a(e)(2)(D).',
    source: law,
  },
  {
    title: 'An old theft, and a new case open',
    asOf,
    life: settled.but({ pendingCharges: true }).told(larceny),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'ct-clean-slate' } },
    why: 'An open criminal charge stands in the way. § 54-142a(e)(3)(C).',
    source: law,
  },
  {
    title: 'A gun felony of class D, told without its section',
    asOf,
    life: settled.told({
      ...larcenyFelony,
      offense: ['weapon'],
      statute: undefined,
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Some gun felonies are on the list, and a pistol without a permit is not. § 54-142a(e)(2)(C).',
    source: law,
  },
  {
    title: 'A pistol without a permit, 10 years ago',
    asOf,
    life: settled.told({ ...larcenyFelony, offense: ['weapon'], statute: '29-35' }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ct-clean-slate' } },
    why: '§ 29-35 is not among the sections that are left out. § 54-142a(e)(2)(C).',
    source: law,
  },
  {
    title: 'Having a gun after a felony, 2011',
    asOf,
    life: settled.told({
      ...larcenyFelony,
      offense: ['weapon'],
      statute: '53a-217',
      ...charged('2011-01-10').convicted('2011-06-10', { over: '2014-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: '§ 53a-217 is left out. § 54-142a(e)(2)(C).',
    source: law,
  },
  {
    title: 'Sexual assault in the fourth degree',
    asOf,
    life: settled.told({
      ...larceny,
      grade: 'a',
      offense: ['sexual'],
      statute: '53a-73a',
      facts: { decriminalized: false },
      ...charged('2005-01-10').convicted('2005-06-10', { over: '2008-06-10' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is a nonviolent sexual offense. § 54-142a(e)(2)(B), § 54-250(5).',
    source: code,
  },
  {
    title: 'Charge nolled 13 months ago today',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ct-no-conviction' } },
    why: 'A nolled charge is erased after thirteen months. § 54-142a(c)(1).',
    source: law,
  },
  {
    title: 'The same charge, one day earlier',
    asOf: dayBefore,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ct-no-conviction' } },
    why: 'Thirteen months have not passed. § 54-142a(c)(1).',
    source: law,
  },
  {
    title: 'Not guilty, 20 days ago',
    asOf,
    life: settled.told({ ...dropped, facts: {}, ...charged('2026-01-10').acquitted('2026-10-28') }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'ct-no-conviction' } },
    why: 'Erased once the time for an appeal is over. § 54-142a(a); Practice Book § 63-1.',
    source: appeal,
  },
  {
    title: 'Not guilty by reason of mental disease',
    asOf,
    life: settled.told({ ...dropped, facts: {}, ...charged('2010-01-10').notResponsible('2010-10-28') }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Such a record is not erased. § 54-142a(a).',
    source: law,
  },
  {
    title: 'Accelerated rehabilitation, dismissed last year',
    asOf,
    life: settled.told({
      ...dropped,
      facts: {},
      ...charged('2023-01-10').diverted('2023-06-28', { over: '2025-06-28' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2025-07-18', relief: 'ct-program' } },
    why: 'Upon dismissal the records are erased. § 54-56e(f).',
    source: code,
  },
  {
    title: 'Youthful offender at 16, now 22',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2004-03-10' }).told({
      ...larceny,
      ...charged('2020-08-01').convicted('2020-12-01', { over: '2021-12-01' }),
      ...calledGuilty,
    }),
    expect: { c1: { outcome: 'automatic', relief: 'ct-youthful-offender' } },
    why: 'Erased at 21 without a felony in between. § 54-76o.',
    source: code,
  },
  {
    title: 'Small possession of marijuana in 2010',
    asOf,
    life: settled.told({
      ...weed,
      statute: '21a-279(c)',
      ...charged('2010-03-02').convicted('2010-06-04', { over: '2010-06-04' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2023-01-01', relief: 'ct-drug-possession' } },
    why: 'Convictions under § 21a-279(c) of 2000 to 2015 are erased by themselves. § 54-142u(a).',
    source: code,
  },
  {
    title: 'Possession of marijuana in 2020',
    asOf,
    life: settled.told({ ...weed, ...charged('2020-03-02').convicted('2020-06-04', { over: '2020-06-04' }) }),
    expect: { c1: { outcome: 'eligible', relief: 'ct-cannabis-petition' } },
    why: 'From October 2015 to June 2021 a petition erases up to four ounces, without a wait. § 54-142v(a)(1).',
    source: cannabisPage,
  },
  {
    title: 'Selling 2 ounces of marijuana, 2014',
    asOf,
    life: settled.told({
      ...weed,
      level: 'felony',
      grade: 'ungraded',
      offense: ['drug_sale', 'marijuana'],
      statute: '21a-277(b)',
      ...charged('2014-03-02').convicted('2014-06-04', { over: '2016-06-04' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ct-cannabis-petition' } },
    why: 'Sales of up to four ounces with a conviction before July 2021 are in. § 54-142v(a)(1)(C).',
    source: cannabisPage,
  },
  {
    title: 'Selling narcotics, 2008',
    asOf,
    life: settled.told({
      ...larcenyFelony,
      grade: 'ungraded',
      offense: ['drug_sale'],
      statute: '21a-277(a)',
      ...charged('2008-03-02').convicted('2008-06-04', { over: '2012-06-04' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It carries 15 years, so only an absolute pardon erases it. § 54-142a(e)(1)(A).',
    source: law,
  },
  {
    title: 'A conviction for what is no longer a crime',
    asOf,
    life: settled.told({
      ...larceny,
      offense: ['other'],
      statute: undefined,
      facts: { decriminalized: true },
      ...charged('2022-03-02').convicted('2022-06-04', { over: '2022-06-04' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ct-decriminalized' } },
    why: 'The court erases at once what is no crime any more. § 54-142d.',
    source: law,
  },
  {
    title: 'Shoplifting at 16 in 2008, in the grown-ups’ court',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '1992-03-10' }).told(
      { ...larceny, ...charged('2008-08-01').convicted('2008-12-01', { over: '2009-12-01' }) },
      second({ ...larceny, ...charged('2023-08-01').convicted('2023-12-01', { over: '2024-12-01' }) }),
    ),
    expect: {
      c1: { outcome: 'automatic', on: '2023-01-01', relief: 'ct-young-misdemeanor' },
      c2: { outcome: 'not_yet', on: '2030-12-01', relief: 'ct-clean-slate' },
    },
    why: 'Misdemeanors before 18, of 2000 to June 2012, are erased whatever came later. § 54-142a(f)(1).',
    source: law,
  },
  {
    title: 'Shoplifting at 17 in 1997, and a new theft',
    asOf,
    life: settled.told(
      { ...larceny, ...charged('1997-08-01').convicted('1997-12-01', { over: '1998-12-01' }) },
      second({ ...larceny, ...charged('2023-08-01').convicted('2023-12-01', { over: '2024-12-01' }) }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'ct-young-misdemeanor-petition' },
      c2: { outcome: 'not_yet', on: '2030-12-01' },
    },
    why: 'Before 2000 a petition is needed, and the court must grant it. § 54-142a(f)(2).',
    source: law,
  },
  {
    title: 'Juvenile finding, supervision over 2 years ago today',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2007-03-10' }).told({
      ...larceny,
      court: 'juvenile',
      facts: { seriousJuvenile: false },
      ...charged('2022-08-01').convicted('2022-12-01', { over: '2024-11-17' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ct-juvenile-petition' } },
    why: 'Two years since discharge, and 18 years old. § 46b-146.',
    source: code,
  },
  {
    title: 'The same finding, one day earlier',
    asOf: dayBefore,
    life: person<Grade>({ ...nothingElse, born: '2007-03-10' }).told({
      ...larceny,
      court: 'juvenile',
      facts: { seriousJuvenile: false },
      ...charged('2022-08-01').convicted('2022-12-01', { over: '2024-11-17' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'ct-juvenile-petition' } },
    why: 'Two years have not passed since discharge. § 46b-146.',
    source: code,
  },
  {
    title: 'Juvenile case nolled in 2024',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2008-03-10' }).told({
      ...dropped,
      court: 'juvenile',
      facts: { nolled: true },
      ...charged('2024-01-10').dismissed('2024-03-10'),
    }),
    expect: { c1: { outcome: 'automatic', on: '2025-04-10', relief: 'ct-juvenile-no-finding' } },
    why: 'A nolled count of delinquency is erased after thirteen months. § 46b-133a(b).',
    source: code,
  },
  {
    title: 'A robbery of 1998, pardoned in 2010',
    asOf,
    life: settled.told({
      ...larcenyFelony,
      grade: 'b',
      offense: ['robbery', 'violent'],
      statute: '53a-134',
      ...charged('1998-08-01').pardoned('1999-02-01', { over: '2004-02-01' }),
      pardonedDate: '2010-05-05',
      facts: { absolutePardon: true },
    }),
    expect: { c1: { outcome: 'automatic', relief: 'ct-pardoned' } },
    why: 'With an absolute pardon since October 1974 the records are erased. § 54-142a(d)(2).',
    source: law,
  },
  {
    title: 'A conviction of 1967, pardoned in 1973',
    asOf,
    life: older.told({
      ...larcenyFelony,
      ...charged('1967-01-01').pardoned('1967-06-01', { over: '1969-06-01' }),
      pardonedDate: '1973-05-05',
      facts: { absolutePardon: true },
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ct-older-pardon' } },
    why: 'After a pardon before October 1974 one has to file a petition. § 54-142a(d)(1).',
    source: law,
  },
  {
    title: 'Prostitution by a victim of trafficking, 2023',
    asOf,
    life: settled.told({
      ...larceny,
      offense: ['prostitution'],
      statute: '53a-82',
      traffickingVictim: true,
      ...charged('2023-01-01').convicted('2023-06-01', { over: '2024-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'ct-trafficking-vacatur' } },
    why: 'The court must vacate a conviction under § 53a-82 of a victim. § 54-95c(d).',
    source: code,
  },
]);
