import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, isNot, judgement, never, unknown } from '../../engine/when.ts';
import type { Saying } from '../../place/saying.ts';
import type { OffenseKind } from '../../record/record.ts';
import { sentencedBeyond, unless } from '../../vocabulary/beside.ts';
import type { SectionTest } from '../../vocabulary/code.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  chargeFact,
  chargeFactAsked,
  chargeFactOr,
  convicted,
  ended,
  hurt,
  inAdultCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { byKind, onlySectionTells } from '../../vocabulary/readings.ts';
import { under } from './code.ts';
import { said } from './said.ts';
import {
  arsonForLifeSince,
  isComputerCrime,
  isDishonestFelony,
  isForLife,
  isGraveArson,
  isNamedAssaultive,
  isNotShort,
  isPerhapsAssaultive,
  isPerhapsForLife,
  isSeriousMisdemeanor,
  isUnclear,
  lifeInMonths,
  longestTermOf,
  mayCarryTenYears,
} from './sections.ts';

/** A crime of an adult court. A civil infraction is not one. */
export const crime: FactCondition = all(inAdultCourt, ofLevel('misdemeanor', 'felony'));

export const convictedOfCrime: FactCondition = all(convicted, crime);

/** No text takes the ways of a conviction from somebody who was pardoned. Against others a pardoned one does not count. */
export const convictedOrPardonedOfCrime: FactCondition = all(ended('convicted', 'pardoned'), crime);

/** Taken for less until the longest sentence that the law allowed is told. */
function assumedShorter(text: Saying): FactCondition {
  return ({ charge }) => assuming(text, never, charge.path('maxMonths'));
}

const atMostAYear = unless(sentencedBeyond(12), 'maxMonths', assumedShorter(said.yearInJail));

/** More than a year in prison makes it a felony for this law, even if it is called a misdemeanor. */
export const felony: FactCondition = (matter) => {
  const { level, maxMonths } = matter.charge;
  if (level !== 'misdemeanor') return ask(ofLevel('felony'), matter);
  return maxMonths === undefined ? atMostAYear(matter) : fact(maxMonths > 12);
};

export const misdemeanor: FactCondition = all(ofLevel('misdemeanor'), not(felony));

/** 93 days are about as long as 3 months, and not short. */
const inDays: FactCondition = ({ charge }) => {
  const { maxMonths = 3 } = charge;
  return maxMonths < 3 || maxMonths > 3.1
    ? fact(maxMonths < 3)
    : unknown(charge.path('facts.jail92DaysOrLess'));
};

const assumedNotShort: FactCondition = ({ charge }) =>
  assuming(said.moreThan92Days, never, charge.path('facts.jail92DaysOrLess'));

const shortByKind: FactCondition = (matter) =>
  ask(about('assault', 'domestic_violence', 'theft', 'fraud', 'property_damage'), matter) === always
    ? assumedNotShort(matter)
    : inDays(matter);

/** MCL 780.621g(1) and (3): a misdemeanor that carries at most 92 days. */
export const carries92DaysOrLess: FactCondition = all(
  misdemeanor,
  chargeFactOr('jail92DaysOrLess', (matter) => {
    if (matter.charge.maxMonths !== undefined) return inDays(matter);
    return isNotShort(matter.charge) ? never : shortByKind(matter);
  }),
);

type Reading = {
  /** Sections that settle it. */
  sections: SectionTest;
  /** Kinds that settle it whatever the section. */
  kinds?: readonly OffenseKind[];
  /** Kinds some of whose sections are such crimes and some not: without a section, that is asked. */
  mixed?: readonly OffenseKind[];
};

/** Read from the section where it was told, and from the kind of offense where it was not. */
function crimesOf({ sections, kinds = [], mixed = [] }: Reading): FactCondition {
  return ({ charge }) => {
    const told = sections(charge);
    if (told) return always;
    if (charge.offense === undefined)
      return told === undefined || kinds.length > 0 ? unknown(charge.path('offense')) : never;
    if (charge.offense.some((kind) => kinds.includes(kind))) return always;
    const open = told === undefined && charge.offense.some((kind) => mixed.includes(kind));
    return open ? unknown(charge.path('statute')) : never;
  };
}

const namedAssaultive: FactCondition = crimesOf({
  sections: isNamedAssaultive,
  kinds: ['assault', 'domestic_violence'],
  mixed: ['burglary', 'harassment', 'obstruction', 'child_victim'],
});

const oftenAssaultive: readonly OffenseKind[] = ['homicide', 'violent', 'sexual', 'kidnapping', 'robbery'];

/** MCL 780.621(4)(a). MCL 770.9a was not read whole, so grave crimes that it may name stay open. */
export const assaultive: FactCondition = (matter) => {
  const named = ask(namedAssaultive, matter);
  if (!isNot(named)) return named;
  const { charge } = matter;
  const open = charge.offense?.some((kind) => oftenAssaultive.includes(kind)) || isPerhapsAssaultive(charge);
  return open ? judgement(said.assaultive) : never;
};

/** MCL 780.811(1)(a). */
export const seriousMisdemeanor: FactCondition = all(
  misdemeanor,
  crimesOf({
    sections: isSeriousMisdemeanor,
    kinds: ['assault', 'domestic_violence', 'child_victim', 'sexual'],
    mixed: ['harassment', 'weapon', 'burglary'],
  }),
);

const oftenForLife = ['homicide', 'robbery', 'kidnapping', 'sexual'] as const;

const lifeByKind = byKind(
  [all(ofLevel('felony'), onlySectionTells), ...oftenForLife],
  [assumedShorter(said.lessThanLife), 'assault', 'violent', 'arson', 'drug_sale', 'burglary'],
);

const beforeArsonLaw = committedBefore(arsonForLifeSince);

/** MCL 780.621c(1)(a). An attempt at such a felony counts like it, though it carries less itself. */
export const punishableByLife: FactCondition = (matter) => {
  const { charge } = matter;
  const forLife = isForLife(charge);
  if (!forLife && charge.maxMonths !== undefined) return fact(charge.maxMonths >= lifeInMonths);
  if (forLife === undefined) return charge.level === 'misdemeanor' ? never : ask(lifeByKind, matter);
  if (forLife || (isGraveArson(charge) && isNot(ask(beforeArsonLaw, matter)))) return always;
  if (isGraveArson(charge) || isPerhapsForLife(charge)) return unknown(charge.path('maxMonths'));
  return isUnclear(charge) ? unknown(charge.path('statute')) : never;
};

const oftenTenYears: readonly OffenseKind[] = [...oftenForLife, 'burglary', 'arson', 'drug_sale', 'fraud'];

const underTenYears = unless(sentencedBeyond(119), 'maxMonths', assumedShorter(said.underTenYears));

/** What is about ten years can be told from the longest sentence only, or is read as less. */
function carries(soLong: (months: number) => boolean): FactCondition {
  return (matter) => {
    const { charge } = matter;
    const longest = longestTermOf(charge);
    if (longest !== undefined) return fact(soLong(longest));
    if (charge.level === 'misdemeanor') return never;
    if (charge.level === undefined) return ask(ofLevel('felony'), matter);
    if (charge.offense === undefined) return unknown(charge.path('offense'));
    if (mayCarryTenYears(charge)) return unknown(charge.path('maxMonths'));
    const smallDrug = charge.offense.includes('marijuana');
    if (charge.offense.some((kind) => oftenTenYears.includes(kind)) && !smallDrug)
      return unknown(charge.path('maxMonths'));
    return underTenYears(matter);
  };
}

/** MCL 780.621g(10)(d) and 780.621b(1)(c): ten years in prison or more. */
export const tenYearsOrMore: FactCondition = carries((months) => months >= 120);

/** MCL 780.621(1)(c): more than ten years. */
export const moreThanTenYears: FactCondition = carries((months) => months > 120);

const assumedHonest = chargeFact('dishonesty', false, said.notDishonesty);

const dishonestByKind = byKind(
  [when(felony, chargeFactAsked('dishonesty'), assumedHonest), 'fraud'],
  [assumedHonest, 'theft'],
);

/** MCL 780.621g(15). */
export const dishonest: FactCondition = (matter) => {
  const computers = isComputerCrime(matter.charge);
  if (computers === undefined) return ask(dishonestByKind, matter);
  if (computers) return always;
  return isDishonestFelony(matter.charge) ? ask(felony, matter) : never;
};

export const hurtSomeone = hurt('bodily', 'serious');

/** A felony with a child, a vulnerable adult, an injury or a death among its elements. */
export const felonyThatHarmed: FactCondition = all(
  felony,
  any(about('child_victim', 'elder_victim', 'homicide'), hurtSomeone),
);

/** MCL 257.625, also where the charge was told by its section alone. */
export const droveDrunk: FactCondition = any(under('257.625'), about('dui'));
