import { all, ask, type Condition, type FactCondition, type Matter } from '../../condition.ts';
import { after, months, type Period } from '../../day.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import {
  allOf,
  always,
  anyOf,
  assumedBy,
  type Fact,
  judgement,
  never,
  opposite,
  sinceSpan,
  unknown,
  type When,
} from '../../when.ts';
import { excepted, felony, impairedDriving } from './exclusions.ts';

/** A finding against a youth in juvenile court is no conviction. */
const convictedAsAdult = all(inAdultCourt, convicted);

const certain = ({ latest }: When) => latest === Number.NEGATIVE_INFINITY;
export const possible = ({ earliest }: When) => earliest === Number.NEGATIVE_INFINITY;

/** Convictions of one session of court count as one: those of one case, or of one day. */
function sameSession(one: Matter, other: Matter): Fact {
  if (one === other || one.charge.caseKey === other.charge.caseKey) return always;
  const mine = one.charge.dateOf('disposition');
  const theirs = other.charge.dateOf('disposition');
  if (mine.span.last < theirs.span.first || theirs.span.last < mine.span.first) return never;
  const exact = mine.span.first === mine.span.last && theirs.span.first === theirs.span.last;
  return exact ? always : unknown(...mine.missing, ...theirs.missing);
}

/** Another conviction that counts, from another session of court. */
function apart(matter: Matter, other: Matter, which: FactCondition): Fact {
  return allOf([ask(convictedAsAdult, other), ask(which, other), opposite(sameSession(matter, other))]);
}

const others = (matter: Matter) => matter.record.filter((other) => other !== matter);

export function anotherSession(which: FactCondition): FactCondition {
  return (matter) => anyOf([never, ...others(matter).map((other) => apart(matter, other, which))]);
}

/** From the day on which a conviction that counts is older than the period. */
function olderThan(period: Period, other: Matter, counted: Fact): When {
  if (counted.earliest === Number.POSITIVE_INFINITY) return { ...always, assumed: counted.assumed };
  const { span, missing } = other.charge.dateOf('disposition');
  const last = Math.min(span.last, other.file.asOf);
  const clear = sinceSpan({ first: span.first, last }, period, missing);
  if (certain(counted)) return { ...clear, assumed: counted.assumed };
  return {
    ...clear,
    earliest: Number.NEGATIVE_INFINITY,
    missing: [...counted.missing, ...missing],
    questions: counted.questions,
    assumed: counted.assumed,
  };
}

/** No conviction from another session of court, or from elsewhere, in the last so many years. */
export function nothingElseFor(period: Period, which: FactCondition): Condition {
  const elsewhere = noOtherConvictionFor(period, () => never);
  return (matter) =>
    allOf([
      ask(elsewhere, matter),
      ...others(matter).map((other) => olderThan(period, other, apart(matter, other, which))),
    ]);
}

/** The guide reads misdemeanor DWI as a traffic violation; no court has said so. */
export function noRecentDrunkDriving(period: Period): Condition {
  return (matter) =>
    allOf(
      others(matter).map((other) => {
        const old = olderThan(period, other, apart(matter, other, impairedDriving));
        return old.latest <= matter.file.asOf
          ? old
          : {
              ...old,
              earliest: Number.NEGATIVE_INFINITY,
              questions: ['Does a DWI conviction during the wait count as a traffic violation?'],
            };
      }),
    );
}

/** Nothing new in the years after this conviction. If there was, other years must be clean: the law does not say which. */
export function nothingElseSoonAfter(period: Period, which: FactCondition): Condition {
  return (matter) => {
    const mine = matter.charge.dateOf('disposition').span;
    const soon = others(matter).filter((other) => {
      const { span } = other.charge.dateOf('disposition');
      return span.last > mine.first && span.first < after(mine.last, period);
    });
    const counted = soon.map((other) => apart(matter, other, which)).filter(possible);
    if (counted.length === 0) return always;
    return {
      ...judgement('Is the wait counted from the conviction, or back from the day you file?'),
      missing: counted.flatMap(({ missing }) => missing),
      assumed: assumedBy(counted),
    };
  };
}

/** The convictions of other charges of this record that are of this kind, in whatever session. */
export function noOther(which: FactCondition): FactCondition {
  return (matter) =>
    allOf([
      always,
      ...others(matter).map((other) => opposite(allOf([ask(convictedAsAdult, other), ask(which, other)]))),
    ]);
}

/** No conviction that the law calls violent. */
export const nothingExcepted = noOther(excepted);

const convictedFelony: FactCondition = all(convictedAsAdult, felony);

/** So many sessions of court with a felony, at most. */
export function atMostFelonySessions(limit: number): FactCondition {
  return ofWholeRecord(({ record }: Matter): Fact => {
    const facts = record.map((each) => ({ each, is: ask(convictedFelony, each) }));
    const sure = facts.filter(({ is }) => certain(is)).map(({ each }) => each);
    const perhaps = facts.filter(({ is }) => possible(is)).map(({ each }) => each);
    const most = sessions(perhaps, certain);
    if (most <= limit) return always;
    if (sessions(sure, possible) > limit) return never;
    return unknown(
      ...facts.flatMap(({ is, each }) => [...is.missing, ...each.charge.dateOf('disposition').missing]),
    );
  });
}

/** How many are left when those of one session are counted once. */
function sessions(matters: readonly Matter[], one: (same: Fact) => boolean): number {
  const apart: Matter[] = [];
  for (const matter of matters)
    if (!apart.some((other) => one(sameSession(matter, other)))) apart.push(matter);
  return apart.length;
}

/** All felonies were committed within the same 24 months. */
export const committedWithin24Months: FactCondition = ofWholeRecord(({ record }: Matter): Fact => {
  const felonies = record.map((each) => ({ each, is: ask(convictedFelony, each) }));
  const spans = felonies
    .filter(({ is }) => possible(is))
    .map(({ each, is }) => ({ ...each.charge.dateOf('offense'), is }));
  const first = Math.min(...spans.map(({ span }) => span.first));
  const last = Math.max(...spans.map(({ span }) => span.last));
  if (last <= after(first, months(24))) return always;
  const sure = spans.filter(({ is }) => certain(is));
  const latestFirst = Math.max(...sure.map(({ span }) => span.first));
  const earliestLast = Math.min(...sure.map(({ span }) => span.last));
  if (sure.length > 1 && latestFirst > after(earliestLast, months(24))) return never;
  return unknown(...spans.flatMap(({ missing, is }) => [...missing, ...is.missing]));
});

const own = paid('restitution');

/** No restitution is owed for this or for another conviction. */
export const restitutionPaid: Condition = ofWholeRecord(({ record }: Matter) =>
  allOf(
    record.map((each) => {
      const is = ask(convictedAsAdult, each);
      if (is.earliest === Number.POSITIVE_INFINITY) return always;
      const debt = ask(own, each);
      return certain(is) || certain(debt)
        ? debt
        : { ...debt, earliest: Number.NEGATIVE_INFINITY, missing: [...is.missing, ...debt.missing] };
    }),
  ),
);
