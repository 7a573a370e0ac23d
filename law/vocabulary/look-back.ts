import { all, ask, type Condition, type FactCondition, type Matter } from '../engine/condition.ts';
import { always, assumedBy, isNot, isSo, restingOn, sinceSpan, type When } from '../engine/when.ts';
import { type Period, spanOf } from '../record/day.ts';
import { convicted } from './facts.ts';
import { others } from './whole-record.ts';

type Abroad = 'felonies' | 'all' | 'none';

type Counted = {
  /** Convictions in other states and in federal courts that count too. */
  elsewhere?: Abroad;
  /** Whether this charge is one of them. */
  own?: boolean;
  /** What must have come of a charge that counts. */
  ended?: FactCondition;
};

/**
 * Fewer than so many convictions of this kind in the last so many years. It holds once enough of them are old: from the
 * day on which the nth newest leaves the window.
 */
export function fewerThan(
  limit: number,
  period: Period,
  which: FactCondition,
  { elsewhere = 'none', own = true, ended = convicted }: Counted = {},
): Condition {
  const such = all(ended, which);
  const leavesOn: Condition = (each) => leavesWindow(each, period, such);
  return (matter) => {
    const leaving = [
      ...(own ? matter.record : others(matter)).flatMap((each) => {
        const leaves = ask(leavesOn, each);
        // Of cases that are not in the list there may be as many as it takes.
        return each.charge.isListed ? leaves : Array.from({ length: limit }, () => leaves);
      }),
      ...leavingElsewhere(matter, period, elsewhere, limit),
    ];
    const earliest = nthLargest(
      leaving.map((each) => each.earliest),
      limit,
    );
    const latest = nthLargest(
      leaving.map((each) => each.latest),
      limit,
    );
    const counted = leaving.filter((each) => each.latest > Number.NEGATIVE_INFINITY);
    const perhaps = leaving.filter(
      (each) => each.latest > Number.NEGATIVE_INFINITY || each.assumed.length > 0,
    );
    const open = counted.filter((each) => each.earliest < each.latest);
    return {
      earliest,
      latest,
      missing: earliest === latest ? [] : distinct(open.flatMap((each) => each.missing)),
      // What is taken not to count matters where with it there would be enough.
      assumed: perhaps.length < limit ? [] : assumedBy(perhaps),
      fixes: [],
      questions: earliest === latest ? [] : distinct(open.flatMap((each) => each.questions)),
    };
  };
}

/** The day on which a conviction is older than the window; the start of time where it does not count. */
function leavesWindow(matter: Matter, period: Period, which: FactCondition): When {
  const counted = ask(which, matter);
  const { span, missing } = matter.charge.dateOf('disposition');
  const last = Math.min(span.last, matter.file.asOf);
  const leaves = { ...sinceSpan({ first: span.first, last }, period, missing), assumed: counted.assumed };
  if (isSo(counted)) return leaves;
  if (isNot(counted)) return leaves.latest > matter.file.asOf ? restingOn(counted, always) : always;
  return {
    ...leaves,
    earliest: Number.NEGATIVE_INFINITY,
    missing: [...counted.missing, ...missing],
    questions: counted.questions,
  };
}

/** Of several convictions elsewhere we know only the day of the last. */
function leavingElsewhere({ file }: Matter, period: Period, which: Abroad, limit: number): When[] {
  if (which === 'none') return [];
  const { elsewhere } = file.answers;
  const fields = which === 'felonies' ? (['felonies'] as const) : (['felonies', 'misdemeanors'] as const);
  const untold = fields.filter((field) => elsewhere?.[field] === undefined);
  const told = fields.reduce((sum, field) => sum + (elsewhere?.[field] ?? 0), 0);
  const number = untold.length > 0 ? Math.max(told, limit) : told;
  const last = elsewhere?.lastDate === undefined ? file.asOf : spanOf(elsewhere.lastDate).last;
  const missing = [
    ...untold.map((field) => `elsewhere.${field}`),
    ...(told > 0 && elsewhere?.lastDate === undefined ? ['elsewhere.lastDate'] : []),
  ];
  const leaves = sinceSpan({ first: Number.NEGATIVE_INFINITY, last }, period, missing);
  return Array.from({ length: number }, () => leaves);
}

function nthLargest(days: readonly number[], n: number): number {
  return [...days].sort((a, b) => b - a)[n - 1] ?? Number.NEGATIVE_INFINITY;
}

function distinct<Word extends string>(words: readonly Word[]): readonly Word[] {
  return [...new Set(words)];
}
