import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, blocked, fact, judgement, never, unknown } from '../../engine/when.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactAsked,
  felony,
  infraction,
  misdemeanor,
} from '../../vocabulary/facts.ts';
import { among, byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

export const minor = any(infraction, all(misdemeanor, graded('minor')));
export const thirdDegree = all(felony, graded('3'));
export const highFelony = all(felony, graded('1', '2'));
const withoutDegree = all(felony, graded('ungraded'));

/** § 2953.32(A)(1)(a). */
export const trafficLaw = under(
  '4506.* 4507.* 4510.* 4511.* 4549.*',
  byKind([() => always, 'dui'], [readAs(always, said.trafficLaw), 'traffic']),
);
export const drunkDriving = under('4511.19 4511.194', byKind([() => always, 'dui']));

/** § 2901.01(A)(9), sex offenses apart: those have a rule of their own. */
const violentSections =
  '2903.01 2903.02 2903.03 2903.04 2903.11 2903.12 2903.13 2903.15 2903.18 2903.21 2903.211 2903.22 2905.01 2905.02 2905.11 2905.32 2909.02 2909.03 2909.24 2911.01 2911.02 2911.11 2917.01 2917.02 2917.03 2917.31 2919.25 2921.03 2921.04 2921.34 2923.161';
const violentParts = '2903.34(A)(1) 2919.22(B)(1) 2919.22(B)(2) 2919.22(B)(3) 2919.22(B)(4)';

const onList = under(
  `${violentSections} ${violentParts}`,
  byKind(
    [() => never, 'sexual'],
    [
      readAs(always, said.violentFelony),
      'homicide',
      'assault',
      'violent',
      'domestic_violence',
      'kidnapping',
      'robbery',
      'arson',
      'escape',
    ],
    [onlySectionTells, 'harassment', 'child_victim', 'elder_victim'],
    [readAs(never, said.onlyHadGun), 'weapon'],
  ),
);
const somePart = all(partUntold(violentParts), () => judgement(said.partOfSection));

/** § 2911.12(A)(1) to (3) are felonies of the second and third degree; (B), a trespass, is of the fourth. */
const burglary = all(
  under('2911.12', byKind([readAs(always, said.homeBurglary), 'burglary'])),
  not(graded('4', '5')),
);

/**
 * § 2901.01(A)(9)(c): what was done on purpose or knowingly, and hurt somebody or risked serious harm, counts too. State v. S.R.S.,
 * 2024-Ohio-2195: fleeing the police in a car, where it is of the third degree for that risk. Obstructing and resisting are felonies
 * only for a risk of harm or a weapon.
 */
const fleeing = all(under('2921.331', all(about('obstruction'), about('traffic'))), graded('3'), () =>
  judgement(said.fleeingRisk),
);
const resisting = all(
  under('2921.31 2921.33', all(about('obstruction'), readAs(never, said.nobodyEndangered))),
  () => judgement(said.resistingRisk),
);

/** § 2950.01(A)(6): stalking with a sexual aim is on both lists, and then the rule for sex offenses decides. */
const sexualStalking = under('2903.211(A)(3)');

export const violentFelony = all(
  felony,
  not(sexualStalking),
  any(onList, somePart, burglary, fleeing, resisting),
);

export const domesticViolence = under(
  '2919.25',
  byKind([readAs(always, said.domestic), 'domestic_violence']),
);
export const brokeProtectionOrder = under(
  '2919.27',
  byKind([readAs(always, said.protection), 'protection_order']),
);
/** Of misdemeanors, only those of the third and fourth degree can be sealed. */
export const worseDomesticViolence = all(misdemeanor, domesticViolence, not(graded('3', '4')));

export const theftInOffice = under('2921.41', byKind([onlySectionTells, 'official_misconduct']));
export const improperPay = under('2921.43');

/** § 2950.01(A): whole sections, and single parts of others where the aim was sexual. */
const sexSections = under(
  `2907.02–2907.08 2907.09(B)(4) 2907.21 2907.22 2907.32 2907.321 2907.322 2907.323
  2903.211(A)(3) 2905.03(B) 2905.05(B) 2905.32 2919.22(B)(5)`,
  byKind([readAs(always, said.sexOffense), 'sexual']),
);
export const sexOffense = whereNotTold(['registrable'], (matter) => {
  const { registrable } = matter.charge;
  return registrable === undefined ? ask(sexSections, matter) : fact(registrable);
});

const noLongerRegistered: Condition = ({ file: { answers } }) => {
  if (answers.mustRegister === undefined) return unknown('mustRegister');
  return answers.mustRegister ? blocked(said.waitForDuty) : always;
};
const dutyLongOver: Condition = ({ charge: { facts, path } }) => {
  const told = facts?.registrationOver;
  if (told === undefined) return unknown(path('facts.registrationOver'));
  return told === true ? always : blocked(said.waitFiveYears);
};
/** § 2953.32(A)(1)(c), (B)(1)(a)(iv). */
export const dutyOver: Condition = when(sexOffense, all(noLongerRegistered, dutyLongOver), anything);

/** Theft, fraud, gambling, drugs, papers and guns that were only held: nobody is harmed in person. */
const withoutPerson = under(
  '2909.04 2909.15 2911.13 2911.31 2911.32 2913.* 2915.* 2917.04 2917.12 2917.13 2917.32 2919.01 2919.231 2921.02 2921.11–2921.13 2921.15 2921.21–2921.23 2921.29 2921.31 2921.32 2921.331 2921.36 2921.42–2921.45 2921.51 2923.12–2923.13 2923.15 2923.16 2923.17 2923.20 2923.201 2923.24 2923.32 2923.42 2925.03–2925.99 4301.69 4503.* 4513.*',
);

/** § 2953.32(A)(1)(d). Whose crime had no victim, nobody is asked: not registering is one. */
export const youngVictim: FactCondition = all(
  not(under('2919.21 2950.04–2950.06')),
  not(withoutPerson),
  among(
    about('assault', 'violent', 'domestic_violence', 'sexual', 'child_victim', 'kidnapping', 'harassment'),
    when(
      about('child_victim', 'sexual'),
      chargeFactAsked('victimUnder13'),
      chargeFact('victimUnder13', false, said.noYoungVictim),
    ),
  ),
);

/** What has no degree is seldom anything but murder. */
export const degreeKnown: FactCondition = not(all(withoutDegree, () => judgement(said.noDegree)));

/** § 2953.33(C)(1) lets some charges be sealed only. */
export const sealedOnly = any(
  domesticViolence,
  trafficLaw,
  highFelony,
  violentFelony,
  brokeProtectionOrder,
  youngVictim,
);
/** A sex offense is on that list where it makes somebody register, which a dropped charge seldom does. */
export const perhapsSealedOnly = any(sexSections, about('sexual'));
