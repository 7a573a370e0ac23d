import { calledDismissed, calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { page } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-15';

/** Somebody with nothing open and nothing elsewhere. */
const settled = person<Grade>({ ...nothingElse, born: '1976-04-12' });

/** Sentence over and paid, probation never revoked. */
function convicted(on: string, described: Told): Told {
  return {
    ...overAndPaid,
    ...charged(on).convicted(on, { over: on }),
    sentence: ['fine'],
    ...described,
  };
}

function ended(disposition: Told['disposition'], on: string, described: Told): Told {
  return {
    court: 'adult',
    disposition,
    offenseDate: on,
    dispositionDate: on,
    traffickingVictim: false,
    ...described,
  };
}

const theft2: Told = { level: 'misdemeanor', grade: 'a', offense: ['theft'], statute: 'ORS 164.045' };
const theft1: Told = { level: 'felony', grade: 'c', offense: ['theft'], statute: '164.055' };
const aggravatedTheft: Told = { level: 'felony', grade: 'b', offense: ['theft'], statute: '164.057' };
const disorderly: Told = {
  level: 'misdemeanor',
  grade: 'b',
  offense: ['public_order'],
  statute: '166.025',
};
const ticket: Told = { level: 'infraction', offense: ['traffic'], statute: '811.111' };
const underAge: Told = { level: 'infraction', offense: ['alcohol_minor'], statute: '471.430' };
const duii: Told = { level: 'misdemeanor', grade: 'a', offense: ['dui'], statute: '813.010' };
const youth: Told = { court: 'juvenile' };

const waits =
  'ORS 137.225(1)(b) counts the years of the class from the conviction or the release, whichever is later.';
const lookBack =
  'ORS 137.225(7)(b) looks back as many years as the class of the charge to be cleared has to wait.';

export const cases = worked<Grade>([
  {
    title: 'A Class A misdemeanor the day before its three years are over',
    asOf,
    life: settled.told(convicted('2023-11-16', theft2)),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-16', relief: 'or-set-aside-misdemeanor' } },
    why: waits,
    source: page.setAside,
  },
  {
    title: 'A Class A misdemeanor on the day its three years are over',
    asOf,
    life: settled.told(convicted('2023-11-15', theft2)),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'or-set-aside-misdemeanor' } },
    why: waits,
    source: page.setAside,
  },
  {
    title: 'A Class B misdemeanor after one year and a day',
    asOf,
    life: settled.told(convicted('2025-11-14', disorderly)),
    expect: { c1: { outcome: 'eligible', on: '2026-11-14', relief: 'or-set-aside-misdemeanor' } },
    why: waits,
    source: page.setAside,
  },
  {
    title: 'A Class C felony on the day its five years are over',
    asOf,
    life: settled.told(convicted('2021-11-15', theft1)),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'or-set-aside-felony' } },
    why: waits,
    source: page.setAside,
  },
  {
    title: 'A Class C felony the day before its five years are over',
    asOf,
    life: settled.told(convicted('2021-11-16', theft1)),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    why: waits,
    source: page.setAside,
  },
  {
    title: 'A Class C felony whose clock runs from the release from prison',
    asOf,
    life: settled.told(
      convicted('2018-03-01', {
        ...theft1,
        sentence: ['prison'],
        releasedDate: '2022-05-20',
        completedDate: '2024-05-20',
      }),
    ),
    expect: { c1: { outcome: 'not_yet', on: '2027-05-20' } },
    why: waits,
    source: page.setAside,
  },
  {
    title: 'A Class B felony against property after seven years',
    asOf,
    life: settled.told(convicted('2019-11-15', aggravatedTheft)),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'or-set-aside-felony' } },
    why: 'ORS 137.225(1)(b)(A): seven years for a Class B felony that is not against a person.',
    source: page.setAside,
  },
  {
    title: 'Robbery in the second degree, a Class B felony against a person',
    asOf,
    life: settled.told(
      convicted('2005-04-01', { level: 'felony', grade: 'b', offense: ['robbery'], statute: '164.405' }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'ORS 137.225(5) leaves Class B person felonies out, as OAR 213-003-0001(14) lists them.',
    source: page.cannotClear,
  },
  {
    title: 'A Class B robbery that was told as theft, with its section as lawyers cite it',
    asOf,
    life: settled.told(
      convicted('2005-04-01', {
        level: 'felony',
        grade: 'b',
        offense: ['theft'],
        statute: 'Or. Rev. Stat. § 164.405',
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'ORS 137.225(5) leaves Class B person felonies out, as OAR 213-003-0001(14) lists them.',
    source: page.cannotClear,
  },
  {
    title: 'A Class B robbery that was told as theft, with its section as “OR 164.405”',
    asOf,
    life: settled.told(
      convicted('2005-04-01', {
        level: 'felony',
        grade: 'b',
        offense: ['theft'],
        statute: 'OR 164.405',
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'ORS 137.225(5) leaves Class B person felonies out, as OAR 213-003-0001(14) lists them.',
    source: page.cannotClear,
  },
  {
    title: 'Robbery in the third degree, a Class C felony',
    asOf,
    life: settled.told(
      convicted('2005-04-01', { level: 'felony', grade: 'c', offense: ['robbery'], statute: '164.395' }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2010-04-01', relief: 'or-set-aside-felony' } },
    why: 'ORS 137.225(5) leaves person felonies out among Class B only; a Class C felony waits five years.',
    source: page.cannotClear,
  },
  {
    title: 'A Class A felony conviction, and another that was dismissed',
    asOf,
    life: settled.told(
      convicted('1995-02-01', { level: 'felony', grade: 'a', offense: ['assault'], statute: '163.185' }),
      ended('dismissed', '2020-02-01', {
        level: 'felony',
        grade: 'a',
        offense: ['burglary'],
        statute: '164.225',
      }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', on: '2020-02-01', relief: 'or-set-aside-dismissal' },
    },
    why: 'ORS 137.225(1)(b) and (5) name no Class A felony; a dismissed charge of any class falls under (1)(d).',
    source: page.cannotClear,
  },
  {
    title: 'An old felony and one recent violation, which does not count',
    asOf,
    life: settled.told(convicted('2015-06-01', theft1), convicted('2025-03-01', underAge)),
    expect: {
      c1: { outcome: 'eligible', on: '2020-06-01', relief: 'or-set-aside-felony' },
      c2: { outcome: 'eligible', on: '2026-03-01', relief: 'or-set-aside-violation' },
    },
    why: 'ORS 137.225(7)(b): a single violation is not a conviction for the look-back.',
    source: page.recordSponge,
  },
  {
    title: 'An old felony and two recent violations, of which the older counts',
    asOf,
    life: settled.told(
      convicted('2015-06-01', theft1),
      convicted('2025-03-01', underAge),
      convicted('2024-01-10', underAge),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2029-01-10' },
      c2: { outcome: 'eligible', on: '2026-03-01', relief: 'or-set-aside-violation' },
      c3: { outcome: 'eligible', on: '2025-01-10', relief: 'or-set-aside-violation' },
    },
    why: 'ORS 137.225(7)(b): only a single violation is passed over; the second newest still holds the felony back.',
    source: page.recordSponge,
  },
  {
    title: 'Drunk driving counts against an older theft and stays itself',
    asOf,
    life: settled.told(convicted('2018-01-05', theft2), convicted('2024-08-01', duii)),
    expect: { c1: { outcome: 'not_yet', on: '2027-08-01' }, c2: { outcome: 'not_eligible' } },
    why: 'ORS 137.225(7)(a) leaves traffic offenses out; (7)(b) passes over traffic violations only, not crimes.',
    source: page.recordSponge,
  },
  {
    title: 'A speeding ticket does not hold an older theft back',
    asOf,
    life: settled.told(convicted('2018-01-05', theft2), convicted('2026-08-01', ticket)),
    expect: {
      c1: { outcome: 'eligible', on: '2021-01-05', relief: 'or-set-aside-misdemeanor' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'ORS 137.225(7)(b) passes over motor vehicle violations; (7)(a) leaves them on the record.',
    source: page.senateBill397,
  },
  {
    title: 'Two counts of one day: each looks back by its own class',
    asOf,
    life: settled.told(
      convicted('2022-02-01', { ...theft1, caseId: 'k1' }),
      convicted('2022-02-01', { ...theft2, caseId: 'k1' }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2027-02-01' },
      c2: { outcome: 'eligible', on: '2025-02-01', relief: 'or-set-aside-misdemeanor' },
    },
    why: lookBack,
    source: page.jansen,
  },
  {
    title: 'Probation was revoked three years ago to the day',
    asOf,
    life: settled.told(
      convicted('2017-01-10', {
        ...theft2,
        sentence: ['probation'],
        probationRevoked: true,
        revokedDate: '2023-11-15',
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'or-set-aside-misdemeanor' } },
    why: 'ORS 137.225(1)(e): no motion for three years after probation was revoked.',
    source: page.revoked,
  },
  {
    title: 'Probation was revoked less than three years ago',
    asOf,
    life: settled.told(
      convicted('2017-01-10', {
        ...theft2,
        sentence: ['probation'],
        probationRevoked: true,
        revokedDate: '2024-02-01',
      }),
    ),
    expect: { c1: { outcome: 'not_yet', on: '2027-02-01' } },
    why: 'ORS 137.225(1)(e): no motion for three years after probation was revoked.',
    source: page.revoked,
  },
  {
    title: 'Restitution is still owed on an old felony',
    asOf,
    life: settled.told(convicted('2007-05-01', { ...aggravatedTheft, restitutionPaid: false })),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'ORS 137.225(1)(a): the sentence is not performed while restitution is owed, State v. Grant (2025).',
    source: page.grant,
  },
  {
    title: 'Fines are owed on a conviction from 2020',
    asOf,
    life: settled.told(convicted('2020-05-01', { ...theft2, finesPaid: false })),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'ORS 137.225(1)(a): fines are part of the sentence.',
    source: page.setAside,
  },
  {
    title: 'Fines are owed on a conviction from 2012',
    asOf,
    life: settled.told(convicted('2012-05-01', { ...theft2, finesPaid: false })),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'ORS 137.225(1)(a): fines of this case stand in the way, however old it is, until they are paid or waived.',
    source: page.session349,
  },
  {
    title: 'A case is open, so even an old conviction waits',
    asOf,
    life: settled.but({ pendingCharges: true }).told(convicted('2015-05-01', theft2)),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'The motion under ORS 137.225 declares that no charge is open.',
    source: page.form,
  },
  {
    title: 'A case is open, and an old charge was dismissed',
    asOf,
    life: settled.but({ pendingCharges: true }).told(ended('dismissed', '2019-03-01', theft2)),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'ORS 137.225(8)(c): nor is it for somebody who is charged with a crime while the motion is before the court.',
    source: page.wholeCode,
  },
  {
    title: 'No case is open, and an old charge was dismissed',
    asOf,
    life: settled.told(ended('dismissed', '2019-03-01', theft2)),
    expect: { c1: { outcome: 'eligible', on: '2019-03-01', relief: 'or-set-aside-dismissal' } },
    why: 'ORS 137.225(1)(d): at any time after the dismissal.',
    source: page.courtForm,
  },
  {
    title: 'Drunk driving that ended with diversion',
    asOf,
    life: settled.told(
      ended('diverted', '2019-03-01', { ...duii, completed: true, completedDate: '2020-03-01' }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'ORS 137.225(8)(a) leaves out DUII charges dismissed after diversion.',
    source: page.form,
  },
  {
    title: 'Drunk driving of which a jury found the person not guilty',
    asOf,
    life: settled.told(ended('acquitted', '2019-03-01', duii)),
    expect: { c1: { outcome: 'eligible', on: '2019-03-01', relief: 'or-set-aside-dismissal' } },
    why: 'ORS 137.225(1)(d) covers acquittals; (8)(a) leaves out diversion only.',
    source: page.form,
  },
  {
    title: 'Drunk driving that the prosecutor dropped',
    asOf,
    life: settled.told(ended('dismissed', '2019-03-01', { ...duii, dismissal: 'declined' })),
    expect: { c1: { outcome: 'eligible', on: '2019-03-01', relief: 'or-set-aside-dismissal' } },
    why: 'ORS 137.225(8)(a) leaves out diversion only, and that ends with a dismissal by the court.',
    source: page.form,
  },
  {
    title: 'Drunk driving that was dismissed, we do not know how',
    asOf,
    life: settled.told(ended('dismissed', '2019-03-01', duii)),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'ORS 137.225(8)(a) turns on whether diversion was the reason.',
    source: page.form,
  },
  {
    title: 'An arrest without charges, 60 days later and 26 days later',
    asOf,
    life: settled.told(
      ended('no_charges', '2026-09-16', { level: 'misdemeanor', offense: ['assault'] }),
      ended('no_charges', '2026-10-20', { level: 'misdemeanor', offense: ['assault'] }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-15', relief: 'or-set-aside-arrest' },
      c2: { outcome: 'not_yet', on: '2026-12-19' },
    },
    why: 'ORS 137.225(1)(c): 60 days after the prosecutor decides not to go on.',
    source: page.setAside,
  },
  {
    title: 'A dismissed ticket and a dismissed reckless driving charge',
    asOf,
    life: settled.told(
      ended('dismissed', '2021-06-01', ticket),
      ended('dismissed', '2021-06-01', {
        level: 'misdemeanor',
        grade: 'a',
        offense: ['traffic'],
        statute: '811.140',
      }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', on: '2021-06-01', relief: 'or-set-aside-dismissal' },
    },
    why: 'ORS 137.225(1)(d) reaches dismissed traffic crimes; (8)(b) leaves out traffic violations.',
    source: page.recordSponge,
  },
  {
    title: 'A dismissed count beside a conviction that stays',
    asOf,
    life: settled.told(
      convicted('2024-05-01', { ...duii, caseId: 'k1' }),
      ended('dismissed', '2024-05-01', { ...disorderly, caseId: 'k1' }),
      ended('dismissed', '2024-05-01', {
        ...duii,
        statute: '811.140',
        caseId: 'k1',
        dismissal: 'plea_to_other',
      }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'needs_review', relief: 'or-set-aside-dismissal' },
      c3: { outcome: 'needs_review' },
    },
    why: 'ORS 137.225(1)(d) takes each charge by itself; RecordSponge lets a charge that was traded follow its conviction. Whether it was traded has to be asked.',
    source: page.recordSponge,
  },
  {
    title: 'A count that the prosecutor gave up beside a conviction that stays',
    asOf,
    life: settled.told(
      convicted('2024-05-01', { ...duii, caseId: 'k1' }),
      ended('dismissed', '2024-05-01', { ...disorderly, caseId: 'k1', dismissal: 'declined' }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', relief: 'or-set-aside-dismissal' },
    },
    why: 'ORS 137.225(1)(d) takes each charge by itself; this one was not traded.',
    source: page.recordSponge,
  },
  {
    title: 'Crossing the street against a city ordinance, and a city’s drug-free zone',
    asOf,
    life: settled.told(
      convicted('2015-03-01', { level: 'infraction', offense: ['traffic'], statute: '1634020' }),
      convicted('2018-03-01', {
        level: 'misdemeanor',
        grade: 'ungraded',
        offense: ['drug_possession'],
        statute: '14B20060',
      }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', on: '2021-03-01', relief: 'or-set-aside-misdemeanor' },
    },
    why: 'ORS 137.225(7)(a) leaves out state and city traffic offenses; a city’s crimes are misdemeanors like others.',
    source: page.recordSponge,
  },
  {
    title: 'Assault in the third degree done with a car is no traffic offense',
    asOf,
    life: settled.told(
      convicted('2015-05-01', {
        level: 'felony',
        grade: 'c',
        offense: ['assault', 'traffic'],
        statute: '163.165',
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2020-05-01', relief: 'or-set-aside-felony' } },
    why: 'State v. Pohle (2022): ORS 137.225(7)(a) does not reach assault by car.',
    source: page.setAside,
  },
  {
    title: 'Criminal mistreatment of someone 65 or older',
    asOf,
    life: settled.told(
      convicted('2012-03-01', {
        level: 'misdemeanor',
        grade: 'a',
        offense: ['elder_victim'],
        statute: '163.200',
        facts: { victim65: true },
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'ORS 137.225(6) leaves it out where the victim was 65 or older.',
    source: page.recordSponge,
  },
  {
    title: 'Felony public indecency, told without a duty to register',
    asOf,
    life: settled.told(
      convicted('2010-01-01', { level: 'felony', grade: 'c', offense: ['sexual'], statute: '163.466' }),
    ),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Public indecency is a sex crime after an earlier one: ORS 163A.005(5), 137.225(6). A felony came after one.',
    source: page.sexCrimes,
  },
  {
    title: 'Rape in the first degree, and sexual abuse in the third degree without a duty to register',
    asOf,
    life: settled.told(
      convicted('2001-01-01', {
        level: 'felony',
        grade: 'a',
        offense: ['sexual', 'violent'],
        statute: '163.375',
      }),
      convicted('2010-01-01', { level: 'misdemeanor', grade: 'a', offense: ['sexual'], statute: '163.415' }),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'ORS 137.225(6) leaves sex crimes out, save a narrow rule for young people who were close in age. At 33 nobody was less than 5 years older than a person under 18.',
    source: page.youngSexCrimes,
  },
  {
    title: 'Sexual abuse in the third degree at 22, without a duty to register',
    asOf,
    life: settled.told(
      convicted('1999-04-11', { level: 'misdemeanor', grade: 'a', offense: ['sexual'], statute: '163.415' }),
    ),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The narrow rule of ORS 137.225(6) may fit: less than 5 years older, and age the only reason it was a crime.',
    source: page.youngSexCrimes,
  },
  {
    title: 'Sexual abuse in the third degree at 23, without a duty to register',
    asOf,
    life: settled.told(
      convicted('1999-04-12', { level: 'misdemeanor', grade: 'a', offense: ['sexual'], statute: '163.415' }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Less than 5 years older than a person under 18 means younger than 23. ORS 137.225(6), 163A.140.',
    source: page.youngSexCrimes,
  },
  {
    title: 'Contempt over support, and contempt for breaking a restraining order',
    asOf,
    life: settled.told(
      convicted('2025-06-01', { offense: ['contempt'], statute: '33.065' }),
      convicted('2024-06-01', { offense: ['contempt', 'protection_order'], statute: '33.065' }),
      convicted('2021-06-01', { offense: ['contempt', 'protection_order'] }),
      convicted('2015-01-10', theft2),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-06-01', relief: 'or-set-aside-contempt' },
      c2: { outcome: 'not_yet', on: '2029-06-01' },
      c3: { outcome: 'not_yet', on: '2029-06-01' },
      c4: { outcome: 'not_yet', on: '2027-06-01' },
    },
    why: 'ORS 137.225(1)(b)(B), (D) and (7)(a)(B), since 2026: contempt about abuse waits five years and counts against others.',
    source: page.session349,
  },
  {
    title: 'Contempt for breaking a restraining order, five years ago to the day',
    asOf,
    life: settled.told(
      convicted('2021-11-15', { offense: ['contempt', 'protection_order'], statute: '33.065' }),
      convicted('2025-10-01', { offense: ['contempt'], statute: '33.065' }),
      convicted('2015-01-10', theft2),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-15', relief: 'or-set-aside-contempt' },
      c2: { outcome: 'eligible', on: '2026-10-01', relief: 'or-set-aside-contempt' },
      c3: { outcome: 'eligible', on: '2024-11-15', relief: 'or-set-aside-misdemeanor' },
    },
    why: 'ORS 137.225(1)(b)(B): five years. Contempt that is not about abuse is no conviction, State v. Coughlin (2013).',
    source: page.session349,
  },
  {
    title: 'Contempt for breaking a restraining order is charged now',
    asOf,
    life: settled.told(
      convicted('2015-01-10', theft2),
      ended('pending', '2026-09-01', { offense: ['contempt', 'protection_order'] }),
    ),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'ORS 137.225(7)(a)(C): such a charge stands in the way like a crime while the motion is before the court.',
    source: page.session349,
  },
  {
    title: 'A misdemeanor for having drugs in 2025 does not hold an older theft back, theft does',
    asOf,
    life: settled.told(
      convicted('2018-01-05', theft2),
      convicted('2025-08-01', {
        level: 'misdemeanor',
        grade: 'ungraded',
        offense: ['drug_possession'],
        statute: '475.894',
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2021-01-05', relief: 'or-set-aside-misdemeanor' } },
    why: 'ORS 137.225(7)(a)(B): having drugs as a drug enforcement misdemeanor is no other offense for the look-back.',
    source: page.session349,
  },
  {
    title: 'Delivery of marijuana, a Class B felony of 2008',
    asOf,
    life: settled.told(
      convicted('2008-04-01', {
        level: 'felony',
        grade: 'b',
        offense: ['marijuana', 'drug_sale'],
        statute: '475.860',
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2013-04-01', relief: 'or-marijuana-by-class-today' } },
    why: 'ORS 137.226(2): judged by the class it has had since April 21, 2017.',
    source: page.marijuana,
  },
  {
    title: 'Growing marijuana near a school, long ago',
    asOf,
    life: settled.told(
      convicted('2012-04-01', { level: 'felony', grade: 'a', offense: ['marijuana'], statute: '475.858' }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2019-04-01', relief: 'or-marijuana-by-class-today' } },
    why: 'ORS 137.226(2), 475C.349: growing is at worst a Class B felony today, 7 years.',
    source: page.growingNearSchool,
  },
  {
    title: 'Growing marijuana near a school in 2012, with a theft six years ago',
    asOf,
    life: settled.told(
      convicted('2012-04-01', {
        level: 'felony',
        grade: 'b',
        offense: ['marijuana'],
        statute: '475.858',
        facts: { mjLegalToday: false },
      }),
      convicted('2020-10-01', theft2),
    ),
    expect: {
      c1: { outcome: 'needs_review' },
      c2: { outcome: 'eligible', on: '2023-10-01', relief: 'or-set-aside-misdemeanor' },
    },
    why: 'ORS 137.226(2), 475C.349(3): the look-back is 1 to 7 years, by the class the same growing has today.',
    source: page.growingToday,
  },
  {
    title: 'Marijuana crimes against a person, and a purchase of sex with a minor, as Class B felonies',
    asOf,
    life: settled.told(
      convicted('2018-03-01', {
        level: 'felony',
        grade: 'b',
        offense: ['marijuana', 'other'],
        statute: '475B.367',
      }),
      convicted('2018-03-01', {
        level: 'felony',
        grade: 'b',
        offense: ['marijuana', 'other'],
        statute: '475B.349(3)(c)',
      }),
      convicted('2005-03-01', { level: 'felony', grade: 'b', offense: ['sexual'], statute: '163.413' }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'needs_review' },
      c3: { outcome: 'not_eligible' },
    },
    why: 'ORS 137.225(5)(a), OAR 213-003-0001(14): making somebody ingest marijuana is a felony against a person, and making marijuana is one only in crime category 8.',
    source: page.wholeCode,
  },
  {
    title: 'Three graver marijuana crimes as Class A felonies, from before April 21, 2017',
    asOf,
    life: settled.told(
      convicted('2017-03-01', {
        level: 'felony',
        grade: 'a',
        offense: ['arson', 'marijuana'],
        statute: '475B.359',
      }),
      convicted('2017-03-01', {
        level: 'felony',
        grade: 'a',
        offense: ['assault', 'marijuana'],
        statute: '475B.367',
      }),
      convicted('2017-03-01', {
        level: 'felony',
        grade: 'a',
        offense: ['drug_sale', 'marijuana', 'child_victim'],
        statute: '475B.371',
      }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'not_eligible' },
      c3: { outcome: 'not_eligible' },
    },
    why: 'ORS 137.226(2) takes the class the act has since April 21, 2017. That is Class A still, and ORS 137.225(1)(b) has no wait for Class A.',
    source: page.recordSponge,
  },
  {
    title: 'Crimes about sex that the law does not name as sex crimes, and what else may be one',
    asOf,
    life: settled.told(
      convicted('2010-03-01', { level: 'felony', grade: 'c', offense: ['sexual'], statute: '163.452' }),
      convicted('2010-03-01', {
        level: 'misdemeanor',
        grade: 'a',
        offense: ['sexual'],
        statute: '163.454',
        registrable: false,
      }),
      convicted('2010-03-01', {
        level: 'felony',
        grade: 'c',
        offense: ['kidnapping', 'child_victim'],
        statute: '161.405(2)(c)',
      }),
      convicted('2010-03-01', {
        level: 'felony',
        grade: 'c',
        offense: ['burglary', 'sexual'],
        statute: '164.215',
      }),
      convicted('2010-03-01', { level: 'felony', grade: 'c', offense: ['burglary'], statute: '164.215' }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2015-03-01', relief: 'or-set-aside-felony' },
      c2: { outcome: 'eligible', on: '2013-03-01', relief: 'or-set-aside-misdemeanor' },
      c3: { outcome: 'needs_review' },
      c4: { outcome: 'needs_review' },
      c5: { outcome: 'eligible', on: '2015-03-01', relief: 'or-set-aside-felony' },
    },
    why: 'ORS 137.225(6)(f), 163A.005(5): custodial sexual misconduct is not in the list. Kidnapping a child is, and burglary to commit such a crime.',
    source: page.wholeCode,
  },
  {
    title: 'Online sexual corruption of a child at 19 and at 29, and sexual misconduct at 17',
    asOf,
    life: settled.but({ born: '1990-04-12' }).told(
      convicted('2010-03-01', {
        level: 'felony',
        grade: 'c',
        offense: ['sexual'],
        statute: '163.432',
      }),
      convicted('2020-03-01', {
        level: 'felony',
        grade: 'c',
        offense: ['sexual'],
        statute: '163.432',
      }),
      convicted('2007-06-01', {
        level: 'misdemeanor',
        grade: 'c',
        offense: ['sexual'],
        statute: '163.445',
      }),
    ),
    expect: {
      c1: { outcome: 'needs_review' },
      c2: { outcome: 'not_eligible' },
      c3: { outcome: 'eligible', relief: 'or-set-aside-misdemeanor' },
    },
    why: 'ORS 163A.005(5)(q) asks that the child was believed to be more than five years younger, and ORS 163.431 that it was believed to be under 16. (n) asks that the offender was at least 18.',
    source: page.registration,
  },
  {
    title: 'Attempts at trafficking in persons, for sex, for work, and for one of both',
    asOf,
    life: settled.told(
      convicted('2010-03-01', {
        level: 'felony',
        grade: 'c',
        offense: ['other'],
        statute: '161.405(2)(c) 163.266(1)(c)',
      }),
      convicted('2010-03-01', {
        level: 'felony',
        grade: 'c',
        offense: ['other'],
        statute: '161.405(2)(c) 163.266(1)(a)',
      }),
      convicted('2010-03-01', {
        level: 'felony',
        grade: 'c',
        offense: ['other'],
        statute: '161.405(2)(c) 163.266',
      }),
    ),
    expect: {
      c1: { outcome: 'not_eligible' },
      c2: { outcome: 'eligible', on: '2015-03-01', relief: 'or-set-aside-felony' },
      c3: { outcome: 'needs_review' },
    },
    why: 'ORS 163A.005(5)(u) and (z) name trafficking under ORS 163.266(1)(b) and (c), and any attempt at it.',
    source: page.registration,
  },
  {
    title: 'Using a minor in a marijuana crime, a Class A misdemeanor of 2010',
    asOf,
    life: settled.told(
      convicted('2010-06-01', {
        level: 'misdemeanor',
        grade: 'a',
        offense: ['drug_sale', 'marijuana', 'child_victim'],
        statute: '167.262',
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2013-06-01', relief: 'or-set-aside-misdemeanor' } },
    why: 'ORS 137.225(5)(b) covers any misdemeanor, and (6) does not leave this one out. ORS 167.262(2)(b) has it as Class A.',
    source: page.wholeCode,
  },
  {
    title: 'A section near the old marijuana sections, with and without marijuana named',
    asOf,
    life: settled.told(
      convicted('2010-04-01', { level: 'felony', grade: 'a', offense: ['drug_sale'], statute: '475.862' }),
      convicted('2010-04-01', {
        level: 'felony',
        grade: 'a',
        offense: ['marijuana', 'drug_sale'],
        statute: '475.862',
      }),
    ),
    expect: {
      c1: { outcome: 'needs_review' },
      c2: { outcome: 'eligible', on: '2015-04-01', relief: 'or-marijuana-by-class-today' },
    },
    why: 'We could not open ORS 475.862. ORS 137.226(2) reaches it if it was about marijuana.',
    source: page.marijuana,
  },
  {
    title: 'Racketeering',
    asOf,
    life: settled.told(
      convicted('2005-04-01', { level: 'felony', grade: 'a', offense: ['fraud'], statute: '166.720' }),
    ),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'ORS 166.720(5)(a) makes it a Class A felony; a lawyer says that it may be set aside all the same.',
    source: page.racketeering,
  },
  {
    title: 'Murder in the first degree',
    asOf,
    life: settled.told(
      convicted('2020-04-01', {
        level: 'felony',
        grade: 'ungraded',
        offense: ['homicide'],
        statute: '163.107',
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'ORS 161.535(2): murder under ORS 163.107 has no class, so it is no Class B or C felony.',
    source: page.felonyClasses,
  },
  {
    title: 'A marijuana violation of 2016 beside a felony of 2025',
    asOf,
    life: settled.told(
      convicted('2016-04-01', { level: 'infraction', offense: ['marijuana', 'drug_possession'] }),
      convicted('2025-12-01', theft1),
    ),
    expect: { c1: { outcome: 'not_yet', on: '2026-12-01', relief: 'or-set-aside-violation' } },
    why: 'ORS 475C.397(7)(b)(B) is only for what was done before July 1, 2015. The general way looks back a year.',
    source: page.smallMarijuana,
  },
  {
    title: 'A marijuana violation of 2013 with a fine still owed',
    asOf,
    life: settled.told(
      convicted('2013-04-01', {
        level: 'infraction',
        offense: ['marijuana', 'drug_possession'],
        finesPaid: false,
      }),
    ),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'ORS 475C.397(7)(b)(C) asks for a finished sentence. What is owed to a city or justice court ended in 2025: Oregon Laws 2025, ch. 395.',
    source: page.smallMarijuana,
  },
  {
    title: 'A marijuana violation of 2013 beside a felony of 2025',
    asOf,
    life: settled.told(
      convicted('2013-04-01', { level: 'infraction', offense: ['marijuana', 'drug_possession'] }),
      convicted('2025-04-01', theft1),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2013-04-01', relief: 'or-marijuana-small' },
      c2: { outcome: 'not_yet', on: '2030-04-01' },
    },
    why: 'ORS 475C.397(2): an ounce or less can be set aside at any time, whatever else is on the record.',
    source: page.smallMarijuana,
  },
  {
    title: 'A marijuana conviction at 19, with nothing else',
    asOf,
    life: settled.but({ born: '2006-03-09' }).told(
      convicted('2025-10-01', {
        level: 'misdemeanor',
        grade: 'a',
        offense: ['marijuana', 'drug_sale'],
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2026-10-01', relief: 'or-marijuana-under-21' } },
    why: 'ORS 137.226(1): one year where the person was under 21 and has no other conviction.',
    source: page.marijuana,
  },
  {
    title: 'Drug possession since September 2024, probation already over',
    asOf,
    life: settled.told(
      convicted('2025-03-01', {
        level: 'misdemeanor',
        grade: 'ungraded',
        offense: ['drug_possession'],
        statute: '475.894',
        sentence: ['probation'],
        completedDate: '2026-09-01',
      }),
    ),
    expect: { c1: { outcome: 'automatic', on: '2026-09-01', relief: 'or-drug-misdemeanor-sealing' } },
    why: 'ORS 137.224(3)(b): the court seals it within 90 days after it hears that probation was finished.',
    source: page.wholeCode,
  },
  {
    title: 'Drug possession of October 2024 with two grams, a Class A misdemeanor',
    asOf,
    life: settled.told(
      convicted('2025-03-01', {
        level: 'misdemeanor',
        grade: 'a',
        offense: ['drug_possession'],
        statute: '475.894',
        sentence: ['probation'],
        completedDate: '2026-09-01',
      }),
    ),
    expect: { c1: { outcome: 'not_yet', on: '2028-03-01', relief: 'or-set-aside-misdemeanor' } },
    why: 'ORS 475.894(2)(b): from two grams on it is no drug enforcement misdemeanor, so ORS 137.224 is not for it.',
    source: page.wholeCode,
  },
  {
    title: 'Newer drug possession: after jail for breaking probation, and beside another conviction',
    asOf,
    life: settled.told(
      convicted('2024-10-01', {
        level: 'misdemeanor',
        grade: 'ungraded',
        offense: ['drug_possession'],
        statute: '475.894',
        sentence: ['probation'],
        probationRevoked: true,
        revokedDate: '2025-06-01',
        completedDate: '2025-08-01',
      }),
      convicted('2024-11-01', {
        level: 'misdemeanor',
        grade: 'ungraded',
        offense: ['drug_possession'],
        statute: '475.884',
        caseId: 'k1',
        sentence: ['probation'],
        completedDate: '2026-03-01',
      }),
      convicted('2024-11-01', { ...theft2, caseId: 'k1' }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2027-10-01', relief: 'or-drug-misdemeanor-sealing' },
      c2: { outcome: 'needs_review' },
      c3: { outcome: 'not_yet', on: '2027-11-01' },
    },
    why: 'ORS 137.224(4)(a): three years after the conviction. (7)(a): not before all else in the case was set aside.',
    source: page.wholeCode,
  },
  {
    title:
      'Newer drug possession without a conviction: an agreement that was kept, and a charge that was dropped',
    asOf,
    life: settled.told(
      ended('deferred', '2025-01-10', {
        level: 'misdemeanor',
        grade: 'ungraded',
        offense: ['drug_possession'],
        statute: '475.894',
        completed: true,
        completedDate: '2026-01-10',
      }),
      ended('dismissed', '2025-02-10', {
        level: 'misdemeanor',
        grade: 'ungraded',
        offense: ['drug_possession'],
        statute: '475.894',
        dismissal: 'declined',
      }),
    ),
    expect: {
      c1: { outcome: 'automatic', on: '2026-01-10', relief: 'or-drug-charge-sealing' },
      c2: { outcome: 'eligible', on: '2025-02-10', relief: 'or-set-aside-dismissal' },
    },
    why: 'ORS 137.224(3)(a), (4)(c): within 90 days after the dismissal under ORS 475.897, else after three years. ORS 137.225(1)(d) needs no wait.',
    source: page.wholeCode,
  },
  {
    title: 'Prostitution by a victim of trafficking, 21 days after the judgment',
    asOf,
    life: settled.told(
      convicted('2026-10-25', {
        level: 'misdemeanor',
        grade: 'a',
        offense: ['prostitution'],
        statute: '167.007',
        traffickingVictim: true,
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'or-trafficking-vacatur' } },
    why: 'ORS 137.221: a motion from 21 days after the judgment on.',
    source: page.trafficking,
  },
  {
    title: 'Pardoned in 2022',
    asOf,
    life: settled.told({
      ...convicted('2005-10-25', theft1),
      disposition: 'pardoned',
      pardonedDate: '2022-11-21',
    }),
    expect: { c1: { outcome: 'automatic', on: '2022-11-21', relief: 'or-pardon-sealing' } },
    why: 'SB 388 (2019): the court seals the record of a pardon at once.',
    source: page.pardonSeal,
  },
  {
    title: 'Pardoned in 2015 and in 2010',
    asOf,
    life: settled.told(
      { ...convicted('2005-10-25', theft1), disposition: 'pardoned', pardonedDate: '2015-03-01' },
      { ...convicted('2001-10-25', theft1), disposition: 'pardoned', pardonedDate: '2010-03-01' },
    ),
    expect: {
      c1: { outcome: 'automatic', relief: 'or-pardon-sealing' },
      c2: { outcome: 'eligible', relief: 'or-pardon-sealing-on-request' },
    },
    why: 'SB 388 (2019) had the governor look through five years of pardons; ORS 144.655 lets older ones be sealed on request.',
    source: page.oldPardon,
  },
  {
    title: 'Guilty except for insanity, five years to the day after the review board let go',
    asOf,
    life: settled.told({
      ...convicted('2015-02-01', theft1),
      disposition: 'not_responsible',
      completedDate: '2021-11-15',
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'or-set-aside-insanity' } },
    why: 'ORS 137.223(2): the years run from the judgment or the end of the board’s control, whichever is later.',
    source: page.insanity,
  },
  {
    title: 'Guilty except for insanity, five years after the review board let go',
    asOf,
    life: settled.told({
      ...convicted('2015-02-01', theft1),
      disposition: 'not_responsible',
      completedDate: '2022-01-10',
    }),
    expect: { c1: { outcome: 'not_yet', on: '2027-01-10', relief: 'or-set-aside-insanity' } },
    why: 'ORS 137.223(2): the years run from the judgment or the end of the board’s control, whichever is later.',
    source: page.insanity,
  },
  {
    title: 'A youth charge that was dropped, at the age of 20',
    asOf,
    life: settled.but({ born: '2006-03-09' }).told(ended('dismissed', '2023-03-01', { ...youth, ...theft2 })),
    expect: { c1: { outcome: 'automatic', relief: 'or-youth-no-finding-automatic' } },
    why: 'ORS 419A.261(2): the juvenile department applies within 90 days after the 18th birthday.',
    source: page.youth,
  },
  {
    title: 'A youth charge that was dropped, at the age of 40',
    asOf,
    life: settled.but({ born: '1986-03-09' }).told(ended('dismissed', '2003-03-01', { ...youth, ...theft2 })),
    expect: { c1: { outcome: 'eligible', relief: 'or-youth-no-finding' } },
    why: 'ORS 419A.261(2): who was 18 on January 2, 2022 asks the juvenile department.',
    source: page.youth,
  },
  {
    title: 'A youth finding for a misdemeanor, at the age of 19',
    asOf,
    life: settled
      .but({ born: '2007-01-30' })
      .told(convicted('2023-03-01', { ...theft2, ...youth, completedDate: '2024-03-01' })),
    expect: { c1: { outcome: 'automatic', relief: 'or-youth-misdemeanor-automatic' } },
    why: 'ORS 419A.261(3) since SB 519 (2023): small findings are cleared for those who turn 18 after January 1, 2024.',
    source: page.benton,
  },
  {
    title: 'Youth findings for a theft and an assault, now 22',
    asOf,
    life: settled.but({ born: '2004-03-09' }).told(
      convicted('2022-03-01', { ...theft2, ...youth, completedDate: '2024-06-01' }),
      convicted('2021-03-01', {
        level: 'misdemeanor',
        grade: 'a',
        offense: ['assault'],
        statute: '163.160',
        ...youth,
        completedDate: '2023-06-01',
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'or-youth-misdemeanor' },
      c2: { outcome: 'needs_review' },
    },
    why: 'ORS 419A.261(3)(a)(C): who was 18 on January 1, 2024 asks. (3)(c)(C): not for a misdemeanor involving violence, which waits four years; a judge may say yes sooner.',
    source: page.wholeCode,
  },
  {
    title: 'A youth finding for marijuana, with nothing else',
    asOf,
    life: settled.but({ born: '1996-05-21' }).told(
      convicted('2013-03-01', {
        ...youth,
        level: 'misdemeanor',
        grade: 'a',
        offense: ['marijuana', 'drug_possession'],
        completedDate: '2014-03-01',
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2015-03-01', relief: 'or-youth-marijuana' } },
    why: 'ORS 419A.265: a year after the case ended, where the marijuana finding is the only one.',
    source: page.youthMarijuana,
  },
  {
    title: 'A youth finding for a felony, four years after the case ended, and for marijuana',
    asOf,
    life: settled.but({ born: '1995-03-09' }).told(
      convicted('2012-03-01', { ...theft1, ...youth, completedDate: '2013-03-01' }),
      convicted('2013-03-01', {
        ...youth,
        level: 'misdemeanor',
        grade: 'a',
        offense: ['marijuana', 'drug_possession'],
        completedDate: '2014-03-01',
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2017-03-01', relief: 'or-youth-petition' },
      c2: { outcome: 'eligible', on: '2018-03-01', relief: 'or-youth-petition' },
    },
    why: 'ORS 419A.262: four years after the case ended, since SB 519 (2023), with no serious conviction since.',
    source: page.benton,
  },
  {
    title: 'A felony of 2015 of which the class is not known',
    asOf,
    life: settled.told(convicted('2015-05-01', { level: 'felony', offense: ['theft'] })),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'ORS 137.225(1)(b) has no way for Class A, so the class decides.',
    source: page.setAside,
  },
  {
    title: 'A misdemeanor of 2015 of which the class is not known: every class is old enough',
    asOf,
    life: settled.told(convicted('2015-05-01', { level: 'misdemeanor', offense: ['theft'] })),
    expect: { c1: { outcome: 'eligible', on: '2018-05-01', relief: 'or-set-aside-misdemeanor' } },
    why: 'ORS 137.225(1)(b)(C), (D): three years at the most.',
    source: page.setAside,
  },
  {
    title: 'A theft of which only the outcome is known',
    asOf,
    life: { charges: [{ disposition: 'convicted', offense: ['theft'] }] },
    expect: { c1: { outcome: 'needs_review' } },
    why: 'ORS 137.225(1)(b) turns on the class and the dates.',
    source: page.setAside,
  },
  {
    title: 'A sex crime of the lower kind, under a duty to register',
    asOf,
    life: settled.but({ mustRegister: true }).told(
      convicted('2012-05-01', {
        level: 'misdemeanor',
        grade: 'a',
        offense: ['sexual'],
        statute: '163.415',
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'ORS 137.225(6) asks for relief from reporting first, ORS 163A.140.',
    source: page.reporting,
  },
  {
    title: 'A theft told as dismissed, after a conditional discharge',
    asOf,
    life: settled.told(
      ended('deferred', '2019-03-01', {
        ...theft2,
        completed: true,
        completedDate: '2020-03-01',
        ...calledDismissed,
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2020-03-01', relief: 'or-set-aside-dismissal' } },
    why: 'ORS 137.225(1)(d): at any time after the dismissal, which comes when the conditions are met.',
    source: page.courtForm,
  },
  {
    title: 'A theft told as pleading “no contest”, with a conditional discharge',
    asOf,
    life: settled.told(
      ended('deferred', '2019-03-01', {
        ...theft2,
        completed: true,
        completedDate: '2020-03-01',
        ...calledGuilty,
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2020-03-01', relief: 'or-set-aside-dismissal' } },
    why: 'ORS 137.225(1)(d): no conviction was entered, so the rule for dismissed charges applies.',
    source: page.courtForm,
  },
]);
