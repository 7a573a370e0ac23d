import { dayOf } from '../record/day.ts';

/** After so many days it is said loudly, wherever the law is told. Legislatures and courts change it all year round. */
export const longAgo = 90;

/** Whether the law of a place was checked so long before a day that it may have changed since. */
export function checkedLongAgo(verified: string, asOf: string): boolean {
  return dayOf(asOf) - dayOf(verified) > longAgo;
}
