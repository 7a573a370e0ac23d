import type { Ungraded } from '../../place/grades.ts';
import {
  calledDismissed,
  calledGuilty,
  charged,
  type Life,
  person,
  type Told as ToldOf,
} from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import { page } from './cites.ts';
import { further } from './sources.ts';

type Told = ToldOf<Ungraded>;

const today = '2026-11-15';

/** A person with nothing else to tell. */
function born(day: string | undefined, ...charges: Told[]): Life<Ungraded> {
  return person<Ungraded>({ ...nothingElse, born: day }).told(
    ...charges.map((charge, index) => ({ id: `c${index + 1}`, caseId: `k${index + 1}`, ...charge })),
  );
}

const nothingOwed = {
  ...overAndPaid,
} as const satisfies Told;

/** Simple possession at 19, special probation of one year. */
const possession: Told = {
  ...nothingOwed,
  level: 'misdemeanor',
  offense: ['drug_possession'],
  statute: '21 U.S.C. § 844',
  ...charged('2019-08-01').deferred('2020-01-15', { over: '2021-01-15' }),
  sentence: ['probation'],
};

const fraud: Told = {
  ...nothingOwed,
  level: 'felony',
  offense: ['fraud'],
  statute: '18 U.S.C. § 1028',
  ...charged('2016-05-01').convicted('2017-02-02', { released: '2018-02-02', over: '2020-02-02' }),
  sentence: ['prison'],
};

const trafficked: Told = { ...fraud, traffickingVictim: true };

const bankRobbery: Told = {
  ...trafficked,
  offense: ['robbery', 'violent'],
  statute: '18 U.S.C. § 2113',
};

const dropped: Told = {
  ...nothingOwed,
  level: 'felony',
  offense: ['fraud'],
  statute: '18 U.S.C. § 1343',
  ...charged('2018-03-01').dismissed('2019-06-10'),
};

const civilPenalty: Told = {
  ...nothingOwed,
  level: 'infraction',
  offense: ['drug_possession'],
  statute: '21 U.S.C. § 844a',
  ...charged('2023-06-01').convicted('2023-11-15'),
  sentence: ['fine'],
};

const oldTheft: Told = {
  ...nothingOwed,
  level: 'misdemeanor',
  offense: ['theft'],
  statute: '18 U.S.C. § 641',
  ...charged('1978-04-01').convicted('1979-02-01', { over: '1979-08-01' }),
  sentence: ['probation'],
};

export const cases = worked<Ungraded>([
  {
    title: 'Possession at 19, special probation completed, case dismissed',
    asOf: today,
    life: born('2000-03-09', possession),
    expect: { c1: { outcome: 'eligible', relief: 'us-first-offender-expungement' } },
    why: 'The court must expunge a first possession case disposed of by special probation if the person was under 21: 18 U.S.C. § 3607(c).',
    source: further.firstOffender,
  },
  {
    title: 'Possession at 20, the last age that counts',
    asOf: today,
    life: born('1999-03-09', possession),
    expect: { c1: { outcome: 'eligible', relief: 'us-first-offender-expungement' } },
    why: '18 U.S.C. § 3607(c) asks that the person was less than twenty-one years old at the time of the offense.',
    source: further.firstOffender,
  },
  {
    title: 'Possession at 21, special probation completed',
    asOf: today,
    life: born('1998-03-09', possession),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'From 21 on the case is dismissed and is no conviction, 18 U.S.C. § 3607(a)-(b), but (c) gives no expungement.',
    source: further.firstOffender,
  },
  {
    title: 'Special probation that ends tomorrow',
    asOf: today,
    life: born('2006-03-09', {
      ...possession,
      ...charged('2025-06-01').deferred('2025-11-16', { until: '2026-11-16' }),
    }),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-16' } },
    why: 'The case is dismissed when the term of probation ends, and only then can it be expunged: 18 U.S.C. § 3607(a), (c).',
    source: further.firstOffenderExplained,
  },
  {
    title: 'Special probation that ended today',
    asOf: today,
    life: born('2006-03-09', {
      ...possession,
      ...charged('2025-06-01').deferred('2025-11-15', { over: '2026-11-15' }),
    }),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'us-first-offender-expungement' } },
    why: 'There is no waiting time after the probation: 18 U.S.C. § 3607(c).',
    source: further.firstOffenderExplained,
  },
  {
    title: 'Special probation that was revoked',
    asOf: today,
    life: born('2000-03-09', { ...possession, probationRevoked: true }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Who violates a condition is dealt with under § 3565 and not dismissed: 18 U.S.C. § 3607(a).',
    source: further.firstOffenderExplained,
  },
  {
    title: 'Possession at 19 with a judgment of conviction',
    asOf: today,
    life: born('2000-03-09', { ...possession, disposition: 'convicted' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Expungement is for a disposition without a judgment only: 18 U.S.C. § 3607(a), (c).',
    source: further.firstOffender,
  },
  {
    title: 'Possession at 18, told as dismissed, but after special probation',
    asOf: today,
    life: born('2001-03-09', {
      ...possession,
      disposition: 'dismissed',
      facts: { specialProbation: true },
    }),
    expect: { c1: { outcome: 'eligible', relief: 'us-first-offender-expungement' } },
    why: 'A case on special probation ends in a dismissal; it is the special probation that counts: 18 U.S.C. § 3607(a), (c).',
    source: further.firstOffenderExplained,
  },
  {
    title: 'Special probation at 20 after a drug conviction at 18',
    asOf: today,
    life: born(
      '1999-01-30',
      {
        ...possession,
        ...charged('2017-03-01').convicted('2017-09-01', { over: '2018-09-01' }),
      },
      possession,
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'The person may not have been convicted under a drug law before the offense: 18 U.S.C. § 3607(a)(1).',
    source: further.firstOffenderExplained,
  },
  {
    title: 'Special probation at 19 and a fraud conviction years later',
    asOf: today,
    life: born('2000-03-09', possession, {
      ...fraud,
      ...charged('2022-05-01').convicted('2023-02-02', { released: '2024-02-02', over: '2026-02-02' }),
    }),
    expect: {
      c1: { outcome: 'eligible', relief: 'us-first-offender-expungement' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'A later conviction does not matter under 18 U.S.C. § 3607(c), and no general law clears the fraud.',
    source: further.firstOffender,
  },
  {
    title: 'Special probation twice, in two cases',
    asOf: today,
    life: born('2000-03-09', possession, {
      ...possession,
      ...charged('2020-08-01').deferred('2021-02-15', { over: '2022-02-15' }),
    }),
    expect: {
      c1: { outcome: 'eligible', relief: 'us-first-offender-expungement' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'The disposition is given once: 18 U.S.C. § 3607(a)(2), and (b) keeps a record to see to it.',
    source: further.firstOffenderExplained,
  },
  {
    title: 'Possession with special probation, age not told',
    asOf: today,
    life: {
      charges: [
        {
          disposition: 'deferred',
          level: 'misdemeanor',
          offense: ['drug_possession'],
          completed: true,
          dispositionDate: '2020',
        },
      ],
    },
    expect: { c1: { outcome: 'needs_review' } },
    why: 'It turns on whether the person was under 21: 18 U.S.C. § 3607(c).',
    source: further.firstOffender,
  },
  {
    title: 'A possession case that is still open',
    asOf: today,
    life: {
      ...born('2007-03-09', {
        ...possession,
        disposition: 'pending',
        dispositionDate: undefined,
        completedDate: undefined,
        completed: false,
        offenseDate: '2026-08-01',
      }),
      pendingCharges: true,
    },
    expect: { c1: { outcome: 'needs_review', relief: 'us-first-offender-probation' } },
    why: 'The judge may use special probation, with the consent of the person: 18 U.S.C. § 3607(a).',
    source: further.firstOffenderExplained,
  },
  {
    title: 'Identity fraud as a direct result of being trafficked',
    asOf: today,
    life: born('1995-05-21', trafficked),
    expect: { c1: { outcome: 'eligible', relief: 'us-trafficking-vacatur' } },
    why: 'A conviction of an offense that is not a violent crime can be vacated, whenever it was: 18 U.S.C. § 3771A(b)(1)(A).',
    source: further.trafficking,
  },
  {
    title: 'The same the day before the trafficking law began',
    asOf: '2026-01-22',
    life: born('1995-05-21', trafficked),
    expect: { c1: { outcome: 'not_yet', on: '2026-01-23' } },
    why: 'Pub. L. 119-73, which added 18 U.S.C. § 3771A, was signed on January 23, 2026.',
    source: further.trafficking,
  },
  {
    title: 'The same on the day the trafficking law began',
    asOf: '2026-01-23',
    life: born('1995-05-21', trafficked),
    expect: { c1: { outcome: 'eligible', on: '2026-01-23', relief: 'us-trafficking-vacatur' } },
    why: '18 U.S.C. § 3771A applies to convictions before, on and after the day it was enacted.',
    source: further.trafficking,
  },
  {
    title: 'Bank robbery by a trafficking victim',
    asOf: today,
    life: born('1995-05-21', bankRobbery),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Only offenses that are not violent crimes can be vacated: 18 U.S.C. § 3771A(a)(5), (b)(1)(A), with § 16(a).',
    source: further.traffickingEnrolled,
  },
  {
    title: 'Kidnapping conviction of a trafficking victim',
    asOf: today,
    life: born('1995-05-21', {
      ...trafficked,
      offense: ['kidnapping'],
      statute: '18 U.S.C. § 1201',
    }),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Whether it is a violent crime turns on its elements: 18 U.S.C. §§ 3771A(a)(5), 16(a).',
    source: further.violence,
  },
  {
    title: 'Robbery charge of a trafficking victim, acquitted',
    asOf: today,
    life: born('1995-05-21', { ...bankRobbery, disposition: 'acquitted' }),
    expect: { c1: { outcome: 'eligible', relief: 'us-trafficking-arrest' } },
    why: 'The arrest for a violent crime can be expunged after an acquittal if no child was the victim: 18 U.S.C. § 3771A(b)(1)(C).',
    source: page.traffickingSummary,
  },
  {
    title: 'Violent charge with a child victim, dismissed, trafficking victim',
    asOf: today,
    life: born('1995-05-21', {
      ...bankRobbery,
      disposition: 'dismissed',
      offense: ['violent', 'child_victim'],
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A violent crime with a child victim is no level B offense: 18 U.S.C. § 3771A(a)(6)(B).',
    source: further.traffickingEnrolled,
  },
  {
    title: 'Wire fraud from 2005, fully served',
    asOf: today,
    life: born('1970-03-09', {
      ...fraud,
      statute: '18 U.S.C. § 1343',
      ...charged('2003-06-01').convicted('2005-03-03', { released: '2007-03-03', over: '2010-03-03' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'No general federal law expunges a lawful conviction: Congressional Research Service, LSB10413.',
    source: page.noGeneralLaw,
  },
  {
    title: 'Fraud charge dismissed, and one in the same case acquitted',
    asOf: today,
    life: born(
      '1984-01-30',
      { ...dropped, caseId: 'k1' },
      { ...dropped, caseId: 'k1', disposition: 'acquitted' },
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'Federal law rarely clears lawful arrests, even those that end in acquittal: Congressional Research Service, LSB10413.',
    source: page.noGeneralLaw,
  },
  {
    title: 'Charge dropped after federal pretrial diversion',
    asOf: today,
    life: born('1984-01-30', { ...dropped, disposition: 'diverted', completedDate: '2020-06-10' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Diversion ends in a dismissal, Justice Manual 9-22, and no federal law clears the arrest.',
    source: further.diversion,
  },
  {
    title: 'Arrested and never charged; a court found the arrest unlawful',
    asOf: today,
    life: born('1984-01-30', { ...dropped, disposition: 'no_charges', facts: { unlawful: true } }),
    expect: { c1: { outcome: 'needs_review', relief: 'us-unlawful-record' } },
    why: 'Courts can expunge what rests on an unlawful arrest, but differ on their power: Congressional Research Service, LSB10413.',
    source: page.noGeneralLaw,
  },
  {
    title: 'Federal juvenile case for theft',
    asOf: today,
    life: born('2004-03-09', {
      ...oldTheft,
      court: 'juvenile',
      ...charged('2020-04-01').convicted('2020-10-01', { over: '2021-10-01' }),
    }),
    expect: { c1: { outcome: 'automatic', relief: 'us-juvenile' } },
    why: 'Juvenile records are safeguarded from disclosure during and after the case: 18 U.S.C. § 5038(a).',
    source: further.juvenile,
  },
  {
    title: 'Juvenile case that was moved to adult court',
    asOf: today,
    life: born('2004-03-09', {
      ...oldTheft,
      court: 'juvenile',
      ...charged('2020-04-01').convicted('2020-10-01', { over: '2021-10-01' }),
      facts: { movedToAdultCourt: true },
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: '18 U.S.C. § 5038(a) speaks of juvenile delinquency proceedings only.',
    source: further.juvenile,
  },
  {
    title: 'Marijuana possession conviction from 2015 in a national park',
    asOf: today,
    life: born('1991-03-09', {
      ...possession,
      offense: ['drug_possession', 'marijuana'],
      ...charged('2015-07-04').convicted('2015-09-01', { over: '2016-03-01' }),
    }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'Proclamations 10467 and 10688 pardon it, and a pardon does not expunge the conviction.',
    source: page.marijuana,
  },
  {
    title: 'Fraud conviction that the President pardoned',
    asOf: today,
    life: born('1976-05-21', { ...fraud, disposition: 'pardoned', pardonedDate: '2025-01-17' }),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A pardoned person is not entitled to expungement: United States v. Noonan, 906 F.2d 952 (3d Cir. 1990).',
    source: page.pardonEffect,
  },
  {
    title: 'Theft conviction of a 22-year-old in 1979',
    asOf: today,
    life: born('1956-03-09', oldTheft),
    expect: { c1: { outcome: 'needs_review', relief: 'us-youth-corrections' } },
    why: 'It may have been set aside under 18 U.S.C. § 5021 (repealed 1984), and courts differ on clearing it.',
    source: page.youthAct,
  },
  {
    title: 'Theft conviction of a 30-year-old in 1979',
    asOf: today,
    life: born('1948-01-03', oldTheft),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The Youth Corrections Act, 18 U.S.C. § 5021 (repealed 1984), was for people under 26.',
    source: page.youthAct,
  },
  {
    title: 'Civil drug penalty one day short of three years',
    asOf: '2026-11-14',
    life: born('1993-03-09', civilPenalty),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-15' } },
    why: 'The records are expunged on request after three years from the final order: 28 C.F.R. § 76.41(a).',
    source: further.civilPenalty,
  },
  {
    title: 'Civil drug penalty after three years',
    asOf: today,
    life: born('1993-03-09', civilPenalty),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'us-civil-penalty' } },
    why: 'The records are expunged on request after three years from the final order: 28 C.F.R. § 76.41(a).',
    source: further.civilPenalty,
  },
  {
    title: 'Civil drug penalty not paid',
    asOf: today,
    life: born('1993-03-09', { ...civilPenalty, finesPaid: false }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'The penalty must have been paid: 28 C.F.R. § 76.41(a)(2).',
    source: further.civilPenalty,
  },
  {
    title: 'A charge of which nothing is told',
    asOf: today,
    life: { charges: [{}] },
    expect: { c1: { outcome: 'needs_review' } },
    why: 'How the case ended decides first, under 18 U.S.C. § 3607 as under § 3771A.',
    source: page.noGeneralLaw,
  },
  {
    title: 'Marijuana possession at 18, special probation completed',
    asOf: today,
    life: born('2001-03-09', { ...possession, offense: ['marijuana'], statute: undefined }),
    expect: { c1: { outcome: 'eligible', relief: 'us-first-offender-expungement' } },
    why: 'Marijuana possession is simple possession under 21 U.S.C. § 844, and 18 U.S.C. § 3607(c) reaches it.',
    source: further.firstOffender,
  },
  {
    title: 'Possession at 18, told as dismissed, and then as probation without a conviction',
    asOf: today,
    life: born('2001-03-09', { ...possession, ...calledDismissed }),
    expect: { c1: { outcome: 'eligible', relief: 'us-first-offender-expungement' } },
    why: 'The dismissal came after special probation, and it is that which counts: 18 U.S.C. § 3607(a), (c).',
    source: further.firstOffenderExplained,
  },
  {
    title: 'Possession at 18, told as pleading guilty, on probation without a conviction',
    asOf: today,
    life: born('2001-03-09', { ...possession, ...calledGuilty }),
    expect: { c1: { outcome: 'eligible', relief: 'us-first-offender-expungement' } },
    why: 'Special probation is given without a judgment of conviction: 18 U.S.C. § 3607(a), (c).',
    source: further.firstOffenderExplained,
  },
]);
