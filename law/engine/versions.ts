import type { Relief, Rule } from '../place/relief.ts';
import { type Day, dayOf } from '../record/day.ts';

/** A relief as its rules stand between two changes of the law. */
export type Version = {
  readonly rules: readonly Rule[];
  readonly begins: Day;
  /** The last day on which it stands so. */
  readonly ends: Day;
};

const known = new WeakMap<Relief, readonly Version[]>();

/** The oldest first. Worked out once: every record of a place asks again. */
export function versionsOf(relief: Relief): readonly Version[] {
  const before = known.get(relief);
  if (before) return before;
  const versions = readVersions(relief);
  known.set(relief, versions);
  return versions;
}

function readVersions({ inForce, rules }: Relief): readonly Version[] {
  const first = firstDay(inForce?.from);
  const last = lastDay(inForce?.until);
  const changes = rules
    .flatMap(({ inForce: dates }) => [firstDay(dates?.from), lastDay(dates?.until) + 1])
    .filter((day) => Number.isFinite(day) && day > first && day <= last);
  const begin = [first, ...new Set(changes)].sort((a, b) => a - b);
  return begin.map((begins, index) => ({
    begins,
    ends: (begin[index + 1] ?? last + 1) - 1,
    rules: rules.filter(
      ({ inForce: dates }) => firstDay(dates?.from) <= begins && begins <= lastDay(dates?.until),
    ),
  }));
}

function firstDay(from: string | undefined): Day {
  return from === undefined ? Number.NEGATIVE_INFINITY : dayOf(from);
}

function lastDay(until: string | undefined): Day {
  return until === undefined ? Number.POSITIVE_INFINITY : dayOf(until);
}
