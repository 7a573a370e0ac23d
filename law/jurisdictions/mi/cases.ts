import {
  calledDismissed,
  calledGuilty,
  charged,
  type Life,
  type Person,
  person,
  type Told as ToldOf,
} from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';

type Told = ToldOf<Grade>;

const waiting =
  'https://d1tvxue8o4w0fl.cloudfront.net/statute/michigan-compiled-laws/chapter-780-criminal-procedure/setting-aside-convictions/section-780621d-application-and-procedures-for-setting-aside-felonies-and-serious-misdemeanor-convictions';
const exclusions = 'https://codes.findlaw.com/mi/chapter-780-criminal-procedure/mi-comp-laws-780-621c.html';
const limits =
  'https://legislature.mi.gov/(S(1omuhvdcgkncar3wd2trm4bx))/printdocument.aspx?objectname=mcl-Act-213-of-1965&version=txt';
const automatic =
  'https://www.michigan.gov/msp/services/chr/conviction-set-aside-public-information/michigan-clean-slate/eligible';
const attorneyGeneral = 'https://www.michigan.gov/ag/initiatives/expungement-assistance/questions';
const oneNight = 'https://legiscan.com/MI/text/HB4985/id/2212168/Michigan-2019-HB4985-Chaptered.html';
const firstOwi =
  'https://www.monroecountylawyers.com/blog/2021/09/first-time-operating-while-intoxicated-offenses-are-now-eligible-for-expungement-in-michigan/';
const marijuana =
  'https://www.courts.michigan.gov/4a7be1/siteassets/publications/benchbooks/csbb/csbbresponsivehtml5.zip/CSBB/Ch_8_Marijuana/Setting_Aside_Misdemeanor_Marijuana_Convictions-.htm';
const dismissedBeforeTrial =
  'https://www.legislature.mi.gov/documents/2017-2018/billanalysis/House/htm/2017-HLA-4536-5139FD97.htm';
const anyCrime = 'https://legiscan.com/MI/text/HB6256/2019';
const juvenileAutomatic =
  'https://instalawyer.io/laws/michigan-compiled-laws/section-712a18t-automatic-expungements';
const juvenileApplication =
  'https://instalawyer.io/laws/michigan-compiled-laws/section-712a18e-application-for';
const deHart = 'https://cetient.com/case/6353333/people-of-michigan-v-brian-michael-dehart';

const wholeAct = 'https://github.com/saint1415/us-statutes';

const today = '2026-11-15';

/** A person with nothing else to tell. */
function record(charges: readonly Told[], about: Person = {}): Life<Grade> {
  return person<Grade>({ ...nothingElse, born: '1978-04-12', ...about }).told(...charges);
}

const settled: Told = {
  ...overAndPaid,
  disposition: 'convicted',
  grade: 'ungraded',
};

const drugFelony: Told = {
  ...settled,
  level: 'felony',
  offense: ['drug_possession'],
  statute: 'MCL 333.7403(2)(a)(v)',
  ...charged('2018-10-02').convicted('2019-03-01', { over: '2021-11-15' }),
  sentence: ['probation'],
};

const disorderly: Told = {
  ...settled,
  level: 'misdemeanor',
  offense: ['public_order'],
  statute: 'MCL 750.167',
  ...charged('2019-08-02').convicted('2019-11-15', { over: '2019-11-15' }),
  sentence: ['fine'],
};

const larceny: Told = {
  ...settled,
  level: 'felony',
  offense: ['theft'],
  statute: 'MCL 750.360',
  ...charged('2018-05-04').convicted('2018-12-01', { over: '2021-06-01' }),
  sentence: ['probation'],
};

const drunkDriving: Told = {
  ...settled,
  level: 'misdemeanor',
  offense: ['dui'],
  statute: 'MCL 257.625(1)',
  ...charged('2019-12-20').convicted('2020-05-01', { over: '2021-05-01' }),
  sentence: ['probation'],
  injury: 'none',
};

const battery: Told = {
  ...settled,
  level: 'misdemeanor',
  offense: ['assault'],
  statute: 'MCL 750.81',
  ...charged('2021-10-01').convicted('2022-01-10', { over: '2023-01-10' }),
  sentence: ['probation'],
};

const sexualConduct: Told = {
  ...settled,
  level: 'felony',
  offense: ['sexual'],
  statute: 'MCL 750.520c',
  ...charged('1997-06-01').convicted('1998-02-01', { released: '2002-02-01', over: '2004-02-01' }),
  sentence: ['prison'],
};

const juvenileTheft: Told = {
  ...settled,
  court: 'juvenile',
  level: 'felony',
  offense: ['theft'],
  statute: 'MCL 750.356',
  ...charged('2023-02-01').convicted('2023-06-01', { over: '2024-11-15' }),
  sentence: ['probation'],
};

export const cases = worked<Grade>([
  {
    title: 'One drug felony, five years to the day after probation ended',
    asOf: today,
    life: record([drugFelony]),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'mi-set-aside-application' } },
    why: 'MCL 780.621d(2): one felony may be set aside 5 years after the last of sentence, probation, parole or imprisonment.',
    source: waiting,
  },
  {
    title: 'The same drug felony, one day too early',
    asOf: '2026-11-14',
    life: record([drugFelony]),
    expect: { c1: { outcome: 'not_yet', on: '2026-11-15' } },
    why: 'MCL 780.621d(2): the five years end on the same day of the calendar.',
    source: waiting,
  },
  {
    title: 'The same drug felony, a day later',
    asOf: '2026-11-16',
    life: record([drugFelony]),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'mi-set-aside-application' } },
    why: 'MCL 780.621d(2): once five years have passed, the way stays open.',
    source: waiting,
  },
  {
    title: 'Shoplifting, fined in April 2025',
    asOf: today,
    life: record([
      {
        ...disorderly,
        offense: ['theft'],
        statute: 'MCL 750.356d(4)',
        ...charged('2025-01-20').convicted('2025-04-01', { over: '2025-04-01' }),
      },
    ]),
    expect: { c1: { outcome: 'not_yet', on: '2028-04-01', relief: 'mi-set-aside-application' } },
    why: 'MCL 780.621d(3): an ordinary misdemeanor waits 3 years from the sentence.',
    source: waiting,
  },
  {
    title: 'Pandering in 2010, which carries more than 10 years',
    asOf: today,
    life: record([
      {
        ...settled,
        level: 'felony',
        offense: ['prostitution'],
        statute: 'MCL 750.455',
        ...charged('2010-01-20').convicted('2010-06-01', { over: '2012-06-01' }),
        sentence: ['probation'],
      },
    ]),
    expect: { c1: { outcome: 'eligible', relief: 'mi-set-aside-application' } },
    why: 'What carries 10 years or more is not cleared by itself, but may be asked for: MCL 780.621g(10)(d).',
    source: limits,
  },
  {
    title: 'A death while driving without a license',
    asOf: today,
    life: record([
      {
        ...settled,
        level: 'felony',
        offense: ['traffic'],
        statute: 'MCL 257.904(4)',
        ...charged('2010-01-20').convicted('2010-06-01', { over: '2012-06-01' }),
        sentence: ['probation'],
      },
    ]),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'A traffic offense that causes injury or death is never set aside: MCL 780.621c(1)(d)(iii).',
    source: limits,
  },
  {
    title: 'A felony of driving without a license, told by its section alone',
    asOf: today,
    life: record([
      {
        ...settled,
        level: 'felony',
        offense: ['traffic'],
        statute: 'MCL 257.904',
        ...charged('2010-01-20').convicted('2010-06-01', { over: '2012-06-01' }),
        sentence: ['probation'],
      },
    ]),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'It is a felony only where somebody died or was badly hurt: MCL 257.904(4), (5), 780.621c(1)(d)(iii).',
    source: limits,
  },
  ...(
    [
      ['257.617a', ['traffic']],
      ['750.235', ['weapon']],
      ['750.335a', ['other']],
    ] as const
  ).map(([section, offense]) => ({
    title: `MCL ${section} is a serious misdemeanor: five years`,
    asOf: today,
    life: record([{ ...battery, statute: `MCL ${section}`, offense: [...offense] }]),
    expect: {
      c1: { outcome: 'not_yet', on: '2028-01-10', relief: 'mi-set-aside-application' } as const,
    },
    why: 'MCL 780.621d(2) with MCL 780.811: serious misdemeanors wait 5 years.',
    source: 'https://ombudsman.legislature.mi.gov/Home/RenderDoc?objectName=mcl-87-1985-3',
  })),
  {
    title: 'Assault and battery is a serious misdemeanor: five years',
    asOf: today,
    life: record([battery]),
    expect: { c1: { outcome: 'not_yet', on: '2028-01-10', relief: 'mi-set-aside-application' } },
    why: 'MCL 780.621d(2) with MCL 780.811: serious misdemeanors wait 5 years, and MCL 780.621g(10) leaves them out of automatic relief.',
    source: 'https://ombudsman.legislature.mi.gov/Home/RenderDoc?objectName=mcl-87-1985-3',
  },
  {
    title: 'Disorderly conduct, seven years to the day after the sentence',
    asOf: today,
    life: record([disorderly]),
    expect: { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'mi-auto-misdemeanor' } },
    why: 'MCL 780.621g: misdemeanors are set aside by themselves 7 years after the sentence.',
    source: automatic,
  },
  {
    title: 'Disorderly conduct, the day before the seven years end',
    asOf: '2026-11-14',
    life: record([disorderly]),
    expect: { c1: { outcome: 'eligible', relief: 'mi-set-aside-application' } },
    why: 'MCL 780.621d(3): the application opened after 3 years, before the automatic set-aside of MCL 780.621g.',
    source: waiting,
  },
  {
    title: 'Drug felony with prison, ten years after release',
    asOf: today,
    life: record([
      {
        ...drugFelony,
        ...charged('2013-11-01').convicted('2014-05-01', { released: '2016-11-15', over: '2018-11-15' }),
        sentence: ['prison'],
      },
    ]),
    expect: { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'mi-auto-felony' } },
    why: 'MCL 780.621g(2): a felony is set aside by itself 10 years after the later of sentence and release from prison.',
    source: automatic,
  },
  {
    title: 'The same with a release in June 2017: the application is open first',
    asOf: today,
    life: record([
      {
        ...drugFelony,
        ...charged('2013-11-01').convicted('2014-05-01', { released: '2017-06-01', over: '2018-11-15' }),
        sentence: ['prison'],
      },
    ]),
    expect: { c1: { outcome: 'eligible', on: '2023-11-15', relief: 'mi-set-aside-application' } },
    why: 'MCL 780.621d(2) opens five years after parole, MCL 780.621g(2) only ten years after release.',
    source: waiting,
  },
  {
    title: 'Driving while suspended in 2017 is cleared by itself',
    asOf: today,
    life: record([
      {
        ...disorderly,
        offense: ['traffic'],
        statute: 'MCL 257.904',
        ...charged('2016-11-01').convicted('2017-02-01', { over: '2017-02-01' }),
      },
    ]),
    expect: { c1: { outcome: 'automatic', on: '2024-02-01', relief: 'mi-auto-misdemeanor' } },
    why: 'MCL 780.621g leaves out only drunk driving, commercial driving and traffic offenses that hurt someone.',
    source: automatic,
  },
  {
    title: 'A first drunk-driving conviction, five years after probation',
    asOf: today,
    life: record([drunkDriving]),
    expect: { c1: { outcome: 'eligible', on: '2026-05-01', relief: 'mi-first-owi' } },
    why: 'MCL 780.621c(3) and 780.621d(2): one first violation may be set aside after 5 years; never by itself.',
    source: firstOwi,
  },
  {
    title: 'A first drunk-driving conviction whose probation ended in March 2022',
    asOf: today,
    life: record([{ ...drunkDriving, completedDate: '2022-03-01' }]),
    expect: { c1: { outcome: 'not_yet', on: '2027-03-01', relief: 'mi-first-owi' } },
    why: 'MCL 780.621d(2): five years after probation.',
    source: firstOwi,
  },
  {
    title: 'Two drunk-driving convictions: the second is closed, the first is open',
    asOf: today,
    life: record([
      {
        ...drunkDriving,
        ...charged('2010-01-10').convicted('2010-04-01', { over: '2011-04-01' }),
      },
      {
        ...drunkDriving,
        ...charged('2016-01-10').convicted('2016-04-01', { over: '2017-04-01' }),
      },
    ]),
    expect: { c1: { outcome: 'eligible', relief: 'mi-first-owi' }, c2: { outcome: 'not_eligible' } },
    why: 'MCL 780.621(4)(d): a first violation is one without an earlier conviction. MCL 780.621c(3) opens it whatever came later.',
    source: wholeAct,
  },
  {
    title: 'Drunk driving that hurt someone',
    asOf: today,
    life: record([{ ...drunkDriving, level: 'felony', statute: 'MCL 257.625(5)', injury: 'serious' }]),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'MCL 780.621c(1)(d)(iii): a traffic offense that causes injury or death is never set aside.',
    source: exclusions,
  },
  {
    title: 'Two felonies of one night count as one',
    asOf: today,
    life: record([
      { ...larceny, caseId: 'A' },
      { ...larceny, caseId: 'A', statute: 'MCL 750.413' },
    ]),
    expect: {
      c1: { outcome: 'eligible', on: '2026-06-01', relief: 'mi-set-aside-application' },
      c2: { outcome: 'eligible', on: '2026-06-01', relief: 'mi-set-aside-application' },
    },
    why: 'MCL 780.621b: felonies of one event within 24 hours count as one, so the wait is 5 years.',
    source: oneNight,
  },
  {
    title: 'Two felonies a year apart: one after five years, both after seven',
    asOf: today,
    life: record([
      larceny,
      {
        ...larceny,
        statute: 'MCL 750.413',
        ...charged('2017-05-04').convicted('2017-12-01', { over: '2019-12-01' }),
      },
    ]),
    expect: {
      c1: { outcome: 'eligible', on: '2026-06-01', pick: 1, relief: 'mi-set-aside-application' },
      c2: { outcome: 'eligible', on: '2024-12-01', pick: 1, relief: 'mi-set-aside-application' },
    },
    why: 'An application for one felony waits 5 years, MCL 780.621d(2); only one for more than one waits 7 years from the last event, MCL 780.621d(1).',
    source: waiting,
  },
  {
    title: 'The same two felonies, seven years after the last',
    asOf: '2028-06-01',
    life: record([
      { ...larceny, offense: ['weapon'], statute: 'MCL 750.227' },
      {
        ...larceny,
        offense: ['fraud'],
        statute: 'MCL 750.249',
        ...charged('2017-05-04').convicted('2017-12-01', { over: '2019-12-01' }),
      },
    ]),
    expect: {
      c1: { outcome: 'eligible', relief: 'mi-set-aside-application' },
      c2: { outcome: 'eligible', relief: 'mi-set-aside-application' },
    },
    why: 'MCL 780.621d(1): from then on one application may ask for both.',
    source: waiting,
  },
  {
    title: 'The same two felonies, and a misdemeanor in the seventh year',
    asOf: '2028-06-01',
    life: record([
      { ...larceny, offense: ['weapon'], statute: 'MCL 750.227' },
      {
        ...larceny,
        offense: ['fraud'],
        statute: 'MCL 750.249',
        ...charged('2017-05-04').convicted('2017-12-01', { over: '2019-12-01' }),
      },
      {
        ...larceny,
        level: 'misdemeanor',
        statute: 'MCL 750.356(5)',
        ...charged('2027-07-04').convicted('2027-12-01', { over: '2027-12-01' }),
        sentence: ['fine'],
      },
    ]),
    expect: {
      c1: { outcome: 'eligible', pick: 1, relief: 'mi-set-aside-application' },
      c2: { outcome: 'eligible', pick: 1, relief: 'mi-set-aside-application' },
    },
    why: 'MCL 780.621d(4)(c): no conviction during the time that (1) asks for, which is seven years for more than one felony.',
    source: waiting,
  },
  {
    title: 'A carried gun keeps two felonies of one night apart',
    asOf: today,
    life: record([
      { ...larceny, caseId: 'A' },
      { ...larceny, caseId: 'A', offense: ['weapon'], statute: 'MCL 750.227' },
    ]),
    expect: {
      c1: { outcome: 'eligible', on: '2026-06-01', pick: 1, relief: 'mi-set-aside-application' },
      c2: { outcome: 'eligible', on: '2026-06-01', pick: 1, relief: 'mi-set-aside-application' },
    },
    why: 'MCL 780.621b(1)(b): crimes of one event do not count as one if one of them is having a dangerous weapon.',
    source: oneNight,
  },
  {
    title: 'Four felonies close the application, but not the automatic way for a misdemeanor',
    asOf: today,
    life: record([
      ...['1999', '2001', '2003', '2005'].map((year) => ({
        ...larceny,
        ...charged(`${year}-01-04`).convicted(`${year}-06-01`, { over: `${Number(year) + 1}-06-01` }),
      })),
      {
        ...disorderly,
        offense: ['trespass'] as const,
        statute: 'MCL 750.552',
        ...charged('2012-03-01').convicted('2012-05-01', { over: '2012-05-01' }),
      },
    ]),
    expect: {
      c1: { outcome: 'not_eligible' },
      c4: { outcome: 'not_eligible' },
      c5: { outcome: 'automatic', relief: 'mi-auto-misdemeanor' },
    },
    why: 'MCL 780.621(1)(a) allows at most 3 felonies, and MCL 780.621g(2)(b) clears by itself only felonies that are open under it. MCL 780.621g(4) does not ask that of misdemeanors.',
    source: wholeAct,
  },
  {
    title: 'A marijuana misdemeanor, while another case is open',
    asOf: today,
    life: record(
      [
        {
          ...disorderly,
          offense: ['marijuana', 'drug_possession'],
          statute: 'MCL 333.7403(2)(d)',
          ...charged('2012-03-01').convicted('2012-05-01', { over: '2012-05-01' }),
        },
      ],
      { pendingCharges: true },
    ),
    expect: { c1: { outcome: 'eligible', relief: 'mi-marijuana' } },
    why: 'MCL 780.621e has no waiting period and does not ask about open cases.',
    source: marijuana,
  },
  {
    title: 'Second-degree criminal sexual conduct is never cleared',
    asOf: today,
    life: record([sexualConduct]),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'MCL 780.621c(1)(b) names MCL 750.520c.',
    source: exclusions,
  },
  {
    title: 'Fourth-degree sexual conduct, convicted in 2014, nothing else',
    asOf: today,
    life: record([
      {
        ...sexualConduct,
        level: 'misdemeanor',
        statute: 'MCL 750.520e',
        ...charged('2013-10-01').convicted('2014-06-01', { over: '2016-06-01' }),
        sentence: ['probation'],
      },
    ]),
    expect: { c1: { outcome: 'eligible', relief: 'mi-csc4-before-2015' } },
    why: 'MCL 780.621(1)(d): open for convictions before January 12, 2015 to people without other convictions.',
    source: limits,
  },
  {
    title: 'Fourth-degree sexual conduct, convicted on January 12, 2015',
    asOf: today,
    life: record([
      {
        ...sexualConduct,
        level: 'misdemeanor',
        statute: 'MCL 750.520e',
        ...charged('2014-06-01').convicted('2015-01-12', { over: '2017-01-12' }),
        sentence: ['probation'],
      },
    ]),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'MCL 780.621c(1)(c): closed for convictions on or after January 12, 2015.',
    source: exclusions,
  },
  {
    title: 'Felony drunk driving told by its section alone',
    asOf: today,
    life: record([
      {
        ...battery,
        level: 'felony',
        offense: ['other'],
        statute: 'MCL 257.625',
        ...charged('2005-01-02').convicted('2005-03-01', { over: '2008-11-01' }),
        sentence: ['probation'],
      },
    ]),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'MCL 780.621c(1)(d) closes drunk driving, and 780.621c(3) opens only a first one, which is a misdemeanor.',
    source: exclusions,
  },
  {
    title: 'Domestic violence as a court writes it, four years after probation',
    asOf: today,
    life: record([
      {
        ...battery,
        offense: ['other'],
        statute: '750.812',
        ...charged('2021-01-02').convicted('2021-03-01', { over: '2022-11-01' }),
        sentence: ['probation'],
      },
    ]),
    expect: { c1: { outcome: 'not_yet', on: '2027-11-01', relief: 'mi-set-aside-application' } },
    why: '“750.812” is MCL 750.81(2), a violent crime and a serious misdemeanor: five years, MCL 780.621d(2).',
    source: exclusions,
  },
  {
    title: 'Felony domestic violence after a misdemeanor for it',
    asOf: today,
    life: record([
      {
        ...battery,
        offense: ['domestic_violence', 'assault'],
        statute: 'MCL 750.81(2)',
        ...charged('2010-01-02').convicted('2010-03-01', { over: '2011-03-01' }),
      },
      {
        ...battery,
        level: 'felony',
        offense: ['domestic_violence', 'assault'],
        statute: 'MCL 750.81(5)',
        ...charged('2015-01-02').convicted('2015-04-01', { over: '2017-04-01' }),
      },
    ]),
    expect: {
      c1: { outcome: 'eligible', relief: 'mi-set-aside-application' },
      c2: { outcome: 'not_eligible' },
    },
    why: 'MCL 780.621c(1)(e) bars the felony, not the earlier misdemeanor, which waits 5 years.',
    source: exclusions,
  },
  {
    title: 'Armed robbery carries life',
    asOf: today,
    life: record([
      {
        ...sexualConduct,
        offense: ['robbery'],
        statute: 'MCL 750.529',
      },
    ]),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'MCL 780.621c(1)(a): a felony punishable by life is never set aside.',
    source: exclusions,
  },
  {
    title: 'Armed assault to rob, and having 1,000 grams of a narcotic, carry life too',
    asOf: today,
    life: record([
      { ...sexualConduct, offense: ['assault', 'robbery'], statute: 'MCL 750.89' },
      { ...sexualConduct, offense: ['drug_possession'], statute: 'MCL 333.7403(2)(a)(i)' },
    ]),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'MCL 780.621c(1)(a): both sections allow prison for life or any term of years.',
    source: 'https://centralmichiganlawyer.com/?p=3032',
  },
  {
    title: 'Having 50 to 449 grams in 2005: not by itself, but on application',
    asOf: today,
    life: record([
      {
        ...drugFelony,
        statute: 'MCL 333.7403(2)(a)(iii)',
        ...charged('2005-01-05').convicted('2005-05-01', { over: '2008-05-01' }),
      },
    ]),
    expect: { c1: { outcome: 'eligible', relief: 'mi-set-aside-application' } },
    why: 'The section carries 20 years, so MCL 780.621g(10) leaves it out; MCL 780.621d(2) opens it five years after probation.',
    source: 'https://centralmichiganlawyer.com/?p=3032',
  },
  {
    title: 'Robbery, and the section is not known',
    asOf: today,
    life: record([{ ...sexualConduct, offense: ['robbery'], statute: undefined }]),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'MCL 780.621c(1)(a): armed robbery carries life, unarmed robbery does not.',
    source: exclusions,
  },
  {
    title: 'Felony charge dropped before trial in 2022',
    asOf: today,
    life: record([
      {
        ...settled,
        level: 'felony',
        offense: ['theft'],
        statute: 'MCL 750.356',
        ...charged('2021-11-20').dismissed('2022-03-01'),
        completed: undefined,
      },
    ]),
    expect: { c1: { outcome: 'automatic', relief: 'mi-dismissed-removal' } },
    why: 'MCL 764.26a(1) and 28.243(8): the arrest is taken off the public search when charges are dropped before trial.',
    source: dismissedBeforeTrial,
  },
  {
    title: 'A sex charge dropped before trial in 2022',
    asOf: today,
    life: record([
      {
        ...settled,
        level: 'felony',
        offense: ['sexual', 'child_victim'],
        statute: 'MCL 750.520c',
        ...charged('2021-11-20').dismissed('2022-03-01'),
        completed: undefined,
      },
    ]),
    expect: { c1: { outcome: 'automatic', relief: 'mi-dismissed-removal' } },
    why: 'MCL 764.26a(1) and 28.243(8) speak of an arrest for any crime; MCL 28.243(14) leaves subsection (8) untouched.',
    source: anyCrime,
  },
  {
    title: 'A charge dropped before trial, years after a felony conviction',
    asOf: today,
    life: record([
      { ...larceny, ...charged('2009-05-04').convicted('2009-12-01', { over: '2012-06-01' }) },
      {
        ...settled,
        level: 'felony',
        offense: ['theft'],
        statute: 'MCL 750.356',
        ...charged('2021-11-20').dismissed('2022-03-01'),
        completed: undefined,
      },
    ]),
    expect: {
      c1: { outcome: 'automatic', relief: 'mi-auto-felony' },
      c2: { outcome: 'automatic', relief: 'mi-dismissed-removal' },
    },
    why: 'MCL 764.26a(1)(a): the arrest comes off the public search; MCL 28.243(14) leaves subsection (8) untouched.',
    source: anyCrime,
  },
  {
    title: 'One count dropped in a plea to another',
    asOf: today,
    life: record([
      { ...disorderly, caseId: 'A' },
      {
        ...disorderly,
        caseId: 'A',
        disposition: 'dismissed',
        offense: ['theft'],
        dismissal: 'plea_to_other',
      },
    ]),
    expect: {
      c1: { outcome: 'automatic', relief: 'mi-auto-misdemeanor' },
      c2: { outcome: 'needs_review', relief: 'mi-dismissed-removal' },
    },
    why: 'MCL 28.243(8) speaks of charges dismissed before trial; no source says what holds when another count of the case ended in a conviction.',
    source: dismissedBeforeTrial,
  },
  {
    title: 'Found not guilty of a sex crime: the prints stay',
    asOf: today,
    life: record([
      {
        ...settled,
        level: 'felony',
        offense: ['sexual'],
        statute: 'MCL 750.520b',
        ...charged('2019-01-01').acquitted('2020-02-01'),
        completed: undefined,
      },
    ]),
    expect: { c1: { outcome: 'not_eligible', relief: 'mi-acquitted-destruction' } },
    why: 'MCL 28.243(14): prints are kept for listed sex crimes, as in People v. DeHart.',
    source: deHart,
  },
  {
    title: 'Found not guilty of theft: prints destroyed',
    asOf: today,
    life: record([
      {
        ...settled,
        disposition: 'acquitted',
        level: 'felony',
        offense: ['theft'],
        dispositionDate: '2024-02-01',
      },
    ]),
    expect: { c1: { outcome: 'automatic', relief: 'mi-acquitted-destruction' } },
    why: 'MCL 28.243(10): after a verdict of not guilty the prints and the arrest card are destroyed.',
    source: deHart,
  },
  {
    title: 'Found not guilty of theft, years after a felony',
    asOf: today,
    life: record([
      { ...larceny, ...charged('2009-05-04').convicted('2009-12-01', { over: '2012-06-01' }) },
      {
        ...settled,
        disposition: 'acquitted',
        level: 'felony',
        offense: ['theft'],
        dispositionDate: '2024-02-01',
      },
    ]),
    expect: { c2: { outcome: 'eligible', relief: 'mi-acquitted-order' } },
    why: 'MCL 28.243(14)(h): after a prior conviction the prints stay, unless a judge orders by express order that they go.',
    source: wholeAct,
  },
  {
    title: 'Arrested in 2024 and never charged',
    asOf: today,
    life: record([{ disposition: 'no_charges', offense: ['theft'], dispositionDate: '2024-03-01' }]),
    expect: { c1: { outcome: 'automatic', relief: 'mi-no-charges' } },
    why: 'MCL 28.243(7): the prints of a person released without a charge are destroyed.',
    source: dismissedBeforeTrial,
  },
  {
    title: 'A drug case deferred under 7411 and discharged in 2023',
    asOf: today,
    life: record([
      {
        ...drugFelony,
        ...charged('2021-11-01').deferred('2022-06-01', { over: '2023-06-01' }),
      },
    ]),
    expect: { c1: { outcome: 'automatic', on: '2023-06-01', relief: 'mi-deferral-nonpublic' } },
    why: 'MCL 333.7411(1): on discharge there is no conviction and the record is not public.',
    source: 'https://cleanslateclearinghouse.org/policies/mi-c-4-2/',
  },
  {
    title: 'Juvenile larceny, two years to the day after supervision ended, now 18',
    asOf: today,
    life: record([juvenileTheft], { born: '2008-01-30' }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'mi-juvenile-automatic' } },
    why: 'MCL 712A.18t: the later of 2 years after supervision and the 18th birthday.',
    source: juvenileAutomatic,
  },
  {
    title: 'Juvenile larceny, the day before the two years end',
    asOf: '2026-11-14',
    life: record([juvenileTheft], { born: '2008-01-30' }),
    expect: { c1: { outcome: 'eligible', relief: 'mi-juvenile-application' } },
    why: 'MCL 712A.18e(1): the application opens one year after the court’s supervision ended.',
    source: juvenileApplication,
  },
  {
    title: 'Juvenile felonious assault is left out of the automatic law, not of the application',
    asOf: today,
    life: record(
      [
        {
          ...juvenileTheft,
          offense: ['assault'],
          statute: 'MCL 750.82',
          ...charged('2020-02-01').convicted('2020-06-01', { over: '2022-06-01' }),
        },
      ],
      { born: '2005-01-30' },
    ),
    expect: { c1: { outcome: 'eligible', relief: 'mi-juvenile-application' } },
    why: 'MCL 712A.18t leaves out MCL 750.82; MCL 712A.18e(1) does not.',
    source: juvenileApplication,
  },
  {
    title: 'Prostitution while being trafficked: no waiting time',
    asOf: today,
    life: record([
      {
        ...disorderly,
        offense: ['prostitution'],
        statute: 'MCL 750.448',
        ...charged('2025-01-01').convicted('2025-04-01', { over: '2026-04-01' }),
        traffickingVictim: true,
      },
    ]),
    expect: { c1: { outcome: 'eligible', relief: 'mi-trafficking' } },
    why: 'MCL 780.621(3): a victim of human trafficking may apply at any time for MCL 750.448, 750.449 and 750.450.',
    source: 'https://www.spolinlaw.com/michigan/michigan-expungement-laws/',
  },
  {
    title: 'Prostitution while being trafficked, with another case open',
    asOf: today,
    life: record(
      [
        {
          ...disorderly,
          offense: ['prostitution'],
          statute: 'MCL 750.448',
          ...charged('2025-01-01').convicted('2025-04-01', { over: '2026-04-01' }),
          traffickingVictim: true,
        },
      ],
      { pendingCharges: true },
    ),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'MCL 780.621d(4)(b): for every application under section 1 no charge may be pending.',
    source: wholeAct,
  },
  {
    title: 'An attempted robbery, told by the section on attempts alone',
    asOf: today,
    life: record([{ ...larceny, id: 'c1', offense: ['robbery', 'violent'], statute: 'MCL 750.92' }]),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'MCL 780.621c(1)(a) closes an attempt at a felony that carries life. The section on attempts does not say what was tried.',
    source: wholeAct,
  },
  {
    title: 'An attempted armed robbery, which carries five years',
    asOf: today,
    life: record([
      { ...larceny, id: 'c1', offense: ['robbery', 'violent'], statute: 'MCL 750.529', maxMonths: 60 },
    ]),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'MCL 780.621c(1)(a): armed robbery carries life, and an attempt at it is closed like it.',
    source: wholeAct,
  },
  {
    title: 'Three old assaults: any two may be set aside',
    asOf: today,
    life: record(
      ['2008', '2010', '2012'].map((year) => ({
        ...battery,
        ...charged(`${year}-01-01`).convicted(`${year}-04-01`, { over: `${year}-10-01` }),
      })),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'mi-set-aside-application', pick: 2 },
      c2: { outcome: 'eligible', relief: 'mi-set-aside-application', pick: 2 },
      c3: { outcome: 'eligible', relief: 'mi-set-aside-application', pick: 2 },
    },
    why: 'MCL 780.621(1)(b): at most two assaultive convictions in a lifetime, and the person chooses.',
    source: limits,
  },
  {
    title: 'A larceny of 2010, beside an unarmed robbery and a fight',
    asOf: today,
    life: record([
      {
        ...larceny,
        offense: ['robbery'],
        statute: 'MCL 750.530',
        ...charged('2005-01-04').convicted('2005-05-01', { released: '2007-05-01', over: '2008-05-01' }),
        sentence: ['prison'],
      },
      { ...battery, ...charged('2006-10-01').convicted('2007-01-10', { over: '2008-01-10' }) },
      { ...larceny, ...charged('2009-11-04').convicted('2010-05-01', { over: '2012-05-01' }) },
    ]),
    expect: {
      c1: { outcome: 'eligible', relief: 'mi-set-aside-application' },
      c2: { outcome: 'eligible', relief: 'mi-set-aside-application' },
      c3: { outcome: 'eligible', relief: 'mi-set-aside-application' },
    },
    why: 'MCL 780.621g(7): with more than one assaultive conviction nothing is cleared by itself. The Attorney General names unarmed robbery as one.',
    source: 'https://www.michigan.gov/ag/initiatives/expungement-assistance/expungement-glossary-of-terms',
  },
  {
    title: 'A new misdemeanor while the felony’s five years ran',
    asOf: today,
    life: record([
      { ...drugFelony, completedDate: '2020-11-15' },
      {
        ...disorderly,
        ...charged('2023-12-01').convicted('2024-03-01', { over: '2024-03-01' }),
      },
    ]),
    expect: {
      c1: { outcome: 'not_yet', on: '2029-03-01' },
      c2: { outcome: 'not_yet', on: '2027-03-01' },
    },
    why: 'MCL 780.621d(4): a new conviction during the waiting period starts it again.',
    source: attorneyGeneral,
  },
  {
    title: 'A new misdemeanor long after the felony’s wait was over',
    asOf: today,
    life: record([
      {
        ...drugFelony,
        ...charged('2011-10-02').convicted('2012-03-01', { over: '2015-03-01' }),
      },
      {
        ...disorderly,
        ...charged('2023-12-01').convicted('2024-03-01', { over: '2024-03-01' }),
      },
    ]),
    expect: {
      c1: { outcome: 'automatic', on: '2023-04-11', relief: 'mi-auto-felony' },
      c2: { outcome: 'not_yet', on: '2027-03-01' },
    },
    why: 'MCL 780.621g(6)(c) and 780.621d(4)(c) ask for no conviction “during the applicable time period required”; this one came after it.',
    source: wholeAct,
  },
  {
    title: 'A case deferred under 7411 while the felony’s five years ran',
    asOf: today,
    life: record([
      { ...larceny, completedDate: '2020-06-01' },
      {
        ...drugFelony,
        ...charged('2022-11-01').deferred('2023-03-01', { over: '2024-03-01' }),
      },
    ]),
    expect: {
      c1: { outcome: 'needs_review', relief: 'mi-set-aside-application' },
      c2: { outcome: 'automatic', relief: 'mi-deferral-nonpublic' },
    },
    why: 'MCL 780.621(2) counts it as a misdemeanor conviction “under subsection (1)”; whether it is also a new conviction for MCL 780.621d(4)(c), the text leaves open.',
    source: wholeAct,
  },
  {
    title: 'A trespass with 30 days at most is cleared in spite of an open case and a new conviction',
    asOf: today,
    life: record(
      [
        {
          ...disorderly,
          offense: ['trespass'],
          statute: 'MCL 750.552',
          maxMonths: 1,
          ...charged('2016-03-01').convicted('2016-05-01', { over: '2016-05-01' }),
        },
        { ...larceny, ...charged('2020-05-04').convicted('2020-12-01', { over: '2022-12-01' }) },
      ],
      { pendingCharges: true },
    ),
    expect: {
      c1: { outcome: 'automatic', on: '2023-05-01', relief: 'mi-auto-misdemeanor' },
      c2: { outcome: 'not_yet', on: null },
    },
    why: 'MCL 780.621g(1) asks only for 7 years; what subsections (6), (7) and (10) add is for subsections (2) and (4).',
    source: wholeAct,
  },
  {
    title: 'The same misdemeanor, said to carry three months: is that 92 days or 93?',
    asOf: today,
    life: record(
      [
        {
          ...disorderly,
          maxMonths: 3,
          ...charged('2016-03-01').convicted('2016-05-01', { over: '2016-05-01' }),
        },
      ],
      { pendingCharges: true },
    ),
    expect: { c1: { outcome: 'needs_review', relief: 'mi-auto-misdemeanor' } },
    why: 'MCL 780.621g(3) is for misdemeanors of at most 92 days, MCL 780.621g(4) for those of 93 days or more, which an open case holds back.',
    source: wholeAct,
  },
  {
    title: 'An assault with 93 days, and an open case',
    asOf: today,
    life: record([{ ...battery, ...charged('2015-10-01').convicted('2016-01-10', { over: '2017-01-10' }) }], {
      pendingCharges: true,
    }),
    expect: { c1: { outcome: 'not_yet', relief: 'mi-set-aside-application', on: null } },
    why: 'MCL 750.81 carries 93 days, so MCL 780.621g(10) leaves it out; the application waits for the open case, MCL 780.621d(4)(b).',
    source: wholeAct,
  },
  {
    title: 'Six misdemeanors, two of them with 90 days at most: the limit of four does not count those',
    asOf: today,
    life: record(
      [2, 2, 12, 12, 12, 12].map((maxMonths, index) => ({
        ...disorderly,
        maxMonths,
        ...charged(`${1990 + 3 * index}-01-04`).convicted(`${1990 + 3 * index}-06-01`, {
          over: `${1990 + 3 * index}-06-01`,
        }),
      })),
      { born: '1971-03-09' },
    ),
    expect: {
      c1: { outcome: 'automatic', relief: 'mi-auto-misdemeanor' },
      c6: { outcome: 'automatic', relief: 'mi-auto-misdemeanor' },
    },
    why: 'MCL 780.621g(5): the limit of 4 does not apply to convictions under subsections (1) and (3).',
    source: wholeAct,
  },
  {
    title: 'A conviction in Ohio stops the application, not the automatic set-aside',
    asOf: today,
    life: record([disorderly], {
      elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2022-03-01' },
    }),
    expect: { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'mi-auto-misdemeanor' } },
    why: 'MCL 780.621g(6)(c) counts only convictions in the database of the state police.',
    source: wholeAct,
  },
  {
    title: 'Felony embezzlement is a crime of dishonesty, larceny by false pretenses is not',
    asOf: today,
    life: record(
      [
        {
          ...larceny,
          statute: 'MCL 750.174(4)',
          maxMonths: 60,
          ...charged('2009-05-04').convicted('2009-12-01', { over: '2011-12-01' }),
        },
        {
          ...larceny,
          offense: ['fraud'],
          statute: 'MCL 750.218(4)',
          maxMonths: 60,
          ...charged('2001-05-04').convicted('2001-12-01', { over: '2003-12-01' }),
        },
      ],
      {},
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'mi-set-aside-application' },
      c2: { outcome: 'automatic', relief: 'mi-auto-felony' },
    },
    why: 'MCL 780.621g(15) names felonies under MCL 750.174 and chapters XXVA and XLI, not MCL 750.218.',
    source: wholeAct,
  },
  {
    title: 'Two old drug deliveries with 20 years: only one of them can be set aside',
    asOf: today,
    life: record(
      ['2001', '2004'].map((year) => ({
        ...drugFelony,
        offense: ['drug_sale'] as const,
        statute: 'MCL 333.7401(2)(a)(iv)',
        ...charged(`${year}-01-05`).convicted(`${year}-05-01`, { over: `${Number(year) + 3}-05-01` }),
      })),
      {},
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'mi-set-aside-application', pick: 1 },
      c2: { outcome: 'eligible', relief: 'mi-set-aside-application', pick: 1 },
    },
    why: 'MCL 780.621(1)(c): no more than one felony for the same offense, if it carries more than 10 years.',
    source: limits,
  },
  {
    title: 'First drunk driving, after another was set aside',
    asOf: today,
    life: record(
      [
        {
          ...settled,
          level: 'misdemeanor',
          offense: ['dui'],
          statute: 'MCL 257.625(1)',
          ...charged('2012-01-20').convicted('2012-06-01', { over: '2013-06-01' }),
          sentence: ['probation'],
        },
      ],
      {
        reliefReceived: 1,
        reliefs: [{ level: 'misdemeanor', statute: 'MCL 257.625(1)', date: '2023-05-01' }],
      },
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'MCL 780.621c(3): only for somebody who has not had a first one set aside before.',
    source: exclusions,
  },
  {
    title: 'Retail fraud of the third degree, and a case is open',
    asOf: today,
    life: record(
      [
        {
          ...settled,
          level: 'misdemeanor',
          offense: ['theft'],
          statute: 'MCL 750.356d(4)',
          ...charged('2012-01-20').convicted('2012-06-01', { over: '2013-06-01' }),
          sentence: ['fine'],
        },
      ],
      { pendingCharges: true },
    ),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'It carries 93 days, so an open case stops it: MCL 780.621g(3), (6)(b), 750.356d(4).',
    source: limits,
  },
  {
    title: 'A felony with exactly ten years, after one for the same crime was set aside',
    asOf: today,
    life: record([{ ...larceny, offense: ['assault'], statute: 'MCL 750.86' }], {
      reliefReceived: 1,
      reliefs: [{ level: 'felony', statute: 'MCL 750.86', date: '2015-05-01' }],
    }),
    expect: { c1: { outcome: 'eligible', relief: 'mi-set-aside-application' } },
    why: 'MCL 780.621(1)(c) is for offenses that carry more than 10 years; this one carries 10.',
    source: limits,
  },
  {
    title: 'Attempted murder, and taking a child, carry life',
    asOf: today,
    life: record([
      { ...sexualConduct, offense: ['violent'], statute: 'MCL 750.91' },
      { ...sexualConduct, offense: ['kidnapping'], statute: 'MCL 750.350' },
    ]),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: 'MCL 780.621c(1)(a): a felony punishable by life is never set aside.',
    source: exclusions,
  },
  {
    title: 'Driving after using marijuana is no marijuana offense',
    asOf: today,
    life: record([
      {
        ...drunkDriving,
        offense: ['dui', 'marijuana'],
        statute: 'MCL 257.625(8)',
        ...charged('2023-12-20').convicted('2024-05-01', { over: '2025-05-01' }),
      },
    ]),
    expect: { c1: { outcome: 'not_yet', on: '2030-05-01', relief: 'mi-first-owi' } },
    why: 'MCL 780.621e(7) names MCL 333.7403(2)(d), 333.7404(2)(d) and 333.7453 only.',
    source: marijuana,
  },
  {
    title: 'An open case holds the application back',
    asOf: today,
    life: record([drugFelony], { pendingCharges: true }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'MCL 780.621d: the applicant states on the form that no charge is pending.',
    source: attorneyGeneral,
  },
  {
    title: 'A case that is still open',
    asOf: today,
    life: record([{ disposition: 'pending', level: 'felony', offense: ['theft'] }], {
      pendingCharges: true,
    }),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: 'MCL 764.26a(1) reaches it only once it has ended without a conviction.',
    source: dismissedBeforeTrial,
  },
  {
    title: 'A felony about which only the year is known',
    asOf: today,
    life: record([{ ...drugFelony, offenseDate: undefined, dispositionDate: '2019', completedDate: '2021' }]),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'MCL 780.621d(2): five years from some day of 2021 end on some day of 2026.',
    source: waiting,
  },
  {
    title: 'A conviction about which nothing else was told',
    asOf: today,
    life: { charges: [{ disposition: 'convicted' }] },
    expect: { c1: { outcome: 'needs_review' } },
    why: 'MCL 780.621d: the waiting period turns on the level of the crime and on the end of the sentence.',
    source: waiting,
  },
  {
    title: 'Not guilty by reason of insanity',
    asOf: today,
    life: record([
      {
        ...settled,
        disposition: 'not_responsible',
        level: 'felony',
        offense: ['property_damage'],
        dispositionDate: '2015-02-01',
      },
    ]),
    expect: { c1: { outcome: 'needs_review', relief: 'mi-not-responsible' } },
    why: 'MCL 28.243: no source says whether it reaches this verdict.',
    source: deHart,
  },
  {
    title: 'A pardoned felony',
    asOf: today,
    life: record([{ ...larceny, disposition: 'pardoned', pardonedDate: '2022-12-20' }]),
    expect: { c1: { outcome: 'eligible', relief: 'mi-set-aside-application', on: '2026-06-01' } },
    why: 'Mich. Const. art. V, § 14: a pardon wipes out the conviction. No law takes the set-aside from those who were pardoned.',
    source:
      'https://www.michigan.gov/corrections/parole-probation/parole-board-information/executive-clemency-process-summary',
  },
  {
    title: 'A drug case told as dismissed, after 7411',
    asOf: today,
    life: record([
      {
        ...drugFelony,
        ...charged('2021-11-01').deferred('2022-06-01', { over: '2023-06-01' }),
        ...calledDismissed,
      },
    ]),
    expect: { c1: { outcome: 'automatic', on: '2023-06-01', relief: 'mi-deferral-nonpublic' } },
    why: 'MCL 333.7411(1): it is dismissed on discharge, and what counts is the deferral.',
    source: 'https://cleanslateclearinghouse.org/policies/mi-c-4-2/',
  },
  {
    title: 'A drug case told as a guilty plea, under 7411',
    asOf: today,
    life: record([
      {
        ...drugFelony,
        ...charged('2021-11-01').deferred('2022-06-01', { over: '2023-06-01' }),
        ...calledGuilty,
      },
    ]),
    expect: { c1: { outcome: 'automatic', on: '2023-06-01', relief: 'mi-deferral-nonpublic' } },
    why: 'MCL 333.7411(1): the plea is taken without a judgment of guilt, and on discharge there is no conviction.',
    source: 'https://cleanslateclearinghouse.org/policies/mi-c-4-2/',
  },
]);
