import type { CaseFile } from '../engine/case-file.ts';
import { all, ask, type Condition, type FactCondition, type Matter } from '../engine/condition.ts';
import {
  allOf,
  always,
  assumedBy,
  type Fact,
  from,
  isNot,
  isSo,
  judgement,
  never,
  sinceSpan,
  unknown,
  type When,
} from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import { after, type Period, spanOf } from '../record/day.ts';
import type { Level } from '../record/record.ts';
import { convicted } from './facts.ts';
import { inRecord, mostOf, ofWholeRecord, type Sameness, type Such, those } from './whole-record.ts';

type Count = { least: number; most: number; facts: readonly Fact[] };
export type Counting = (matter: Matter) => Count;

/** Which convictions count, beyond being convictions. */
export type Which = FactCondition;

/** No conviction of this kind within the period, this charge's own apart: from the newest one plus the period. */
export function noOtherConvictionFor(period: Period, which: Which, { elsewhere = true } = {}): Condition {
  const convictions = convictionsThat(which);
  const free: Condition = (matter) => freeOf(matter, period, which);
  const freeAbroad = noConvictionElsewhereFor(period);
  return (matter) => {
    const parts: When[] = [];
    for (const { other } of convictions(matter)) if (other !== matter) parts.push(ask(free, other));
    if (elsewhere) parts.push(freeAbroad(matter));
    return allOf(parts);
  };
}

const asked = new WeakMap<Which, (matter: Matter) => readonly Such[]>();

/** The convictions of this kind, found once a record for all periods that are asked about. */
function convictionsThat(which: Which): (matter: Matter) => readonly Such[] {
  const before = asked.get(which);
  if (before) return before;
  const found = those(all(convicted, which));
  asked.set(which, found);
  return found;
}

/** No conviction in another state or in a federal court within the period. */
export function noConvictionElsewhereFor(period: Period): Condition {
  return ofWholeRecord((matter) => freeElsewhere(matter, period));
}

/** No conviction of this kind within the period, this charge's own included. */
export function freeOfConvictionFor(period: Period, which: Which, { elsewhere = true } = {}): Condition {
  return ofWholeRecord((matter) =>
    allOf([
      ...matter.record.map((other) => freeOf(other, period, which)),
      elsewhere ? freeElsewhere(matter, period) : always,
    ]),
  );
}

/** In a whole life, at most so many convictions of this kind; several charges of one case count as one if told so. */
export function atMost(limit: number, which: Which, options: CountOptions = {}): FactCondition {
  return noMoreThan(limit, counting(which, options));
}

/** Counts the convictions of this kind, once a record. Where there are several limits, they share the counting. */
export function counting(which: Which, options: CountOptions = {}): Counting {
  return inRecord((record, file) => count(record, file, which, options));
}

export function noMoreThan(limit: number, convictions: Counting): FactCondition {
  return ofWholeRecord((matter) => {
    const { least, most, facts } = convictions(matter);
    const answer = most <= limit ? always : least > limit ? never : undecidedBy(facts);
    return { ...answer, assumed: assumedBy(facts) };
  });
}

/** Several counts in one: what is among the charges, and what is not. */
export function together(...countings: readonly Counting[]): Counting {
  return (matter) => {
    const counts = countings.map((each) => each(matter));
    return {
      least: counts.reduce((sum, { least }) => sum + least, 0),
      most: counts.reduce((sum, { most }) => sum + most, 0),
      facts: counts.flatMap(({ facts }) => facts),
    };
  };
}

/** Convictions in other states and in federal courts. */
export function convictionsElsewhere(field: 'felonies' | 'misdemeanors'): Counting {
  return ({ file }) => {
    const told = file.answers.elsewhere?.[field];
    return told === undefined
      ? { least: 0, most: Number.POSITIVE_INFINITY, facts: [unknown(`elsewhere.${field}`)] }
      : { least: told, most: told, facts: [] };
  };
}

/** What was cleared before. Of what level it was, not everybody told: then it may have been this one. */
export function clearedBefore(level: Level): Counting {
  return ({ file: { answers } }) => {
    const { reliefReceived, reliefs = [] } = answers;
    const told = reliefs.filter((each) => each.level === level).length;
    const isTold = reliefReceived !== undefined || reliefs.length > 0;
    const received = isTold ? Math.max(reliefReceived ?? 0, reliefs.length) : Number.POSITIVE_INFINITY;
    const unsaid = received - reliefs.filter((each) => each.level).length;
    const facts = unsaid > 0 ? [unknown(isTold ? 'reliefs' : 'reliefReceived')] : [];
    return { least: told, most: told + unsaid, facts };
  };
}

/** Any number of them may count, or none: which, a person must judge. */
export function perhapsCounting(counting: Counting, question: Saying): Counting {
  return (matter) => {
    const { most, facts } = counting(matter);
    const open = most > 0 && most < Number.POSITIVE_INFINITY;
    return { least: 0, most, facts: open ? [...facts, judgement(question)] : facts };
  };
}

/** At most so many charges of this kind, when those that count as one are counted once. */
export function atMostApart(limit: number, which: FactCondition, same: Sameness): FactCondition {
  const all = those(which);
  return ofWholeRecord((matter) => {
    const such = all(matter);
    const most = mostOf(
      such.map(({ other }) => other),
      countApart(such, same, isSo),
    );
    if (most <= limit) return always;
    const sure = such.filter(({ is }) => isSo(is));
    if (countApart(sure, same, (fact) => !isNot(fact)) > limit) return never;
    return unknown(
      ...such.flatMap(({ is, other }) => [...is.missing, ...other.charge.dateOf('disposition').missing]),
    );
  });
}

function countApart(such: readonly Such[], same: Sameness, isOne: (same: Fact) => boolean): number {
  return such.filter(
    ({ other }, index) => !such.slice(0, index).some((each) => isOne(same(other, each.other))),
  ).length;
}

export type CountOptions = {
  /** Charges of one case count once. */
  byCase?: boolean;
  /** Convictions in other states and in federal courts that count too. */
  elsewhere?: 'felonies' | 'all' | 'none';
  /** Only those with a disposition in the last so many years. */
  within?: Period;
};

/** Not to be said, for what was not told or not settled among these. */
export function undecidedBy(facts: readonly Fact[]): Fact {
  return {
    ...unknown(...new Set(facts.flatMap(({ missing }) => missing))),
    questions: [...new Set(facts.flatMap(({ questions }) => questions))],
  };
}

/** Whether a charge is a conviction that counts, as far as we were told. */
function counts(matter: Matter, which: Which): Fact {
  return allOf([ask(convicted, matter), ask(which, matter)]);
}

function freeOf(matter: Matter, period: Period, which: Which): When {
  const counted = counts(matter, which);
  if (isNot(counted)) return { ...always, assumed: counted.assumed };
  const { span, missing } = matter.charge.dateOf('disposition');
  const clear = sinceSpan(
    { first: span.first, last: Math.min(span.last, matter.file.asOf) },
    period,
    missing,
  );
  if (isSo(counted)) return { ...clear, assumed: counted.assumed };
  // It may not count at all.
  return {
    ...clear,
    earliest: Number.NEGATIVE_INFINITY,
    missing: [...counted.missing, ...missing],
    assumed: counted.assumed,
    questions: counted.questions,
  };
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
  record: readonly Matter[],
  file: CaseFile,
  which: Which,
  { byCase = false, elsewhere = 'none', within }: CountOptions,
): Count {
  const facts: Fact[] = [];
  const sure = new Set<string>();
  const possible = new Map<string, Matter>();
  for (const each of record) {
    const counted = allOf([counts(each, which), recent(each, within)]);
    const key = byCase ? each.charge.caseKey : each.charge.id;
    if (isSo(counted)) sure.add(key);
    if (counted.earliest === Number.NEGATIVE_INFINITY) possible.set(key, each);
    facts.push(counted);
  }
  const abroad = countElsewhere(file, elsewhere);
  return {
    least: sure.size + abroad.least,
    most: mostOf([...possible.values()]) + abroad.most,
    facts: [...facts, ...abroad.facts],
  };
}

function recent({ charge, file }: Matter, within: Period | undefined): Fact {
  if (!within) return always;
  const { span, missing } = charge.dateOf('disposition');
  if (after(span.first, within) > file.asOf) return always;
  if (after(span.last, within) <= file.asOf) return never;
  return unknown(...missing);
}

function countElsewhere({ answers }: CaseFile, which: NonNullable<CountOptions['elsewhere']>): Count {
  if (which === 'none') return { least: 0, most: 0, facts: [] };
  const fields = which === 'felonies' ? (['felonies'] as const) : (['felonies', 'misdemeanors'] as const);
  const { elsewhere } = answers;
  const told = fields.reduce((sum, field) => sum + (elsewhere?.[field] ?? 0), 0);
  const untold = fields.filter((field) => elsewhere?.[field] === undefined);
  return {
    least: told,
    most: untold.length > 0 ? Number.POSITIVE_INFINITY : told,
    facts: untold.map((field) => unknown(`elsewhere.${field}`)),
  };
}
