import type { FiledCharge } from '../case-file.ts';
import type { FactCondition } from '../condition.ts';
import { dayOf } from '../day.ts';
import { always, never, unknown } from '../when.ts';

/** An event of the charge lies before a day. */
export function happenedBefore(event: Parameters<FiledCharge['dateOf']>[0], date: string): FactCondition {
  const day = dayOf(date);
  return ({ charge }) => {
    const { span, missing } = charge.dateOf(event);
    if (span.last < day) return always;
    return span.first >= day ? never : unknown(...missing);
  };
}

/** The conduct lies before a day. */
export function committedBefore(date: string): FactCondition {
  return happenedBefore('offense', date);
}
