import { ask, type Condition, type Matter } from '../../engine/condition.ts';
import { anyOf, holdsOn, isNot, judgement, never, unknown, type When } from '../../engine/when.ts';
import { type Period, years } from '../../record/day.ts';
import type { OffenseKind } from '../../record/record.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { somewhereBetween } from '../../vocabulary/doubts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { sections } from './code.ts';
import { gradeOf } from './grades.ts';
import { said } from './said.ts';

const ever = 'for ever';
type Limit = number | typeof ever;
/** How many years, where what was told leaves several open: at least, and at most. */
type Limits = readonly [least: Limit, most: Limit];

/** Code Crim. Proc. art. 12.01: how many years the state has to bring a felony; three where nothing else is said. */
const felonyYears: Partial<Record<OffenseKind, Limits>> = {
  homicide: [ever, ever],
  sexual: [10, ever],
  child_victim: [5, ever],
  kidnapping: [5, ever],
  arson: [10, 10],
  elder_victim: [5, 10],
  fraud: [3, 10],
  official_misconduct: [3, 10],
  prostitution: [3, 10],
  theft: [5, 5],
  robbery: [5, 5],
  burglary: [5, 5],
  domestic_violence: [3, 5],
};

const yearsBySection = [
  [sections('32.21'), 10],
  [sections('32.31 32.51 34.02'), 7],
  [sections('19.05'), 3],
] as const;

const beforeSeptember2021 = committedBefore('2021-09-01');

function yearsToCharge(matter: Matter): Limits | undefined {
  const { charge } = matter;
  const kinds = charge.offense;
  if (charge.level === undefined && !kinds?.includes('contempt')) return undefined;
  // Art. 12.02: two years. Since September 2023 three for assault in the family, and five where it is a felony.
  const inTheFamily = kinds?.includes('domestic_violence');
  const isRecent = isNot(ask(beforeSeptember2021, matter));
  if (charge.level !== 'felony')
    return kinds === undefined ? [2, 3] : !inTheFamily ? [2, 2] : isRecent ? [3, 3] : [2, 3];
  if (kinds === undefined) return [3, ever];
  const told = yearsBySection.find(([isUnder]) => isUnder(charge));
  if (told) return [told[1], told[1]];
  if (kinds.includes('homicide') && gradeOf(charge) === 'state_jail') return [3, 3];
  const found = kinds.map((kind) =>
    kind === 'domestic_violence' && isRecent ? ([5, 5] as const) : (felonyYears[kind] ?? ([3, 3] as const)),
  );
  return [longest(found.map(([least]) => least)), longest(found.map(([, most]) => most))];
}

function longest(limits: readonly Limit[]): Limit {
  return limits.reduce((one, other) => (one === ever || other === ever ? ever : Math.max(one, other)));
}

function past(limit: Limit, event: 'offense' | 'disposition'): Condition {
  return limit === ever ? () => never : waited(years(limit)).since(event);
}

/**
 * The time to charge is over. It runs from the offense and stands still while a charge is open, so after a dismissal
 * it ends somewhere between the offense and the dismissal, plus those years.
 */
export function tooLateToCharge({ wasCharged }: { wasCharged: boolean }): Condition {
  return (matter) => {
    const { charge } = matter;
    const limits = yearsToCharge(matter);
    if (!limits) return unknown(charge.path('level'));
    const [least, most] = limits;
    if (least === ever) return wasCharged ? judgement(said.chargeableForever) : never;
    const early = past(least, 'offense');
    const late = past(most, wasCharged ? 'disposition' : 'offense');
    const over: When = somewhereBetween(early, late, said.howLongChargeable)(matter);
    return charge.offense === undefined
      ? { ...over, missing: [charge.path('offense'), ...over.missing] }
      : over;
  };
}

/** Time alone opens it, or one of these facts does sooner. They matter only while the time is not over. */
export function timeOr(time: Condition, ...sooner: Condition[]): Condition {
  return (matter) => {
    const timed = ask(time, matter);
    if (holdsOn(matter.file.asOf, timed)) return timed;
    return anyOf([timed, ...sooner.map((each) => ask(each, matter))]);
  };
}

/** Of a charge that went to court we do not ask the day of the arrest: it lies between the offense and the outcome. */
export function sinceArrest(period: Period): Condition {
  const { since } = waited(period);
  return somewhereBetween(since('offense'), since('disposition'), said.dayOfArrest);
}
