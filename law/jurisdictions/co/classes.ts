import type { FiledCharge } from '../../case-file.ts';
import { ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { dayOf, years } from '../../day.ts';
import { about, chargeFact } from '../../vocabulary/facts.ts';
import { isUnder } from '../../vocabulary/statute.ts';
import { type Clock, waited } from '../../vocabulary/waiting.ts';
import { allOf, assuming, fact, never, oneOf, unknown } from '../../when.ts';

/** A city charge, under a municipal code. Its own section clears it, and none of the others does. */
const cityCode = chargeFact(
  'municipal',
  false,
  'We assumed that this was a state charge, not one under a city’s own code.',
);
/** No city charges felonies. */
export const municipal: FactCondition = (matter) =>
  matter.charge.level === 'felony' ? never : cityCode(matter);
export const stateCharge = not(municipal);

/** Drug crimes have levels of their own; a charge of such a kind is graded on that scale. */
export const drug: FactCondition = about('drug_possession', 'drug_sale', 'marijuana');

const drugKinds = ['drug_possession', 'drug_sale', 'marijuana'] as const;

export const isDrug = ({ offense }: FiledCharge) =>
  offense?.some((kind) => drugKinds.some((each) => each === kind));

const fentanyl = ['18-18-403.5(2.5)', '18-18-403.5 (2.5)'];

type Years = {
  readonly possible: readonly number[];
  readonly missing: readonly string[];
  /** The reading of the section, where it was not told. */
  readonly assumed?: string;
};

const only = (...possible: number[]): Years => ({ possible, missing: [] });

/** More than one where we were not told enough. */
const between = (least: number, most: number, charge: FiledCharge, untold: string): Years => ({
  possible: [least, most],
  missing: [charge.path(untold)],
});

/** C.R.S. 24-72-706(1)(b): how many years each class waits. */
function petitionYears(charge: FiledCharge): Years {
  const { level, grade, offense, statute } = charge;
  if (level === 'infraction' || grade === 'petty') return only(1);
  if (level === undefined) return between(1, 5, charge, 'level');
  if (offense === undefined) return between(level === 'felony' ? 2 : 1, 5, charge, 'offense');
  if (level === 'misdemeanor') {
    if (isDrug(charge)) return grade === undefined ? between(1, 2, charge, 'grade') : only(2);
    if (grade === '1') return only(3);
    if (grade === '2' || grade === '3') return only(2);
    return grade === 'ungraded' ? only(5) : between(1, 5, charge, 'grade');
  }
  if (grade === 'ungraded') return only(5);
  if (!isDrug(charge)) return isLow(grade) ? only(3) : between(3, 5, charge, 'grade');
  if (grade === '2') return only(5);
  if (grade === '4' && statute === undefined)
    return {
      ...only(3),
      assumed: 'We assumed that this was not possession of fentanyl, which waits 2 years.',
    };
  if (grade === '4' && isUnder(statute ?? '', fentanyl)) return only(2);
  return grade === '3' || isLow(grade) ? only(3) : between(2, 5, charge, 'grade');
}

/** Class 4, 5 and 6 felonies. */
const isLow = (grade: string | undefined) => grade === '4' || grade === '5' || grade === '6';

/** C.R.S. 13-3-117(1): the longer wait before the state seals it by itself. */
function automaticYears(charge: FiledCharge): Years {
  const { level, grade } = charge;
  if (level === 'felony') return only(10);
  if (level === 'misdemeanor' || grade === 'petty') return only(7);
  if (level === undefined) return between(4, 10, charge, 'level');
  return grade === undefined ? between(4, 7, charge, 'grade') : only(4);
}

/** C.R.S. 24-72-709(2): the wait where there was a later conviction, by how serious the offense is. */
export function repeatYears(charge: FiledCharge): Years {
  const { level, grade, offense } = charge;
  if (level === 'infraction' || grade === 'petty') return only(2);
  if (level === 'misdemeanor') return only(5);
  if (level === undefined) return between(2, 10, charge, 'level');
  if (offense === undefined) return between(5, 10, charge, 'offense');
  if (isDrug(charge) && grade === undefined) return between(5, 10, charge, 'grade');
  return only(isDrug(charge) && grade === '4' ? 5 : 10);
}

function waitedAs(yearsOf: (charge: FiledCharge) => Years, ...clocks: Clock[]): Condition {
  // Conditions are remembered by identity: one for each wait.
  const waits = [1, 2, 3, 4, 5, 7, 10].map(
    (count) => [count, waited(years(count)).since(...clocks)] as const,
  );
  return (matter) => {
    const { charge } = matter;
    const { possible, missing, assumed } = yearsOf(charge);
    const each = waits.flatMap(([count, wait]) => (possible.includes(count) ? [ask(wait, matter)] : []));
    if (each.length > 1) return oneOf(each, missing);
    return assumed === undefined ? allOf(each) : assuming(assumed, allOf(each), charge.path('statute'));
  };
}

/** Counted from the end of the case, or of supervision if that was later. */
export const waitedToAsk = waitedAs(petitionYears, 'disposition', 'completed');

const sinceCase = waitedAs(automaticYears, 'disposition');
const sinceSupervision = waitedAs(automaticYears, 'disposition', 'completed');

/** Only for felonies that are not about drugs does the law count from the end of supervision. */
export const waitedForList: Condition = (matter) => {
  const { level, offense } = matter.charge;
  const late = level === 'felony' && offense !== undefined && isDrug(matter.charge) === false;
  return allOf([ask(late ? sinceSupervision : sinceCase, matter), ask(waitedToAsk, matter)]);
};

/** C.R.S. 24-72-706(2)(a): class 1, 2 and 3 felonies and level 1 drug felonies. */
export const tooSerious: FactCondition = ({ charge }) => {
  const { level, grade } = charge;
  if (level === undefined) return unknown(charge.path('level'));
  if (level !== 'felony' || isLow(grade) || grade === 'ungraded') return fact(false);
  if (grade === '1') return fact(true);
  if (grade !== '2' && grade !== '3') return unknown(charge.path('grade'));
  if (charge.offense === undefined) return unknown(charge.path('offense'));
  if (!isDrug(charge)) return fact(true);
  const old = charge.dateOf('offense').span.first < drugLevels;
  return old ? assuming(oldClass, fact(false), charge.path('grade')) : fact(false);
};

/** C.R.S. 24-72-706(1)(i): older drug crimes count by the level they would have today. */
const drugLevels = dayOf('2013-10-01');
const oldClass = 'We read the class of your old drug felony as a drug level of today.';
