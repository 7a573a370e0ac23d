import {
  calledDismissed,
  calledGuilty,
  charged,
  type Person,
  person,
  type Told as ToldOf,
} from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { pages } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

/** Misdemeanor stealing with every question answered. */
const stealing: Told = {
  ...overAndPaid,
  id: 'c1',
  caseId: 'k1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  ...charged('2018-01-10').convicted('2018-05-09', { over: '2019-05-09' }),
  sentence: ['probation'],
};

const settled = person<Grade>({ ...nothingElse, born: '1985-04-12' });

/** The stealing, over on a day: charged and convicted in the year before. */
function over(day: string, more: Told = {}): Told {
  const year = Number(day.slice(0, 4)) - 1;
  return { ...stealing, ...charged(`${year}-01-05`).convicted(`${year}-02-10`, { over: day }), ...more };
}

const second = { id: 'c2', caseId: 'k2' };
const felony: Told = { level: 'felony', grade: 'd' };

function story(
  title: string,
  charges: Told[],
  expect: Record<string, Expected>,
  why: string,
  source: string,
  about: Person = {},
): Story<Grade> {
  return { title, asOf, life: settled.but(about).told(...charges), expect, why, source };
}

const misdemeanor: Expected = { outcome: 'eligible', relief: 'mo-expunge-misdemeanor' };
const aFelony: Expected = { outcome: 'eligible', relief: 'mo-expunge-felony' };
const notYet = (on: string | null): Expected => ({ outcome: 'not_yet', on });
const closed = (on?: string): Expected => ({
  outcome: 'automatic',
  relief: 'mo-closed-case',
  ...(on && { on }),
});
const no: Expected = { outcome: 'not_eligible' };
const review: Expected = { outcome: 'needs_review' };

export const cases = worked<Grade>([
  ...(
    [
      ['Promoting prostitution in the third degree', '567.070', { ...felony, offense: ['prostitution'] }],
      ['A felony of prostitution, without its section', undefined, { ...felony, offense: ['prostitution'] }],
      ['Paid for sex with somebody under 18, a felony', '567.030', { ...felony, offense: ['prostitution'] }],
      ['Obscenity, a misdemeanor with registration', '573.030', { offense: ['sexual'] }],
      ['Filmed a child in secret', '565.252', { offense: ['harassment', 'child_victim'] }],
    ] as const
  ).map(([title, statute, more]) =>
    story(
      title,
      [over('2015-05-09', { ...more, offense: [...more.offense], ...(statute && { statute }) })],
      { c1: no },
      'Whatever must register is left out: § 610.140.3(3), with §§ 589.400.1(2) and 589.414.',
      pages.registration,
    ),
  ),
  story(
    'Paid for sex, a misdemeanor',
    [over('2015-05-09', { grade: 'b', offense: ['prostitution'], statute: '567.030' })],
    { c1: misdemeanor },
    'Only paying somebody under 18 calls for registration: § 589.400.1(2).',
    pages.registration,
  ),
  story(
    'Filmed a grown-up in secret',
    [over('2015-05-09', { offense: ['harassment'], statute: '565.252' })],
    { c1: misdemeanor },
    'Invasion of privacy calls for registration only where a child was filmed: § 589.414.5(1)(o).',
    pages.registration,
  ),
  story(
    'Kidnapping by a parent',
    [over('2015-05-09', { ...felony, offense: ['kidnapping'], statute: '565.153' })],
    { c1: review },
    '§ 610.140.3(5) leaves out kidnapping, and does not say whether a parent’s is meant.',
    pages.expungement,
  ),
  story(
    'Drunk driving at 20, told as alcohol under 21 too',
    [
      {
        ...stealing,
        grade: 'b',
        offense: ['dui', 'alcohol_minor'],
        ...charged('2020-01-10').convicted('2020-05-09', { over: '2021-05-09' }),
      },
    ],
    { c1: notYet('2030-05-09') },
    'The way for alcohol under 21 is for § 311.325. A first DWI waits 10 years: § 610.130.1.',
    pages.drunkDriving,
    { born: '1999-09-03' },
  ),
  story(
    'An order of protection broken, in the family',
    [over('2015-05-09', { offense: ['protection_order', 'domestic_violence'] })],
    { c1: no },
    'Breaking an order of protection, § 455.085, is on the list: § 610.140.3(6).',
    pages.expungement,
  ),
  story(
    'Stealing, the day before a year is over',
    [over('2025-11-18')],
    { c1: notYet('2026-11-18') },
    'A misdemeanor waits 1 year from the end of the sentence: § 610.140.6(1).',
    pages.expungement,
  ),
  story(
    'Stealing, on the day a year is over',
    [over('2025-11-17')],
    { c1: { ...misdemeanor, on: '2026-11-17' } },
    'A misdemeanor waits 1 year from the end of the sentence: § 610.140.6(1).',
    pages.expungement,
  ),
  story(
    'Felony stealing, the day before 3 years are over',
    [over('2023-11-18', felony)],
    { c1: notYet('2026-11-18') },
    'A felony waits 3 years from the end of the sentence: § 610.140.6(1).',
    pages.expungement,
  ),
  story(
    'Felony stealing, on the day 3 years are over',
    [over('2023-11-17', felony)],
    { c1: { ...aFelony, on: '2026-11-17' } },
    'A felony waits 3 years from the end of the sentence: § 610.140.6(1).',
    pages.expungement,
  ),
  story(
    'A city violation from 2020',
    [over('2020-06-01', { level: 'infraction', grade: undefined, offense: ['public_order'] })],
    { c1: { outcome: 'eligible', relief: 'mo-expunge-infraction', on: '2021-06-01' } },
    'City violations and infractions wait 1 year: § 610.140.6(1).',
    pages.expungement,
  ),
  story(
    'Restitution still owed',
    [over('2020-06-01', { restitutionPaid: false })],
    { c1: notYet(null) },
    'All fines and restitution must be paid: § 610.140.6(3).',
    pages.expungement,
  ),
  story(
    'A case is open',
    [over('2020-06-01')],
    { c1: notYet(null) },
    'No charge may be open: § 610.140.6(4).',
    pages.expungement,
    { pendingCharges: true },
  ),
  story(
    'A felony from 2012 and a misdemeanor from 2025',
    [
      over('2013-06-01', felony),
      {
        ...over('2025-09-01'),
        ...second,
        ...charged('2025-01-05').convicted('2025-02-10', { over: '2025-09-01' }),
      },
    ],
    { c1: notYet('2028-02-10'), c2: misdemeanor },
    'For a felony there may be no other finding of guilt in the 3 years before the petition: § 610.140.6(2), R.G. v. Mo. State Highway Patrol.',
    pages.lookBack,
  ),
  story(
    'A later misdemeanor, long ago',
    [over('2010-06-01'), { ...over('2013-06-01'), ...second }],
    { c1: misdemeanor, c2: misdemeanor },
    'Only the last year counts, not the year after the sentence: R.G. v. Mo. State Highway Patrol.',
    pages.lookBack,
  ),
  story(
    'Three felonies, three cases',
    [
      over('2005-06-01', felony),
      { ...over('2008-06-01', felony), ...second },
      { ...over('2011-06-01', felony), id: 'c3', caseId: 'k3' },
    ],
    { c1: { ...aFelony, pick: 2 }, c2: { ...aFelony, pick: 2 }, c3: { ...aFelony, pick: 2 } },
    'Two felonies may be expunged in a life, and the person chooses which: § 610.140.13(2).',
    pages.expungement,
  ),
  story(
    'Two felonies expunged before',
    [over('2015-06-01', felony)],
    { c1: no },
    'Two felonies may be expunged in a life: § 610.140.13(2).',
    pages.expungement,
    { reliefReceived: 2, reliefs: [{ level: 'felony' }, { level: 'felony' }] },
  ),
  story(
    'Domestic assault in the fourth degree',
    [over('2010-06-01', { offense: ['assault', 'domestic_violence'], statute: '565.076' })],
    { c1: no },
    'Domestic assault is left out, as a misdemeanor too: § 610.140.3(5).',
    pages.expungement,
  ),
  story(
    'Assault in the fourth degree',
    [over('2010-06-01', { offense: ['assault', 'violent'], statute: '565.056' })],
    { c1: misdemeanor },
    'Assault is left out only as a felony: § 610.140.3(5).',
    pages.expungement,
  ),
  story(
    'Felony assault, no section told',
    [over('2005-06-01', { ...felony, offense: ['assault', 'violent'] })],
    { c1: no },
    'Any felony assault is left out: § 610.140.3(5).',
    pages.expungement,
  ),
  story(
    'Burglary in the second degree',
    [over('2010-06-01', { ...felony, offense: ['burglary'] })],
    { c1: aFelony },
    'Burglary in the first degree (Class B) is on the list, in the second it is not: § 610.140.3(6).',
    pages.expungement,
  ),
  story(
    'Burglary in the first degree',
    [over('2005-06-01', { level: 'felony', grade: 'b', offense: ['burglary'], statute: '569.160' })],
    { c1: no },
    'Burglary in the first degree is on the list: § 610.140.3(6).',
    pages.expungement,
  ),
  story(
    'Felony fraud, no section told',
    [over('2010-06-01', { ...felony, offense: ['fraud'] })],
    { c1: review },
    'Forgery and identity theft are on the list, bad checks are not: § 610.140.3(6).',
    pages.expungement,
  ),
  story(
    'Selling drugs, Class A',
    [over('2005-06-01', { level: 'felony', grade: 'a', offense: ['drug_sale'] })],
    { c1: no },
    'No Class A felony can be expunged: § 610.140.3(1).',
    pages.expungement,
  ),
  story(
    'Showing a weapon in anger',
    [over('2010-06-01', { level: 'felony', grade: 'e', offense: ['weapon'], statute: '571.030.1(4)' })],
    { c1: aFelony },
    'Of the weapons law only § 571.030.1(4) is open, and old cases of carrying a hidden weapon: § 610.140.3(11).',
    pages.weapons,
  ),
  story(
    'A gun while having drugs',
    [over('2018-06-01', { level: 'felony', grade: 'e', offense: ['weapon'], statute: '571.030.1(11)' })],
    { c1: no },
    'The other parts of § 571.030 are left out: § 610.140.3(11).',
    pages.weapons,
  ),
  story(
    'A hidden gun, convicted in 2016',
    [
      over('2018-06-01', {
        level: 'felony',
        grade: 'd',
        offense: ['weapon'],
        statute: '571.030.1(1)',
        ...charged('2016-01-05').convicted('2016-12-30', { over: '2018-06-01' }),
      }),
    ],
    { c1: aFelony },
    'Carrying a hidden weapon is open if the conviction was before January 1, 2017: § 610.140.3(11).',
    pages.weapons,
  ),
  story(
    'Speeding in a truck, with a commercial license',
    [over('2015-06-01', { grade: 'c', offense: ['traffic'] })],
    { c1: no },
    'Driving cases of people with a CDL are left out: § 610.140.3(10).',
    pages.expungement,
    { facts: { commercialLicense: true } },
  ),
  story(
    'A first DWI, the day before 10 years are over',
    [
      over('2018-06-01', {
        grade: 'b',
        offense: ['dui', 'traffic'],
        ...charged('2016-06-01').convicted('2016-11-18', { over: '2018-06-01' }),
      }),
    ],
    { c1: notYet('2026-11-18') },
    'A first DWI waits 10 years from the plea or conviction: § 610.130.1.',
    pages.drunkDriving,
  ),
  story(
    'A first DWI, on the day 10 years are over',
    [
      over('2018-06-01', {
        grade: 'b',
        offense: ['dui', 'traffic'],
        ...charged('2016-06-01').convicted('2016-11-17', { over: '2018-06-01' }),
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'mo-expunge-first-dwi', on: '2026-11-17' } },
    'A first DWI waits 10 years from the plea or conviction: § 610.130.1.',
    pages.drunkDriving,
  ),
  story(
    'A DWI of Class A, told alone',
    [over('2012-06-01', { offense: ['dui', 'traffic'], statute: '577.010' })],
    { c1: { outcome: 'needs_review', relief: 'mo-expunge-first-dwi' } },
    'A DWI is Class A after an earlier one, or with somebody under 17 in the car: § 577.010.2(2). Only a first can be expunged.',
    pages.classes,
  ),
  story(
    'Driving with too much alcohol in the blood, Class A',
    [over('2012-06-01', { offense: ['dui', 'traffic'], statute: '577.012' })],
    { c1: no },
    'It is Class A only for a prior offender: § 577.012.3(2). Only a first can be expunged: § 610.130.1.',
    pages.code,
  ),
  story(
    'Two DWIs',
    [
      over('2006-06-01', { grade: 'b', offense: ['dui', 'traffic'] }),
      { ...over('2012-06-01', { offense: ['dui', 'traffic'] }), ...second },
    ],
    { c1: no, c2: no },
    'Only a first DWI with none after it can be expunged: § 610.130.1.',
    pages.drunkDriving,
  ),
  story(
    'A felony DWI',
    [over('2010-06-01', { level: 'felony', grade: 'e', offense: ['dui', 'traffic'] })],
    { c1: no },
    'Only a misdemeanor or a city violation has the way of § 610.130; § 610.140.3(8) shuts the other.',
    pages.drunkDriving,
  ),
  story(
    'A felony DWI, told by the section on repeat offenders',
    [
      over('2010-06-01', {
        level: 'felony',
        grade: 'e',
        offense: ['dui', 'traffic'],
        statute: 'RSMo 577.023',
      }),
    ],
    { c1: no },
    'It is an intoxication-related traffic offense all the same: § 610.140.3(8).',
    pages.drunkDriving,
  ),
  story(
    'Dismissed',
    [{ ...stealing, ...charged('2021-01-05').dismissed('2021-06-10') }],
    { c1: closed('2021-06-10') },
    'A dismissed case is closed when it ends: § 610.105.1.',
    pages.closing,
  ),
  story(
    'A speeding ticket, dropped',
    [{ ...stealing, grade: 'c', offense: ['traffic'], ...charged('2023-01-05').dismissed('2023-06-10') }],
    { c1: closed('2023-06-10') },
    'It is closed by itself, § 610.105.1, and the arrest can be expunged, § 610.122.1(2).',
    pages.closing,
  ),
  story(
    'Arrested in 2024 and never charged',
    [{ ...stealing, ...charged('2024-10-19').notProsecuted('2024-10-19') }],
    { c1: { outcome: 'automatic', relief: 'mo-closed-arrest', on: '2024-11-18' } },
    'It is closed by itself. After 18 months it can be expunged: § 610.140.7.',
    pages.arrest,
  ),
  story(
    'Four misdemeanors in one case',
    ['c1', 'c2', 'c3', 'c4'].map((id) => ({ ...over('2015-06-01'), id })),
    { c1: misdemeanor, c2: misdemeanor, c3: misdemeanor, c4: misdemeanor },
    'Crimes of one course of conduct may all be in the petition and count once: § 610.140.2(3).',
    pages.expungement,
  ),
  story(
    'Four misdemeanors in four cases',
    ['c1', 'c2', 'c3', 'c4'].map((id, index) => ({ ...over(`${2010 + index}-06-01`), id, caseId: id })),
    { c1: { ...misdemeanor, pick: 3 }, c4: { ...misdemeanor, pick: 3 } },
    'Three misdemeanors may be expunged in a life: § 610.140.13(1).',
    pages.expungement,
  ),
  story(
    'A suspended sentence (SIS), called guilty by the papers',
    [
      {
        ...stealing,
        ...felony,
        ...charged('2021-01-05').convicted('2021-06-10', { over: '2024-06-10' }),
        ...calledGuilty,
      },
    ],
    { c1: closed('2024-06-10') },
    'After an SIS the case is closed when probation is over: § 610.105.1.',
    pages.closing,
  ),
  story(
    'A suspended sentence (SIS), called dismissed by the papers',
    [
      {
        ...stealing,
        ...charged('2021-01-05').deferred('2021-06-10', { over: '2022-06-10' }),
        ...calledDismissed,
      },
    ],
    { c1: closed('2022-06-10') },
    'After an SIS the case is closed when probation is over: § 610.105.1.',
    pages.closing,
  ),
  story(
    'A suspended sentence from 1980',
    [{ ...stealing, ...charged('1980-01-05').deferred('1980-06-10', { over: '1981-06-10' }) }],
    { c1: { outcome: 'eligible', relief: 'mo-expunge-misdemeanor' } },
    'From before September 28, 1981 it is closed only by a judge, § 610.106. It can be expunged too.',
    pages.oldSuspension,
    { born: '1955-04-12' },
  ),
  story(
    'A suspended sentence from 1980 for a sex crime',
    [
      {
        ...stealing,
        ...felony,
        offense: ['sexual'],
        ...charged('1980-01-05').deferred('1980-06-10', { over: '1981-06-10' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'mo-close-old-suspension', on: '1981-06-10' } },
    'From before September 28, 1981 a judge may close it: § 610.106.',
    pages.oldSuspension,
    { born: '1955-04-12' },
  ),
  story(
    'Arrested and never charged, 29 days ago',
    [{ ...stealing, ...charged('2026-10-19').notProsecuted('2026-10-19') }],
    { c1: notYet('2026-11-18') },
    'An arrest report is closed 30 days after an arrest without a charge: § 610.100.2(3).',
    pages.arrest,
  ),
  story(
    'Arrested and never charged, 30 days ago',
    [{ ...stealing, ...charged('2026-10-18').notProsecuted('2026-10-18') }],
    { c1: { outcome: 'automatic', relief: 'mo-closed-arrest', on: '2026-11-17' } },
    'An arrest report is closed 30 days after an arrest without a charge: § 610.100.2(3).',
    pages.arrest,
  ),
  story(
    'Dismissed beside a conviction in the same case',
    [
      { ...stealing, ...charged('2021-01-05').dismissed('2021-06-10') },
      {
        ...over('2022-06-10'),
        id: 'c2',
        ...charged('2021-01-05').convicted('2021-06-10', { over: '2022-06-10' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'mo-expunge-charge', on: '2023-06-10' }, c2: misdemeanor },
    '§ 610.105.1 closes “the case”, and does not say so of a case that also ended in a conviction. But who was charged may ask too, § 610.140.2(1), a year after the sentence in the case, .6(1).',
    pages.expungement,
  ),
  story(
    'The same, with the sentence over half a year ago',
    [
      { ...stealing, ...charged('2025-01-05').dismissed('2025-05-10') },
      {
        ...stealing,
        id: 'c2',
        ...charged('2025-01-05').convicted('2025-05-10', { over: '2026-05-10' }),
      },
    ],
    { c1: review, c2: notYet('2027-05-10') },
    'The expungement of both waits until a year after the sentence, § 610.140.6(1). Whether the dropped charge is closed before that is not said.',
    pages.expungement,
  ),
  story(
    'Felony resisting arrest',
    [over('2012-11-17', { ...felony, grade: 'e', offense: ['obstruction'], statute: '575.150' })],
    { c1: { ...aFelony, on: '2015-11-17' } },
    'Section 575.150 is not on the list of § 610.140.3(6), though its neighbors 575.153 to 575.159 are.',
    pages.expungement,
  ),
  story(
    'Marijuana misdemeanor from 2015',
    [over('2016-06-01', { offense: ['drug_possession', 'marijuana'] })],
    { c1: { outcome: 'automatic', on: '2022-12-08', relief: 'mo-marijuana-misdemeanor' } },
    'Courts had to expunge marijuana misdemeanors by June 8, 2023: Mo. Const. art. XIV, § 2.10(8).',
    pages.marijuanaDeadlines,
  ),
  story(
    'Marijuana felony from 2015',
    [over('2016-06-01', { ...felony, offense: ['drug_possession', 'marijuana'] })],
    { c1: { outcome: 'automatic', relief: 'mo-marijuana-felony' } },
    'Courts had to expunge Class D and E felonies of up to 3 pounds by December 8, 2023: Mo. Const. art. XIV, § 2.10(8).',
    pages.marijuana,
  ),
  story(
    'Marijuana in 2024',
    [over('2025-06-01', { grade: 'd', offense: ['drug_possession', 'marijuana'] })],
    { c1: misdemeanor },
    'What happened after December 8, 2022 takes the general way: § 610.140.',
    pages.expungement,
  ),
  story(
    'Alcohol at 19',
    [
      over('2024-12-20', {
        grade: 'd',
        offense: ['alcohol_minor'],
        ...charged('2024-09-01').convicted('2024-12-01', { over: '2026-10-20' }),
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'mo-expunge-minor-alcohol' } },
    'A first case may be expunged a year after turning 21: § 311.326.',
    pages.minorAlcohol,
    { born: '2004-10-01' },
  ),
  story(
    'Having cocaine, the year before the state clears it',
    [over('2022-06-01', { ...felony, offense: ['drug_possession'], statute: '579.015' })],
    { c1: { ...aFelony, on: '2025-06-01' } },
    'The petition is open after 3 years, § 610.140.6(1). Clearing without it begins by January 1, 2027: § 610.141.10.',
    pages.automatic,
  ),
  {
    ...story(
      'Having cocaine, on the first day of 2027',
      [over('2022-06-01', { ...felony, offense: ['drug_possession'], statute: '579.015' })],
      { c1: { outcome: 'automatic', relief: 'mo-automatic-drugs-felony', on: '2027-01-01' } },
      'From January 1, 2027 at the latest it is cleared without a petition: § 610.141.10.',
      pages.automatic,
    ),
    asOf: '2027-01-01',
  },
  {
    ...story(
      'A pipe, the sentence over in 2026, on the day a year is over',
      [over('2026-02-01', { offense: ['drug_possession'], statute: '579.074' })],
      { c1: { outcome: 'automatic', relief: 'mo-automatic-drugs-misdemeanor', on: '2027-02-01' } },
      'A misdemeanor is cleared a year after the sentence: § 610.141.1(3)(d).',
      pages.automatic,
    ),
    asOf: '2027-02-01',
  },
  {
    ...story(
      'Having drugs beside stealing in one case, in 2027',
      [
        over('2022-06-01', { offense: ['drug_possession'], statute: '579.074' }),
        { ...over('2022-06-01'), id: 'c2' },
      ],
      { c1: misdemeanor, c2: misdemeanor },
      'One other conviction in the case keeps all of it from being cleared without a petition: § 610.141.1(3).',
      pages.automatic,
    ),
    asOf: '2027-02-01',
  },
  {
    ...story(
      'Selling drugs, in 2027',
      [over('2020-06-01', { ...felony, offense: ['drug_sale'], statute: '579.020' })],
      { c1: aFelony },
      'Only having drugs or drug gear is cleared without a petition: § 610.141.1(3).',
      pages.automatic,
    ),
    asOf: '2027-02-01',
  },
  story(
    'Alcohol at 19, and a license suspended for drinking and driving later',
    [
      over('2024-12-20', {
        grade: 'd',
        offense: ['alcohol_minor'],
        ...charged('2024-09-01').convicted('2024-12-01', { over: '2026-10-20' }),
        facts: { laterAlcoholStop: true },
      }),
    ],
    { c1: notYet('2027-10-20') },
    'Another “alcohol-related enforcement contact” closes § 311.326, also without a conviction. § 610.140 stays open after a year.',
    pages.minorAlcohol,
    { born: '2004-10-01' },
  ),
  story(
    'Prostitution at 17',
    [
      over('2026-06-01', {
        grade: 'b',
        offense: ['prostitution'],
        ...charged('2016-06-01').convicted('2016-08-01', { over: '2026-06-01' }),
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'mo-expunge-young-prostitution' } },
    'Whoever was under 18 may ask at any time: § 610.131.1.',
    pages.prostitution,
    { born: '1998-10-01' },
  ),
  story(
    'Felony nonsupport, probation over last year, nothing owed',
    [
      over('2025-11-17', {
        level: 'felony',
        grade: 'e',
        offense: ['other'],
        statute: '568.040',
        facts: { supportSettled: true },
      }),
    ],
    { c1: { outcome: 'eligible', relief: 'mo-expunge-nonsupport', on: '2025-11-17' } },
    'Felony nonsupport has a way of its own, without the 3 years: § 568.040.6(3).',
    pages.nonsupport,
  ),
  story(
    'A juvenile case, now grown up',
    [
      {
        ...stealing,
        court: 'juvenile',
        grade: undefined,
        ...charged('2000-01-05').convicted('2000-06-10', { over: '2001-06-10' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'mo-seal-juvenile' } },
    'After the 18th birthday a judge may seal the file: § 211.321.5.',
    pages.juvenile,
  ),
]);
