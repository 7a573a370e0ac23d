import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, blocked, fact, judgement, never, type When } from '../../engine/when.ts';
import { sentencedBeyond, unless } from '../../vocabulary/beside.ts';
import {
  about,
  chargeFact,
  ended,
  felony,
  hurt,
  inAdultCourt,
  misdemeanor,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { among, byKind, readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { isAttempt, told, under } from './code.ts';
import { graded } from './grades.ts';
import { said } from './said.ts';

/** § 5-4-501(d)(2), with manslaughter. All but a few of them are of class Y, A or B. */
const violentSections =
  '5-10-101–5-10-104 5-11-102 5-12-103 5-13-201 5-13-310 5-14-103 5-14-114 5-14-124 5-14-125 5-26-303 5-39-201(a) 5-39-204 5-74-107';

const listedAsViolent = under(violentSections, byKind([readAs(always, said.violentFelony), 'homicide']));

/** An attempt at one of them is on the list too. Of an attempt at what, its own section does not tell. */
const attemptAtSomething: FactCondition = all(
  about('kidnapping', 'robbery', 'burglary', 'assault', 'violent', 'domestic_violence'),
  ({ charge }) => (isAttempt(charge) && told(charge).length === 0 ? judgement(said.attemptAtWhat) : never),
);
const violentFelony = any(listedAsViolent, attemptAtSomething);

const listedAsSexual = under(
  '5-14-101–5-14-138 5-27-303–5-27-307 5-27-402–5-27-405 5-27-602–5-27-605',
  byKind([readAs(always, said.sexFelony), 'sexual']),
);

/** Sex crimes stand in other chapters too. Failing to register is none, nor theft, fraud, fire, burglary, drugs or DWI. */
const noSexCrime = '12-12-904 5-36-* 5-37-* 5-38-* 5-39-* 5-64-* 5-65-*';
const sexualElsewhere = all(any(about('sexual'), under('5-26-202')), not(under(noSexCrime)), () =>
  judgement(said.isSexCrime),
);
const sexFelony = any(listedAsSexual, sexualElsewhere);

/** § 16-90-1408(a)(2), (4), (5). */
export const neverSealed = any(violentFelony, sexFelony);

/** Crimes of force that are not on that list: five years, § 16-90-1406(b). */
export const byForce: FactCondition = any(
  under('5-10-105 5-11-103 5-13-202 5-13-204 5-13-211 5-13-301 5-26-304 5-26-306 5-26-307'),
  all(
    // Theft, fraud, drugs and DWI are no crimes of force, whatever else was told.
    not(under('5-36-* 5-37-* 5-64-* 5-65-*')),
    about('assault', 'violent', 'domestic_violence', 'kidnapping', 'robbery', 'homicide'),
  ),
);

const drugCode = under('5-64-*', about('drug_possession', 'drug_sale', 'marijuana'));

/** § 16-90-1406(a): class C and D, unclassified felonies, and drug felonies of class A and B. */
export const ofSuchClass: FactCondition = any(graded('c', 'd', 'ungraded'), all(graded('a', 'b'), drugCode));

/** § 16-90-1408(a)(3): an unclassified felony with a maximum of more than ten years. */
export const tooLong: FactCondition = all(
  graded('ungraded'),
  unless(sentencedBeyond(120), 'maxMonths', ({ charge: { maxMonths, path } }) =>
    maxMonths === undefined ? assuming(said.tenYearsMost, never, path('maxMonths')) : fact(maxMonths > 120),
  ),
);

/** § 16-90-1408(a)(6): any time as an inmate of a state prison. */
export const inStatePrison: FactCondition = all(
  sentencedTo('prison'),
  not(chargeFact('communityCenter', false, said.inPrison)),
);

/** §§ 16-90-1405, 16-90-1408(b): traffic offenses of people with a commercial license. */
export const commercialDriver: FactCondition = among(
  under('5-65-* 27-*', about('dui', 'traffic')),
  chargeFact('heldCdl', false, said.noCommercialLicense),
);

/** § 16-90-1405(b): six misdemeanors of force or of a sexual kind. */
export const listedMisdemeanor: FactCondition = all(
  misdemeanor,
  under(
    '5-10-105 5-13-203 5-14-111 5-14-112 5-14-127 5-26-305',
    byKind([readAs(always, said.listedMisdemeanor), 'homicide', 'assault', 'domestic_violence', 'sexual']),
  ),
);

export const dwi: FactCondition = under('5-65-103', byKind([readAs(always, said.isDwi), 'dui']));

/** Of grown-ups and of people under 21: no judge may put either off under the First Offender Act, §§ 5-65-108, 5-65-308. */
export const drunkDriving: FactCondition = under('5-65-103 5-65-303', about('dui'));

/** § 16-90-1404(1)(C): a suspended license has to be given back. It blocks, it never bars. */
const driving = about('dui', 'traffic');
export const licenseBack: Condition = (matter): When => {
  const told = matter.charge.facts?.licenseBack;
  if (told === false) return blocked(said.getLicenseBack);
  const asked = told === undefined && ask(driving, matter) === always;
  return asked ? assuming(said.licenseBack, always, matter.charge.path('facts.licenseBack')) : always;
};

/** § 12-12-903(13)(A)(i): the sex offenses that call for registration. Stalking does only where the court says so. */
const calledSexOffense = under(
  '5-11-106 5-14-103 5-14-113 5-14-114 5-14-124 5-14-125 5-14-126 5-14-127 5-18-103(a)(4) 5-18-104 5-26-202 5-27-303–5-27-307 5-27-402 5-27-403 5-27-602 5-27-603 5-27-605 5-70-104',
);
const sexOffenseAsFelony = all(felony, under('5-14-110 5-14-112 5-16-101 5-16-102'));
/** Of a minor who is not one's own child. */
const heldChild = all(about('child_victim'), under('5-11-102–5-11-104'), readAs(always, said.notOwnChild));
/** Told by another section it is none; told without one, a sex crime is taken for one. */
const sexOffense = any(
  calledSexOffense,
  sexOffenseAsFelony,
  heldChild,
  all(about('sexual'), ({ charge }) => fact(told(charge).length === 0)),
);

/** § 16-93-303(a)(1)(B): what the First Offender Act leaves out. */
const registrable = whereNotTold(['registrable'], (matter) => {
  const { registrable: said } = matter.charge;
  return said === undefined ? ask(sexOffense, matter) : fact(said);
});
/**
 * Told without a section, the class tells: kidnapping, battery and domestic battering that are on the list are of class
 * Y, A or B, and of robberies only the aggravated one, of class Y.
 */
const violentByClass = under(
  violentSections,
  byKind(
    [
      all(graded('y', 'a', 'b'), readAs(always, said.violentFelony)),
      'kidnapping',
      'assault',
      'violent',
      'domestic_violence',
    ],
    [all(graded('y'), readAs(always, said.violentFelony)), 'robbery'],
  ),
);
/** Residential burglary is of class B, commercial burglary of class C. */
const residentialBurglary = all(graded('b'), under('5-39-201', about('burglary')));
export const notForFirstOffenders: FactCondition = any(
  all(felony, any(violentFelony, violentByClass, residentialBurglary)),
  under('5-14-111 5-14-112 5-14-122 5-14-123'),
  registrable,
);

/** § 16-90-1411(a)(3): pardons that do not seal. */
export const leftUnsealed: FactCondition = any(about('sexual', 'child_victim', 'homicide'), hurt('serious'));
export const pardonedUnsealed: FactCondition = all(inAdultCourt, ended('pardoned'), leftUnsealed);
