import type { FiledCharge } from '../engine/case-file.ts';
import type { Condition, FactCondition } from '../engine/condition.ts';
import { always, from, never, unknown } from '../engine/when.ts';
import { after, dayOf, type Period } from '../record/day.ts';

/** An event of the charge lies before a day. */
export function happenedBefore(event: Parameters<FiledCharge['dateOf']>[0], date: string): FactCondition {
  const day = dayOf(date);
  return ({ charge }) => {
    const { span, missing } = charge.dateOf(event);
    if (span.last < day) return always;
    return span.first >= day ? never : unknown(...missing);
  };
}

/** From a day that the law names. */
export function fromDay(date: string): Condition {
  const begins = from(dayOf(date));
  return () => begins;
}

/** The conduct lies before a day. */
export function committedBefore(date: string): FactCondition {
  return happenedBefore('offense', date);
}

/** An event of the charge is no longer ago than that. */
export function happenedWithin(period: Period, event: Parameters<FiledCharge['dateOf']>[0]): FactCondition {
  return ({ charge, file }) => {
    const { span, missing } = charge.dateOf(event);
    if (after(span.first, period) >= file.asOf) return always;
    return after(span.last, period) < file.asOf ? never : unknown(...missing);
  };
}
