import { calledDismissed, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-17';

const pages = {
  arrests: 'https://instalawyer.io/laws/indiana-code/35-38-9-1-expunging-arrest-records',
  misdemeanors: 'https://law.justia.com/codes/indiana/2022/title-35/article-38/chapter-9/section-35-38-9-2/',
  minor: 'https://instalawyer.io/laws/indiana-code/35-38-9-3-expunging-minor-class-d',
  felonies: 'https://legalclarity.org/how-to-expunge-a-felony-in-indiana',
  serious: 'https://lisamanninglaw.com/blog/blog-post-two-cte54',
  sectionFive:
    'https://getpocketlaw.com/law/state_indiana/section-35-38-9-5-expunging-certain-serious-felony-convictions-consent-of-prosecutor-required_3cfb21ad4e57',
  procedure:
    'https://www.legalfix.com/statutes/state-codes/indiana/title-35/article-38/chapter-9/section-35-38-9-9',
  act: 'https://app.legiplex.com/in/legislature/2025/2025-r/bills/sb0281/draft-2263158?id=2263158',
  infractions:
    'https://legalfix.com/statutes/state-codes/indiana/title-34/article-28/chapter-5/section-34-28-5-15',
  trafficking:
    'https://wienekelaw.com/blog/first-appellate-decision-applying-indianas-vacatur-statute?format=amp',
  pardoned: 'https://cetient.com/opinion/2234713/state-v-bergman',
  registry: 'https://instalawyer.io/laws/indiana-code/11-8-8-5-sex-or-violent-offender',
  trafficked:
    'https://cdn.slideserve.com/Lucy/sex-and-violent-offender-registration-and-the-registry-in-indiana',
  juvenile: 'https://cetient.com/case/4090762/ta-v-state-of-indiana',
  crash:
    'https://print.casetext.com/statute/indiana-code/title-9-motor-vehicles/article-30-general-penalty-provisions/chapter-5-operating-a-vehicle-while-intoxicated/section-9-30-5-5-penalties-death-or-catastrophic-injury-death-of-a-law-enforcement-animal',
  neglect: 'https://cardellalawoffice.com/neglect-of-a-dependent',
  fleeing: 'https://cardellalawoffice.com/services-and-areas-of-practice/resisting-law-enforcement/',
  batteries: 'https://www.chjrlaw.com/blog/2023/05/understanding-felony-battery-in-indiana/',
};

const settled = person<Grade>({ ...nothingElse, born: '1985-03-14' });

/** Every question of a Class A misdemeanor theft answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  sentence: ['probation'],
};
const level6: Told = { ...theft, level: 'felony', grade: '6' };
const level5: Told = { ...theft, level: 'felony', grade: '5', offense: ['burglary'], injury: 'none' };
const battery: Told = { ...level6, offense: ['assault'], statute: 'IC 35-42-2-1' };
const infraction: Told = { ...theft, level: 'infraction', grade: 'ungraded', offense: ['traffic'] };

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

export const cases = worked<Grade>([
  story(
    'Theft: five years since the conviction tomorrow',
    [{ ...theft, ...charged('2021-06-01').convicted('2021-11-18', { over: '2022-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'A misdemeanor may be expunged 5 years after the conviction: § 35-38-9-2(c).',
    pages.misdemeanors,
  ),
  story(
    'Theft: five years since the conviction today',
    [{ ...theft, ...charged('2021-06-01').convicted('2021-11-17', { over: '2022-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'in-misdemeanor' } },
    'The 5 years run from the conviction, not from the end of the sentence: § 35-38-9-2(c).',
    pages.misdemeanors,
  ),
  story(
    'Felony theft of 2008, and its class is not known',
    [
      {
        ...level6,
        grade: undefined,
        ...charged('2008-01-05').convicted('2008-06-10', { over: '2010-06-10' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'in-felony' } },
    '8 years after the conviction and 3 after the sentence are enough for every class: §§ 35-38-9-3(c), 35-38-9-4(c).',
    pages.felonies,
  ),
  story(
    'Drunk driving as a misdemeanor in 2015',
    [
      {
        ...theft,
        offense: ['dui'],
        statute: 'IC 9-30-5-2',
        ...charged('2015-02-01').convicted('2015-06-01', { over: '2016-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2020-06-01', relief: 'in-misdemeanor' } },
    'The law does not leave out drunk driving.',
    pages.misdemeanors,
  ),
  story(
    'Theft in 2012, with a fine still to pay',
    [
      {
        ...theft,
        finesPaid: false,
        ...charged('2012-02-01').convicted('2012-06-01', { over: '2013-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'All fines, fees, costs and restitution must be paid: § 35-38-9-2(e)(3).',
    pages.misdemeanors,
  ),
  story(
    'Theft in 2012, and a case open now',
    [{ ...theft, ...charged('2012-02-01').convicted('2012-06-01', { over: '2013-06-01' }) }],
    { c1: { outcome: 'not_yet', on: null } },
    'No charges may be pending: § 35-38-9-2(e)(2).',
    pages.misdemeanors,
    { pendingCharges: true },
  ),
  story(
    'Two thefts: the newer one holds back the older',
    [
      { ...theft, ...charged('2012-02-01').convicted('2012-06-01', { over: '2013-06-01' }) },
      { ...theft, id: 'c2', ...charged('2023-01-05').convicted('2023-03-01', { over: '2024-03-01' }) },
    ],
    { c1: { outcome: 'not_yet', on: '2028-03-01' }, c2: { outcome: 'not_yet', on: '2028-03-01' } },
    'No conviction of a crime may lie in the last 5 years: § 35-38-9-2(e)(4).',
    pages.misdemeanors,
  ),
  story(
    'Theft in 2012, but other convictions were expunged in 2018',
    [{ ...theft, ...charged('2012-02-01').convicted('2012-06-01', { over: '2013-06-01' }) }],
    { c1: { outcome: 'not_eligible' } },
    'There is one petition for convictions in a life: § 35-38-9-9(i).',
    pages.procedure,
    { reliefReceived: 1, reliefs: [{ level: 'misdemeanor', date: '2018-05-01' }] },
  ),
  story(
    'Theft in 2012, and other convictions were expunged this summer',
    [{ ...theft, ...charged('2012-02-01').convicted('2012-06-01', { over: '2013-06-01' }) }],
    { c1: { outcome: 'needs_review' } },
    'Petitions in several counties within 365 days count as one: § 35-38-9-9(i).',
    pages.procedure,
    { reliefReceived: 1, reliefs: [{ level: 'misdemeanor', date: '2026-07-01' }] },
  ),
  story(
    'Domestic battery as a misdemeanor in 2015',
    [
      {
        ...theft,
        offense: ['assault', 'domestic_violence'],
        statute: 'IC 35-42-2-1.3',
        ...charged('2015-02-01').convicted('2015-06-01', { over: '2016-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2020-06-01', relief: 'in-misdemeanor' } },
    'It may be expunged like any misdemeanor. Gun rights need a request of their own: § 35-47-4-7.',
    pages.misdemeanors,
  ),
  story(
    'A Level 6 theft: eight years tomorrow',
    [{ ...level6, ...charged('2018-06-01').convicted('2018-11-18', { over: '2020-11-18' }) }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'A Level 6 felony waits 8 years from the conviction: § 35-38-9-3(c).',
    pages.minor,
  ),
  story(
    'A Level 6 theft: eight years today',
    [{ ...level6, ...charged('2018-06-01').convicted('2018-11-17', { over: '2020-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'in-minor-felony' } },
    'Then the court has to grant it: § 35-38-9-3(e).',
    pages.minor,
  ),
  story(
    'A Class D felony from 2005',
    [{ ...level6, grade: 'd', ...charged('2005-02-01').convicted('2005-09-01', { over: '2007-09-01' }) }],
    { c1: { outcome: 'eligible', on: '2013-09-01', relief: 'in-minor-felony' } },
    'Class D felonies of before July 2014 go the same way: § 35-38-9-3(a).',
    pages.minor,
  ),
  story(
    'A Level 6 battery in which somebody was hurt',
    [
      {
        ...battery,
        injury: 'bodily',
        ...charged('2016-02-01').convicted('2016-09-01', { over: '2018-09-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2024-09-01', relief: 'in-felony' } },
    'Bodily injury closes section 3, and section 4 stays: § 35-38-9-3(b)(3), § 35-38-9-4.',
    pages.minor,
  ),
  story(
    'A Level 5 burglary: the sentence ended less than three years ago',
    [{ ...level5, ...charged('2015-02-01').convicted('2015-09-01', { over: '2024-02-01' }) }],
    { c1: { outcome: 'not_yet', on: '2027-02-01' } },
    'The later of 8 years from the conviction and 3 from the end of the sentence: § 35-38-9-4(c).',
    pages.felonies,
  ),
  story(
    'A Level 5 burglary: three years since the sentence today',
    [{ ...level5, ...charged('2015-02-01').convicted('2015-09-01', { over: '2023-11-17' }) }],
    { c1: { outcome: 'eligible', on: '2026-11-17', relief: 'in-felony' } },
    'The later of 8 years from the conviction and 3 from the end of the sentence: § 35-38-9-4(c).',
    pages.felonies,
  ),
  story(
    'Aggravated battery from 2008, and nobody asked the prosecutor yet',
    [
      {
        ...level5,
        grade: 'b',
        offense: ['assault'],
        statute: 'IC 35-42-2-1.5',
        injury: 'serious',
        ...charged('2008-02-01').convicted('2008-09-01', { over: '2016-09-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2021-09-01', relief: 'in-serious-felony' } },
    'After serious injury: 10 years from the conviction, 5 from the end of the sentence: § 35-38-9-5(c). The consent is a caution.',
    pages.serious,
  ),
  ...(
    [
      ['2021-11-16', { outcome: 'eligible', on: '2026-11-16', relief: 'in-serious-felony' }],
      ['2021-11-17', { outcome: 'eligible', on: '2026-11-17', relief: 'in-serious-felony' }],
      ['2021-11-18', { outcome: 'not_yet', on: '2026-11-18', relief: 'in-serious-felony' }],
    ] as const
  ).map(([over, expected]) =>
    story(
      `The same, the sentence over on ${over}`,
      [
        {
          ...level5,
          grade: 'b',
          offense: ['assault'],
          statute: 'IC 35-42-2-1.5',
          injury: 'serious',
          ...charged('2008-02-01').convicted('2008-09-01', { over }),
        },
      ],
      { c1: expected },
      'Five years from the end of the sentence: § 35-38-9-5(c). With the prosecutor’s consent it may be sooner.',
      pages.serious,
    ),
  ),
  story(
    'Aggravated battery from 2008, and the prosecutor has said no',
    [
      {
        ...level5,
        grade: 'b',
        offense: ['assault'],
        statute: 'IC 35-42-2-1.5',
        injury: 'serious',
        facts: { prosecutorConsents: false },
        ...charged('2008-02-01').convicted('2008-09-01', { over: '2016-09-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'Without written consent the court cannot grant it: § 35-38-9-5(e).',
    pages.serious,
  ),
  story(
    'Rape: no way',
    [
      {
        ...level5,
        grade: '3',
        offense: ['sexual', 'violent'],
        statute: 'IC 35-42-4-1',
        ...charged('2015-02-01').convicted('2015-09-01', { over: '2020-09-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Sex offenders and felonies of chapter 35-42-4 are left out of every section: § 35-38-9-4(b).',
    pages.felonies,
  ),
  story(
    'Drunk driving that killed somebody: no way',
    [
      {
        ...level5,
        offense: ['dui'],
        injury: 'serious',
        statute: 'IC 9-30-5-5',
        ...charged('2008-02-01').convicted('2008-09-01', { over: '2012-09-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A felony that resulted in death is left out of section 5 too: § 35-38-9-5(b)(5).',
    pages.sectionFive,
  ),
  story(
    'Theft as a Level 6 felony, after drunk driving that killed somebody',
    [
      {
        ...level5,
        id: 'c2',
        caseId: 'k2',
        offense: ['dui'],
        injury: 'serious',
        statute: 'IC 9-30-5-5',
        ...charged('2005-02-01').convicted('2005-09-01', { over: '2009-09-01' }),
      },
      {
        ...level6,
        caseId: 'k1',
        ...charged('2014-08-01').convicted('2015-09-01', { over: '2016-09-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'in-minor-felony' }, c2: { outcome: 'not_eligible' } },
    'Section 3(b) names chapters and injuries, not a death. Whether it closes the way for another felony only a lawyer can say.',
    pages.minor,
  ),
  story(
    'A misdemeanor theft, after drunk driving that killed somebody',
    [
      {
        ...level5,
        id: 'c2',
        caseId: 'k2',
        offense: ['dui'],
        injury: 'serious',
        statute: 'IC 9-30-5-5',
        ...charged('2005-02-01').convicted('2005-09-01', { over: '2009-09-01' }),
      },
      {
        ...theft,
        caseId: 'k1',
        ...charged('2014-08-01').convicted('2015-09-01', { over: '2016-09-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'in-misdemeanor' }, c2: { outcome: 'not_eligible' } },
    'Section 2(b) names weapons and sex or violent offenders alone.',
    pages.misdemeanors,
  ),
  story(
    'A gun as a “serious violent felon”',
    [
      {
        ...level5,
        grade: '4',
        offense: ['weapon'],
        statute: 'IC 35-47-4-5',
        ...charged('2015-02-01').convicted('2015-09-01', { over: '2019-09-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Since July 1, 2025 such a conviction cannot be expunged: Senate Enrolled Act 281.',
    pages.act,
  ),
  story(
    'Charged in 2024 and dropped: 60 days tomorrow',
    [{ ...theft, ...charged('2026-01-05').dismissed('2026-09-19') }],
    { c1: { outcome: 'not_yet', on: '2026-11-18' } },
    'The court’s own order takes effect 60 days after the dismissal: § 35-38-9-1(b).',
    pages.arrests,
  ),
  story(
    'Charged in 2026 and dropped: 60 days today',
    [{ ...theft, ...charged('2026-01-05').dismissed('2026-09-18') }],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'in-dropped-automatic' } },
    'For charges after June 30, 2022 the court orders it by itself: § 35-38-9-1(b).',
    pages.arrests,
  ),
  story(
    'Charged in 2026 and dropped, beside a speeding ticket of the same case',
    [
      { ...theft, caseId: 'k1', ...charged('2026-01-05').dismissed('2026-09-18') },
      {
        ...overAndPaid,
        id: 'c2',
        caseId: 'k1',
        level: 'infraction',
        offense: ['traffic'],
        sentence: ['fine'],
        ...charged('2026-01-05').convicted('2026-09-18', { over: '2026-09-18' }),
      },
    ],
    { c1: { outcome: 'automatic', on: '2026-11-17', relief: 'in-dropped-automatic' } },
    'An infraction of the case does not matter: § 35-38-9-1(a)(1)(A).',
    pages.arrests,
  ),
  story(
    'Charged in 2018 and dropped',
    [{ ...theft, ...charged('2018-01-05').dismissed('2018-09-18') }],
    { c1: { outcome: 'eligible', on: '2019-01-05', relief: 'in-arrest' } },
    'Older cases need a petition, one year after the arrest or charge: § 35-38-9-1(d).',
    pages.arrests,
  ),
  story(
    'Diversion finished in 2019',
    [
      {
        ...theft,
        ...calledDismissed,
        facts: { dismissedAs: 'diverted' },
        ...charged('2018-01-05').dismissed('2018-09-18'),
        disposition: 'dismissed',
        completedDate: '2019-09-18',
      },
    ],
    { c1: { outcome: 'eligible', on: '2019-09-18', relief: 'in-arrest' } },
    'Whoever is no longer in the program may ask: § 35-38-9-1(a)(2).',
    pages.arrests,
  ),
  story(
    'Arrested this summer, never charged',
    [{ ...theft, ...charged('2026-06-01').notProsecuted('2026-06-01') }],
    { c1: { outcome: 'not_yet', on: '2027-06-01' } },
    'One year after the arrest: § 35-38-9-1(d).',
    pages.arrests,
  ),
  story(
    'One charge dropped, convicted of the other',
    [
      { ...theft, caseId: 'k', ...charged('2015-01-05').dismissed('2015-06-01') },
      {
        ...theft,
        id: 'c2',
        caseId: 'k',
        ...charged('2015-01-05').convicted('2015-06-01', { over: '2016-06-01' }),
      },
    ],
    {
      c1: { outcome: 'eligible', relief: 'in-dropped-beside-conviction' },
      c2: { outcome: 'eligible', relief: 'in-misdemeanor' },
    },
    'With the conviction the court expunges the rest of the case: § 35-38-9-6(g).',
    pages.arrests,
  ),
  story(
    'A speeding ticket paid in 2020',
    [{ ...infraction, ...charged('2020-01-05').convicted('2020-02-01', { over: '2020-02-10' }) }],
    { c1: { outcome: 'eligible', on: '2025-02-10', relief: 'in-infraction' } },
    'Five years after the judgment was met: § 34-28-5-15(b).',
    pages.infractions,
  ),
  story(
    'A speeding ticket that was dropped',
    [{ ...infraction, ...charged('2020-01-05').dismissed('2020-02-01') }],
    { c1: { outcome: 'automatic', on: '2020-02-01', relief: 'in-infraction-dropped' } },
    'The court has to order that it is not disclosed: § 34-28-5-15(a).',
    pages.infractions,
  ),
  story(
    'Prostitution last year, forced by a trafficker',
    [
      {
        ...theft,
        offense: ['prostitution'],
        traffickingVictim: true,
        injury: 'none',
        ...charged('2025-01-05').convicted('2025-06-01', { over: '2026-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'in-trafficking' } },
    'A trafficked person may have the conviction vacated: § 35-38-10-2.',
    pages.trafficking,
  ),
  story(
    'A killing that a trafficker forced',
    [
      {
        ...theft,
        level: 'felony',
        grade: '2',
        offense: ['homicide', 'violent'],
        statute: '35-42-1-3',
        sentence: ['prison'],
        traffickingVictim: true,
        ...charged('2005-01-05').convicted('2005-06-01', { over: '2015-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Only an offense that hurt nobody else can be vacated: § 35-38-10-2. Homicide is barred from § 35-38-9-4.',
    pages.trafficking,
  ),
  story(
    'Robbery, pardoned in 2020',
    [
      {
        ...level5,
        offense: ['robbery'],
        ...charged('2005-01-05').pardoned('2005-06-01', { over: '2010-06-01' }),
        pardonedDate: '2020-03-01',
      },
    ],
    { c1: { outcome: 'eligible', on: '2020-03-01', relief: 'in-pardoned' } },
    'After a pardon the record of the conviction is expunged: State v. Bergman.',
    pages.pardoned,
  ),
  story(
    'A juvenile theft from 2001',
    [
      {
        ...theft,
        court: 'juvenile',
        ...charged('2001-01-05').convicted('2001-06-01', { over: '2002-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'in-juvenile' } },
    'A juvenile record may be expunged on a petition at any time: § 31-39-8-2.',
    pages.juvenile,
  ),
  {
    title: 'A juvenile case of 2024, dropped',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2008-02-01' }).told({
      ...theft,
      court: 'juvenile',
      ...charged('2024-01-05').dismissed('2024-06-01'),
    }),
    expect: {
      c1: { outcome: 'automatic', on: '2024-07-31', relief: 'in-juvenile-dropped-automatic' },
    },
    why: 'Allegations filed after June 30, 2022 and dropped are expunged by the court itself: § 35-38-9-1(b).',
    source: pages.arrests,
  },
  {
    title: 'A juvenile case of a trafficked girl',
    asOf,
    life: person<Grade>({ ...nothingElse, born: '2005-02-01' }).told({
      ...theft,
      court: 'juvenile',
      traffickingVictim: true,
      injury: 'none',
      ...charged('2021-01-05').convicted('2021-06-01', { over: '2022-06-01' }),
    }),
    expect: { c1: { outcome: 'eligible', relief: 'in-juvenile-trafficking' } },
    why: 'The finding against a trafficked child may be vacated: § 31-37-22-11.',
    source: pages.trafficking,
  },
  story(
    'Theft beside sexual misconduct with a minor, of the lowest class',
    [
      { ...theft, ...charged('2015-01-05').convicted('2015-06-01', { over: '2016-06-01' }) },
      {
        ...level6,
        id: 'c2',
        offense: ['sexual'],
        statute: 'IC 35-42-4-9',
        ...charged('2016-01-05').convicted('2016-06-01', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', relief: 'in-misdemeanor' }, c2: { outcome: 'not_eligible' } },
    'As a Level 6 felony it does not make a “sex or violent offender”: § 11-8-8-5(a)(8). The felony itself stays barred.',
    pages.registry,
  ),
  story(
    'Theft beside promoting prostitution, Level 4',
    [
      { ...theft, ...charged('2015-01-05').convicted('2015-06-01', { over: '2016-06-01' }) },
      {
        ...level6,
        id: 'c2',
        grade: '4',
        offense: ['prostitution'],
        statute: 'IC 35-45-4-4',
        ...charged('2015-01-05').convicted('2015-06-01', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'It makes a “sex or violent offender”, who can expunge no conviction: § 11-8-8-5(a)(14).',
    pages.registry,
  ),
  story(
    'Neglect of a dependent that killed, Level 1',
    [
      {
        ...level5,
        grade: '1',
        offense: ['child_victim', 'homicide'],
        statute: 'IC 35-46-1-4',
        ...charged('2004-01-05').convicted('2004-06-01', { over: '2012-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'A felony that led to a death is left out, whatever its chapter: § 35-38-9-5(b)(5).',
    pages.felonies,
  ),
  story(
    'Official misconduct of 2009, under the section of that time',
    [
      {
        ...level6,
        grade: 'd',
        offense: ['official_misconduct'],
        statute: 'IC 35-44-1-2',
        facts: { prosecutorConsents: false },
        ...charged('2009-01-05').convicted('2009-06-01', { over: '2011-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'Until June 2012 the crime stood in article 35-44. The prosecutor has to agree: § 35-38-9-5(e).',
    pages.felonies,
  ),
  story(
    'Sexual misconduct by a service provider with a child, Level 4',
    [
      {
        ...level5,
        grade: '4',
        offense: ['sexual', 'child_victim'],
        statute: 'IC 35-44.1-3-10',
        ...charged('2014-09-05').convicted('2015-01-10', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Whether it makes a “sex or violent offender” stands in the part of § 11-8-8-5(a) that could not be read.',
    pages.registry,
  ),
  story(
    'Robbery as a Class A felony of 2003',
    [
      {
        ...level5,
        grade: 'a',
        offense: ['robbery'],
        statute: 'IC 35-42-5-1',
        injury: undefined,
        facts: { prosecutorConsents: false },
        ...charged('2003-01-05').convicted('2003-06-01', { over: '2015-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'Robbery is of Class A only where it led to serious bodily injury. Then the prosecutor has to agree: §§ 35-42-5-1, 35-38-9-5(e).',
    pages.felonies,
  ),
  story(
    'Neglect of a dependent as a Level 1 felony, and nothing told of a death',
    [
      {
        ...level5,
        grade: '1',
        offense: ['child_victim'],
        statute: 'IC 35-46-1-4',
        injury: undefined,
        ...charged('2014-08-05').convicted('2015-01-10', { over: '2020-06-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' } },
    'Neglect is of Level 1 only where somebody died: §§ 35-46-1-4(b)(3), 35-38-9-5(b)(5).',
    pages.neglect,
  ),
  story(
    'Battery as a Level 4 felony: somebody endangered was badly hurt',
    [
      {
        ...level5,
        grade: '4',
        offense: ['assault'],
        statute: 'IC 35-42-2-1',
        injury: undefined,
        facts: { prosecutorConsents: false },
        ...charged('2014-08-05').convicted('2015-01-10', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'not_yet', on: null } },
    'Battery is of Level 4 for serious injury of an endangered adult. Then the prosecutor has to agree: § 35-38-9-5(e).',
    pages.batteries,
  ),
  story(
    'Fleeing the police in a car as a Level 5 felony',
    [
      {
        ...level5,
        offense: ['obstruction', 'traffic'],
        statute: 'IC 35-44.1-3-1',
        injury: undefined,
        facts: { prosecutorConsents: true },
        ...charged('2014-08-05').convicted('2015-01-10', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2025-01-10', relief: 'in-serious-felony' } },
    'It is of Level 5 where the driving badly hurt somebody: §§ 35-44.1-3-1, 35-38-9-5(c).',
    pages.fleeing,
  ),
  story(
    'The same as a Level 3 felony: did somebody die?',
    [
      {
        ...level5,
        grade: '3',
        offense: ['obstruction', 'traffic'],
        statute: 'IC 35-44.1-3-1',
        injury: 'serious',
        facts: { prosecutorConsents: true },
        ...charged('2014-08-05').convicted('2015-01-10', { over: '2018-06-01' }),
      },
    ],
    { c1: { outcome: 'needs_review' } },
    'Where the driving killed somebody, no section helps: §§ 35-44.1-3-1, 35-38-9-5(b)(5).',
    pages.fleeing,
  ),
  story(
    'A drunk crash of 2020 that killed or crippled somebody',
    [
      {
        ...level5,
        grade: '4',
        offense: ['dui'],
        statute: 'IC 9-30-5-5',
        injury: 'serious',
        ...charged('2020-02-01').convicted('2020-09-01', { over: '2024-09-01' }),
      },
    ],
    { c1: { outcome: 'needs_review', relief: 'in-serious-felony' } },
    'Since July 2019 the section is for a “catastrophic injury” too, not for a death alone: § 9-30-5-5(a).',
    pages.crash,
  ),
  story(
    'A drunk crash that killed a police dog, Level 6',
    [
      {
        ...level6,
        offense: ['dui'],
        statute: 'IC 9-30-5-5',
        injury: 'none',
        ...charged('2016-02-01').convicted('2016-09-01', { over: '2017-09-01' }),
      },
    ],
    { c1: { outcome: 'eligible', on: '2024-09-01', relief: 'in-minor-felony' } },
    'Of Level 6 is only the death of a law enforcement animal, not of a person: § 9-30-5-5(b).',
    pages.crash,
  ),
  story(
    'A theft, and trafficking a minor in 2012',
    [
      { ...theft, ...charged('2014-01-05').convicted('2014-06-01', { over: '2015-06-01' }) },
      {
        ...level5,
        id: 'c2',
        grade: 'b',
        offense: ['sexual', 'child_victim'],
        statute: 'IC 35-42-3.5-1',
        ...charged('2012-02-01').convicted('2012-09-01', { over: '2016-09-01' }),
      },
    ],
    { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    'Trafficking somebody under 18 makes a “sex or violent offender”: § 11-8-8-5(a).',
    pages.trafficked,
  ),
]);
