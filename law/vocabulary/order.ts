import type { Dated } from '../case-file.ts';
import type { Matter } from '../condition.ts';
import { always, type Fact, never, unknown } from '../when.ts';

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

const notYet = Number.POSITIVE_INFINITY;

/** The day on which the sentence was over. One that is not over has no end yet. */
export function endOfSentence({ charge }: Matter): Dated {
  const { span, missing } = charge.dateOf('completed');
  if (charge.completedDate !== undefined || charge.completed === true) return { span, missing };
  if (charge.completed === false) return { span: { first: notYet, last: notYet }, missing: [] };
  return { span: { first: span.first, last: notYet }, missing: [charge.path('completed')] };
}
