import type { Dated } from '../case-file.ts';
import { dayOf } from '../day.ts';
import { always, type Fact, never, unknown } from '../when.ts';

/** A day that everybody knows. */
export function onDay(date: string): Dated {
  const day = dayOf(date);
  return { span: { first: day, last: day }, missing: [] };
}

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
