import type { FiledCharge } from '../../case-file.ts';
import { ask, type FactCondition, type Matter } from '../../condition.ts';
import { convicted } from '../../vocabulary/facts.ts';
import { allOf, always, anyOf, assuming, type Fact, fact, never, unknown } from '../../when.ts';
import { inDrugAct, isSmallAmount, namesClause, sectionsOf } from './sections.ts';

/**
 * The longest prison term the law allowed, in months: 18 Pa.C.S. § 106(b) for felonies; the terms for misdemeanors
 * and summary offenses as lawyers' and news pages agree on them; 75 Pa.C.S. § 3803 for drunk driving without a grade;
 * 23 Pa.C.S. § 6114(b) for breaking a protection order; 35 P.S. § 780-113(f)–(g) and accounts of it for drugs.
 */
type Longest = {
  readonly least: number;
  readonly most: number;
  readonly missing?: readonly string[];
  readonly assumed?: string;
};

const felonies: Readonly<Record<string, number>> = { '1': 240, '2': 120, '3': 84 };
const misdemeanors: Readonly<Record<string, number>> = { '1': 60, '2': 24, '3': 12 };
const life = 1200;

/** The law allowed at least so many months. */
function carries(months: number): FactCondition {
  return (matter) => {
    const { least, most, missing = [], assumed } = longestFor(matter);
    if (least < months && most >= months) return unknown(...missing);
    const answer = least >= months ? always : never;
    return assumed ? assuming(assumed, answer, matter.charge.path('maxMonths')) : answer;
  };
}

export const carriesOneYear = carries(12);
export const carriesTwoYears = carries(24);
export const carriesMoreThanTwoYears = carries(24.1);
export const carriesFiveYears = carries(60);
export const carriesSevenYears = carries(84);
export const carriesTwentyYears = carries(240);

function longestFor(matter: Matter): Longest {
  const { charge } = matter;
  if (charge.maxMonths !== undefined) return { least: charge.maxMonths, most: charge.maxMonths };
  switch (charge.level) {
    case 'infraction':
      return { least: 3, most: 3 };
    case 'misdemeanor':
      return longestForMisdemeanor(matter);
    case 'felony':
      return longestForFelony(matter);
    default:
      return brokeProtectionOrder(charge)
        ? { least: 6, most: 6 }
        : { least: 0, most: life, missing: [charge.path('level')] };
  }
}

/** Contempt of a protection order. For contempt of other orders no longest term was read. */
const brokeProtectionOrder = ({ offense = [] }: FiledCharge): boolean =>
  offense.includes('contempt') && offense.includes('protection_order');

function longestForMisdemeanor(matter: Matter): Longest {
  const { grade, offense, path } = matter.charge;
  const usual = misdemeanors[grade ?? ''];
  if (usual !== undefined) return { least: usual, most: usual };
  if (grade !== 'ungraded') return { least: 0, most: 60, missing: [path('grade')] };
  if (offense === undefined) return { least: 0, most: 60, missing: [path('offense')] };
  if (offense.includes('dui'))
    return presumed(6, 'We assumed this drunk driving case carried up to 6 months in jail.');
  const drugs = isAboutDrugs(matter.charge);
  // What other crimes without a grade carry, their own sections say.
  return drugs.latest === Number.NEGATIVE_INFINITY
    ? longestForDrugMisdemeanor(matter)
    : { least: 0, most: 60, missing: [path('maxMonths')] };
}

/** A small amount of marijuana 30 days; other possession a year, and up to three after another drug conviction. */
function longestForDrugMisdemeanor(matter: Matter): Longest {
  const { statute, offense, path } = matter.charge;
  const clause =
    statute !== undefined && sectionsOf(matter.charge).some(inDrugAct) && namesClause(statute)
      ? statute
      : undefined;
  const small = clause !== undefined && isSmallAmount(clause);
  const marijuana = clause === undefined && offense?.includes('marijuana') && !offense.includes('drug_sale');
  const before = convictedOfDrugsBefore(matter);
  const first = before.earliest === Number.POSITIVE_INFINITY;
  const missing = [...before.missing, path('maxMonths')];
  // Accounts differ on whether a second conviction raises the 30 days, but no one says to a year.
  if (small) return { least: 1, most: 2 };
  if (!first) return { least: marijuana ? 1 : 12, most: 36, missing };
  return marijuana
    ? presumed(1, 'We assumed this was a small amount of marijuana, which carries up to 30 days.')
    : presumed(12, 'We assumed this was your first drug conviction, which carries up to 1 year in jail.');
}

function longestForFelony(matter: Matter): Longest {
  const { charge } = matter;
  const usual = felonies[charge.grade ?? ''];
  if (usual !== undefined) return { least: usual, most: usual };
  const told = sectionsOf(charge);
  const drugs =
    told.length > 0
      ? told.some(inDrugAct)
      : charge.grade === 'ungraded' && isAboutDrugs(charge).latest === Number.NEGATIVE_INFINITY;
  if (drugs) return longestForDrugFelony(matter);
  // Murder is a class of its own, above the felonies: §§ 106(a)(1), 1102.
  if (charge.offense?.includes('homicide') && charge.grade === 'ungraded') return { least: life, most: life };
  return {
    least: 36,
    most: life,
    missing: [charge.path(charge.grade === undefined ? 'grade' : 'maxMonths')],
  };
}

/** By the drug 3 to 15 years; accounts say that it doubles after another drug conviction. */
function longestForDrugFelony(matter: Matter): Longest {
  const before = convictedOfDrugsBefore(matter);
  if (before.earliest === Number.POSITIVE_INFINITY)
    return { least: 36, most: 180, missing: [matter.charge.path('maxMonths')] };
  return { least: 36, most: 360, missing: [...before.missing, matter.charge.path('maxMonths')] };
}

function isAboutDrugs(charge: FiledCharge): Fact {
  const told = sectionsOf(charge);
  if (told.length > 0) return fact(told.some(inDrugAct));
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  return fact(charge.offense.some((kind) => kind.startsWith('drug_') || kind === 'marijuana'));
}

/** Another case ended in a drug conviction before this one did. */
function convictedOfDrugsBefore(matter: Matter): Fact {
  const { span, missing } = matter.charge.dateOf('disposition');
  return anyOf(
    matter.record
      .filter((other) => other.charge.caseKey !== matter.charge.caseKey)
      .map((other) => {
        const ended = other.charge.dateOf('disposition');
        const earlier =
          ended.span.last < span.first
            ? always
            : ended.span.first >= span.last
              ? never
              : unknown(...missing, ...ended.missing);
        return allOf([ask(convicted, other), isAboutDrugs(other.charge), earlier]);
      }),
  );
}

const presumed = (months: number, assumed: string): Longest => ({ least: months, most: months, assumed });
