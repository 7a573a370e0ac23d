import type { ToldDate } from '../dates/date-roles.ts';
import { leadingTo } from '../nearest-role.ts';
import type { Paper } from './paper.ts';

const later =
  /\b(?:after|until|till|through|on or before|no later than|not later than|by)\s{0,6}(?:\w{3,9}day,? )?$|\b(?:after|until) (?:completing|completion|finishing|the end)\b[^.;]{0,60}$/i;
/** “Order upon completion of diversion. Now on this 13th day of …” */
const today = /\b(?:this|now|dated?:?|entered:?|signed:?)\s{0,6}$/i;

/** A paper is of a day that has been, and not of one after which or until which something may be done. */
export function issuedDaysHaveBeen(days: readonly ToldDate[], { text, asOf }: Paper): readonly ToldDate[] {
  return days.map((day) =>
    day.role === 'issued' && (day.date > asOf || isLater(leadingTo(text, day.at, 120).replaceAll('\n', ' ')))
      ? { ...day, role: 'other' }
      : day,
  );
}

function isLater(before: string): boolean {
  return later.test(before) && !today.test(before);
}
