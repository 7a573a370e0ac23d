import type { FiledCharge } from '../../case-file.ts';
import type { FactCondition } from '../../condition.ts';
import { always, assuming, never, unknown } from '../../when.ts';
import { inDrugAct, sectionsOf } from './sections.ts';

/**
 * The longest prison term the law allowed, in months: 18 Pa.C.S. § 106(b) for felonies; the terms for misdemeanors
 * as lawyers' and news pages agree on them.
 */
type Longest = {
  readonly least: number;
  readonly most: number;
  readonly missing?: string;
  readonly assumed?: string;
};

const felonies: Readonly<Record<string, number>> = { '1': 240, '2': 120, '3': 84 };
const misdemeanors: Readonly<Record<string, number>> = { '1': 60, '2': 24, '3': 12 };
const life = 1200;

/** The law allowed at least so many months. */
function carries(months: number): FactCondition {
  return ({ charge }) => {
    const { least, most, missing, assumed } = longestFor(charge);
    if (least < months && most >= months) return unknown(...(missing ? [missing] : []));
    const answer = least >= months ? always : never;
    return assumed ? assuming(assumed, answer) : answer;
  };
}

export const carriesOneYear = carries(12);
export const carriesTwoYears = carries(24);
export const carriesMoreThanTwoYears = carries(24.1);
export const carriesFiveYears = carries(60);
export const carriesSevenYears = carries(84);
export const carriesTwentyYears = carries(240);

function longestFor(charge: FiledCharge): Longest {
  if (charge.maxMonths !== undefined) return { least: charge.maxMonths, most: charge.maxMonths };
  switch (charge.level) {
    case 'infraction':
      return { least: 3, most: 3 };
    case 'misdemeanor':
      return longestForMisdemeanor(charge);
    case 'felony':
      return longestForFelony(charge);
    default:
      return charge.offense?.includes('contempt')
        ? { least: 6, most: 6 }
        : { least: 0, most: life, missing: charge.path('level') };
  }
}

function longestForMisdemeanor({ grade, offense, path }: FiledCharge): Longest {
  const usual = misdemeanors[grade ?? ''];
  if (usual !== undefined) return { least: usual, most: usual };
  if (grade !== 'ungraded') return { least: 1, most: 60, missing: path('grade') };
  if (offense === undefined) return { least: 1, most: 24, missing: path('offense') };
  if (offense.includes('marijuana') && !offense.includes('drug_sale'))
    return presumed(1, 'We assumed this was a small amount of marijuana, which carries up to 30 days.');
  if (offense.includes('dui'))
    return presumed(6, 'We assumed this drunk driving case carried up to 6 months in jail.');
  return presumed(12, 'We assumed this ungraded crime carried up to 1 year in jail.');
}

function longestForFelony(charge: FiledCharge): Longest {
  const usual = felonies[charge.grade ?? ''];
  if (usual !== undefined) return { least: usual, most: usual };
  const told = sectionsOf(charge);
  const drugKind = charge.offense?.some((kind) => kind.startsWith('drug_') || kind === 'marijuana');
  const drugs = told.length > 0 ? told.some(inDrugAct) : drugKind && charge.grade === 'ungraded';
  if (drugs) return { least: 36, most: 180 };
  if (charge.offense?.includes('homicide') && charge.grade === 'ungraded') return { least: life, most: life };
  return { least: 36, most: life, missing: charge.path(charge.grade === undefined ? 'grade' : 'maxMonths') };
}

const presumed = (months: number, assumed: string): Longest => ({ least: months, most: months, assumed });
