import { calledDismissed, calledGuilty, charged, person, type Told as ToldOf } from '../../place/life.ts';
import { nothingElse, overAndPaid, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { page } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-15';
const waitsPage = 'https://paperprisons.org/states/CO.html';

/** Somebody with nothing open and nothing elsewhere. */
const settled = person<Grade>({ ...nothingElse, born: '1980-04-12' });

/** Convicted on one day, supervision over on another, all paid. */
function convicted(on: string, over: string, described: Told): Told {
  return {
    ...overAndPaid,
    ...charged(on).convicted(on, { over: over }),
    sentence: ['probation'],
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

const theft1: Told = { level: 'misdemeanor', grade: '1', offense: ['theft'], statute: '18-4-401' };
const theft2: Told = { level: 'misdemeanor', grade: '2', offense: ['theft'], statute: '18-4-401' };
const theft5: Told = { level: 'felony', grade: '5', offense: ['theft'], statute: '18-4-401' };
const petty: Told = { level: 'infraction', grade: 'petty', offense: ['public_order'] };
const drug = (level: 'felony' | 'misdemeanor', grade: Grade): Told => ({
  level,
  grade,
  offense: [level === 'felony' && grade < '4' ? 'drug_sale' : 'drug_possession'],
});
const assault3: Told = { level: 'misdemeanor', grade: '1', offense: ['assault'], statute: '18-3-204' };
const dui: Told = { level: 'misdemeanor', grade: 'ungraded', offense: ['dui'], statute: '42-4-1301' };
const reckless: Told = { level: 'misdemeanor', grade: '2', offense: ['traffic'], statute: '42-4-1401' };
const home: Told = {
  level: 'misdemeanor',
  grade: '1',
  offense: ['harassment', 'domestic_violence'],
  statute: '18-9-111',
};
const youth: Told = { court: 'juvenile' };

const waits = '24-72-706(1)(b) counts the years of the class from the later of disposition and release.';
const leftOut = '24-72-706(2)(a) leaves it out, and the exception of (2)(b) is for misdemeanors only.';
const slate = '13-3-117(1) lists misdemeanors after 7 years and felonies after 10.';
const repeat = '24-72-709(2) counts from the newest conviction: 2, 5 or 10 years.';

export const cases = worked<Grade>([
  {
    title: 'Class 1 misdemeanor, the day before three years',
    asOf: '2027-08-31',
    life: settled.told(convicted('2023-03-01', '2024-09-01', theft1)),
    expect: { c1: { outcome: 'not_yet', on: '2027-09-01' } },
    why: waits,
    source: waitsPage,
  },
  {
    title: 'Class 1 misdemeanor, three years to the day after supervision ended',
    asOf: '2027-09-01',
    life: settled.told(convicted('2023-03-01', '2024-09-01', theft1)),
    expect: { c1: { outcome: 'eligible', on: '2027-09-01', relief: 'co-conviction-motion' } },
    why: waits,
    source: waitsPage,
  },
  {
    title: 'Class 2 misdemeanor three years ago: sooner by motion than by itself',
    asOf,
    life: settled.told(convicted('2023-07-15', '2023-07-15', theft2)),
    expect: { c1: { outcome: 'eligible', on: '2025-07-15', relief: 'co-conviction-motion' } },
    why: waits,
    source: waitsPage,
  },
  {
    title: 'Class 2 misdemeanor, sealed by itself seven years after the case ended',
    asOf,
    life: settled.told(convicted('2019-11-15', '2020-11-15', theft2)),
    expect: { c1: { outcome: 'automatic', on: '2026-11-15', relief: 'co-clean-slate' } },
    why: slate,
    source: page.automatic,
  },
  {
    title: 'Class 2 misdemeanor, the day before seven years: only by motion',
    asOf: '2026-11-14',
    life: settled.told(convicted('2019-11-15', '2020-11-15', theft2)),
    expect: { c1: { outcome: 'eligible', relief: 'co-conviction-motion' } },
    why: slate,
    source: page.automatic,
  },
  {
    title: 'Class 5 felony theft, eleven clean years',
    asOf,
    life: settled.told(convicted('2013-07-15', '2015-07-15', theft5)),
    expect: { c1: { outcome: 'automatic', on: '2025-07-15', relief: 'co-clean-slate-felony' } },
    why: '13-3-117(1)(a.5)(II)(C) counts ten years from the end of supervision, since July 1, 2025.',
    source: page.automatic,
  },
  {
    title: 'Class 5 felony before felonies were added to the list',
    asOf: '2025-06-30',
    life: settled.told(convicted('2010-07-15', '2012-07-15', theft5)),
    expect: { c1: { outcome: 'eligible', relief: 'co-conviction-motion' } },
    why: 'Felonies that are not about drugs joined the automatic list on July 1, 2025.',
    source: 'https://cl.cobar.org/features/automatic-record-sealing-in-colorado',
  },
  {
    title: 'Class 4 felony, four years after supervision',
    asOf,
    life: settled.told(convicted('2019-01-10', '2022-07-15', { ...theft5, grade: '4' })),
    expect: { c1: { outcome: 'eligible', on: '2025-07-15', relief: 'co-conviction-motion' } },
    why: waits,
    source: waitsPage,
  },
  {
    title: 'Level 2 drug felony: five years, not three',
    asOf,
    life: settled.told(convicted('2018-01-10', '2022-07-15', drug('felony', '2'))),
    expect: { c1: { outcome: 'not_yet', on: '2027-07-15' } },
    why: '24-72-706(1)(b)(IV): all other offenses wait five years.',
    source: waitsPage,
  },
  {
    title: 'Level 4 drug felony waits three years, a fentanyl possession two',
    asOf,
    life: settled.told(
      convicted('2024-02-01', '2024-06-01', { ...drug('felony', '4'), caseId: 'a' }),
      convicted('2024-02-01', '2024-06-01', {
        ...drug('felony', '4'),
        statute: '18-18-403.5(2.5)(a)',
        caseId: 'b',
      }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2027-06-01' },
      c2: { outcome: 'eligible', on: '2026-06-01', relief: 'co-conviction-motion' },
    },
    why: '24-72-706(1)(b)(II), (III): level 4 drug felonies wait three years, those under 18-18-403.5(2.5) two.',
    source: waitsPage,
  },
  {
    title: 'Level 1 drug felony and class 3 felony are never sealed',
    asOf,
    life: settled.told(
      convicted('2008-01-10', '2012-01-10', { ...drug('felony', '1'), caseId: 'a' }),
      convicted('2001-01-10', '2005-01-10', { ...theft5, grade: '3', caseId: 'b' }),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: leftOut,
    source: page.ch,
  },
  {
    title: 'Level 1 drug misdemeanor after two years, drug petty offense after one',
    asOf,
    life: settled.told(
      convicted('2024-11-15', '2024-11-15', { ...drug('misdemeanor', '1'), caseId: 'a' }),
      convicted('2024-11-15', '2024-11-15', { ...drug('misdemeanor', 'petty'), caseId: 'a' }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-15', relief: 'co-conviction-motion' },
      c2: { outcome: 'eligible', on: '2026-11-15', relief: 'co-conviction-motion' },
    },
    why: '24-72-706(1)(b)(I), (II); 24-72-703(12)(a): the case is sealed whole, so the longer wait counts.',
    source: page.wholeCase,
  },
  {
    title: 'Petty offense one year ago',
    asOf,
    life: settled.told(convicted('2025-11-15', '2025-11-15', petty)),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'co-conviction-motion' } },
    why: waits,
    source: waitsPage,
  },
  {
    title: 'Drunk driving is never sealed',
    asOf,
    life: settled.told(convicted('2008-03-01', '2009-03-01', dui)),
    expect: { c1: { outcome: 'not_eligible' } },
    why: '24-72-706(2)(a)(III) leaves out 42-4-1301.',
    source: 'https://jubalawoffice.com/sealing-a-prior-conviction/amp',
  },
  {
    title: 'A misdemeanor against a partner: only if the prosecutor agrees or the judge is convinced',
    asOf,
    life: settled.told(convicted('2010-03-01', '2012-03-01', home)),
    expect: { c1: { outcome: 'eligible', relief: 'co-misdemeanor-exception' } },
    why: '24-72-706(2)(a)(VI)(E) leaves it out, (2)(b) lets a court seal it: People v. C.H. What the prosecutor or the judge will say is a caution.',
    source: page.ch,
  },
  {
    title: 'Third degree assault is sealed on motion, never by itself',
    asOf,
    life: settled.told(convicted('2012-03-01', '2014-03-01', assault3)),
    expect: { c1: { outcome: 'eligible', relief: 'co-conviction-motion' } },
    why: '13-3-117(1)(a.5) leaves out crimes of 24-4.1-302(1); 24-72-706(2)(a) leaves out only such felonies.',
    source: page.victims,
  },
  {
    title: 'An attempt at second degree assault, told by the section on attempts',
    asOf,
    life: settled.told(
      convicted('2010-03-01', '2014-03-01', {
        level: 'felony',
        grade: '5',
        offense: ['assault'],
        statute: '18-2-101',
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: 'The list of 24-4.1-302(1) takes in any criminal attempt, conspiracy or solicitation at its crimes.',
    source: page.victimNames,
  },
  {
    title: 'Accessory to a crime that was not told',
    asOf,
    life: settled.told(
      convicted('2010-03-01', '2012-03-01', {
        level: 'felony',
        grade: '5',
        offense: ['obstruction'],
        statute: '18-8-105',
      }),
    ),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'The list of 24-4.1-302(1) takes in accessories to its crimes.',
    source: page.victimNames,
  },
  {
    title: 'Second degree assault is a listed felony',
    asOf,
    life: settled.told(
      convicted('2010-03-01', '2014-03-01', {
        level: 'felony',
        grade: '4',
        offense: ['assault'],
        statute: '18-3-203',
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: leftOut,
    source: page.victims,
  },
  {
    title: 'Restitution still owed stands in the way, fines do not',
    asOf,
    life: settled.told(
      convicted('2022-01-10', '2023-01-10', { ...theft2, restitutionPaid: false, caseId: 'a' }),
      convicted('2022-01-10', '2023-01-10', { ...petty, finesPaid: false, caseId: 'b' }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: null },
      c2: { outcome: 'eligible', relief: 'co-conviction-motion' },
    },
    why: '24-72-706(1)(e); 24-72-703(12)(b): only restitution counts.',
    source: page.wholeCase,
  },
  {
    title: 'A later conviction: five years after the newest misdemeanor',
    asOf,
    life: settled.told(
      convicted('2008-05-01', '2009-05-01', { ...theft2, caseId: 'a' }),
      convicted('2020-07-15', '2020-07-15', { ...theft2, caseId: 'b' }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2025-07-15', relief: 'co-multiple-convictions' },
      c2: { outcome: 'eligible', relief: 'co-conviction-motion' },
    },
    why: repeat,
    source: 'https://www.amoffittlaw.com/post/record-sealing-in-colorado-2021-changes',
  },
  {
    title: 'Two felonies: ten years after the newest',
    asOf,
    life: settled.told(
      convicted('2008-05-01', '2009-05-01', { ...theft5, caseId: 'a' }),
      convicted('2018-07-15', '2020-07-15', { ...theft5, caseId: 'b' }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2030-07-15' },
      c2: { outcome: 'eligible', on: '2023-07-15', relief: 'co-conviction-motion' },
    },
    why: repeat,
    source: 'https://www.amoffittlaw.com/post/record-sealing-in-colorado-2021-changes',
  },
  {
    title: 'Misdemeanors in seven cases are too many',
    asOf,
    life: settled.told(
      ...[2001, 2003, 2005, 2007, 2009, 2011, 2013].map((year) =>
        convicted(`${year}-05-01`, `${year}-11-01`, { ...theft2, caseId: `k${year}` }),
      ),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c7: { outcome: 'automatic', relief: 'co-clean-slate' } },
    why: '24-72-709(3) allows convictions in at most four cases; nothing followed the last one.',
    source: 'https://www.amoffittlaw.com/post/record-sealing-in-colorado-2021-changes',
  },
  {
    title: 'Unlawful sexual contact, a misdemeanor named by its section alone',
    asOf,
    life: settled.told(
      convicted('2010-05-01', '2012-05-01', { ...theft1, offense: ['other'], statute: '18-3-404' }),
    ),
    expect: { c1: { outcome: 'eligible', relief: 'co-misdemeanor-exception' } },
    why: '24-72-706(2) leaves out unlawful sexual behavior, which 16-22-102(9) lists by section. (2)(b) has an exception.',
    source: page.sexCrimes,
  },
  {
    title: 'Luring a child online, a felony of class 5',
    asOf,
    life: settled.told(
      convicted('2018-05-01', '2020-05-01', {
        ...theft5,
        offense: ['other'],
        statute: '18-3-306',
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2023-05-01', relief: 'co-conviction-motion' } },
    why: 'Of 18-3-306 only the felony of class 4 is unlawful sexual behavior: 16-22-102(9)(x). Class 5 waits 3 years, 24-72-706(1)(b).',
    source: page.registry,
  },
  {
    title: 'Unlawful electronic sexual communication, a felony named by its section alone',
    asOf,
    life: settled.told(
      convicted('2010-05-01', '2012-05-01', {
        ...theft5,
        grade: '6',
        offense: ['other'],
        statute: '18-3-418',
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' } },
    why: '16-22-102(9)(cc) names 18-3-418. As a felony 24-72-706(2)(a) leaves it out.',
    source: page.registry,
  },
  {
    title: 'Failing to register, a felony of class 6',
    asOf,
    life: settled.told(
      convicted('2010-05-01', '2012-05-01', {
        ...theft5,
        grade: '6',
        offense: ['other'],
        statute: '18-3-412.5',
      }),
    ),
    expect: { c1: { outcome: 'needs_review', relief: 'co-clean-slate-felony' } },
    why: 'The courts’ form JDF 612 leaves out sexual offenses of 18-3-401 to 418. Whether this is one is not said.',
    source: page.forms,
  },
  {
    title: 'Selling drugs, a level 3 drug felony named by its section alone',
    asOf,
    life: settled.told(
      convicted('2018-05-01', '2020-05-01', {
        ...theft5,
        grade: '3',
        offense: ['other'],
        statute: '18-18-405',
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2023-05-01', relief: 'co-conviction-motion' } },
    why: '24-72-706(1)(b) gives level 3 drug felonies 3 years. Article 18 of title 18 is about drugs alone.',
    source: page.ch,
  },
  {
    title: 'One conviction that cannot be sealed keeps its whole case open',
    asOf,
    life: settled.told(
      convicted('2012-05-01', '2013-05-01', { ...theft2, caseId: 'a' }),
      convicted('2012-05-01', '2013-05-01', { ...dui, caseId: 'a' }),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'not_eligible' } },
    why: '24-72-703(12)(a): every conviction of the case must be one that can be sealed.',
    source: page.wholeCase,
  },
  {
    title: 'Dismissed case',
    asOf,
    life: settled.told(ended('dismissed', '2023-04-10', theft1)),
    expect: { c1: { outcome: 'automatic', relief: 'co-no-conviction' } },
    why: '24-72-705(1)(a)(I): the court seals a completely dismissed case by itself.',
    source: page.nonConvictions,
  },
  {
    title: 'Acquitted, diverted and deferred',
    asOf,
    life: settled.told(
      ended('acquitted', '2021-04-10', theft5),
      ended('diverted', '2023-04-10', { ...theft2, completed: true, completedDate: '2024-04-10' }),
      ended('deferred', '2024-04-10', { ...theft5, completed: true, completedDate: '2026-04-10' }),
    ),
    expect: {
      c1: { outcome: 'automatic', relief: 'co-no-conviction' },
      c2: { outcome: 'automatic', relief: 'co-no-conviction' },
      c3: { outcome: 'automatic', relief: 'co-no-conviction' },
    },
    why: '24-72-705(1)(a)(II) to (IV): acquittals, finished diversions and deferred judgments.',
    source: page.nonConvictions,
  },
  {
    title: 'A deferred judgment beside a conviction whose wait is over',
    asOf,
    life: settled.told(
      convicted('2022-04-10', '2023-04-10', { ...theft2, caseId: 'a' }),
      ended('deferred', '2022-04-10', {
        ...theft5,
        completed: true,
        completedDate: '2023-04-10',
        caseId: 'a',
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2025-04-10', relief: 'co-conviction-motion' },
      c2: { outcome: 'eligible', on: '2025-04-10', relief: 'co-sealed-with-case' },
    },
    why: 'People v. C.H.: a deferred judgment in a case with a conviction is sealed with it.',
    source: page.ch,
  },
  {
    title: 'A deferred judgment beside a conviction waits for the conviction',
    asOf,
    life: settled.told(
      convicted('2025-04-10', '2026-04-10', { ...theft2, caseId: 'a' }),
      ended('deferred', '2025-04-10', {
        ...theft5,
        completed: true,
        completedDate: '2026-04-10',
        caseId: 'a',
      }),
    ),
    expect: { c1: { outcome: 'not_yet', on: '2028-04-10' }, c2: { outcome: 'not_yet', on: '2028-04-10' } },
    why: 'People v. C.H.: 24-72-705(1)(a)(IV) does not reach a deferred judgment in a case with a conviction.',
    source: page.ch,
  },
  {
    title: 'Theft and reckless driving in one case',
    asOf,
    life: settled.told(
      convicted('2022-04-10', '2023-04-10', { ...theft2, caseId: 'a' }),
      convicted('2022-04-10', '2023-04-10', { ...reckless, caseId: 'a' }),
    ),
    expect: { c1: { outcome: 'needs_review' }, c2: { outcome: 'needs_review' } },
    why: '24-72-706(2)(a): the courts’ form JDF 612 leaves out traffic offenses where they are the only charges in a case, and JDF 641 leaves them out.',
    source: page.forms,
  },
  {
    title: 'Reckless driving, the only charge of its case',
    asOf,
    life: settled.told(
      convicted('2022-04-10', '2023-04-10', { ...theft2, caseId: 'a' }),
      convicted('2022-04-10', '2023-04-10', { ...reckless, caseId: 'b' }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'co-conviction-motion' },
      c2: { outcome: 'not_eligible' },
    },
    why: leftOut,
    source: page.forms,
  },
  {
    title: 'A dropped charge beside a traffic conviction is sealed on motion',
    asOf,
    life: settled.told(
      ended('dismissed', '2024-04-10', { ...theft2, caseId: 'a' }),
      convicted('2024-04-10', '2025-04-10', { ...dui, caseId: 'a' }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'co-no-conviction-motion' },
      c2: { outcome: 'not_eligible' },
    },
    why: '24-72-705(3): charges without a conviction behind a traffic conviction.',
    source: page.nonConvictions,
  },
  {
    title: 'Dismissed because of competency',
    asOf,
    life: settled.told(ended('dismissed', '2024-01-01', { ...theft2, facts: { competency: true } })),
    expect: { c1: { outcome: 'not_eligible' } },
    why: '24-72-705(1)(g), confirmed by SB 26-149.',
    source: page.nonConvictions,
  },
  {
    title: 'Arrested, never charged: a year later it is sealed by itself',
    asOf,
    life: settled.told(
      ended('no_charges', '2025-11-15', theft2),
      ended('no_charges', '2026-06-01', theft2),
      ended('no_charges', '2010-06-01', theft5),
    ),
    expect: {
      c1: { outcome: 'automatic', relief: 'co-arrest' },
      c2: { outcome: 'eligible', relief: 'co-arrest-petition' },
      c3: { outcome: 'automatic', relief: 'co-arrest' },
    },
    why: '24-72-704: CBI seals arrests without charges after a year, and older ones by January 1, 2027.',
    source: page.arrestSummary,
  },
  {
    title: 'Pardoned felony',
    asOf,
    life: settled.told(
      ended('pardoned', '2005-01-10', {
        level: 'felony',
        grade: '3',
        offense: ['robbery'],
        pardonedDate: '2024-12-20',
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2024-12-20', relief: 'co-pardoned' } },
    why: '24-72-710(1): at any time after a full and unconditional pardon.',
    source: page.pardoned,
  },
  {
    title: 'A marijuana petty offense is legal today, other convictions aside',
    asOf,
    life: settled.told(
      convicted('2011-01-10', '2011-01-10', {
        level: 'infraction',
        grade: 'petty',
        offense: ['drug_possession', 'marijuana'],
        caseId: 'a',
      }),
      convicted('2024-01-10', '2026-01-10', { ...theft5, caseId: 'b' }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'co-legal-today' },
      c2: { outcome: 'not_yet', on: '2029-01-10' },
    },
    why: '24-72-711(1), (3): conduct no longer prohibited, regardless of other convictions.',
    source: page.legalNow,
  },
  {
    title: 'A theft felony of someone who was trafficked, a year ago',
    asOf,
    life: settled.told(
      convicted('2025-12-10', '2026-06-10', { ...theft5, traffickingVictim: true, caseId: 'a' }),
      convicted('2025-12-10', '2026-06-10', {
        ...theft5,
        traffickingVictim: true,
        facts: { traffickingDefense: true },
        caseId: 'b',
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', relief: 'co-trafficking-vacated' },
      c2: { outcome: 'not_yet', on: '2029-06-10' },
    },
    why: '18-1-410.7(1)(a), (c): every conviction but those with a listed victim, unless the defense was raised at trial and lost.',
    source: 'https://codes.findlaw.com/co/title-18-criminal-code/co-rev-st-sect-18-1-410-7/',
  },
  {
    title: 'Prostitution of someone who was trafficked',
    asOf,
    life: settled.told(
      convicted('2025-12-10', '2026-06-10', {
        level: 'misdemeanor',
        grade: '3',
        offense: ['prostitution'],
        traffickingVictim: true,
      }),
    ),
    expect: { c1: { outcome: 'eligible', relief: 'co-trafficking' } },
    why: '24-72-707(1.5): at any time, without a fee.',
    source: 'https://sealcoloradorecords.com/colo-rev-stat-%C2%A7-24-72-707',
  },
  {
    title: 'A city conviction, three years ago today',
    asOf,
    life: settled.told(convicted('2023-11-15', '2023-11-15', { ...petty, facts: { municipal: true } })),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'co-municipal' } },
    why: '24-72-708(1), (3)(a): three years without a new charge or conviction.',
    source: page.municipal,
  },
  {
    title: 'A city conviction waits three years',
    asOf,
    life: settled.told(
      convicted('2023-11-15', '2023-11-15', { ...petty, facts: { municipal: true }, caseId: 'a' }),
      convicted('2023-11-16', '2023-11-16', { ...petty, facts: { municipal: true }, caseId: 'b' }),
    ),
    expect: { c2: { outcome: 'not_yet', on: '2026-11-16' } },
    why: '24-72-708(1), (3)(a): three years without a new charge or conviction.',
    source: page.municipal,
  },
  {
    title: 'First underage drinking ticket',
    asOf,
    life: settled.told(
      convicted('2024-05-01', '2024-09-01', {
        level: 'infraction',
        grade: 'petty',
        offense: ['alcohol_minor'],
      }),
    ),
    expect: { c1: { outcome: 'automatic', relief: 'co-underage-possession' } },
    why: '18-13-122(13): a first conviction is sealed when classes and fine are done.',
    source: page.underage,
  },
  {
    title: 'Driving after a drink under 21',
    asOf,
    life: settled
      .but({ born: '1994-05-21' })
      .told(convicted('2014-05-01', '2014-09-01', { level: 'infraction', offense: ['dui'] })),
    expect: { c1: { outcome: 'eligible', relief: 'co-underage-driving' } },
    why: '42-4-1715(1)(b) erases a first UDD conviction for people over 21.',
    source: 'https://rightlawgroup.com/what-you-need-to-know-about-sealing-records-in-colorado',
  },
  {
    title: 'Youth cases of 2010, long over',
    asOf,
    life: settled
      .but({ born: '1993-08-17' })
      .told(
        convicted('2010-05-01', '2011-05-01', { ...theft2, ...youth, caseId: 'a' }),
        convicted('2010-05-01', '2011-05-01', { ...theft5, ...youth, caseId: 'b' }),
        ended('dismissed', '2010-05-01', { ...theft5, ...youth, caseId: 'c' }),
      ),
    expect: {
      c1: { outcome: 'automatic', relief: 'co-juvenile' },
      c2: { outcome: 'automatic', relief: 'co-juvenile' },
      c3: { outcome: 'automatic', relief: 'co-juvenile' },
    },
    why: '19-1-306(4)(a), (5)(a), (d): the court expunges what is over.',
    source: page.juvenile,
  },
  {
    title: 'Two contacts with the police at 16, a year ago today and a year ago tomorrow',
    asOf,
    life: settled
      .but({ born: '2009-08-17' })
      .told(
        ended('no_charges', '2025-11-15', { ...theft5, ...youth, caseId: 'a' }),
        ended('no_charges', '2025-11-16', { ...theft5, ...youth, caseId: 'b' }),
      ),
    expect: {
      c1: { outcome: 'eligible', relief: 'co-juvenile-petition' },
      c2: { outcome: 'not_yet', on: '2026-11-16' },
    },
    why: '19-1-306(6)(c): police contact is expunged after a year, on petition.',
    source: page.juvenile,
  },
  {
    title: 'A class 2 felony as a youth: on petition, three years after release',
    asOf,
    life: settled.but({ born: '2002-05-21' }).told(
      convicted('2019-05-01', '2023-11-15', {
        level: 'felony',
        grade: '2',
        offense: ['kidnapping'],
        statute: '18-3-302',
        ...youth,
      }),
    ),
    expect: { c1: { outcome: 'eligible', on: '2026-11-15', relief: 'co-juvenile-petition' } },
    why: '19-1-306(5)(a)(IV)(C) leaves class 1 and 2 felonies out; (6)(e) opens a petition after 36 months.',
    source: page.juvenile,
  },
  {
    title: 'Two felonies as a youth, long over',
    asOf,
    life: settled
      .but({ born: '1997-03-09' })
      .told(
        convicted('2012-01-10', '2013-01-10', { ...theft5, ...youth, caseId: 'a' }),
        convicted('2014-01-10', '2015-01-10', { ...theft5, ...youth, caseId: 'b' }),
      ),
    expect: {
      c1: { outcome: 'eligible', relief: 'co-juvenile-petition' },
      c2: { outcome: 'eligible', relief: 'co-juvenile-petition' },
    },
    why: '19-1-306(5)(a)(IV)(D) is for a first felony; (6)(e) opens a petition to the others after 36 months.',
    source: page.juvenile,
  },
  {
    title: 'A killing charged to a youth: never after a finding of guilt, but when it was dismissed',
    asOf,
    life: settled.but({ born: '1997-05-21' }).told(
      convicted('2012-05-01', '2018-05-01', {
        level: 'felony',
        grade: '3',
        offense: ['homicide'],
        ...youth,
        caseId: 'a',
      }),
      ended('dismissed', '2014-05-01', {
        level: 'felony',
        grade: '3',
        offense: ['homicide'],
        ...youth,
        caseId: 'b',
      }),
    ),
    expect: { c1: { outcome: 'not_eligible' }, c2: { outcome: 'automatic', relief: 'co-juvenile' } },
    why: '19-1-306(8)(b) bars who was adjudicated of homicide; (4)(a)(II) expunges a petition that was dismissed.',
    source: page.juvenile,
  },
  {
    title: 'A class 1 misdemeanor of a “repeat” youth offender: on petition, three years after release',
    asOf,
    life: settled.but({ born: '2003-05-21' }).told(
      convicted('2020-05-01', '2023-11-15', {
        ...theft1,
        ...youth,
        caseId: 'a',
        facts: { repeatJuvenile: true },
      }),
      convicted('2020-05-01', '2023-11-16', {
        ...theft1,
        ...youth,
        caseId: 'b',
        facts: { repeatJuvenile: true },
      }),
      convicted('2020-05-01', '2023-11-16', {
        ...theft2,
        ...youth,
        caseId: 'c',
        facts: { repeatJuvenile: true },
      }),
    ),
    expect: {
      c1: { outcome: 'eligible', on: '2026-11-15', relief: 'co-juvenile-petition' },
      c2: { outcome: 'not_yet', on: '2026-11-16' },
      c3: { outcome: 'automatic', relief: 'co-juvenile' },
    },
    why: '19-1-306(5)(k) sends mandatory sentence and repeat offenders to (6)(e), but leaves the small offenses of (4) alone.',
    source: page.juvenile,
  },
  {
    title: 'A youth case waits for an open case',
    asOf,
    life: settled
      .but({ born: '1993-05-21', pendingCharges: true })
      .told(convicted('2010-05-01', '2011-05-01', { ...theft2, ...youth })),
    expect: { c1: { outcome: 'not_yet', on: null } },
    why: '19-1-306(2)(i): the court waits until the open case is decided.',
    source: page.juvenile,
  },
  {
    title: 'A misdemeanor of an unknown class, long ago',
    asOf,
    life: settled.told(
      convicted('2015-05-01', '2016-05-01', { level: 'misdemeanor', offense: ['trespass'] }),
    ),
    expect: { c1: { outcome: 'automatic', relief: 'co-clean-slate' } },
    why: 'Every class of misdemeanor has waited long enough under 24-72-706(1)(b) and 13-3-117(1).',
    source: page.automatic,
  },
  {
    title: 'A felony of an unknown class',
    asOf,
    life: settled.told(convicted('2015-05-01', '2016-05-01', { level: 'felony', offense: ['theft'] })),
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Class 3 felonies are left out by 24-72-706(2)(a), class 4 to 6 are not.',
    source: waitsPage,
  },
  {
    title: 'Nothing told but a conviction',
    asOf,
    life: { charges: [{ disposition: 'convicted' }] },
    expect: { c1: { outcome: 'needs_review' } },
    why: 'Without level, class and days 24-72-706 decides nothing.',
    source: waitsPage,
  },
  {
    title: 'A city conviction followed by another crime',
    asOf,
    life: settled.told(
      convicted('2008-11-15', '2008-11-15', { ...petty, facts: { municipal: true }, caseId: 'a' }),
      convicted('2012-05-01', '2013-05-01', { ...theft2, caseId: 'b' }),
    ),
    expect: { c1: { outcome: 'needs_review', relief: 'co-municipal-second-chance' } },
    why: '24-72-708(2): ten years after a single later conviction of certain kinds.',
    source: page.municipal,
  },
  {
    title: 'A later conviction in another state',
    asOf,
    life: settled
      .but({ elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2018-05-01' } })
      .told(convicted('2010-01-10', '2011-01-10', theft2)),
    expect: { c1: { outcome: 'needs_review' } },
    why: '24-72-709(1) speaks of several conviction records in the state.',
    source: 'https://lexace.ai/us/statute/colorado/24-72-709',
  },
  {
    title: 'A dropped charge beside a conviction that needs the judge’s exception',
    asOf,
    life: settled.told(
      ended('dismissed', '2010-03-01', { ...theft5, caseId: 'a' }),
      convicted('2010-03-01', '2012-03-01', { ...home, caseId: 'a' }),
    ),
    expect: {
      c1: { outcome: 'needs_review' },
      c2: { outcome: 'eligible', relief: 'co-misdemeanor-exception' },
    },
    why: '24-72-703(12)(a): the case is sealed whole, and 24-72-706(2)(b) decides about its conviction.',
    source: page.ch,
  },
  {
    title: 'A class 2 misdemeanor, then a felony: the highest offense sets the years',
    asOf,
    life: settled.told(
      convicted('2008-01-10', '2009-01-10', { ...theft2, caseId: 'a' }),
      convicted('2015-01-09', '2020-01-10', { ...theft5, caseId: 'b' }),
    ),
    expect: {
      c1: { outcome: 'not_yet', on: '2030-01-10' },
      c2: { outcome: 'eligible', on: '2023-01-10', relief: 'co-conviction-motion' },
    },
    why: repeat,
    source: 'https://www.amoffittlaw.com/post/record-sealing-in-colorado-2021-changes',
  },
  {
    title: 'A class 2 misdemeanor, then a felony only after the seven years',
    asOf,
    life: settled.told(
      convicted('2008-01-10', '2009-01-10', { ...theft2, caseId: 'a' }),
      convicted('2018-01-10', '2020-01-10', { ...theft5, caseId: 'b' }),
    ),
    expect: { c1: { outcome: 'needs_review', relief: 'co-clean-slate' } },
    why: '13-3-117(1)(b) leaves out who was convicted during the seven years; 24-72-706 lets no later conviction be.',
    source: page.intervening,
  },
  {
    title: 'A theft told as pleading guilty, with a deferred judgment that was finished',
    asOf,
    life: settled.told(
      ended('deferred', '2024-04-10', {
        ...theft5,
        completed: true,
        completedDate: '2026-04-10',
        ...calledGuilty,
      }),
    ),
    expect: { c1: { outcome: 'automatic', relief: 'co-no-conviction' } },
    why: '24-72-705(1)(a)(IV): a finished deferred judgment is no conviction.',
    source: page.nonConvictions,
  },
  {
    title: 'A theft told as dismissed, after a deferred judgment',
    asOf,
    life: settled.told(
      ended('deferred', '2024-04-10', {
        ...theft5,
        completed: true,
        completedDate: '2026-04-10',
        ...calledDismissed,
      }),
    ),
    expect: { c1: { outcome: 'automatic', on: '2026-04-10', relief: 'co-no-conviction' } },
    why: '24-72-705(1)(a)(IV): it is sealed from the day the deferred judgment was finished.',
    source: page.nonConvictions,
  },
]);
