import { all, any, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, judgement, never } from '../../engine/when.ts';
import {
  about,
  chargeFact,
  chargeFactAsked,
  felony,
  misdemeanor,
  weaponUsed,
} from '../../vocabulary/facts.ts';
import { among, byKind, onlySectionTells, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { under } from './code.ts';
import { said } from './said.ts';

/** § 61-11-26(c), as others who read it tell its fifteen items: what no petition clears. */

export const drunkDriving = under('17C-5-2', byKind([() => always, 'dui']));

/** § 61-11-26(p)(2) names the articles. */
const violentFelony = all(
  felony,
  under(
    '61-2-* 61-3E-*',
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
        'child_victim',
      ],
    ),
  ),
);

/** Any felony with a child as its victim, under whichever section. § 61-11-26(p)(3) names some. */
const againstChild = all(felony, any(under('61-3C-14b 61-8A-* 61-8C-* 61-8D-*'), about('child_victim')));
const sexCrime = under('61-8B-* 61-8-12', byKind([readAs(always, said.sexCrime), 'sexual']));

const threatWithWeapon = any(
  weaponUsed,
  under('61-7-11 61-7-12 61-7-15a', byKind([readAs(never, said.onlyHadWeapon), 'weapon'])),
);

/** Left out whoever the victim was. */
const stalking = under('61-2-9a', byKind([onlySectionTells, 'harassment']));
const incapacitatedAdult = under('61-2-29', byKind([onlySectionTells, 'elder_victim']));
const domestic = under('61-2-28', byKind([readAs(always, said.domestic), 'domestic_violence']));
/** Told as domestic violence, it had such a victim. */
const victimAtHome = any(about('domestic_violence'), chargeFact('householdVictim', false, said.noHousehold));
const atHome = all(misdemeanor, under('61-2-9', byKind([() => always, 'assault'])), victimAtHome);
const hurtMinor = all(
  misdemeanor,
  any(about('child_victim'), under('61-8D-*')),
  chargeFactAsked('hurtMinorOrOfficer'),
);
/** § 61-2-10b is battery on officers, and on nurses, teachers and others who serve the public. */
const onOfficers = under('61-2-10b', () => never);
const hurtOfficer = all(
  misdemeanor,
  not(about('child_victim')),
  when(
    onOfficers,
    chargeFactAsked('hurtMinorOrOfficer'),
    among(about('assault', 'violent'), chargeFact('hurtMinorOrOfficer', false, said.nobodySpecialHurt)),
  ),
);

const cruelty = under('61-8-19', byKind([() => always, 'animal_cruelty']));
const tried: FactCondition = ({ charge: { statute } }) =>
  /61-11-8\b|61-10-31/.test(statute ?? '') ? judgement(said.triedBurglary) : always;
/** Item (15), as those notes print it, names attempts at items (1) to (11) and (13): not at (12), which is this one. */
const burglary = all(
  under('61-3-11', byKind([() => always, 'burglary'])),
  chargeFact('homeBurglary', true, said.homeBurglary),
  tried,
);

/** The whole section, as the public defenders tell it: the older text named it without a paragraph. */
const drivingSuspended = under('17B-4-3', byKind([readAs(never, said.notSuspended), 'traffic']));
/** § 61-11-26b, and § 17E-1-13(g) of the list. */
const commercial = any(
  under('17E-1-13', () => never),
  among(about('traffic', 'dui'), chargeFact('commercialLicense', false, said.noCommercial)),
);
const fire = all(felony, under('61-3-1 61-3-2', byKind([() => always, 'arson'])), () => judgement(said.fire));

/** A judge's finding that it was sexually motivated calls for registration, and leaves the crime out. */
const sexuallyMotivated = all(
  about('burglary', 'harassment', 'prostitution', 'other'),
  whereNotTold(['registrable'], ({ charge }) =>
    charge.registrable === true ? judgement(said.sexuallyMotivated) : never,
  ),
);

export const violence: FactCondition = any(violentFelony, fire);
export const childOrSex: FactCondition = any(
  sexCrime,
  againstChild,
  hurtMinor,
  hurtOfficer,
  sexuallyMotivated,
);
export const household: FactCondition = any(domestic, atHome);
/** § 61-11-25(a): where a plea of guilty came first, these stay on record if the victim was of the family or household. */
export const deferredAtHome: FactCondition = any(
  household,
  all(
    any(stalking, all(felony, under('61-2-9'))),
    any(about('domestic_violence'), chargeFactAsked('householdVictim')),
  ),
);
export const driving: FactCondition = any(drunkDriving, drivingSuspended, commercial);
export const otherListed: FactCondition = any(cruelty, burglary, stalking, incapacitatedAdult);
export const withWeapon: FactCondition = threatWithWeapon;

export const excluded: FactCondition = any(violence, childOrSex, household, driving, otherListed, withWeapon);
