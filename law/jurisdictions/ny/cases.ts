import { calledGuilty, charged, type Person, person, type Told as ToldOf } from '../../place/life.ts';
import { type Expected, nothingElse, overAndPaid, type Story, worked } from '../../place/worked-case.ts';
import type { Grade } from './grades.ts';
import { page } from './sources.ts';

type Told = ToldOf<Grade>;

const asOf = '2026-11-15';
const courts = 'https://nycourts.gov/FORMS/criminal-record-sealing.shtml';
const courtsOnTenYears = 'https://www.nycourts.gov/CourtHelp/criminal/sealedAfter10years.shtml';
const goodResult = 'https://www.nycourts.gov/COURTHELP/Criminal/sealedGoodResult.shtml';
const courtsOnViolations = 'https://nycourts.gov/Courthelp/Criminal/sealedViolationsInfractions.shtml';
const questionsAndAnswers = 'https://www.cleanslateny.org/faq';
const witherspoon = 'https://nycourts.gov/Reporter/3dseries/2022/2022_05866.htm';
const insanity =
  'https://law.com/newyorklawjournal/2019/02/19/sealing-records-not-mandatory-for-persons-acquitted-on-insanity-pleas-court-of-appeals-rules';

const settled = person<Grade>({ ...nothingElse, born: '1974-04-12' });

/** Petit larceny, a class A misdemeanor, with every question answered. */
const theft: Told = {
  ...overAndPaid,
  id: 'c1',
  caseId: 'k1',
  level: 'misdemeanor',
  grade: 'a',
  offense: ['theft'],
  statute: 'PL 155.25',
  ...charged('2023-08-02').convicted('2023-11-15', { over: '2023-11-15' }),
  sentence: ['fine'],
};

/** Grand larceny, a class E felony: state prison, then parole. */
const larceny: Told = {
  ...theft,
  level: 'felony',
  grade: 'e',
  statute: 'PL 155.30',
  ...charged('2015-03-01').convicted('2016-02-02', { released: '2018-11-15', over: '2020-11-15' }),
  sentence: ['prison', 'supervision'],
};

/** Long enough ago for a judge to seal it. */
const oldLarceny: Told = {
  ...larceny,
  ...charged('2009-03-01').convicted('2010-02-02', { released: '2012-11-15', over: '2014-11-15' }),
};

/** Whether that holds back Clean Slate is open, so that only a judge can seal for certain. */
const felonyElsewhere: Person = {
  elsewhere: { felonies: 1, misdemeanors: 0, lastDate: '2022-01-01' },
};

const violation: Told = {
  ...theft,
  level: 'infraction',
  grade: 'violation',
  offense: ['public_order'],
  statute: 'PL 240.20',
};

/** Former Penal Law § 240.37, repealed in February 2021. */
const loitering: Told = {
  ...theft,
  grade: 'b',
  offense: ['prostitution'],
  statute: 'PL 240.37',
  ...charged('2020-01-02').convicted('2020-03-03', { over: '2020-03-03' }),
};

type Case = { title: string; why: string; source: string; on?: string; about?: Person };

function told(
  charges: Told | readonly Told[],
  expected: Expected | readonly Expected[],
  { title, why, source, on = asOf, about = {} }: Case,
): Story<Grade> {
  const listed = [charges].flat().map((charge, index) => ({ ...charge, id: `c${index + 1}` }));
  const outcomes = [expected].flat().map((each, index) => [`c${index + 1}`, each] as const);
  return {
    title,
    asOf: on,
    life: settled.but(about).told(...listed),
    expect: Object.fromEntries(outcomes),
    why,
    source,
  };
}

const sealedMisdemeanor: Expected = { outcome: 'automatic', relief: 'ny-clean-slate-misdemeanor' };
const sealedFelony: Expected = { outcome: 'automatic', relief: 'ny-clean-slate-felony' };
const reviewed: Expected = { outcome: 'needs_review' };

const waits = [
  told(
    theft,
    { outcome: 'not_yet', on: '2026-11-15' },
    {
      title: 'A misdemeanor, the day before three years are over',
      on: '2026-11-14',
      why: 'CPL § 160.57(1)(b)(i): three years from the sentence where nobody was locked up.',
      source: page.cleanSlate,
    },
  ),
  told(theft, sealedMisdemeanor, {
    title: 'A misdemeanor, on the day three years are over',
    why: 'CPL § 160.57(1)(b)(i): at least three years have passed; the courts have until November 16, 2027.',
    source: page.cleanSlate,
  }),
  told(
    { ...theft, sentence: ['jail'], releasedDate: '2024-01-20', completedDate: '2024-01-20' },
    { outcome: 'not_yet', on: '2027-01-20' },
    {
      title: 'A misdemeanor with jail: the wait starts on release',
      why: 'CPL § 160.57(1)(b)(i): three years from the release from incarceration.',
      source: page.cleanSlate,
    },
  ),
  told(
    larceny,
    { outcome: 'not_yet', on: '2026-11-15' },
    {
      title: 'A felony, the day before eight years since release are over',
      on: '2026-11-14',
      why: 'CPL § 160.57(1)(b)(ii): eight years from the last release, not from the end of parole.',
      source: page.cleanSlate,
    },
  ),
  told(larceny, sealedFelony, {
    title: 'A felony, on the day eight years since release are over',
    why: 'CPL § 160.57(1)(b)(ii): eight years from the last release, and parole is over.',
    source: courts,
  }),
  told(
    { ...larceny, completed: false, completedDate: '2028-03-01' },
    { outcome: 'not_yet', on: '2028-03-01' },
    {
      title: 'A felony eight years after release, still on parole',
      why: 'CPL § 160.57(1)(b)(iv), (8): not while on parole for it.',
      source: courts,
    },
  ),
  told(
    { ...oldLarceny, grade: 'a', offense: ['child_victim'], statute: undefined },
    { outcome: 'not_eligible' },
    {
      title: 'A class A felony against a child, told without its section',
      why: 'CPL § 160.57(1)(b)(vi): of class A felonies only those for drugs are sealed.',
      source: page.cleanSlate,
    },
  ),
  told({ ...theft, finesPaid: false, restitutionPaid: false }, sealedMisdemeanor, {
    title: 'Money owed does not stop sealing',
    why: 'CPL § 160.57(10): sealing does not depend on payment, and does not cancel it.',
    source: page.cleanSlate,
  }),
  told(
    theft,
    { outcome: 'not_yet', on: null },
    {
      title: 'A misdemeanor whose time is over, with a case open',
      why: 'CPL § 160.57(1)(b)(iii): no criminal charge may be pending.',
      source: courts,
      about: { pendingCharges: true },
    },
  ),
  told(
    { ...theft, ...charged('2012-01-01').convicted('2012-05-01') },
    { outcome: 'automatic', on: '2024-11-16', relief: 'ny-clean-slate-misdemeanor' },
    {
      title: 'A misdemeanor that was old enough when the Clean Slate Act began',
      why: 'The Act, chapter 631 of 2023, took effect on November 16, 2024. Who must register cannot use § 160.59.',
      source: courts,
      about: { mustRegister: true },
    },
  ),
  told(
    { ...larceny, probationRevoked: true, releasedDate: undefined },
    { outcome: 'needs_review' },
    {
      title: 'A felony with a revocation, and the last release not told',
      why: 'CPL § 160.57(1)(b)(ii): a return to custody starts the eight years again.',
      source: questionsAndAnswers,
    },
  ),
];

const several = [
  told(
    [
      {
        ...larceny,
        caseId: 'k1',
        ...charged('2009-03-01').convicted('2010-01-05', { released: '2011-01-05', over: '2013-01-05' }),
      },
      { ...theft, caseId: 'k2', ...charged('2023-08-02').convicted('2024-02-02', { over: '2024-02-02' }) },
    ],
    [
      { outcome: 'not_yet', on: '2032-02-02' },
      { outcome: 'not_yet', on: '2027-02-02' },
    ],
    {
      title: 'A newer misdemeanor starts the wait of an old felony again',
      why: 'CPL § 160.57(1)(b)(i)–(ii): time for the prior conviction starts with that of the newer one.',
      source: page.cleanSlate,
    },
  ),
  told(
    [
      { ...theft, caseId: 'k1', ...charged('2014-01-01').convicted('2014-05-05') },
      { ...violation, caseId: 'k2', ...charged('2026-03-01').convicted('2026-05-05') },
    ],
    [sealedMisdemeanor, { outcome: 'automatic', relief: 'ny-violation-sealing' }],
    {
      title: 'A newer violation does not start the wait again, and is sealed itself',
      why: 'CPL §§ 160.55(1), 160.57(1)(b): a violation is not a crime.',
      source: questionsAndAnswers,
    },
  ),
  told(
    [
      {
        ...larceny,
        caseId: 'k1',
        ...charged('2009-03-01').convicted('2010-01-05', { released: '2011-01-05', over: '2013-01-05' }),
      },
      {
        ...theft,
        caseId: 'k2',
        offense: ['drug_possession', 'marijuana'],
        statute: 'PL 221.10',
        grade: 'b',
        ...charged('2019-01-02').convicted('2019-03-03'),
      },
    ],
    [sealedFelony, { outcome: 'automatic', relief: 'ny-marijuana-expungement' }],
    {
      title: 'An expunged marijuana conviction does not count against an older felony',
      why: 'CPL § 160.50(3)(k), (5): the marijuana conviction is a nullity.',
      source: courtsOnTenYears,
    },
  ),
  told(
    [
      {
        ...larceny,
        caseId: 'k1',
        ...charged('2009-03-01').convicted('2010-01-05', { released: '2011-01-05', over: '2013-01-05' }),
      },
      { ...loitering, caseId: 'k2' },
    ],
    [sealedFelony, { outcome: 'automatic', relief: 'ny-marijuana-expungement' }],
    {
      title: 'A conviction for loitering for prostitution does not count against an older felony',
      why: 'CPL § 160.50(3)(k)(iv), (5): a conviction under former Penal Law § 240.37 is a nullity.',
      source: page.loitering,
    },
  ),
  told(
    [
      { ...theft, caseId: 'k1', ...charged('2021-01-01').convicted('2021-03-03') },
      {
        ...larceny,
        caseId: 'k1',
        ...charged('2021-01-01').dismissed('2021-03-03'),
        sentence: undefined,
      },
    ],
    [sealedMisdemeanor, { outcome: 'automatic', relief: 'ny-clean-slate-same-case' }],
    {
      title: 'A felony charge dropped for a plea to a misdemeanor that is sealed now',
      why: 'CPL § 160.50(3) seals whole cases that ended well; the rest follows the conviction, § 160.57(2).',
      source: goodResult,
    },
  ),
  told(
    [
      { ...theft, caseId: 'k1', ...charged('2025-01-01').convicted('2025-03-03') },
      {
        ...larceny,
        caseId: 'k1',
        ...charged('2025-01-01').dismissed('2025-03-03'),
        sentence: undefined,
      },
    ],
    [
      { outcome: 'not_yet', on: '2028-03-03' },
      { outcome: 'not_yet', on: '2028-03-03', relief: 'ny-clean-slate-same-case' },
    ],
    {
      title: 'A felony charge dropped for a plea to a misdemeanor in the same case',
      why: 'CPL § 160.50(3) seals whole cases that ended well; the rest follows the conviction, § 160.57(2).',
      source: goodResult,
    },
  ),
  told(
    [
      { ...violation, caseId: 'k1' },
      { ...theft, caseId: 'k1', disposition: 'dismissed' },
    ],
    [
      { outcome: 'automatic', relief: 'ny-violation-sealing' },
      { outcome: 'automatic', relief: 'ny-violation-sealing' },
    ],
    {
      title: 'A misdemeanor charge that ended as disorderly conduct',
      why: 'CPL § 160.55(1): sealed whatever the first charge was.',
      source: page.violations,
    },
  ),
  told(
    [
      {
        ...larceny,
        caseId: 'k1',
        ...charged('2004-03-01').convicted('2005-01-05', { released: '2006-01-05', over: '2008-01-05' }),
      },
      {
        ...larceny,
        caseId: 'k2',
        ...charged('2008-03-01').convicted('2009-01-05', { released: '2010-01-05', over: '2012-01-05' }),
      },
      { ...theft, caseId: 'k3', ...charged('2011-12-01').convicted('2012-01-05') },
    ],
    [sealedFelony, sealedFelony, sealedMisdemeanor],
    {
      title: 'Two felonies and a misdemeanor, all old: no limit on how many',
      why: 'CPL § 160.57 has no limit on the number of convictions; § 160.59(3)(h) has.',
      source: page.cleanSlate,
    },
  ),
  told(
    [
      {
        ...larceny,
        caseId: 'k1',
        ...charged('2019-08-01').convicted('2020-01-10', { over: '2025-01-10' }),
        sentence: ['probation'],
      },
      { ...theft, caseId: 'k1', ...charged('2019-08-01').convicted('2020-01-10') },
    ],
    [{ outcome: 'not_yet', on: '2028-01-10' }, sealedMisdemeanor],
    {
      title: 'A felony and a misdemeanor in one case, each with its own wait',
      why: 'CPL § 160.57(1)(b) seals convictions, each after its own time; neither is newer than the other.',
      source: page.cleanSlate,
    },
  ),
];

const exclusions = [
  told(
    {
      ...larceny,
      grade: 'a',
      offense: ['homicide'],
      statute: 'PL 125.25',
      ...charged('1994-01-05').convicted('1995-01-05', { released: '2012-01-05' }),
    },
    { outcome: 'not_eligible' },
    {
      title: 'Murder is never sealed',
      why: 'CPL § 160.57(1)(b)(vi): class A felonies are left out, drug crimes apart.',
      source: courts,
    },
  ),
  told(
    {
      ...larceny,
      grade: undefined,
      offense: ['homicide'],
      statute: 'PL 110-125.25',
      ...charged('1994-01-05').convicted('1995-01-05', { released: '2012-01-05' }),
    },
    sealedFelony,
    {
      title: 'Attempted murder in the second degree is a class B felony, and is sealed',
      why: 'Penal Law § 70.02(1)(a) lists the attempt among class B felonies; CPL § 160.57(1)(b)(vi) leaves out class A.',
      source: 'https://lexace.ai/us/statute/new-york/pen-70.02',
    },
  ),
  told(
    {
      ...larceny,
      grade: 'a',
      offense: ['drug_sale'],
      statute: 'PL 220.43',
      ...charged('2004-01-05').convicted('2005-01-05', { released: '2012-01-05' }),
    },
    sealedFelony,
    {
      title: 'A class A drug felony is sealed like other felonies',
      why: 'CPL § 160.57(1)(b)(vi): class A felonies of article 220 are not left out.',
      source: courts,
    },
  ),
  told(
    {
      ...larceny,
      grade: 'b',
      offense: ['robbery', 'violent'],
      statute: 'PL 160.15',
      ...charged('2004-01-05').convicted('2005-01-05', { released: '2012-01-05' }),
    },
    sealedFelony,
    {
      title: 'A violent felony of class B is sealed after eight years',
      why: 'CPL § 160.57 leaves out no violent felony below class A; § 160.59(1)(a) does.',
      source: page.cleanSlate,
    },
  ),
  told(
    {
      ...theft,
      offense: ['sexual'],
      statute: 'PL 130.60',
      ...charged('2012-01-05').convicted('2012-05-05'),
    },
    { outcome: 'not_eligible' },
    {
      title: 'Sexual abuse in the second degree is never sealed',
      why: 'CPL § 160.57(1)(b)(v) with Correction Law § 168-a(2)(a).',
      source: page.registration,
    },
  ),
  told(
    {
      ...theft,
      offense: ['sexual'],
      statute: undefined,
      ...charged('2012-01-05').convicted('2012-05-05'),
    },
    { outcome: 'needs_review' },
    {
      title: 'A sexual misdemeanor of which the section is not known',
      why: 'Correction Law § 168-a(2) lists some sexual misdemeanors, and others only if a child was harmed.',
      source: page.registration,
    },
  ),
  told({ ...theft, offense: ['sexual'], statute: 'PL 130.52' }, sealedMisdemeanor, {
    title: 'Forcible touching of an adult',
    why: 'Correction Law § 168-a(2)(b)–(c): a sex offense only if a child was harmed or it was not the first.',
    source: 'https://instalawyer.io/laws/new-york-laws/168-a-definitions',
  }),
  told({ ...larceny, offense: ['sexual'], statute: 'PL 250.45(2)' }, reviewed, {
    title: 'Spying with a camera for a sexual purpose',
    why: 'Correction Law § 168-a(2)(e): listed unless the court was of the opinion that registration would be unduly harsh.',
    source: page.registrationWhole,
  }),
  told({ ...larceny, offense: ['harassment'], statute: 'PL 250.45(1)' }, sealedFelony, {
    title: 'Spying with a camera, but not for a sexual purpose',
    why: 'Correction Law § 168-a(2)(e) names subdivisions two, three and four of Penal Law § 250.45.',
    source: page.registrationWhole,
  }),
  told({ ...larceny, offense: ['sexual'], statute: 'PL 130.91' }, reviewed, {
    title: 'A sexually motivated felony',
    why: 'Correction Law § 168-a(2)(a)(iii) names it only where the crime itself is one of the list.',
    source: page.registrationWhole,
  }),
  told(
    [
      { ...larceny, offense: ['assault', 'child_victim'], statute: 'PL 130.85', caseId: 'k1' },
      { ...larceny, offense: ['prostitution'], statute: 'PL 230.30(1)', caseId: 'k1' },
      { ...larceny, offense: ['prostitution'], statute: 'PL 230.30(2)', caseId: 'k1' },
      { ...larceny, offense: ['prostitution'], statute: 'PL 230.30', caseId: 'k1' },
    ],
    [sealedFelony, sealedFelony, { outcome: 'not_eligible' }, reviewed],
    {
      title: 'Crimes that call for registration in one paragraph only, or not at all',
      why: 'Correction Law § 168-a(2)(a)(i) names subdivision two of Penal Law § 230.30; no part of it names § 130.85.',
      source: page.registrationWhole,
    },
  ),
  told({ ...theft, offense: ['dui'], statute: 'VTL 1192(3)', grade: 'ungraded' }, sealedMisdemeanor, {
    title: 'Drunk driving as a misdemeanor is sealed after three years',
    why: 'CPL § 160.57(1)(b): drunk driving is not left out; the DMV keeps its record, (3)(b).',
    source: page.cleanSlate,
  }),
  told(
    {
      ...violation,
      grade: 'traffic',
      offense: ['dui'],
      statute: 'VTL 1192(1)',
      ...charged('2023-01-01').convicted('2023-02-02'),
    },
    { outcome: 'automatic', on: '2026-02-02', relief: 'ny-clean-slate-dwai' },
    {
      title: 'Driving while ability impaired, three years ago',
      why: 'CPL § 160.57(1)(a); § 160.55(1) leaves it out.',
      source: page.cleanSlate,
    },
  ),
  told({ ...theft, offense: undefined, statute: 'VTL § 1192.3', grade: 'ungraded' }, sealedMisdemeanor, {
    title: 'Drunk driving told by its section alone, as tickets write it',
    why: 'CPL § 160.57(1)(b): drunk driving is not left out; the DMV keeps its record, (3)(b).',
    source: page.cleanSlate,
  }),
  told(
    {
      ...violation,
      grade: 'traffic',
      offense: ['dui'],
      statute: 'VTL 1192(1)',
      ...charged('2024-01-01').convicted('2024-02-02'),
    },
    { outcome: 'not_yet', on: '2027-02-02', relief: 'ny-clean-slate-dwai' },
    {
      title: 'Driving while ability impaired waits three years',
      why: 'CPL § 160.57(1)(a); § 160.55(1) leaves it out.',
      source: page.cleanSlate,
    },
  ),
  told(
    { ...theft, ...charged('2014-01-01').convicted('2014-05-05') },
    { outcome: 'eligible', relief: 'ny-ten-year-sealing' },
    {
      title: 'A newer felony in another state: a judge can still seal',
      why: 'CPL § 160.57(1)(b)(ix) waits for federal records; under § 160.59(3)(f) it is no bar.',
      source: witherspoon,
      about: felonyElsewhere,
    },
  ),
  told(
    [
      { ...theft, caseId: 'k1', ...charged('2002-01-01').convicted('2002-05-05') },
      {
        ...larceny,
        caseId: 'k2',
        grade: 'c',
        offense: ['robbery'],
        statute: 'PL 160.10',
        ...charged('2004-01-01').convicted('2005-05-05', { released: '2010-01-05' }),
      },
    ],
    [{ outcome: 'needs_review' }, { outcome: 'needs_review' }],
    {
      title: 'A newer robbery that no judge may seal keeps the older theft open too',
      why: 'CPL § 160.59(3)(f): no newer crime may stand beside it; whether § 160.57(1)(b)(ix) applies yet is open.',
      source: page.tenYears,
      about: felonyElsewhere,
    },
  ),
  told(
    [oldLarceny, { ...oldLarceny, statute: 'PL 165.45', offense: ['theft', 'property_damage'] }],
    [
      { outcome: 'eligible', relief: 'ny-ten-year-sealing' },
      { outcome: 'eligible', relief: 'ny-ten-year-sealing' },
    ],
    {
      title: 'Two felonies of one event that a judge can seal count as one',
      why: 'CPL § 160.59(1)(a): eligible offenses of the same criminal transaction are considered one.',
      source: page.tenYearsText,
      about: felonyElsewhere,
    },
  ),
  told(
    [oldLarceny, { ...oldLarceny, grade: 'c', offense: ['robbery'], statute: 'PL 160.10' }],
    [{ outcome: 'needs_review' }, { outcome: 'needs_review' }],
    {
      title: 'A larceny beside a violent robbery of the same event is two felonies',
      why: 'CPL § 160.59(1)(a) merges eligible offenses only, and (3)(h) denies “two or more felonies”; whether § 160.57(1)(b)(ix) applies yet is open.',
      source: page.tenYearsText,
      about: felonyElsewhere,
    },
  ),
  told(
    {
      ...theft,
      grade: 'b',
      offense: ['sexual'],
      statute: 'PL 110-130.52',
      registrable: false,
      ...charged('2014-01-01').convicted('2014-05-05', { over: '2014-05-05' }),
    },
    { outcome: 'eligible', relief: 'ny-ten-year-sealing' },
    {
      title: 'Attempted forcible touching, a misdemeanor',
      why: 'CPL § 160.59(1)(a) leaves out the attempt at a sex crime only “if the attempt is a felony”.',
      source: page.tenYearsText,
      about: felonyElsewhere,
    },
  ),
];

const withoutConviction = [
  told({ ...theft, disposition: 'dismissed', facts: { dismissedAs: 'convicted' } }, sealedMisdemeanor, {
    title: 'A petit larceny told as dismissed, but ended with a conditional discharge',
    why: 'CPL § 160.57(1): a conditional discharge is a sentence after a conviction, which is sealed after three years.',
    source: page.cleanSlate,
  }),
  told(
    { ...theft, ...calledGuilty },
    { outcome: 'automatic', relief: 'ny-favorable-sealing' },
    {
      title: 'A petit larceny told as pleading guilty, dismissed after a treatment court',
      why: 'CPL § 160.50(1): sealed when it ends in favor of the accused, whatever plea was taken back.',
      source: page.favorable,
    },
  ),
  told(
    { ...theft, disposition: 'dismissed' },
    { outcome: 'automatic', relief: 'ny-favorable-sealing' },
    {
      title: 'A case that was dismissed',
      why: 'CPL § 160.50(1): sealed when it ends in favor of the accused.',
      source: page.favorable,
    },
  ),
  told(
    [
      { ...theft, caseId: 'k1', ...charged('2023-08-02').dismissed('2024-01-10') },
      { ...theft, caseId: 'k1', ...charged('2023-08-02').acquitted('2024-06-10') },
    ],
    [
      { outcome: 'automatic', on: '2024-06-10', relief: 'ny-favorable-sealing' },
      { outcome: 'automatic', on: '2024-06-10', relief: 'ny-favorable-sealing' },
    ],
    {
      title: 'A case with two charges is sealed when the last one ends',
      why: 'CPL § 160.50(1): sealed when the action as a whole has ended in favor of the accused.',
      source: page.favorable,
    },
  ),
  told(
    { ...theft, disposition: 'no_charges' },
    { outcome: 'automatic', relief: 'ny-favorable-sealing' },
    {
      title: 'An arrest that the prosecutor declined to charge',
      why: 'CPL § 160.50(3): declining to prosecute is an end in favor of the accused.',
      source: goodResult,
    },
  ),
  told(
    { ...theft, disposition: 'dismissed', dismissal: 'plea_to_other' },
    { outcome: 'needs_review' },
    {
      title: 'A case “dismissed as covered” by a plea in another',
      why: 'CPL § 160.50(3): the courts say that a dismissal as covered is not sealed.',
      source: goodResult,
    },
  ),
  told(
    {
      ...theft,
      ...charged('1988-01-01').dismissed('1988-06-01'),
    },
    { outcome: 'eligible', relief: 'ny-old-case-motion' },
    {
      title: 'A dismissal from 1988 must be asked for',
      why: 'CPL §§ 160.50(4), 160.55(3): older cases are sealed on a motion.',
      source: courtsOnViolations,
      about: { born: '1965-03-09' },
    },
  ),
  told(
    { ...theft, disposition: 'not_responsible' },
    { outcome: 'needs_review' },
    {
      title: 'Not responsible because of mental illness',
      why: 'CPL § 160.50(3) does not name it, and courts did not seal what follows it.',
      source: insanity,
    },
  ),
  told(
    { ...theft, disposition: 'pending' },
    { outcome: 'not_yet', on: null },
    {
      title: 'A case that is still open',
      why: 'CPL § 160.50(1): nothing is sealed before the case ends.',
      source: page.favorable,
    },
  ),
];

const otherWays = [
  told(
    loitering,
    { outcome: 'automatic', on: '2021-03-31', relief: 'ny-marijuana-expungement' },
    {
      title: 'Loitering for prostitution',
      why: 'CPL § 160.50(3)(k)(iv), as amended by chapter 92 of 2021: sealed as a case that ended well, without a wait.',
      source: page.loitering,
    },
  ),
  told(
    loitering,
    { outcome: 'automatic', relief: 'ny-marijuana-expungement' },
    {
      title: 'Loitering for prostitution, with a case open now',
      why: 'CPL § 160.50(3)(k)(iv), (5) asks for nothing else; § 160.57(1)(b)(iii) would wait for the open case.',
      source: page.loitering,
      about: { pendingCharges: true },
    },
  ),
  told(
    {
      ...larceny,
      offense: ['drug_possession', 'marijuana'],
      grade: 'd',
      statute: 'PL 221.25',
      ...charged('2019-01-01').convicted('2020-01-01', { over: '2025-01-01' }),
      sentence: ['probation'],
    },
    { outcome: 'eligible', relief: 'ny-marijuana-motion' },
    {
      title: 'More than a pound of marijuana in 2019',
      why: 'CPL § 440.46-a(2): the court may put a smaller offense of article 222 in its place.',
      source: page.resentence,
    },
  ),
  told(
    {
      ...larceny,
      offense: ['drug_sale'],
      grade: 'b',
      statute: 'PL 220.39',
      ...charged('2023-01-01').convicted('2024-01-01', { over: '2026-06-01' }),
      sentence: ['probation'],
      facts: { drugTreatment: true },
    },
    { outcome: 'eligible', relief: 'ny-drug-treatment-sealing' },
    {
      title: 'A drug felony after court drug treatment',
      why: 'CPL § 160.58(1): sealed on a motion once treatment and sentence are over.',
      source: page.treatment,
    },
  ),
  told(
    {
      ...larceny,
      offense: ['burglary'],
      grade: 'd',
      statute: 'PL 140.20',
      ...charged('2023-01-01').convicted('2024-01-01', { over: '2026-06-01' }),
      sentence: ['probation'],
      facts: { drugTreatment: true },
    },
    { outcome: 'eligible', relief: 'ny-drug-treatment-sealing' },
    {
      title: 'Burglary in the third degree after court drug treatment',
      why: 'CPL § 160.58(1) with § 410.91(5), which lists it.',
      source: 'https://nycourts.gov/courts/10jd/suffolk/treatment/JudDiversionEligibleDef.shtml',
    },
  ),
  told(
    { ...larceny, ...charged('2023-01-01').convicted('2024-01-01'), traffickingVictim: true },
    { outcome: 'eligible', relief: 'ny-trafficking-vacatur' },
    {
      title: 'A felony by someone who was trafficked',
      why: 'CPL § 440.10(1)(i): since 2021 for any offense.',
      source: page.trafficking,
    },
  ),
  told(
    {
      ...larceny,
      ...charged('2019-06-01').convicted('2020-03-03', { over: '2025-03-03' }),
      sentence: ['probation'],
    },
    { outcome: 'eligible', on: '2025-03-03', relief: 'ny-youthful-offender-later' },
    {
      title: 'A felony at 17, five years after the sentence',
      why: 'CPL § 720.20(5): ask again for youthful offender status after five years without a new crime.',
      source: page.youthfulLater,
      about: { born: '2001-08-17' },
    },
  ),
  told(
    {
      ...larceny,
      ...charged('2019-06-01').convicted('2020-03-03', { over: '2025-03-03' }),
      sentence: ['probation'],
    },
    { outcome: 'needs_review', relief: 'ny-youthful-offender-later' },
    {
      title: 'A felony at 17, and a misdemeanor in another state since',
      why: 'CPL § 720.20(5): not after a new conviction; we do not ask what each one elsewhere was.',
      source: page.youthfulLater,
      about: { born: '2001-08-17', elsewhere: { felonies: 0, misdemeanors: 1, lastDate: '2023-01-01' } },
    },
  ),
  told(
    { ...larceny, facts: { youthfulOffender: true } },
    { outcome: 'automatic', relief: 'ny-youthful-offender' },
    {
      title: 'A youthful offender finding is confidential',
      why: 'CPL § 720.35: it is not a conviction, and the papers are confidential.',
      source: page.youthful,
      about: { born: '1998-01-30' },
    },
  ),
  told(
    {
      ...theft,
      court: 'juvenile',
      ...charged('2019-06-01').convicted('2019-10-03'),
    },
    { outcome: 'eligible', relief: 'ny-juvenile-finding' },
    {
      title: 'A juvenile finding for theft, at 22',
      why: 'Family Court Act § 375.2: a motion after the eighteenth birthday.',
      source: page.juvenileFinding,
      about: { born: '2004-03-09' },
    },
  ),
  told(
    {
      ...larceny,
      court: 'juvenile',
      offense: ['robbery'],
      statute: 'PL 160.15',
      grade: 'b',
    },
    { outcome: 'not_eligible' },
    {
      title: 'A juvenile finding for robbery in the first degree',
      why: 'Family Court Act § 375.2(1): not for a designated felony act.',
      source: 'https://nysenate.gov/legislation/laws/FCT/117',
      about: { born: '2000-01-30' },
    },
  ),
  told(
    {
      ...theft,
      court: 'juvenile',
      ...charged('2019-06-01').dismissed('2019-10-03'),
    },
    { outcome: 'automatic', relief: 'ny-juvenile-dropped' },
    {
      title: 'A juvenile case that was dropped',
      why: 'Family Court Act § 375.1: sealed when it ends in favor of the young person.',
      source: page.juvenile,
      about: { born: '2004-03-09' },
    },
  ),
  told(
    { id: 'c1', disposition: 'convicted', level: 'misdemeanor', offense: ['theft'] },
    { outcome: 'needs_review' },
    {
      title: 'A misdemeanor of which the day is not known',
      why: 'CPL § 160.57(1)(b)(i) counts from the sentence or the release.',
      source: page.cleanSlate,
    },
  ),
];

export const cases = worked<Grade>([...waits, ...several, ...exclusions, ...withoutConviction, ...otherWays]);
