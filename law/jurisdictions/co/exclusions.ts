import { all, any, anyAmong, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, fact, judgement, never, unknown } from '../../engine/when.ts';
import type { OffenseKind } from '../../record/record.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, chargeFact, chargeFactAsked, felony, ofLevel } from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { tooSerious } from './classes.ts';
import { sections, under } from './code.ts';
import { graded, gradeOf } from './grades.ts';
import { said } from './said.ts';

/** C.R.S. 24-4.1-302(1): crimes whose victims have rights of their own. */
const victimCrimes = `
  18-3-102 18-3-103 18-3-104 18-3-105 18-3-106 18-3-202 18-3-203 18-3-204 18-3-205 18-3-206 18-3-301 18-3-302
  18-3-402 18-3-403 18-3-404 18-3-405 18-3-405.3 18-3-405.5 18-3-405.6 18-3-503 18-3-504 18-3-602
  18-4-202 18-4-203(2)(a) 18-4-301 18-4-302 18-4-303 18-6-301 18-6-302 18-6-401 18-6-403 18-6-803.5
  18-6.5-103 18-7-107 18-7-108 18-7-302 18-8-615 18-8-704 18-8-705 18-8-706 18-8-706.5 18-8-707 18-9-121
  42-4-1402 42-4-1601
`;

/** Felonies named in C.R.S. 24-72-706(2)(a) besides: identity theft, pandering, animal cruelty, special offenders. */
const namedFelonies = '18-5-902 18-7-203 18-9-202 18-18-407 18-3.5-103';

const drivingKinds: readonly OffenseKind[] = ['dui', 'traffic', 'other'];
const inCriminalCode = sections('18-*');
const inTrafficCode = sections('42-*');
const ofDrunkDriving = sections('42-4-1301');

/** C.R.S. 24-72-706(2)(a)(III): DUI and DWAI, misdemeanor or felony. */
const drunkDriving: FactCondition = ({ charge }) => {
  if (ofDrunkDriving(charge)) return fact(true);
  return charge.offense === undefined
    ? unknown(charge.path('offense'))
    : fact(charge.offense.includes('dui') && !inCriminalCode(charge));
};

/** C.R.S. 24-72-706(2)(a)(I), (II): misdemeanor traffic offenses and traffic infractions, not felonies. */
export const trafficOffense: FactCondition = ({ charge }) => {
  const { level, offense } = charge;
  const grade = gradeOf(charge);
  if (level === 'felony') return fact(false);
  const told = inTrafficCode(charge);
  if (told === undefined && offense === undefined) return unknown(charge.path('offense'));
  if (told === undefined && !offense?.includes('traffic')) {
    // A theft is none, whatever class is remembered. Of what has no name here, the class of its own tells.
    if (!offense?.includes('other') || level === 'misdemeanor') return fact(false);
    if (grade !== undefined) return fact(grade === 'traffic');
    // Contempt has no level.
    if (offense.includes('contempt')) return fact(false);
    return unknown(charge.path(level === undefined ? 'level' : 'grade'));
  }
  if (told === false) return fact(false);
  if (level === undefined) return unknown(charge.path('level'));
  const clear = told !== undefined || level === 'infraction';
  return clear || offense?.every((kind) => drivingKinds.includes(kind))
    ? fact(true)
    : unknown(charge.path('statute'));
};

const notTraffic: FactCondition = not(trafficOffense);

const childAbuse = under('18-6-401', byKind([readAs(always, said.childAbuse), 'child_victim']));

/** C.R.S. 16-22-102(9)(x): luring a child online is on that list as a felony of class 4, not of class 5. */
const luring = under('18-3-306');
const lesserLuring = all(luring, graded('5'));

/** “Unlawful sexual behavior”, C.R.S. 16-22-102(9), by what it was about or by its section. */
const sexCrime: FactCondition = all(
  not(lesserLuring),
  any(
    about('sexual'),
    luring,
    under(
      '18-3-302(3)(a) 18-3-305 18-3-402–18-3-405.7 18-3-418 18-3-504 18-6-301 18-6-302 18-6-403 18-6-404 18-7-102(1.5) 18-7-102(2.5) 18-7-302 18-7-402–18-7-406 18-7-701',
    ),
  ),
);

/** The courts' form JDF 612 leaves out each “sexual offense pursuant to C.R.S. 18-3-401 through 418”, where this stands too. */
const failedToRegister: FactCondition = all(under('18-3-412.5'), () =>
  judgement(said.registeringIsSexualOffense),
);

/** Left out at any level because of what it was: sex, violence against a partner, child abuse. */
const leftOutAtAnyLevel: FactCondition = any(
  sexCrime,
  failedToRegister,
  about('domestic_violence'),
  childAbuse,
);

const againstPeople: readonly OffenseKind[] = [
  'homicide',
  'assault',
  'violent',
  'child_victim',
  'elder_victim',
  'kidnapping',
  'robbery',
];
const readAsListed = readAs(always, said.onVictimList);
const readAsUnlisted = readAs(never, said.notOnVictimList);

/** Helping after a listed crime is on the list too: what was helped is not told. */
const accessory: FactCondition = all(under('18-8-105'), () => judgement(said.accessoryToListed));

const listedFelony = any(
  under(
    victimCrimes + namedFelonies,
    byKind(
      [readAsListed, ...againstPeople, 'harassment', 'animal_cruelty'],
      [onlySectionTells, 'prostitution', 'obstruction'],
      [readAsUnlisted, 'fraud'],
    ),
  ),
  accessory,
);

const sentencedAsViolent = chargeFact('crimeOfViolence', false, said.notCrimeOfViolence);
const violenceAsked = chargeFactAsked('crimeOfViolence');
const perhapsViolent: readonly OffenseKind[] = [
  ...againstPeople,
  'burglary',
  'arson',
  'weapon',
  'escape',
  'other',
];
export const crimeOfViolence = whereNotTold(['weaponUsed', 'injury'], (matter) => {
  const { weaponUsed, injury, offense, facts } = matter.charge;
  if (weaponUsed || injury === 'serious') return ask(violenceAsked, matter);
  return facts?.crimeOfViolence === undefined && !offense?.some((kind) => perhapsViolent.includes(kind))
    ? fact(false)
    : ask(sentencedAsViolent, matter);
});

/** Another charge of the case is no traffic offense, whatever became of it. */
const besideOtherCharge: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(notTraffic, other));

/**
 * The courts’ form JDF 612 of July 2025 leaves out traffic offenses only where they are the only charges in a case. Their
 * form JDF 641 does not say “only”.
 */
const trafficCase: FactCondition = all(
  trafficOffense,
  any(not(besideOtherCharge), () => judgement(said.trafficBesideOtherCharge)),
);

/** No motion reaches these: the exception of C.R.S. 24-72-706(2)(b) is for misdemeanors and petty offenses. */
const neverSealed: FactCondition = any(
  tooSerious,
  drunkDriving,
  trafficCase,
  all(felony, any(leftOutAtAnyLevel, listedFelony, crimeOfViolence)),
);

/** Left out of ordinary sealing, though a judge may still seal it. */
export const needsException: FactCondition = all(
  ofLevel('misdemeanor', 'infraction'),
  leftOutAtAnyLevel,
  not(trafficOffense),
  not(drunkDriving),
);

/** C.R.S. 13-3-117(1)(a.5): crimes with a victim are not sealed by themselves, whatever their level. */
export const victimCrime: FactCondition = any(
  about('sexual', 'domestic_violence'),
  accessory,
  under(
    victimCrimes,
    byKind(
      [readAsListed, ...againstPeople, 'protection_order'],
      [readAsUnlisted, 'harassment', 'obstruction'],
    ),
  ),
);

export const hadCommercialLicense = chargeFact('commercialLicense', false, said.noCommercialLicense);
/** Asked only where it matters: in driving cases. */
export const commercialDriver: FactCondition = all(about('traffic', 'dui'), hadCommercialLicense);

export const trafficTicket: FactCondition = all(ofLevel('infraction'), trafficOffense);

export const notLeftOut: FactCondition = all(not(neverSealed), not(needsException));

/** What another conviction of the case must be: sealable, if need be by the exception for misdemeanors. */
export const mayBeSealed: FactCondition = all(
  not(neverSealed),
  openIf(needsException, said.exceptionForOtherConviction),
);
