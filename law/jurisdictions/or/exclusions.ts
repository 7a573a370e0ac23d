import { all, any, type FactCondition, not } from '../../condition.ts';
import type { OffenseKind } from '../../record.ts';
import type { Saying } from '../../saying.ts';
import { about, anything, chargeFact, chargeFactAsked, graded, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs } from '../../vocabulary/readings.ts';
import { allOf, always, assuming, type Fact, fact, judgement, never, opposite, unknown } from '../../when.ts';
import { classBOrC } from './classes.ts';
import { said } from './said.ts';
import {
  byStatute,
  dependOnVictim,
  disputedMarijuanaSections,
  isAttempt,
  isOneOf,
  isSexCrimeSection,
  namesPart,
  personFelonies,
  personFeloniesByCategory,
  personFeloniesInPart,
  sectionOf,
} from './sections.ts';
import { notASexCrime } from './sex-crimes.ts';

/** Contempt of court: by what it was about, or by its chapter. */
export const contempt: FactCondition = ({ charge }) => {
  if (charge.offense?.includes('contempt') || sectionOf(charge)?.chapter === 33) return always;
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
const drivingKinds: readonly OffenseKind[] = ['dui', 'traffic', 'other'];

/**
 * ORS 137.225(7)(a): the vehicle code, chapters 801 to 825, and the chapters before it. A crime of another chapter is
 * no traffic offense though it was done with a car (State v. Pohle): assault, taking a car. Cities have traffic
 * violations of their own, with numbers that read like the state's: crossing the street, parking.
 */
export const trafficOffense: FactCondition = (matter) => {
  const { charge } = matter;
  if (charge.level === 'infraction' && charge.offense?.includes('traffic')) return always;
  const section = sectionOf(charge);
  if (section) {
    const { chapter } = section;
    return fact((chapter >= 801 && chapter <= 825) || (chapter >= 481 && chapter <= 483));
  }
  const { offense, level } = charge;
  if (offense === undefined) return unknown(charge.path('offense'));
  if (!offense.includes('dui') && !offense.includes('traffic')) return never;
  if (level === 'infraction' || offense.every((kind) => drivingKinds.includes(kind))) return always;
  if (level === undefined) return unknown(charge.path('level'));
  return vehicleCode(matter);
};

/** ORS chapter 813: driving under the influence. */
export const drunkDriving = byStatute(({ chapter }) => fact(chapter === 813), about('dui'));

/** On the state's list of person felonies. It matters for Class B only. */
const personFelony = byStatute(
  (section) => {
    if (isOneOf(section, personFelonies) || isSexCrimeSection(section)) return always;
    if (isOneOf(section, disputedMarijuanaSections)) return judgement(said.marijuanaLeftOut);
    if (isOneOf(section, personFeloniesByCategory)) return judgement(said.crimeCategory);
    return isOneOf(section, personFeloniesInPart) && !namesPart(section)
      ? judgement(said.partOfSection)
      : never;
  },
  byKind(
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
  ),
);

export const notAPersonFelony: FactCondition = any(graded('c'), not(personFelony));

const victim65 = chargeFact('victim65', false, said.youngerThan65);
const likely65 = chargeFact('victim65', true, said.atLeast65);
const childAbuseAsked = chargeFactAsked('childAbuse');
const noChildAbuse = chargeFact('childAbuse', false, said.notChildAbuse);
const likelyChildAbuse = chargeFact('childAbuse', true, said.childAbuse);
const victimOverTen = chargeFact('victimTenOrYounger', false, said.over10);
const victimTenAsked = chargeFactAsked('victimTenOrYounger');

/** ORS 137.225(6): crimes left out because of who was harmed, and criminally negligent homicide. */
export const notLeftOutForVictim: FactCondition = (matter) => {
  const { charge } = matter;
  const section = sectionOf(charge);
  if (section && charge.offense === undefined && isOneOf(section, dependOnVictim))
    return unknown(charge.path('offense'));
  const has = (kind: OffenseKind) => charge.offense?.includes(kind) === true;
  const old = (): Fact => (has('elder_victim') ? likely65 : victim65)(matter);
  switch (section?.number) {
    case undefined:
      return byKindsAlone(matter);
    case '163.145':
      return never;
    case '163.165':
      if (namesPart(section)) return fact(!section.part.startsWith('1h'));
      return opposite((has('child_victim') ? victimTenAsked : victimOverTen)(matter));
    case '163.200':
      return opposite(old());
    case '163.205':
      return allOf([
        opposite(old()),
        opposite((has('child_victim') ? likelyChildAbuse : noChildAbuse)(matter)),
      ]);
    case '163.575':
      if (namesPart(section) && !section.part.startsWith('1a')) return always;
      return opposite(childAbuseAsked(matter));
    default:
      return always;
  }
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
export const anOffense = byStatute(
  ({ number }) => (number === '131.582' ? judgement(said.civilCase) : always),
  anything,
);

export const notTraffic = not(trafficOffense);

/** No rule of ORS 137.225(5) to (7) leaves this kind of conviction out for good. */
export const mayEverBeSetAside: FactCondition = all(
  notTraffic,
  anOffense,
  any(ofLevel('infraction'), contempt, all(notASexCrime, notLeftOutForVictim)),
  any(not(ofLevel('felony')), all(classBOrC, notAPersonFelony)),
);
