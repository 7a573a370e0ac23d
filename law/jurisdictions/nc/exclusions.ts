import { all, any, ask, type FactCondition, type Matter, not } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, never, unknown } from '../../engine/when.ts';
import type { GradeIn } from '../../place/grades.ts';
import type { OffenseKind } from '../../record/record.ts';
import { about, anything, felony, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { isAttempt, told, under } from './code.ts';
import type { grades } from './grades.ts';
import { said } from './said.ts';

const aCrime = ofLevel('misdemeanor', 'felony');

/** Each is asked only once those before it hold. */
const inTurn =
  (...conditions: FactCondition[]): FactCondition =>
  (matter) => {
    for (const condition of conditions) {
      const answer = ask(condition, matter);
      if (answer !== always) return answer;
    }
    return always;
  };

/** By what it was about. Of a charge told by its section alone, it is not so. */
const byWhatItWas =
  (kind: FactCondition): FactCondition =>
  (matter) =>
    matter.charge.offense === undefined && told(matter.charge).length > 0 ? never : ask(kind, matter);

/** One of these sections, or else by what it was about. */
const underOr = (sections: string, kind: FactCondition): FactCondition =>
  any(under(sections), byWhatItWas(kind));

/** Impaired driving (G.S. 20-4.01(24a)): never expunged since December 2015. */
const underAgeDriving = under('20-138.3');
export const impairedDriving: FactCondition = any(
  underOr('20-138.1 20-138.2 20-138.5 20-141.4', all(not(underAgeDriving), about('dui'))),
  // Having any alcohol in the body under 21 is no lesser form of it, and its definition was not read.
  all(underAgeDriving, () => judgement(said.underAgeDriving)),
);

/** A “traffic violation” is a misdemeanor, or less, under Chapter 20: it neither bars nor counts. */
export const trafficViolation: FactCondition = all(
  ofLevel('misdemeanor', 'infraction'),
  about('traffic'),
  not(impairedDriving),
);

/** A conviction for one of these counts against other expunctions. */
export const crime: FactCondition = all(inAdultCourt, aCrime, not(trafficViolation));

/** Of one of these classes; a class that is not known, or older than those of today, must be told. */
export function ofClass<Level extends keyof typeof grades>(
  level: Level,
  these: readonly ClassAt<Level>[],
  others: readonly ClassAt<Level>[],
): FactCondition {
  return inTurn(ofLevel(level), ({ charge }) => {
    const isTold = (each: ClassAt<Level>) => each === charge.grade;
    if (these.some(isTold)) return always;
    return others.some(isTold) ? never : unknown(charge.path('grade'));
  });
}

/** “Class B” alone, as people may tell it, is B1 or B2. */
type ClassAt<Level extends keyof typeof grades> = GradeIn<Pick<typeof grades, Level>> | 'b';

/** Nobody told its class. */
const classUntold = ({ charge }: Matter) => charge.grade === undefined;

const felonyClass = ofClass('felony', ['a', 'b', 'b1', 'b2', 'c', 'd', 'e', 'f', 'g'], ['h', 'i']);

/**
 * Felonies that these sections make are of class A to G, and those of the others of class H or I: by the sections’ own words,
 * or by lists of lawyers that agree. Property worth $100,000 or more is class C, which few take or embezzle.
 */
const upperSections = under(
  '14-17 14-18 14-18.4 14-23.2 14-23.4 14-27.21 14-27.22 14-27.23 14-27.24 14-27.26 14-27.27 14-27.28 14-27.29 14-34.1 14-39 14-41 14-43.3 14-43.11 14-43.13 14-51 14-58 14-87 14-87.1 14-88 14-113.20 14-118.4 14-178 14-190.17 14-202.1 14-209 14-217 14-218 14-415.1',
);
const lowerSections = under(
  '14-54 14-56 14-71.1 14-72 14-72.11 14-90 14-100 14-107 14-269.2 14-360 20-141.5',
);

/** Who only tried it is punished one class lower (G.S. 14-2.5). */
const tried = ({ charge }: Matter) => isAttempt(charge);

export const upperFelony: FactCondition = (matter) => {
  const { level, path } = matter.charge;
  if (level === 'felony' && classUntold(matter) && !tried(matter)) {
    if (ask(upperSections, matter) === always) return assuming(said.classAToG, always, path('grade'));
    if (ask(lowerSections, matter) === always) return assuming(said.classHOrI, never, path('grade'));
  }
  return felonyClass(matter);
};

/** Those of class A1 are about force, sex, a child, stalking or a broken order. */
const seldomA1: readonly OffenseKind[] = [
  'theft',
  'fraud',
  'property_damage',
  'trespass',
  'drug_possession',
  'marijuana',
  'public_order',
  'alcohol_minor',
  'prostitution',
  'gambling',
  'traffic',
  'burglary',
  'obstruction',
  'escape',
  'weapon',
  'official_misconduct',
  'animal_cruelty',
];
/** Misdemeanors under these sections are of the classes 1 to 3. */
const neverA1 = under(
  '14-54 14-56 14-71 14-71.1 14-72 14-72.1 14-72.2 14-72.11 14-100 14-106 14-107 14-127 14-132 14-134 14-159.12 14-159.13 14-160 14-196 14-196.3 14-204 14-223 14-225 14-269 14-277.1 14-288.4 14-292 14-322 14-360 14-399 14-444 18B-302 20-28 20-138.7 20-140 20-141.5 20-166 90-95 90-113.22 90-113.22A',
);
/** And under these of class A1: breaking a protective order, stopping a call for help, child abuse. */
const alwaysA1 = under('14-286.2 14-318.2 50B-4.1');
const classTold = ofClass('misdemeanor', ['a1'], ['1', '2', '3', 'ungraded']);
const classA1: FactCondition = (matter) => {
  const { level, offense = [], path } = matter.charge;
  const untold = level === 'misdemeanor' && classUntold(matter);
  const byKinds = offense.length > 0 && offense.every((kind) => seldomA1.includes(kind));
  const isMinor = byKinds || ask(neverA1, matter) === always;
  if (untold && !tried(matter) && ask(alwaysA1, matter) === always)
    return assuming(said.classA1, always, path('grade'));
  return untold && isMinor ? assuming(said.notClassA1, never, path('grade')) : classTold(matter);
};

/** Asked for where none was told; another section than the listed ones says that it is not so. */
const askedSection: FactCondition = (matter) =>
  told(matter.charge).length > 0 ? never : onlySectionTells(matter);

/** An attempt at a crime of those classes, of whatever class it is itself: part (a)(9). */
const triedUpper: FactCondition = all((matter) => fact(tried(matter)), any(upperSections, alwaysA1));

/** Assault is an essential element: part (a)(2). A threat is none. */
export const assault = underOr(
  '14-16.6 14-23.5 14-23.6 14-31 14-32 14-32.1 14-32.4 14-32.5 14-33 14-33.2 14-34 14-34.2 14-34.5 14-34.6 14-34.7 14-288.9',
  inTurn(
    not(under('14-277.1 14-196 14-223 14-288.4 14-269 14-43.3')),
    byKind([anything, 'assault', 'robbery'], [askedSection, 'domestic_violence', 'violent']),
  ),
);

/**
 * G.S. 14-208.6(5): the crimes with registration, by today’s sections and by those from before December 2015. Those of (1m),
 * on holding a minor, are of class A to G in any case. Secretly peeping calls for it only by order, (4)d.
 */
const registered =
  '14-27.2 14-27.2A 14-27.3 14-27.4 14-27.4A 14-27.5 14-27.5A 14-27.6 14-27.7 14-27.7A 14-27.21 14-27.22 14-27.23 14-27.24 14-27.25(a) 14-27.26 14-27.27 14-27.28 14-27.29 14-27.30(a) 14-27.31 14-27.32 14-27.33 14-43.13 14-178 14-190.6 14-190.9(a1) 14-190.16 14-190.17 14-190.17A 14-190.17C 14-190.18 14-190.19 14-202.1 14-202.3 14-202.4(a) 14-205.2(c) 14-205.2(d) 14-205.3(b) 14-318.4(a1) 14-318.4(a2)';

const readAsRegistrable = any(
  under(
    registered,
    inTurn(about('sexual'), ({ charge }) =>
      assuming(said.sexCrimeRegistered, always, charge.path('registrable')),
    ),
  ),
  // Paragraph (b) was a misdemeanor until it became a felony of class G.
  all(felony, under('14-202.4')),
);

/** It calls for registration: part (a)(3). Without a section it is taken for granted of a sex crime, and of nothing else. */
export const registrable = whereNotTold(['registrable'], (matter) => {
  const { registrable } = matter.charge;
  return registrable === undefined ? ask(readAsRegistrable, matter) : fact(registrable);
});

/** One of the listed sex crimes, or stalking: part (a)(4). A sex crime whose section is not told is read as one. */
const sexOrStalking = under(
  '14-27.25(b) 14-27.30(b) 14-190.7 14-190.8 14-190.9 14-202 14-208.11A 14-208.18 14-277.3 14-277.3A 14-321.1',
  byKind(
    [readAs(always, said.sexCrimeShutOut), 'sexual'],
    [inTurn(felony, readAs(always, said.stalking)), 'harassment'],
  ),
);

/** Which drug it was, nobody can presume. */
const drugWas =
  (...drugs: unknown[]): FactCondition =>
  ({ charge: { facts, path } }) =>
    facts?.drug === undefined ? unknown(path('facts.drug')) : fact(drugs.includes(facts.drug));

/** G.S. 90-95(a)(1) is dealing, also with intent only; (a)(3) is having. */
const dealing = any(under('90-95(a)(1)'), all(not(under('90-95(a)(3)')), about('drug_sale')));

/** Drugs of Schedules III to VI, or V and VI: neither meth nor heroin nor cocaine is among them. */
const ofLesserSchedule = under('90-95(b)(2) 90-95(d)(3) 90-95(d)(4)', () => never);

/** A drug felony with meth or heroin, or dealing cocaine: part (a)(5). */
const shutOutDrug = inTurn(
  felony,
  underOr('90-95', about('drug_possession', 'drug_sale')),
  not(ofLesserSchedule),
  not(byWhatItWas(about('marijuana'))),
  any(drugWas('methamphetamine', 'heroin'), inTurn(drugWas('cocaine'), dealing)),
);

/** Hate crimes, tainted food or drink, and breaking in to terrorize: parts (a)(6), (7) and (7a). */
const listed = under('14-12.12(b) 14-12.13 14-12.14 14-3(c) 14-401.16 14-54(a1)');

/** An exception to “nonviolent” in G.S. 15A-145.5(a). A commercial vehicle, part (8), is told in words only: nobody is asked. */
export const excepted: FactCondition = any(
  upperFelony,
  classA1,
  triedUpper,
  all(aCrime, any(assault, registrable, sexOrStalking, shutOutDrug, listed)),
);

/** The shorter list of G.S. 15A-145.9(a)(1). */
export const exceptedForVictims: FactCondition = any(
  upperFelony,
  assault,
  registrable,
  sexOrStalking,
  listed,
  about('traffic', 'dui'),
);
