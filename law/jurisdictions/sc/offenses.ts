import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, isNot, isSo, judgement, never, unknown } from '../../engine/when.ts';
import type { Saying } from '../../place/saying.ts';
import { sentencedBeyond, unless } from '../../vocabulary/beside.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  aboutMoreThan,
  chargeFact,
  chargeFactAsked,
  chargeFactOr,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  misdemeanor,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { among, byKind, onlySectionTells, whereNotTold } from '../../vocabulary/readings.ts';
import { partUntold, under } from './code.ts';
import { type Grade, gradeOf } from './grades.ts';
import { said } from './said.ts';

/** A guilty plea, no contest and a forfeited bail are convictions too. A pardon leaves the conviction on record. */
export const convictedHere = all(inAdultCourt, ended('convicted', 'pardoned'));

/** § 16-25-20(B)(1) before June 4, 2015: criminal domestic violence, a first offense. */
const firstOfOldLaw = all(under('16-25-20(B)(1)'), committedBefore('2015-06-04'));

/** § 16-1-60: “only those offenses specifically enumerated”. All are felonies. */
const violentList =
  '16-3-10 16-3-29 16-3-50 16-3-85(A)(1) 16-3-85(A)(2) 16-3-95 16-3-210(B) 16-3-600(B) 16-3-615 16-3-620 16-3-652 16-3-653 16-3-655 16-3-656 16-3-810 16-3-820 16-3-910 16-3-1075 16-3-2020 16-11-110(A) 16-11-110(B) 16-11-311 16-11-312(B) 16-11-330 16-15-395 16-15-405 16-15-415 16-15-425 16-17-470(C) 16-23-720(A)(1) 16-23-720(A)(2) 16-25-20(B) 16-25-65 10-11-325(B)(1) 24-13-450 43-35-85(E) 43-35-85(F) 44-53-370(e) 44-53-375(C) 50-21-113(A)(2) 50-21-130(A)(3) 55-1-30(3) 56-5-750(C)(2) 56-5-1030(B)(3) 56-5-1210(A)(3) 56-5-2945(A)(2) 57-7-20(D) 58-17-4090';

/**
 * The listed burglaries carry 15 years or more. Listed robberies, arsons and assaults carry 20 or more. A lower class
 * (§ 16-1-20: D to 15 years, E to 10, F to 5) is none of them.
 */
const unlessClass =
  (...lower: Grade[]): FactCondition =>
  (matter) => {
    const { charge } = matter;
    const grade = gradeOf(charge);
    if (grade === undefined) return unknown(charge.path('statute'), charge.path('grade'));
    return lower.includes(grade) ? never : onlySectionTells(matter);
  };

/** A finding against a juvenile is often told without its level: then the section alone tells that it is one of these. */
const violentInJuvenileCourt = all(inJuvenileCourt, under(violentList), not(firstOfOldLaw));

/** Of § 44-53-375(B) only making or trafficking methamphetamine is listed, not having crack or meth to sell. */
const madeMeth = all(under('44-53-375(B)'), () => judgement(said.madeMeth));

export const violent: FactCondition = any(
  violentInJuvenileCourt,
  all(
    felony,
    any(
      under(
        violentList,
        byKind(
          [() => always, 'kidnapping', 'domestic_violence'],
          [
            onlySectionTells,
            'homicide',
            'sexual',
            'violent',
            'drug_sale',
            'child_victim',
            'elder_victim',
            'dui',
          ],
          [unlessClass('e', 'f'), 'burglary'],
          [unlessClass('d', 'e', 'f'), 'robbery', 'arson', 'assault'],
        ),
      ),
      all(partUntold(violentList), onlySectionTells),
      madeMeth,
    ),
  ),
);

/** Title 56 and what is told as traffic. Reckless or drunk boats and the like are no motor vehicles. */
export const motorVehicle = any(about('dui', 'traffic'), under('56-*'));

/** § 17-22-940(E): minor traffic that has nothing to do with drink or drugs is no bar. */
export const minorTraffic = all(
  about('traffic'),
  not(about('dui')),
  not(felony),
  // It carries up to 3 years: no minor offense.
  not(under('56-5-750')),
);

/** Crimes whose misdemeanor carries 30 days at most: small thefts, third-degree assault, disorderly conduct and the like. */
const listedSmall = under(
  '16-3-600(E) 16-3-1710 16-11-620 16-13-30 16-13-40 16-13-50 16-13-70 16-13-80 16-13-110 16-13-230 16-13-240 16-13-260 16-13-420 16-13-430 16-13-440 16-15-90 16-15-110 16-17-430 16-17-525 16-17-530 16-17-680 16-17-725 34-11-60 34-11-90 47-1-70 61-4-90 61-6-4070 63-5-80 63-19-2440 63-19-2450',
);

/**
 * Misdemeanors that carry a year or more, as § 16-1-100 classes them, and those of six months: second-degree assault,
 * resisting arrest, indecent exposure, peeping, card fraud, using a car without leave and the like. Of a section with a
 * smaller crime in it, only the paragraph that carries more.
 */
const listedLarger = under(`
  16-3-210(D) 16-3-530 16-3-600(B) 16-3-600(C) 16-3-600(D) 16-3-610 16-3-1050 16-3-1710(B) 16-3-1720 16-5-130 16-7-150 16-7-160 16-7-170
  16-8-240 16-9-10 16-9-320 16-9-330 16-9-410 16-9-420 16-11-523 16-11-560 16-11-570 16-11-730 16-11-750 16-11-770(B)(2)
  16-11-770(B)(3) 16-13-10 16-13-131 16-13-135 16-13-150 16-13-400 16-13-437 16-13-450 16-13-470 16-14-60 16-14-80 16-14-100
  16-15-60 16-15-130 16-15-250 16-17-10 16-17-420 16-17-470 16-17-490 16-17-495 16-17-510 16-17-520 16-17-540 16-17-560
  16-17-700 16-17-720 16-17-735 16-19-130 16-21-60 16-21-70 16-23-465 16-23-470 16-23-530 16-23-730 16-25-30 16-25-125
  10-11-320 17-15-90 23-31-400 40-43-86(EE) 44-53-395
  47-1-40
`);

/** Somebody was hurt or a weapon was used: then a higher degree is likely. */
const worse: FactCondition = whereNotTold(['injury', 'weaponUsed'], ({ charge }) =>
  fact(charge.weaponUsed === true || charge.injury === 'bodily' || charge.injury === 'serious'),
);

const heldBy =
  (field: string, taken: Saying): FactCondition =>
  ({ charge }) =>
    assuming(taken, always, charge.path(field));

const asked =
  (name: string): FactCondition =>
  ({ charge }) =>
    unknown(charge.path(`facts.${name}`));

const takenForSmall = unless(
  sentencedBeyond(1),
  'facts.thirtyDays',
  heldBy('facts.thirtyDays', said.thirtyDays),
);
const askedIfSmall = asked('thirtyDays');

const byWhatItWas = byKind(
  [() => never, 'drug_sale', 'weapon', 'domestic_violence'],
  [
    askedIfSmall,
    'sexual',
    'child_victim',
    'elder_victim',
    'harassment',
    'obstruction',
    'protection_order',
    'animal_cruelty',
  ],
  [takenForSmall, 'marijuana'],
  [() => never, 'drug_possession'],
  [when(worse, askedIfSmall, takenForSmall), 'assault'],
  [
    takenForSmall,
    'theft',
    'fraud',
    'trespass',
    'property_damage',
    'public_order',
    'alcohol_minor',
    'prostitution',
    'gambling',
    'traffic',
  ],
  [askedIfSmall, 'violent', 'robbery', 'burglary', 'arson', 'escape', 'official_misconduct', 'other'],
);

/** A class means a year or more. */
const hasClass: FactCondition = ({ charge }) => {
  const grade = gradeOf(charge);
  return fact(grade === 'a' || grade === 'b' || grade === 'c');
};

/** § 22-5-910(A): the most the law allowed was 30 days or $1,000. */
const mostAllowed: FactCondition = (matter) => {
  const { maxMonths, facts } = matter.charge;
  if (isSo(ask(hasClass, matter)) || isSo(ask(listedLarger, matter))) return never;
  if (maxMonths !== undefined) return fact(maxMonths <= 1);
  const answer = ask(isSo(ask(listedSmall, matter)) ? takenForSmall : byWhatItWas, matter);
  const told = facts?.thirtyDays;
  return told === undefined || isNot(answer) || answer.missing.some((field) => field.endsWith('offense'))
    ? answer
    : fact(told === true);
};
export const thirtyDays: FactCondition = any(ofLevel('infraction'), mostAllowed);

/**
 * § 22-5-910(B). The second degree is a Class A misdemeanor, the first a felony. Before June 4, 2015, § 16-25-20(B)(1) was
 * the first offense, which counts like the third degree of today.
 */
export const householdViolence = any(about('domestic_violence'), under('16-25-20 16-25-65'));
const higherDegree = any(
  hasClass,
  all(under('16-25-20(B) 16-25-20(C)'), not(firstOfOldLaw)),
  under('16-25-65'),
);
/** The third degree carries 90 days: § 16-25-20(D). */
const takenForThird = unless(
  sentencedBeyond(3),
  'facts.thirdDegree',
  heldBy('facts.thirdDegree', said.thirdDegree),
);
const degree = chargeFactOr(
  'thirdDegree',
  when(any(under('16-25-20(D)'), firstOfOldLaw, not(worse)), takenForThird, asked('thirdDegree')),
);
/** Told in so many words, or by the section. */
export const surelyThirdDegree = any(
  under('16-25-20(D)'),
  firstOfOldLaw,
  chargeFactOr('thirdDegree', () => never),
);
export const thirdDegreeViolence: FactCondition = all(
  misdemeanor,
  under('16-25-20 16-25-65', about('domestic_violence')),
  not(higherDegree),
  degree,
);

const namedWeapon = under('16-23-20 16-23-460');
export const weaponCharge = any(about('weapon'), namedWeapon);

/**
 * It was about something else too: somebody was hurt, or stole, or drove drunk with a gun in the car. Then the weapon may
 * not be what the charge was for, and only the section tells.
 */
const moreThanHaving = all(aboutMoreThan('weapon', 'public_order', 'other'), not(namedWeapon));

/** § 16-1-100: two or three years. A false bomb is not about having a weapon. */
const moreThanOneYear = under('10-11-320 16-23-465 16-23-470 16-23-530 16-23-730 16-25-30 23-31-400');

/** A year or $1,000 at most. */
const oneYearAtMost: FactCondition = ({ charge }) => {
  const grade = gradeOf(charge);
  if (grade === 'a' || grade === 'b') return never;
  return fact(charge.maxMonths === undefined || charge.maxMonths <= 12);
};

/** § 22-5-910(A): having a firearm or a weapon, with a year or $1,000 at most. */
export const weaponPossession: FactCondition = all(
  misdemeanor,
  weaponCharge,
  not(moreThanOneYear),
  oneYearAtMost,
  when(
    moreThanHaving,
    onlySectionTells,
    unless(sentencedBeyond(12), 'maxMonths', ({ charge }) =>
      charge.maxMonths === undefined
        ? assuming(said.weaponPossession, always, charge.path('maxMonths'))
        : always,
    ),
  ),
);

/** § 17-1-65. Carrying a handgun is a misdemeanor: § 16-23-50(A)(2). */
export const carriedHandgun: FactCondition = under(
  '16-23-20',
  among(
    about('weapon'),
    all(
      not(felony),
      oneYearAtMost,
      unless(sentencedBeyond(12), 'statute', (matter) =>
        isSo(ask(misdemeanor, matter)) && !isSo(ask(moreThanHaving, matter))
          ? assuming(said.handgun, always, matter.charge.path('statute'))
          : onlySectionTells(matter),
      ),
    ),
  ),
);

export const badCheck: FactCondition = under(
  '34-11-60 34-11-90',
  among(about('fraud'), chargeFact('badCheck', false, said.notBadCheck)),
);

export const failedToStop: FactCondition = under(
  '56-5-750',
  among(
    about('traffic', 'obstruction', 'escape'),
    // Driving and getting away from the police in one charge: that may well be it.
    when(
      all(about('traffic'), about('obstruction', 'escape')),
      chargeFactAsked('blueLight'),
      chargeFact('blueLight', false, said.notBlueLight),
    ),
  ),
);

export const drugCrime = about('drug_possession', 'drug_sale', 'marijuana');
export const drugOrFelony = any(drugCrime, felony);
