import { calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const sealing = 'https://en.wikisource.org/wiki/Page:2021_North_Dakota_Session_Laws.pdf/387';
const code = 'https://github.com/UniCourt/cic-code-nd';
const registration = 'https://github.com/fuzzlaw/sorstatutes';
const closing = 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean';
const petitionToClose = 'https://www.f5project.org/anewlawforanewlife/';
const putOff = 'https://cetient.com/opinion/898720/state-v-ebertz';
const youth = 'https://cleanslateclearinghouse.org/policies/nd-cr-2/';
const early = 'https://www.ndcourts.gov/legal-self-help/early-destruction-juvenile-records';

const settled = person<Grade>({ ...nothingElse, born: '1985-05-20' });

const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'b',
  offense: ['theft'],
  statute: '12.1-23-02',
  sentence: ['probation'],
  ...charged('2023-08-02').convicted('2023-11-17', { over: '2024-11-17' }),
};

const fraud: Told = {
  ...theft,
  level: 'felony',
  grade: 'c',
  offense: ['fraud'],
  statute: '12.1-24-01',
  ...charged('2021-08-02').convicted('2021-11-17', { over: '2023-11-17' }),
};

const aggravated: Told = {
  ...fraud,
  offense: ['assault', 'violent'],
  statute: '12.1-17-02',
  sentence: ['prison'],
  ...charged('2012-01-01').convicted('2012-06-01', { released: '2014-06-01', over: '2016-11-17' }),
};

const dui: Told = {
  ...theft,
  grade: 'b',
  offense: ['dui'],
  statute: '39-08-01',
  facts: { commercialLicense: false },
  ...charged('2019-08-01').convicted('2019-11-17', { over: '2020-11-17' }),
};

const weed: Told = {
  ...theft,
  offense: ['drug_possession', 'marijuana'],
  statute: '19-03.1-23',
  facts: { overAnOunce: false },
  ...charged('2024-08-02').convicted('2024-11-17', { over: '2024-11-17' }),
};

const dropped: Told = {
  id: 'c1',
  court: 'adult',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['assault'],
  ...charged('2025-03-01').dismissed('2025-08-01'),
};

const second = (charge: Told): Told => ({ ...charge, id: 'c2' });

export const cases = worked<Grade>([
  {
    title: 'Felony theft, five years ago',
    asOf,
    life: settled.told({ ...fraud, offense: ['theft'], statute: '12.1-23-02' }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nd-petition' } },
    why: 'Taking property involves no violence or intimidation by itself. § 12-60.1-02(1)(b), (2)(a).',
    source: sealing,
  },
  {
    title: 'Felony theft by threats, five years ago',
    asOf,
    life: settled.told({ ...fraud, offense: ['theft', 'violent'], statute: '12.1-23-02' }),
    expect: { c1: { outcome: 'needs_review', relief: 'nd-petition' } },
    why: 'A theft can be by threats. Then 10 years must pass. § 12-60.1-02(2)(a).',
    source: sealing,
  },
  {
    title: 'Petty theft, 3 years ago today',
    asOf,
    life: settled.told(theft),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nd-petition' } },
    why: 'A misdemeanor, three years without a conviction before filing. § 12-60.1-02(1)(a).',
    source: sealing,
  },
  {
    title: 'The same theft, one day earlier',
    asOf: '2026-11-16',
    life: settled.told(theft),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'nd-petition' } },
    why: 'Three years have not passed. § 12-60.1-02(1)(a).',
    source: sealing,
  },
  {
    title: 'Theft with restitution still owed',
    asOf,
    life: settled.told({ ...theft, restitutionPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null, relief: 'nd-petition' } },
    why: 'All restitution must be paid. § 12-60.1-04(1)(d).',
    source: code,
  },
  {
    title: 'Forgery, a felony of 5 years ago today',
    asOf,
    life: settled.told(fraud),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nd-petition' } },
    why: 'A felony without violence, five years without a conviction. § 12-60.1-02(1)(b).',
    source: sealing,
  },
  {
    title: 'The same forgery, one day too early',
    asOf: '2026-11-16',
    life: settled.told(fraud),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'Five years have not passed. § 12-60.1-02(1)(b).',
    source: sealing,
  },
  {
    title: 'Forgery with 6 months in jail, which makes it a misdemeanor',
    asOf,
    life: settled.told({
      ...fraud,
      sentence: ['jail'],
      sentenceMonths: 6,
      ...charged('2023-01-01').convicted('2023-06-01', { released: '2023-12-01', over: '2023-12-01' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-06-01', relief: 'nd-petition' } },
    why: 'A felony with 360 days or less is deemed a misdemeanor. § 12.1-32-02(9).',
    source: code,
  },
  {
    title: 'Aggravated assault, parole over 10 years ago today',
    asOf,
    life: settled.told(aggravated),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nd-petition' } },
    why: 'The bar for violent felonies ends with the gun ban, ten years after the latest of conviction, release and parole. § 62.1-02-01(1)(a).',
    source: code,
  },
  {
    title: 'Aggravated assault, one day before the 10 years are over',
    asOf: '2026-11-16',
    life: settled.told(aggravated),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'Within the time of the gun ban the chapter does not apply. § 12-60.1-02(2)(a).',
    source: code,
  },
  {
    title: 'Burglary of 2018, told without a section',
    asOf,
    life: settled.told({
      ...fraud,
      offense: ['burglary'],
      statute: undefined,
      ...charged('2018-01-01').convicted('2018-06-01', { over: '2019-06-01' }),
    }),
    expect: { c1: { outcome: 'needs_review', relief: 'nd-petition' } },
    why: 'Whether a burglary involved violence or intimidation must be judged. § 12-60.1-02(2)(a).',
    source: code,
  },
  {
    title: 'Sex crime with an order to register',
    asOf,
    life: settled.told({ ...aggravated, offense: ['sexual'], statute: '12.1-20-04', registrable: true }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The chapter does not apply to an offense with an order to register. § 12-60.1-02(2)(b).',
    source: sealing,
  },
  {
    title: 'Sexual assault by a touch, a class B misdemeanor',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['sexual'],
      statute: '12.1-20-07(1)(a)',
      registrable: undefined,
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nd-petition' } },
    why: 'The law on registering leaves out subdivision a of subsection 1. §§ 12.1-32-15(1), 12-60.1-02(2)(b).',
    source: code,
  },
  {
    title: 'Sexual assault, the part of the section not told',
    asOf,
    life: settled.told({ ...theft, offense: ['sexual'], statute: '12.1-20-07' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Of most parts the court orders to register, so that is taken for granted. § 12.1-32-15(1).',
    source: code,
  },
  {
    title: 'Aggravated assault of a child, parole over 10 years ago',
    asOf,
    life: settled.told({ ...aggravated, offense: ['assault', 'violent', 'child_victim'] }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'With a minor as the victim it is a crime against a child, for which people register. § 12.1-32-15(1)(a).',
    source: code,
  },
  {
    title: 'Assault of a child, a misdemeanor',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['assault', 'child_victim'],
      statute: '12.1-17-01.1',
      registrable: undefined,
    }),
    expect: { c1: { outcome: 'needs_review', relief: 'nd-petition' } },
    why: 'A plain assault is a crime against a child only if the child was under 12. § 12.1-32-15(1)(a).',
    source: registration,
  },
  {
    title: 'Sexual extortion by the part that the law leaves out',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['sexual'],
      statute: '12.1-20-12.3(1)(a)',
      registrable: undefined,
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nd-petition' } },
    why: 'The law on registering names § 12.1-20-12.3 but for subdivision a of subsection 1. § 12.1-32-15(1)(g).',
    source: registration,
  },
  {
    title: 'Two thefts: the later one holds back the earlier',
    asOf,
    life: settled.told(
      { ...theft, ...charged('2015-01-01').convicted('2015-03-01', { over: '2015-09-01' }) },
      second({ ...theft, ...charged('2024-01-01').convicted('2024-03-01', { over: '2024-09-01' }) }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2027-03-01', relief: 'nd-petition' },
      c2: { outcome: 'not_yet', on: '2027-03-01', relief: 'nd-petition' },
    },
    why: 'No new conviction for three years before filing. § 12-60.1-02(1)(a).',
    source: sealing,
  },
  {
    title: 'Drunk driving, 7 years after the conviction today',
    asOf,
    life: settled.told(dui),
    expect: { c1: { outcome: 'eligible', relief: 'nd-dui' } },
    why: 'A first violation with nothing else in seven years. § 39-08-01.6.',
    source: code,
  },
  {
    title: 'Drunk driving, 7 years after the day but not after the conviction',
    asOf: '2026-10-01',
    life: settled.told(dui),
    expect: { c1: { outcome: 'eligible', on: '2026-08-01', relief: 'nd-dui' } },
    why: 'The section counts “within seven years of the first violation”, not from the conviction. § 39-08-01.6.',
    source: code,
  },
  {
    title: 'Drunk driving, and a theft four years later',
    asOf,
    life: settled.told(
      dui,
      second({ ...theft, ...charged('2023-01-01').convicted('2023-03-01', { over: '2023-09-01' }) }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', on: '2026-03-01', relief: 'nd-petition' },
    },
    why: 'Another offense within seven years of the first violation. § 39-08-01.6(1)(b).',
    source: code,
  },
  {
    title: 'Drunk driving as a felony, with the others not told',
    asOf,
    life: settled.told({ ...dui, level: 'felony', grade: 'c' }),
    expect: { c1: { outcome: 'needs_review', relief: 'nd-dui' } },
    why: 'Only a fourth within fifteen years is a felony, so it was not the first. §§ 39-08-01(3), 39-08-01.6.',
    source: code,
  },
  {
    title: 'Drunk driving of Class A, with the others not told',
    asOf,
    life: settled.told({ ...dui, grade: 'a' }),
    expect: { c1: { outcome: 'needs_review', relief: 'nd-dui' } },
    why: 'Only a third within seven years is of Class A, so it was not the first. §§ 39-08-01(3), 39-08-01.6.',
    source: code,
  },
  {
    title: 'Drunk driving of a truck driver',
    asOf,
    life: settled.told({ ...dui, facts: { commercialLicense: true } }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The section does not apply to a licensed commercial driver. § 39-08-01.6(2).',
    source: code,
  },
  {
    title: 'First marijuana case, 2 years ago today',
    asOf,
    life: settled.told(weed),
    expect: { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'nd-first-marijuana' } },
    why: 'A first offense of an ounce or less, sealed on motion after two years. § 19-03.1-23(9).',
    source: code,
  },
  {
    title: 'First marijuana case, one day too early',
    asOf: '2026-11-16',
    life: settled.told(weed),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'nd-first-marijuana' } },
    why: 'Two years have not passed. § 19-03.1-23(9).',
    source: code,
  },
  {
    title: 'Assault charge dropped on the first day of the new law',
    asOf,
    life: settled.told(dropped),
    expect: { c1: { outcome: 'automatic', on: '2025-10-01', relief: 'nd-closed-by-court' } },
    why: 'The court closes a case that ended on or after August 1, 2025 after 61 days. § 12-60.1-05.',
    source: closing,
  },
  {
    title: 'Assault charge dropped 61 days ago today',
    asOf,
    life: settled.told({ ...dropped, ...charged('2026-03-01').dismissed('2026-09-17') }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'nd-closed-by-court' } },
    why: 'The 61 days are over. § 12-60.1-05.',
    source: closing,
  },
  {
    title: 'Assault charge dropped 60 days ago',
    asOf,
    life: settled.told({ ...dropped, ...charged('2026-03-01').dismissed('2026-09-18') }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'nd-closed-by-court' } },
    why: 'The court closes the case after 61 days, and there is no petition for newer cases. § 12-60.1-05.',
    source: closing,
  },
  {
    title: 'Dropped in a deal about another case',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2022-03-01').dismissed('2022-08-01'),
      facts: { pleaDeal: true },
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A dismissal from a plea agreement with a conviction on another offense is left out. § 12-60.1-05.',
    source: closing,
  },
  {
    title: 'The same since the new law, told as the ending of the charge',
    asOf,
    life: settled.told({
      ...dropped,
      ...charged('2025-03-01').dismissed('2025-09-01'),
      dismissal: 'plea_to_other',
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The court does not close what was dropped in a plea agreement. § 12-60.1-05.',
    source: closing,
  },
  {
    title: 'Assault charge dropped one day before the new law',
    asOf,
    life: settled.told({ ...dropped, ...charged('2025-03-01').dismissed('2025-07-31') }),
    expect: { c1: { outcome: 'eligible', on: '2025-08-01', relief: 'nd-closing-petition' } },
    why: 'For older cases a petition has to be filed. § 12-60.1-05.',
    source: petitionToClose,
  },
  {
    title: 'One charge dropped, the other ended in a conviction',
    asOf,
    life: settled.told(
      { ...dropped, caseId: 'k1', ...charged('2022-03-01').dismissed('2022-08-01') },
      second({
        ...theft,
        caseId: 'k1',
        ...charged('2022-03-01').convicted('2022-08-01', { over: '2023-08-01' }),
      }),
    ),
    expect: {
      c1: { outcome: 'needs_review', relief: 'nd-closing-petition' },
      c2: { outcome: 'eligible', on: '2025-08-01', relief: 'nd-petition' },
    },
    why: 'Only cases in which all charges were dismissed are closed. § 12-60.1-01(5).',
    source: closing,
  },
  {
    title: 'Put-off sentence, 61 days after probation today',
    asOf,
    life: settled.told({
      ...theft,
      ...charged('2024-08-02').deferred('2025-09-17', { over: '2026-09-17' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'nd-deferred-misdemeanor' } },
    why: 'Dismissed and sealed 61 days after probation ends. N.D.R.Crim.P. 32.1.',
    source: putOff,
  },
  {
    title: 'Put-off sentence, 60 days after probation',
    asOf: '2026-11-16',
    life: settled.told({
      ...theft,
      ...charged('2024-08-02').deferred('2025-09-17', { over: '2026-09-17' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17', relief: 'nd-deferred-misdemeanor' } },
    why: 'The 61 days are not over. N.D.R.Crim.P. 32.1.',
    source: putOff,
  },
  {
    title: 'Put-off sentence for a felony, as people call it',
    asOf,
    life: settled.told({
      ...fraud,
      ...charged('2022-08-02').deferred('2023-01-10', { over: '2025-01-10' }),
      ...calledGuilty,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'nd-deferred-felony' } },
    why: 'The court may let the plea be withdrawn and dismiss the case. § 12.1-32-07.1(2).',
    source: code,
  },
  {
    title: 'Arrested and never charged, 3 years ago today',
    asOf,
    life: settled.told({ ...dropped, ...charged('2023-11-17').notProsecuted('2023-11-17') }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'nd-arrest-hidden' } },
    why: 'The bureau tells the public only of events of the last three years. § 12-60-16.6(2).',
    source: code,
  },
  {
    title: 'Arrested and never charged, one day earlier',
    asOf: '2026-11-16',
    life: settled.told({ ...dropped, ...charged('2023-11-17').notProsecuted('2023-11-17') }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-17' } },
    why: 'The arrest lies within the last three years. § 12-60-16.6(2).',
    source: code,
  },
  {
    title: 'Pardoned for an old assault',
    asOf,
    life: settled.told({
      ...aggravated,
      ...charged('2018-01-01').pardoned('2018-06-01', { released: '2019-01-01', over: '2021-11-17' }),
      pardonedDate: '2024-04-09',
    }),
    expect: { c1: { outcome: 'eligible', on: '2025-08-01', relief: 'nd-pardoned' } },
    why: 'Those who were pardoned may ask to have the record closed. House Bill 1166 (2025).',
    source: petitionToClose,
  },
  {
    title: 'Pardoned this year for an assault of long ago',
    asOf,
    life: settled.told({
      ...aggravated,
      ...charged('2009-01-01').pardoned('2010-06-01', { released: '2011-01-01', over: '2013-11-17' }),
      pardonedDate: '2026-02-03',
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-02-03', relief: 'nd-pardoned' } },
    why: 'The record is closed because of the pardon, so not before the day of it. House Bill 1166 (2025).',
    source: petitionToClose,
  },
  {
    title: 'Prostitution of a trafficking victim',
    asOf,
    life: settled.told({
      ...theft,
      offense: ['prostitution'],
      statute: '12.1-29-03',
      traffickingVictim: true,
    }),
    expect: { c1: { outcome: 'eligible', relief: 'nd-trafficking-vacatur' } },
    why: 'A motion to vacate and seal. § 12.1-41-14(1).',
    source: code,
  },
  {
    title: 'Theft at 15 in juvenile court, now 28',
    asOf,
    life: settled.but({ born: '1998-03-01' }).told({
      ...theft,
      court: 'juvenile',
      ...charged('2013-06-01').convicted('2013-09-01', { over: '2014-09-01' }),
    }),
    expect: { c1: { outcome: 'automatic', on: '2024-09-01', relief: 'nd-juvenile-destruction' } },
    why: 'Destroyed ten years after the final order, and not before 18. N.D. Sup. Ct. Admin. R. 19.',
    source: youth,
  },
  {
    title: 'Theft at 15 in juvenile court, now 19',
    asOf,
    life: settled.but({ born: '2007-03-01' }).told({
      ...theft,
      court: 'juvenile',
      ...charged('2022-06-01').convicted('2022-09-01', { over: '2023-09-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'nd-juvenile-early' } },
    why: 'The juvenile court may destroy the records early for good cause. N.D.R.Juv.P. 19(e).',
    source: early,
  },
  {
    title: 'Speeding ticket',
    asOf,
    life: settled.told({
      ...theft,
      level: 'infraction',
      grade: undefined,
      offense: ['traffic'],
      statute: undefined,
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The chapter covers misdemeanors and felonies. § 12-60.1-02(1).',
    source: sealing,
  },
]);
