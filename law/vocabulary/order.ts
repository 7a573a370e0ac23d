import type { Dated, FiledCharge } from '../engine/case-file.ts';
import { ask, type Condition, type Matter } from '../engine/condition.ts';
import { always, type Fact, isNot, isSo, never, opposite, unknown } from '../engine/when.ts';
import { after, type Period } from '../record/day.ts';

/** On an earlier day. */
export function before(one: Dated, other: Dated): Fact {
  if (one.span.last < other.span.first) return always;
  if (one.span.first >= other.span.last) return never;
  return unknown(...one.missing, ...other.missing);
}

/** On an earlier day, or on the same. */
export function notAfter(one: Dated, other: Dated): Fact {
  if (one.span.last <= other.span.first) return always;
  if (one.span.first > other.span.last) return never;
  return unknown(...one.missing, ...other.missing);
}

/** On a later day. */
export function later(one: Dated, other: Dated): Fact {
  return opposite(notAfter(one, other));
}

export function onSameDay(one: Dated, other: Dated): Fact {
  if (one.span.last < other.span.first || one.span.first > other.span.last) return never;
  const missing = [...one.missing, ...other.missing];
  return missing.length === 0 ? always : unknown(...missing);
}

/** At most so many days lie between them. */
export function daysApart(most: number, one: Dated, other: Dated): Fact {
  const least = Math.max(one.span.first - other.span.last, other.span.first - one.span.last);
  if (least > most) return never;
  const missing = [...one.missing, ...other.missing];
  return missing.length === 0 ? always : unknown(...missing);
}

/** After the first day, and not after the last. */
export function during(day: Dated, start: Dated, end: Dated): Fact {
  const early = notAfter(day, start);
  const inTime = notAfter(day, end);
  if (isSo(early) || isNot(inTime)) return never;
  if (isNot(early) && isSo(inTime)) return always;
  return unknown(...day.missing, ...start.missing, ...end.missing);
}

/** The day that comes so long after another. */
export function plus({ span, missing }: Dated, period: Period): Dated {
  return { span: { first: after(span.first, period), last: after(span.last, period) }, missing };
}

/** The later of two days. */
export function laterOf(one: Dated, other: Dated): Dated {
  return {
    span: {
      first: Math.max(one.span.first, other.span.first),
      last: Math.max(one.span.last, other.span.last),
    },
    missing: [...one.missing, ...other.missing],
  };
}

/** A day in the life of a charge. */
export type DayOf = (matter: Matter) => Dated;

export function on(event: Parameters<FiledCharge['dateOf']>[0]): DayOf {
  return ({ charge }) => charge.dateOf(event);
}

/** The day on which the case was decided. */
export const decided: DayOf = on('disposition');

/** What has happened: a year that is not over yet cannot hold it after today. */
export function byNow({ span, missing }: Dated, { file }: Matter): Dated {
  return { span: { first: span.first, last: Math.min(span.last, file.asOf) }, missing };
}

export const decidedByNow: DayOf = (matter) => byNow(decided(matter), matter);

const notYet = Number.POSITIVE_INFINITY;

/** No day at all: what is asked until then is asked for as long as the person lives. */
export const everAfter: DayOf = () => ({ span: { first: notYet, last: notYet }, missing: [] });

/** The day on which the sentence was over. One that is not over has no end yet. */
export const endOfSentence: DayOf = ({ charge }) => {
  const { span, missing } = charge.dateOf('completed');
  if (charge.completedDate !== undefined || charge.completed === true) return { span, missing };
  if (charge.completed === false) return { span: { first: notYet, last: notYet }, missing: [] };
  return { span: { first: span.first, last: notYet }, missing: [charge.path('completed')] };
};

/** The day on which a wait is over. */
export function endOf(wait: Condition): DayOf {
  return (matter) => {
    const { earliest, latest, missing } = ask(wait, matter);
    return { span: { first: earliest, last: latest }, missing };
  };
}

/** The last day on which a wait is not over yet. */
export function lastDayOf(wait: Condition): DayOf {
  const end = endOf(wait);
  return (matter) => {
    const { span, missing } = end(matter);
    return { span: { first: span.first - 1, last: span.last - 1 }, missing };
  };
}
