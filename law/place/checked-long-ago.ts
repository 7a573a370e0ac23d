import { dayOf } from '../record/day.ts';

const longAgo = 180;

/** Whether the law of a place was checked so long before a day that it may have changed since. */
export function checkedLongAgo(verified: string, asOf: string): boolean {
  return dayOf(asOf) - dayOf(verified) > longAgo;
}
