import { ask, type Condition, type FactCondition, type Matter } from '../condition.ts';
import { after, type Period, spanOf } from '../day.ts';
import { allOf, always, type Fact, from, never, sinceSpan, unknown, type When } from '../when.ts';
import { convicted } from './facts.ts';

type Count = { least: number; most: number; missing: string[] };

/** Which convictions count, beyond being convictions. */
export type Which = FactCondition;

/** No conviction of this kind within the period, this charge's own apart: from the newest one plus the period. */
export function noOtherConvictionFor(period: Period, which: Which, { elsewhere = true } = {}): Condition {
  return (matter) =>
    allOf([
      ...others(matter).map((other) => freeOf(other, period, which)),
      elsewhere ? freeElsewhere(matter, period) : always,
    ]);
}

/** No conviction of this kind within the period, this charge's own included. */
export function freeOfConvictionFor(period: Period, which: Which, { elsewhere = true } = {}): Condition {
  return (matter) =>
    allOf([
      ...matter.record.map((other) => freeOf(other, period, which)),
      elsewhere ? freeElsewhere(matter, period) : always,
    ]);
}

/** In a whole life, at most so many convictions of this kind; several charges of one case count as one if told so. */
export function atMost(limit: number, which: Which, options: CountOptions = {}): FactCondition {
  return (matter) => {
    const { least, most, missing } = count(matter, which, options);
    if (most <= limit) return always;
    return least > limit ? never : unknown(...missing);
  };
}

export type CountOptions = {
  /** Charges of one case count once. */
  byCase?: boolean;
  /** Convictions in other states and in federal courts that count too. */
  elsewhere?: 'felonies' | 'all' | 'none';
  /** Only those with a disposition in the last so many years. */
  within?: Period;
};

function others(matter: Matter): Matter[] {
  return matter.record.filter((other) => other !== matter);
}

/** Whether a charge is a conviction that counts, as far as we were told. */
function counts(matter: Matter, which: Which): Fact {
  return allOf([ask(convicted, matter), ask(which, matter)]);
}

function freeOf(matter: Matter, period: Period, which: Which): When {
  const counted = counts(matter, which);
  if (counted.earliest === Number.POSITIVE_INFINITY) return always;
  const { span, missing } = matter.charge.dateOf('disposition');
  const clear = sinceSpan(
    { first: span.first, last: Math.min(span.last, matter.file.asOf) },
    period,
    missing,
  );
  if (counted.latest === Number.NEGATIVE_INFINITY) return clear;
  // It may not count at all.
  return { ...clear, earliest: Number.NEGATIVE_INFINITY, missing: [...counted.missing, ...missing] };
}

function freeElsewhere({ file }: Matter, period: Period): When {
  const { elsewhere } = file.answers;
  const number = (elsewhere?.felonies ?? 0) + (elsewhere?.misdemeanors ?? 0);
  const told = elsewhere?.felonies !== undefined && elsewhere.misdemeanors !== undefined;
  if (number === 0 && told) return always;
  const end = after(file.asOf, period);
  if (number === 0) {
    const missing = ['elsewhere.felonies', 'elsewhere.misdemeanors'];
    return { ...from(end), earliest: Number.NEGATIVE_INFINITY, missing };
  }
  if (elsewhere?.lastDate === undefined) {
    return { ...from(end), earliest: Number.NEGATIVE_INFINITY, missing: ['elsewhere.lastDate'] };
  }
  return sinceSpan(spanOf(elsewhere.lastDate), period, []);
}

function count(
  matter: Matter,
  which: Which,
  { byCase = false, elsewhere = 'none', within }: CountOptions,
): Count {
  const missing: string[] = [];
  const sure = new Set<string>();
  const possible = new Set<string>();
  for (const each of matter.record) {
    const counted = allOf([counts(each, which), recent(each, within)]);
    const key = byCase ? each.charge.caseKey : each.charge.id;
    if (counted.latest === Number.NEGATIVE_INFINITY) sure.add(key);
    if (counted.earliest === Number.NEGATIVE_INFINITY) possible.add(key);
    missing.push(...counted.missing);
  }
  const abroad = countElsewhere(matter, elsewhere);
  return {
    least: sure.size + abroad.least,
    most: possible.size + abroad.most,
    missing: [...missing, ...abroad.missing],
  };
}

function recent({ charge, file }: Matter, within: Period | undefined): Fact {
  if (!within) return always;
  const { span, missing } = charge.dateOf('disposition');
  if (after(span.first, within) > file.asOf) return always;
  if (after(span.last, within) <= file.asOf) return never;
  return unknown(...missing);
}

function countElsewhere({ file }: Matter, which: NonNullable<CountOptions['elsewhere']>): Count {
  if (which === 'none') return { least: 0, most: 0, missing: [] };
  const fields = which === 'felonies' ? (['felonies'] as const) : (['felonies', 'misdemeanors'] as const);
  const { elsewhere } = file.answers;
  const told = fields.reduce((sum, field) => sum + (elsewhere?.[field] ?? 0), 0);
  const untold = fields.filter((field) => elsewhere?.[field] === undefined);
  return {
    least: told,
    most: untold.length > 0 ? Number.POSITIVE_INFINITY : told,
    missing: untold.map((field) => `elsewhere.${field}`),
  };
}
