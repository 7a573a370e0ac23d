import type { FiledCharge } from '../../engine/case-file.ts';
import { ask, type FactCondition, type Matter } from '../../engine/condition.ts';
import {
  allOf,
  always,
  anyOf,
  assuming,
  type Fact,
  fact,
  isNot,
  isSo,
  never,
  unknown,
} from '../../engine/when.ts';
import type { Saying } from '../../place/saying.ts';
import { sentencedBeyond } from '../../vocabulary/beside.ts';
import { convicted } from '../../vocabulary/facts.ts';
import { before } from '../../vocabulary/order.ts';
import { sections } from './code.ts';
import { clauseTold, inDrugAct, isSmallAmount } from './drug-act.ts';
import { type Grade, gradeOf } from './grades.ts';
import { said } from './said.ts';

/**
 * The longest prison term the law allowed, in months: 18 Pa.C.S. § 106(b) and (c) for the crimes code; 75 Pa.C.S. § 3803 for drunk driving without a grade;
 * 23 Pa.C.S. § 6114(b) for breaking a protection order; 35 P.S. § 780-113(f)–(g) and accounts of it for drugs.
 */
type Longest = {
  readonly least: number;
  readonly most: number;
  readonly missing?: readonly string[];
  readonly assumed?: Saying | undefined;
};

const exactly = (months: number, assumed?: Saying): Longest => ({ least: months, most: months, assumed });
const between = (least: number, most: number, ...missing: readonly string[]): Longest => ({
  least,
  most,
  missing,
});

const felonies: Readonly<Partial<Record<Grade, number>>> = { '1': 240, '2': 120, '3': 84 };
const misdemeanors: Readonly<Partial<Record<Grade, number>>> = { '1': 60, '2': 24, '3': 12 };
const life = 1200;

const inCrimesCode = sections('18: *');

/** The law allowed at least so many months. */
function carries(months: number): FactCondition {
  return (matter) => {
    const { least, most, missing = [], assumed } = longestFor(matter);
    if (least < months && most >= months) return unknown(...missing);
    const answer = fact(least >= months);
    if (!assumed) return answer;
    const path = matter.charge.path('maxMonths');
    return sentencedBeyond(most)(matter) ? unknown(path) : assuming(assumed, answer, path);
  };
}

export const carriesOneYear = carries(12);
export const carriesTwoYears = carries(24);
export const carriesMoreThanTwoYears = carries(24.1);
export const carriesFiveYears = carries(60);
export const carriesSevenYears = carries(84);
export const carriesTwentyYears = carries(240);

const saidToCarryMoreThanFiveYears = carries(60.1);

/** Where nobody told how long, it is taken for so, as with most drugs; with marijuana it has to be asked. */
export const carriesMoreThanFiveYears: FactCondition = (matter) => {
  const told = ask(saidToCarryMoreThanFiveYears, matter);
  const { offense, path } = matter.charge;
  return told.missing.length === 0 || offense?.includes('marijuana')
    ? told
    : assuming(said.moreThanFiveYears, always, path('maxMonths'));
};

function longestFor(matter: Matter): Longest {
  const { charge } = matter;
  if (charge.maxMonths !== undefined) return exactly(charge.maxMonths);
  switch (charge.level) {
    case 'infraction':
      return exactly(3);
    case 'misdemeanor':
      return longestForMisdemeanor(matter);
    case 'felony':
      return longestForFelony(matter);
    default:
      return longestForContempt(charge) ?? between(0, life, charge.path('level'));
  }
}

/**
 * Contempt of a protection order carries 6 months, 23 Pa.C.S. § 6114(b); other contempt 15 days (42 Pa.C.S. § 4136(b)) or 30
 * (Pa.R.Crim.P. 140). For contempt in open court no longest term was read.
 */
function longestForContempt({ offense = [] }: FiledCharge): Longest | undefined {
  if (!offense.includes('contempt')) return undefined;
  return offense.includes('protection_order') ? exactly(6) : exactly(6, said.contemptSixMonths);
}

function longestForMisdemeanor(matter: Matter): Longest {
  const { offense, path } = matter.charge;
  const grade = gradeOf(matter.charge);
  const usual = grade && misdemeanors[grade];
  if (usual !== undefined) return exactly(usual);
  if (grade !== 'ungraded') return between(0, 60, path('grade'));
  if (offense === undefined) return between(0, 60, path('offense'));
  if (offense.includes('dui')) return exactly(6, said.sixMonthsForDrunkDriving);
  if (isSo(isAboutDrugs(matter.charge))) return longestForDrugMisdemeanor(matter);
  // In the crimes code a misdemeanor without a degree is of the third, § 106(b)(9). Elsewhere its own section says it.
  return inCrimesCode(matter.charge) ? exactly(12) : between(0, 60, path('maxMonths'));
}

/** A small amount of marijuana 30 days; other possession a year, and up to three after another drug conviction. */
function longestForDrugMisdemeanor(matter: Matter): Longest {
  const { offense, path } = matter.charge;
  // Accounts differ on whether a second conviction raises the 30 days, but no one says to a year.
  if (isSmallAmount(matter.charge)) return between(1, 2);
  const marijuana =
    isNot(ask(clauseTold, matter)) && offense?.includes('marijuana') && !offense.includes('drug_sale');
  const before = convictedOfDrugsBefore(matter);
  if (!isNot(before)) return between(marijuana ? 1 : 12, 36, ...before.missing, path('maxMonths'));
  return marijuana ? exactly(1, said.thirtyDaysForMarijuana) : exactly(12, said.firstDrugConviction);
}

function longestForFelony(matter: Matter): Longest {
  const { charge } = matter;
  const grade = gradeOf(charge);
  const usual = grade && felonies[grade];
  if (usual !== undefined) return exactly(usual);
  const ungraded = grade === 'ungraded';
  // The section tells, even where the grade was not told.
  const drugs = ungraded || inDrugAct(charge) !== undefined ? isAboutDrugs(charge) : never;
  if (isSo(drugs)) {
    // By the drug 3 to 15 years; accounts say that it doubles after another drug conviction.
    const earlier = convictedOfDrugsBefore(matter);
    const most = isNot(earlier) ? 180 : 360;
    return between(36, most, ...earlier.missing, charge.path('maxMonths'));
  }
  // Murder is a class of its own, above the felonies: §§ 106(a)(1), 1102.
  if (charge.offense?.includes('homicide') && ungraded) return exactly(life);
  // A felony without a degree is of the third, § 106(b)(5).
  if (ungraded && inCrimesCode(charge)) return exactly(84);
  return between(36, life, charge.path(grade === undefined ? 'grade' : 'maxMonths'));
}

function isAboutDrugs(charge: FiledCharge): Fact {
  const told = inDrugAct(charge);
  if (told !== undefined) return fact(told);
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  return fact(charge.offense.some((kind) => kind.startsWith('drug_') || kind === 'marijuana'));
}

/** Another case ended in a drug conviction before this one did. */
function convictedOfDrugsBefore(matter: Matter): Fact {
  const own = matter.charge.dateOf('disposition');
  return anyOf(
    matter.record
      .filter((other) => other.charge.caseKey !== matter.charge.caseKey)
      .map((other) =>
        allOf([
          ask(convicted, other),
          isAboutDrugs(other.charge),
          before(other.charge.dateOf('disposition'), own),
        ]),
      ),
  );
}
