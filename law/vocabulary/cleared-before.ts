import type { Dated } from '../engine/case-file.ts';
import type { Condition, FactCondition, Matter } from '../engine/condition.ts';
import {
  allOf,
  always,
  assumedBy,
  type Fact,
  judgement,
  never,
  sinceSpan,
  unknown,
  type When,
} from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import { type Period, spanOf } from '../record/day.ts';
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

/** A conviction that was cleared before, and may have been since the day from which the law counts. */
export type ClearedSince = {
  readonly level: Level | undefined;
  /** When, where that is told. */
  readonly when: Dated | undefined;
  /** It was on that day or later, wherever in the told days it lies. */
  readonly surely: boolean;
};

/** Asks it of each conviction that was cleared since a day. Of those that were counted and not described, a person must judge. */
export function ofEachCleared(
  since: string,
  condition: (cleared: ClearedSince, matter: Matter) => When,
  notDescribed: Saying,
): Condition {
  const { first } = spanOf(since);
  return (matter) => {
    const { told, more, missing } = clearedBefore(matter);
    const counted = told.map(({ level, date }) => ({
      level,
      span: date === undefined ? undefined : spanOf(date),
    }));
    const answers = counted
      .filter(({ span }) => span === undefined || span.last >= first)
      .map(({ level, span }) =>
        condition(
          { level, when: span && { span, missing: [] }, surely: span !== undefined && span.first >= first },
          matter,
        ),
      );
    if (answers.length + more === 0) return always;
    if (more === Number.POSITIVE_INFINITY) return unknown(...missing);
    return more > 0 ? judgement(notDescribed) : allOf(answers);
  };
}

/** So long after it was cleared. */
export const waitedSinceCleared = ({ span, missing }: Dated, period: Period): When =>
  sinceSpan(span, period, missing);
