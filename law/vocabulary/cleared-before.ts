import type { FactCondition, Matter } from '../engine/condition.ts';
import { always, assumedBy, type Fact, judgement, never, unknown } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import { spanOf } from '../record/day.ts';
import type { Answers, Level } from '../record/record.ts';
import { type Counting, undecidedBy } from './convictions.ts';
import { ofWholeRecord } from './whole-record.ts';

type Cleared = NonNullable<Answers['reliefs']>[number];

/** Convictions that were cleared before: those the person described, and how many more there were. */
export function clearedBefore({ file }: Matter): {
  told: readonly Cleared[];
  more: number;
  missing: string[];
} {
  const { reliefReceived, reliefs } = file.answers;
  if (reliefs === undefined && reliefReceived === undefined)
    return { told: [], more: Number.POSITIVE_INFINITY, missing: ['reliefReceived'] };
  const told = reliefs ?? [];
  const more = Math.max(0, (reliefReceived ?? told.length) - told.length);
  return { told, more, missing: more > 0 ? ['reliefs'] : [] };
}

/**
 * Nothing was cleared before, or nothing since a day. If something was, we do not know whether the law means that: a
 * person must judge.
 */
export function nothingClearedBefore(ifCleared: Saying, since?: string): FactCondition {
  const first = since === undefined ? Number.NEGATIVE_INFINITY : spanOf(since).first;
  return (matter) => {
    const { told, more, missing } = clearedBefore(matter);
    const counted = told.filter(({ date }) => date === undefined || spanOf(date).last >= first);
    if (counted.length + more === 0) return always;
    return more === Number.POSITIVE_INFINITY ? unknown(...missing) : judgement(ifCleared);
  };
}

/** How many of them may have been of this level. */
export function clearedOfLevel(level: Level): Counting {
  return (matter) => {
    const { told, more, missing } = clearedBefore(matter);
    const most = more + told.filter((each) => each.level === undefined || each.level === level).length;
    const untold = told.some((each) => each.level === undefined) ? ['reliefs'] : [];
    return { least: 0, most, facts: [unknown(...missing, ...untold)] };
  };
}

/**
 * No more than so many, together with those that were cleared before. Where it turns on these alone, the law does not
 * say whether they count.
 */
export function noMoreThanWithCleared(
  limit: number,
  onRecord: Counting,
  cleared: Counting,
  inDoubt: Saying,
): FactCondition {
  return ofWholeRecord((matter): Fact => {
    const now = onRecord(matter);
    const before = cleared(matter);
    const assumed = assumedBy(now.facts);
    if (now.least > limit) return { ...never, assumed };
    if (now.most + before.most <= limit) return { ...always, assumed };
    return undecidedOr(judgement(inDoubt), [...now.facts, ...before.facts]);
  });
}

/** Open for what was not told or not settled among these; where all is told, as that says. */
export function undecidedOr(otherwise: Fact, facts: readonly Fact[]): Fact {
  const open = undecidedBy(facts);
  return open.missing.length + open.questions.length > 0 ? open : otherwise;
}
