import type { ToldDate } from '../dates/date-roles.ts';
import { leadingTo } from '../nearest-role.ts';
import type { Paper } from './paper.ts';

/** “may refile after completing probation on”, “will be eligible on”, “no earlier than” */
const mayFrom =
  /\b(?:may|can|could|will be able to)\b[^.;]{0,60}\b(?:re-?file|re-?apply|apply|petition|ask|request|move|file|seek|renew)\b[^.;]{0,80}\b(?:after|on or after|from|once|beginning|starting)\b[^.;]{0,60}$|\beligible\b[^.;]{0,60}\b(?:on|after|from|until|as of|beginning|starting)\s{0,6}$|\beligib(?:le|ility)(?: date)?\s{0,3}:\s{0,6}$|\b(?:not|no) (?:earlier|sooner) than\s{0,6}$|\bnot before\s{0,6}$|\b(?:apply|petition|file|refile|ask) again\b[^.;]{0,40}$|\bon or after\s{0,6}$/i;

/** The first day on which somebody may act is no last day, no day in court and not the day of the paper. */
export function firstDaysAreNoDeadlines(days: readonly ToldDate[], { text }: Paper): readonly ToldDate[] {
  return days.map((day) =>
    (day.role === 'deadline' || day.role === 'hearing' || day.role === 'issued') &&
    mayFrom.test(leadingTo(text, day.at, 200).replaceAll('\n', ' '))
      ? { ...day, role: 'other' }
      : day,
  );
}
