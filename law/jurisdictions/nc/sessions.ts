import {
  all,
  allAmong,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
} from '../../condition.ts';
import { after, months, type Period } from '../../day.ts';
import { noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { ofWholeRecord, type Such, those } from '../../vocabulary/whole-record.ts';
import {
  allOf,
  always,
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

/** A conviction that counts, as long as it is from another session of court. */
function apart(matter: Matter, { other, is }: Such): Fact {
  const same = sameSession(matter, other);
  if (same === always) return never;
  return same === never ? is : allOf([is, opposite(same)]);
}

const convictions = (which: FactCondition) => those(all(convictedAsAdult, which));

export function anotherSession(which: FactCondition): FactCondition {
  const such = convictions(which);
  return (matter) => anyAmong(such(matter), (each) => apart(matter, each));
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

/** No conviction from another session of court in the last so many years. */
function noneFor(period: Period, which: FactCondition): Condition {
  const conviction = all(convictedAsAdult, which);
  const such = those(conviction);
  const old: Condition = (other) => olderThan(period, other, ask(conviction, other));
  return (matter) =>
    allAmong(such(matter), (each) => {
      const counted = apart(matter, each);
      return counted === each.is ? ask(old, each.other) : olderThan(period, each.other, counted);
    });
}

/** The same, and none from elsewhere. */
export function nothingElseFor(period: Period, which: FactCondition): Condition {
  const elsewhere = noConvictionElsewhereFor(period);
  const here = noneFor(period, which);
  return (matter) => allOf([ask(elsewhere, matter), here(matter)]);
}

/** The guide reads misdemeanor DWI as a traffic violation; no court has said so. */
export function noRecentDrunkDriving(period: Period): Condition {
  const such = convictions(impairedDriving);
  return (matter) =>
    allAmong(such(matter), (each) => {
      const old = olderThan(period, each.other, apart(matter, each));
      return old.latest <= matter.file.asOf
        ? old
        : {
            ...old,
            earliest: Number.NEGATIVE_INFINITY,
            questions: ['Does a DWI conviction during the wait count as a traffic violation?'],
          };
    });
}

/** Nothing new in the years after this conviction. If there was, other years must be clean: the law does not say which. */
export function nothingElseSoonAfter(period: Period, which: FactCondition): Condition {
  const such = convictions(which);
  return (matter) => {
    const mine = matter.charge.dateOf('disposition').span;
    const end = after(mine.last, period);
    const soon = such(matter).filter(({ other }) => {
      const { span } = other.charge.dateOf('disposition');
      return other !== matter && span.last > mine.first && span.first < end;
    });
    const counted = soon.map((each) => apart(matter, each)).filter(possible);
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
  const such = convictions(which);
  return (matter) => allAmong(such(matter), ({ other, is }) => (other === matter ? always : opposite(is)));
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
