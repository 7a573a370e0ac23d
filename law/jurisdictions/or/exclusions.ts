import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import {
  allOf,
  always,
  assuming,
  type Fact,
  isSo,
  judgement,
  never,
  opposite,
  unknown,
} from '../../engine/when.ts';
import type { Saying } from '../../place/saying.ts';
import type { OffenseKind } from '../../record/record.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, chargeFact, chargeFactAsked, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { classBOrC } from './classes.ts';
import { isAttempt, partUntold, sections, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';
import {
  isAnySexCrime,
  isByVictim,
  isPersonFelony,
  isPersonFelonyByCategory,
  personFelonyInPart,
} from './sections.ts';
import { notASexCrime } from './sex-crimes.ts';

const inContemptChapter = sections('33.*');

/** Contempt of court: by what it was about, or by its chapter. */
export const contempt: FactCondition = ({ charge }) => {
  if (charge.offense?.includes('contempt') || inContemptChapter(charge)) return always;
  return charge.offense === undefined && charge.statute === undefined
    ? unknown(charge.path('offense'))
    : never;
};

/**
 * ORS 137.225(13)(b): contempt for breaking an order about abuse, or from a case about a crime against a family or
 * household member. Since 2026 it waits like a Class C felony and counts against other charges like a conviction.
 */
export const abuseContempt: FactCondition = all(contempt, about('protection_order', 'domestic_violence'));

/** Without a section nobody can say; a city's ordinance takes a look at the case. */
function unlessToldOr(question: Saying): FactCondition {
  return (matter) => (matter.charge.statute === undefined ? onlySectionTells(matter) : judgement(question));
}

const vehicleCode = unlessToldOr(said.vehicleCode);
const inVehicleCode = sections('801.000–825.999 481.000–483.999');
const drivingKinds: readonly OffenseKind[] = ['dui', 'traffic', 'other'];

/**
 * ORS 137.225(7)(a): the vehicle code, chapters 801 to 825, and the chapters before it. A crime of another chapter is
 * no traffic offense though it was done with a car (State v. Pohle): assault, taking a car. Cities have traffic
 * violations of their own, with numbers that read like the state's: crossing the street, parking.
 */
export const trafficOffense: FactCondition = (matter) => {
  const { charge } = matter;
  const { offense, level } = charge;
  if (level === 'infraction' && offense?.includes('traffic')) return always;
  const told = inVehicleCode(charge);
  if (told) return always;
  if (told === false) {
    if (level === 'infraction' && offense === undefined) return unknown(charge.path('offense'));
    if (level === undefined && offense?.includes('traffic') !== false) return unknown(charge.path('level'));
    return never;
  }
  if (offense === undefined) return unknown(charge.path('offense'));
  if (!offense.includes('dui') && !offense.includes('traffic')) return never;
  if (level === 'infraction' || offense.every((kind) => drivingKinds.includes(kind))) return always;
  if (level === undefined) return unknown(charge.path('level'));
  return vehicleCode(matter);
};

/** ORS chapter 813: driving under the influence. */
export const drunkDriving = under('813.*', about('dui'));

/** On the state's list of person felonies. It matters for Class B only. */
const personFelony: FactCondition = (matter) => {
  const { charge } = matter;
  const told = isPersonFelony(charge);
  if (told === undefined) return personFelonyByKind(matter);
  if (told || isAnySexCrime(charge)) return always;
  if (isPersonFelonyByCategory(charge)) return judgement(said.crimeCategory);
  return isSo(ask(personFelonyInPart, matter)) ? judgement(said.partOfSection) : never;
};

const personFelonyByKind = byKind(
  [
    readAs(always, said.onPersonFelonyList),
    'assault',
    'robbery',
    'kidnapping',
    'homicide',
    'violent',
    'child_victim',
    'domestic_violence',
  ],
  // Among Class B felonies of these kinds some are listed and some are not.
  [
    unlessToldOr(said.onPersonFelonyListOrNot),
    'weapon',
    'arson',
    'burglary',
    'escape',
    'elder_victim',
    'sexual',
    'harassment',
    'prostitution',
    'traffic',
    'dui',
    'other',
  ],
);

export const notAPersonFelony: FactCondition = any(graded('c'), not(personFelony));

const victim65 = chargeFact('victim65', false, said.youngerThan65);
const likely65 = chargeFact('victim65', true, said.atLeast65);
const childAbuseAsked = chargeFactAsked('childAbuse');
const noChildAbuse = chargeFact('childAbuse', false, said.notChildAbuse);
const likelyChildAbuse = chargeFact('childAbuse', true, said.childAbuse);
const victimOverTen = chargeFact('victimTenOrYounger', false, said.over10);
const victimTenAsked = chargeFactAsked('victimTenOrYounger');

const isNegligentHomicide = sections('163.145');
/** Assault on a child of ten or younger. */
const isAssaultOnAChild = sections('163.165(1)(h)');
const assaultPartUntold = partUntold('163.165(1)(h)');
const isMistreatment = sections('163.200');
const isGraveMistreatment = sections('163.205');
const endangeringAMinor = any(under('163.575(1)(a)'), partUntold('163.575(1)(a)'));

/** ORS 137.225(6): crimes left out because of who was harmed, and criminally negligent homicide. */
export const notLeftOutForVictim: FactCondition = (matter) => {
  const { charge } = matter;
  const byVictim = isByVictim(charge);
  if (byVictim === undefined) return byKindsAlone(matter);
  if (byVictim && charge.offense === undefined) return unknown(charge.path('offense'));
  const has = (kind: OffenseKind) => charge.offense?.includes(kind) === true;
  const old = (): Fact => (has('elder_victim') ? likely65 : victim65)(matter);
  if (isNegligentHomicide(charge)) return never;
  if (isAssaultOnAChild(charge)) return never;
  if (isSo(ask(assaultPartUntold, matter)))
    return opposite((has('child_victim') ? victimTenAsked : victimOverTen)(matter));
  if (isMistreatment(charge)) return opposite(old());
  if (isGraveMistreatment(charge))
    return allOf([
      opposite(old()),
      opposite((has('child_victim') ? likelyChildAbuse : noChildAbuse)(matter)),
    ]);
  return isSo(ask(endangeringAMinor, matter)) ? opposite(childAbuseAsked(matter)) : always;
};

const leftOut = unlessToldOr(said.leftOutForVictim);

const byKindsAlone: FactCondition = (matter) => {
  const { charge } = matter;
  const { offense, level } = charge;
  if (offense === undefined) return unknown(charge.path('offense'));
  const harmed = offense.some((kind) => kind === 'child_victim' || kind === 'elder_victim');
  if (level === 'infraction' || !(harmed || offense.includes('homicide'))) return always;
  if (level === undefined) return unknown(charge.path('level'));
  if (offense.includes('homicide') && level === 'felony' && !isAttempt(charge))
    return assuming(said.negligentHomicide, never, charge.path('statute'));
  return leftOut(matter);
};

/** A forfeiture is no offense, though court records list it among the charges. */
export const anOffense = openIf(under('131.582'), said.civilCase);

export const notTraffic = not(trafficOffense);

/** No rule of ORS 137.225(5) to (7) leaves this kind of conviction out for good. */
export const mayEverBeSetAside: FactCondition = all(
  notTraffic,
  anOffense,
  any(ofLevel('infraction'), contempt, all(notASexCrime, notLeftOutForVictim)),
  any(not(ofLevel('felony')), all(classBOrC, notAPersonFelony)),
);
