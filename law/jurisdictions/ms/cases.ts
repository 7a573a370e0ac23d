import { calledDismissed, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const pages = {
  main: 'https://law.justia.com/codes/mississippi/2019/title-99/chapter-19/in-general/section-99-19-71/',
  newLaw: 'https://billstatus.ls.state.ms.us/documents/2026/html/HB/1500-1599/HB1546SG.htm',
  code: 'https://github.com/saint1415/us-statutes',
  youth: 'https://github.com/UniCourt/cic-code-ms',
  violent: 'https://codes.findlaw.com/ms/title-97-crimes/ms-code-sect-97-3-2.html',
  program: 'https://statutes.laws.com/mississippi/title-99/15/99-15-123/',
  nonadjudicated:
    'https://www.nationalreentryresourcecenter.org/cleanslate/states/mississippi/policies/ms-d-1',
  trafficking: 'https://billstatus.ls.state.ms.us/documents/2026/html/SB/2300-2399/SB2336IN.htm',
  district: 'https://hindsda.com/smart-justice/expungements/',
};

const settled = person<Grade>({ ...nothingElse, born: '1980-03-14' });

/** A shoplifting in a city court, every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  offense: ['theft'],
  statute: 'Miss. Code Ann. § 97-23-93',
  sentence: ['fine'],
  facts: { lowerCourt: true },
};
const felony: Told = {
  ...theft,
  level: 'felony',
  statute: 'Miss. Code Ann. § 97-17-41',
  sentence: ['prison'],
  facts: {},
};
const dropped: Told = { id: 'c1', level: 'misdemeanor', offense: ['theft'], court: 'adult' };
const dui: Told = {
  ...theft,
  offense: ['dui'],
  statute: 'Miss. Code Ann. § 63-11-30',
  facts: { refusedTest: false, highAlcohol: false, commercialLicense: false },
};

function story(
  title: string,
  charges: Told[],
  expect: Record<string, Expected>,
  why: string,
  source: string,
  about: Person = {},
  day = asOf,
): Story<Grade> {
  return { title, asOf: day, life: settled.but(about).told(...charges), expect, why, source };
}

/** A felony in a case of its own, whose sentence was over on a day. */
const convictedOf = (id: string, over: string, more: Told = {}): Told => ({
  ...felony,
  id,
  caseId: `case-${id}`,
  ...charged('2009-02-01').convicted('2009-06-01', { over, released: over }),
  ...more,
});

export const cases = worked<Grade>([
  story(
    'Exploitation of a child, told by the section that punishes it',
    [
      {
        ...felony,
        offense: ['child_victim'],
        statute: 'Miss. Code Ann. § 97-5-35',
        ...charged('2004-02-02').convicted('2004-06-01', { over: '2010-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    '§ 97-5-35 punishes what § 97-5-33 forbids, a crime of violence by § 97-3-2(1)(r).',
    pages.code,
  ),
  story(
    'A charge dismissed last month',
    [{ ...dropped, ...charged('2026-03-01').dismissed('2026-10-12') }],
    { c1: { outcome: 'eligible', on: '2026-10-12', relief: 'ms-no-conviction' } },
    'A dismissed case has to be expunged, without a wait: § 99-19-71(4).',
    pages.district,
  ),
  story(
    'A first petit larceny, told by its section alone',
    [
      {
        id: 'c1',
        level: 'misdemeanor',
        statute: '97-17-43',
        completed: true,
        finesPaid: true,
        restitutionPaid: true,
        sentence: ['fine'],
        ...charged('2026-03-01').convicted('2026-06-12', { over: '2026-06-12' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ms-first-misdemeanor' } },
    'The title on crimes holds no traffic violation: § 99-19-71(1).',
    pages.district,
  ),
  story(
    'Found not guilty of a felony',
    [{ ...dropped, level: 'felony', ...charged('2024-03-01').acquitted('2025-10-12') }],
    { c1: { outcome: 'eligible', on: '2025-10-12', relief: 'ms-no-conviction' } },
    'Found not guilty at trial: § 99-19-71(4).',
    pages.district,
  ),
  story(
    'Arrested and never charged',
    [{ ...dropped, ...charged('2023-11-18').notProsecuted('2023-11-18') }],
    { c1: { outcome: 'eligible', relief: 'ms-no-conviction' } },
    'There was no disposition of the case: § 99-19-71(4).',
    pages.district,
  ),
  story(
    'Arrested for a misdemeanor three months ago, and not charged',
    [{ ...dropped, ...charged('2026-08-18').notProsecuted('2026-08-18') }],
    { c1: { outcome: 'eligible', on: '2026-08-18', relief: 'ms-no-conviction' } },
    'There was no disposition of the case, and the law names no time: § 99-19-71(4).',
    pages.district,
  ),
  story(
    'Arrested for a misdemeanor a year ago today, and not charged',
    [{ ...dropped, ...charged('2025-11-17').notProsecuted('2025-11-17') }],
    { c1: { outcome: 'eligible', relief: 'ms-no-conviction' } },
    'Twelve months without a charge are over, so both laws fit: §§ 99-15-59, 99-19-71(4).',
    pages.district,
  ),
  story(
    'A traffic misdemeanor, in a justice court',
    [
      {
        ...theft,
        offense: ['traffic'],
        statute: 'Miss. Code Ann. § 63-3-1201',
        ...charged('2015-12-01').convicted('2016-03-01', { over: '2016-09-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2018-03-01', relief: 'ms-misdemeanor-two-years' } },
    'These courts may expunge any or all of their misdemeanors; the driving record stays: § 9-11-15(3).',
    pages.code,
  ),
  story(
    'The case is still open',
    [{ ...dropped, ...charged('2026-08-01').pending }],
    { c1: { outcome: 'not_yet', on: null } },
    'How it ends decides: § 99-19-71(4).',
    pages.main,
    { pendingCharges: true },
  ),
  story(
    'Pretrial intervention, finished',
    [
      {
        ...dropped,
        level: 'felony',
        ...charged('2024-01-10').diverted('2024-04-01', { over: '2026-04-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-04-01', relief: 'ms-program' } },
    'After pretrial intervention the court shall expunge it: § 99-15-123(3).',
    pages.program,
  ),
  story(
    'Nonadjudicated, finished and dismissed',
    [
      {
        ...felony,
        offense: ['drug_possession'],
        statute: 'Miss. Code Ann. § 41-29-139(c)',
        sentence: ['probation'],
        ...charged('2022-02-01').dismissed('2022-06-01'),
        completedDate: '2025-06-01',
        completed: true,
        ...calledDismissed,
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-06-01', relief: 'ms-nonadjudicated' } },
    'A case dismissed after the judge’s conditions is expunged on petition: § 99-15-26(5).',
    pages.nonadjudicated,
  ),
  story(
    'A first misdemeanor, three months ago',
    [{ ...theft, ...charged('2026-06-01').convicted('2026-08-17', { over: '2026-08-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-08-17', relief: 'ms-first-misdemeanor' } },
    'A first offender has no wait: § 99-19-71(1).',
    pages.main,
  ),
  story(
    'Two misdemeanors in the city court: two years since the last tomorrow',
    [
      { ...theft, caseId: 'k1', ...charged('2018-06-01').convicted('2018-11-17', { over: '2018-11-17' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2024-09-01').convicted('2024-11-18', { over: '2024-11-18' }),
      },
    ],
    {
      c1: { outcome: 'needs_review', relief: 'ms-first-misdemeanor' },
      c2: { outcome: 'not_yet', on: '2026-11-18', relief: 'ms-misdemeanor-two-years' },
    },
    'Two years since the last conviction in any court: § 21-23-7(6). Whether the first one is still a first offense is open.',
    pages.code,
  ),
  story(
    'Two misdemeanors in the city court: two years today',
    [
      { ...theft, caseId: 'k1', ...charged('2018-06-01').convicted('2018-11-17', { over: '2018-11-17' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2024-09-01').convicted('2024-11-17', { over: '2024-11-17' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ms-misdemeanor-two-years' },
      c2: { outcome: 'eligible', on: '2026-11-17', relief: 'ms-misdemeanor-two-years' },
    },
    'Two years since the last conviction in any court, for any or all misdemeanors: § 21-23-7(6).',
    pages.code,
  ),
  story(
    'A second misdemeanor, in a circuit court',
    [
      { ...theft, caseId: 'k1', ...charged('2008-06-01').convicted('2008-11-17', { over: '2008-11-17' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        facts: { lowerCourt: false },
        ...charged('2014-09-01').convicted('2014-11-17', { over: '2014-11-17' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2016-11-17', relief: 'ms-misdemeanor-two-years' },
      c2: { outcome: 'not_eligible' },
    },
    'Only justice and municipal courts have the rule of two years: §§ 9-11-15(3), 21-23-7(6).',
    pages.code,
  ),
  story(
    'A traffic misdemeanor, in a county court',
    [
      {
        ...theft,
        offense: ['traffic'],
        statute: undefined,
        facts: { lowerCourt: false },
        ...charged('2014-09-01').convicted('2014-11-17', { over: '2014-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A traffic violation is left out: § 99-19-71(1).',
    pages.main,
  ),
  story(
    'A first DUI: five years since the sentence ended tomorrow',
    [{ ...dui, ...charged('2021-06-01').convicted('2021-08-18', { over: '2021-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ms-first-dui' } },
    'A first DUI waits five years: § 63-11-30(13).',
    pages.code,
  ),
  story(
    'A first DUI: five years today',
    [{ ...dui, ...charged('2021-06-01').convicted('2021-08-17', { over: '2021-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ms-first-dui' } },
    'A first DUI waits five years: § 63-11-30(13).',
    pages.code,
  ),
  story(
    'A first DUI, and the fine is not paid',
    [
      {
        ...dui,
        finesPaid: false,
        ...charged('2011-06-01').convicted('2011-08-17', { over: '2011-11-17' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null, relief: 'ms-first-dui' } },
    'The fine is a term of the sentence, and all of them must be met: § 63-11-30(13)(a)(i).',
    pages.code,
  ),
  story(
    'A DUI that was the second, told by its paragraph',
    [
      {
        ...dui,
        statute: 'Miss. Code Ann. § 63-11-30(2)(b)',
        ...charged('2011-06-01').convicted('2011-08-17', { over: '2011-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'ms-first-dui' } },
    '§ 63-11-30(2)(b) is on the second DUI within five years. Only a first can be expunged: § 63-11-30(13)(a).',
    pages.code,
  ),
  story(
    'A first DUI, and the test was refused',
    [
      {
        ...dui,
        facts: { refusedTest: true },
        ...charged('2011-06-01').convicted('2011-08-17', { over: '2011-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'ms-first-dui' } },
    'Who refused the test cannot have it expunged: § 63-11-30(13)(a)(ii).',
    pages.code,
  ),
  story(
    'Beer at 19: one year since the sentence ended today',
    [
      {
        ...theft,
        offense: ['alcohol_minor'],
        statute: 'Miss. Code Ann. § 67-3-70',
        caseId: 'k1',
        ...charged('2025-06-01').convicted('2025-09-01', { over: '2025-11-17' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2024-01-10').convicted('2024-03-01', { over: '2024-03-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ms-minor-alcohol' },
      c2: { outcome: 'needs_review', relief: 'ms-first-misdemeanor' },
    },
    'Alcohol under age can go one year after the sentence: § 67-3-70(6).',
    pages.code,
    { born: '2005-08-14' },
  ),
  story(
    'One felony: three years since the sentence ended tomorrow',
    [
      {
        ...felony,
        ...charged('2020-02-01').convicted('2020-06-01', { over: '2023-11-18', released: '2021-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ms-felony' } },
    'Three years since the whole sentence, since July 2026: § 99-19-71(2)(a), HB 1546.',
    pages.newLaw,
  ),
  story(
    'One felony: three years today',
    [
      {
        ...felony,
        ...charged('2020-02-01').convicted('2020-06-01', { over: '2023-11-17', released: '2021-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'ms-felony' } },
    'Three years since the whole sentence, since July 2026: § 99-19-71(2)(a), HB 1546.',
    pages.newLaw,
  ),
  story(
    'One felony, four years over, on the last day of the old law',
    [
      {
        ...felony,
        ...charged('2019-02-01').convicted('2019-06-01', { over: '2022-05-17', released: '2021-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-07-01', relief: 'ms-felony' } },
    'Until June 2026 it was five years, and from July on three: HB 1546.',
    pages.newLaw,
    {},
    '2026-06-30',
  ),
  story(
    'One felony, fines unpaid',
    [
      {
        ...felony,
        finesPaid: false,
        ...charged('2010-02-01').convicted('2010-06-01', { over: '2013-11-17', released: '2011-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null, relief: 'ms-felony' } },
    'All criminal fines and costs have to be paid: § 99-19-71(2)(a).',
    pages.main,
  ),
  story(
    'Two felonies of two cases: one may be chosen',
    [
      convictedOf('c1', '2012-06-01'),
      convictedOf('c2', '2016-06-01', {
        offense: ['drug_possession'],
        statute: 'Miss. Code Ann. § 41-29-139(c)',
        ...charged('2013-02-01').convicted('2013-06-01', { over: '2016-06-01', released: '2015-06-01' }),
      }),
    ],
    {
      c1: { outcome: 'eligible', relief: 'ms-felony', pick: 1 },
      c2: { outcome: 'eligible', relief: 'ms-felony', pick: 1 },
    },
    'One felony expunction in a life: § 99-19-71(2).',
    pages.main,
  ),
  story(
    'A felony, after another was expunged',
    [convictedOf('c1', '2012-06-01')],
    { c1: { outcome: 'not_eligible', relief: 'ms-felony' } },
    'One felony expunction in a life: § 99-19-71(2).',
    pages.main,
    { reliefReceived: 1, reliefs: [{ level: 'felony', date: '2020-01-01' }] },
  ),
  story(
    'Armed robbery, long ago',
    [
      convictedOf('c1', '2012-06-01', {
        offense: ['robbery', 'violent'],
        statute: 'Miss. Code Ann. § 97-3-79',
        facts: { foundViolent: false },
      }),
    ],
    { c1: { outcome: 'not_eligible', relief: 'ms-felony' } },
    'Robbery is a crime of violence: § 97-3-2(1)(j).',
    pages.violent,
  ),
  story(
    'Embezzlement, long ago',
    [
      convictedOf('c1', '2012-06-01', {
        offense: ['fraud'],
        statute: 'Miss. Code Ann. § 97-23-19',
      }),
    ],
    { c1: { outcome: 'not_eligible', relief: 'ms-felony' } },
    'Embezzlement is left out: § 99-19-71(2)(a)(x).',
    pages.main,
  ),
  story(
    'A felony for drugs, with drug court finished last month',
    [
      {
        ...felony,
        offense: ['drug_possession'],
        statute: 'Miss. Code Ann. § 41-29-139(c)',
        sentence: ['probation'],
        facts: { interventionCourt: true },
        ...charged('2023-02-01').convicted('2023-06-01', { over: '2026-10-17' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-10-17', relief: 'ms-intervention-court' } },
    'Finishing the intervention court results in expunction: § 9-23-23.',
    pages.code,
  ),
  story(
    'A felony theft ten years ago, with restitution that is still owed',
    [
      {
        ...theft,
        level: 'felony',
        statute: 'Miss. Code Ann. § 97-17-41',
        sentence: ['probation'],
        restitutionPaid: false,
        ...charged('2013-02-01').convicted('2013-06-01', { over: '2016-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null, relief: 'ms-felony' } },
    'The years run from the successful completion of all terms and conditions of the sentence: § 99-19-71(2)(a).',
    pages.newLaw,
  ),
  story(
    'Prostitution last year, because somebody trafficked her, after an old conviction',
    [
      { ...theft, caseId: 'k1', ...charged('2025-06-01').convicted('2025-11-17', { over: '2025-11-17' }) },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        offense: ['prostitution'],
        statute: 'Miss. Code Ann. § 97-29-49',
        traffickingVictim: true,
        ...charged('2025-12-01').convicted('2026-01-17', { over: '2026-01-17' }),
      },
    ],
    {
      c1: { outcome: 'needs_review', relief: 'ms-first-misdemeanor' },
      c2: { outcome: 'eligible', relief: 'ms-trafficking' },
    },
    'A court may take back a conviction of a trafficking victim: § 97-3-54.6.',
    pages.trafficking,
  ),
  story(
    'A youth court case for prostitution of a trafficked girl',
    [
      {
        ...theft,
        court: 'juvenile',
        offense: ['prostitution'],
        statute: 'Miss. Code Ann. § 97-29-49',
        facts: {},
        traffickingVictim: true,
        ...charged('2025-05-01').convicted('2025-09-01', { over: '2026-03-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2026-07-01', relief: 'ms-trafficking' } },
    'Since July 2026 it takes in adjudications of delinquency: § 97-3-54.6(6), HB 1546 of 2026.',
    pages.trafficking,
    { born: '2009-03-14' },
  ),
  story(
    'Filming somebody in private, a felony that is not a crime of violence',
    [
      {
        ...felony,
        offense: ['sexual'],
        statute: 'Miss. Code Ann. § 97-29-63',
        ...charged('2010-02-01').convicted('2010-06-01', { over: '2015-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'ms-felony' } },
    'It is on the registry list (§ 45-33-23(h)(xv)), and sex offenses are kept from expunction: § 45-33-55.',
    pages.code,
  ),
  story(
    'The same felony, nonadjudicated',
    [
      {
        ...felony,
        offense: ['sexual'],
        statute: 'Miss. Code Ann. § 97-29-63',
        ...charged('2015-02-01').deferred('2015-06-01', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'ms-nonadjudicated' } },
    'A plea counts as a conviction for a sex offense though adjudication was withheld: §§ 45-33-23(a), 45-33-55.',
    pages.code,
  ),
  story(
    'Indecent exposure in a city court, a misdemeanor that is not on the registry list',
    [
      {
        ...theft,
        offense: ['sexual'],
        statute: 'Miss. Code Ann. § 97-29-31',
        ...charged('2015-02-01').convicted('2015-06-01', { over: '2015-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ms-first-misdemeanor' } },
    'Only what § 45-33-23(h) names is kept from expunction, and § 97-29-31 is not named.',
    pages.code,
  ),
  story(
    'An obscene or a harassing call: the paper does not say which',
    [
      {
        ...theft,
        offense: ['other'],
        statute: 'Miss. Code Ann. § 97-29-45',
        ...charged('2015-02-01').convicted('2015-06-01', { over: '2015-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'ms-first-misdemeanor' } },
    'Of § 97-29-45 only paragraph (1)(a) is on the registry list: § 45-33-23(h)(xvi).',
    pages.code,
  ),
  story(
    'Statutory rape at 18: a judge may find that it was no crime of violence',
    [
      {
        ...felony,
        offense: ['sexual'],
        statute: 'Miss. Code Ann. § 97-3-65(1)(a)',
        ...charged('1998-06-01').convicted('1998-09-01', { over: '2003-09-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'ms-felony' } },
    'It calls for no registering at 18 or younger, § 45-33-23(h)(ii), and the judge may rebut the violence, § 97-3-2(1)(q).',
    pages.code,
  ),
  story(
    'Statutory rape at 20',
    [
      {
        ...felony,
        offense: ['sexual'],
        statute: 'Miss. Code Ann. § 97-3-65(1)(a)',
        ...charged('2000-06-01').convicted('2000-09-01', { over: '2005-09-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'ms-felony' } },
    'At 20 it calls for registering, and such offenses are kept from expunction: § 45-33-55.',
    pages.code,
  ),
  story(
    'A first DUI with a child in the car',
    [
      {
        ...dui,
        offense: ['dui', 'child_victim'],
        statute: 'Miss. Code Ann. § 63-11-30(12)',
        ...charged('2011-06-01').convicted('2011-08-17', { over: '2011-11-17' }),
      },
    ],
    { c1: { outcome: 'not_eligible', relief: 'ms-first-dui' } },
    'Expunction is for convictions under subsections (2) and (3), not (12): § 63-11-30(13)(a).',
    pages.code,
  ),
  story(
    'Beer at 19: one year since the sentence ended tomorrow',
    [
      {
        ...theft,
        offense: ['alcohol_minor'],
        statute: 'Miss. Code Ann. § 67-3-70',
        caseId: 'k1',
        facts: { lowerCourt: false },
        ...charged('2025-06-01').convicted('2025-09-01', { over: '2025-11-18' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2024-01-10').convicted('2024-03-01', { over: '2024-03-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: '2026-11-18', relief: 'ms-minor-alcohol' } },
    'Not sooner than one year after the sentence: § 67-3-70(6).',
    pages.code,
    { born: '2006-03-14' },
  ),
  story(
    'Buying beer for a friend who was 19, after a theft',
    [
      {
        ...theft,
        offense: ['alcohol_minor'],
        statute: 'Miss. Code Ann. § 67-3-70(3)',
        caseId: 'k1',
        facts: { lowerCourt: false },
        ...charged('2020-06-01').convicted('2020-09-01', { over: '2020-11-18' }),
      },
      {
        ...theft,
        id: 'c2',
        caseId: 'k2',
        ...charged('2014-01-10').convicted('2014-03-01', { over: '2014-03-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Giving drinks to others is subsection (3), and § 67-3-70(6) is for (1) and (2) alone.',
    pages.code,
  ),
  story(
    'A youth court case, and the person is 25',
    [
      {
        ...theft,
        court: 'juvenile',
        facts: {},
        ...charged('2016-05-01').convicted('2016-09-01', { over: '2017-09-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'ms-youth-court' } },
    'The youth court may seal it from the age of 20: § 43-21-263(1)(a).',
    pages.youth,
    { born: '2001-03-14' },
  ),
]);
