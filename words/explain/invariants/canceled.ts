import type { ToldDate } from '../dates/date-roles.ts';
import { lineAt } from '../rows.ts';
import { type Paper, records } from './paper.ts';

const canceled =
  /\b(?:cancel(?:l?ed)?|vacated|stricken|continued(?! (?:to|until))|rescheduled(?! (?:to|for)))\b/i;

/** On a record a day to come that was taken off is none to come to. */
export function canceledDaysAreNone(
  days: readonly ToldDate[],
  { kind, text, asOf }: Paper,
): readonly ToldDate[] {
  if (!records.has(kind)) return days;
  return days.map((day) =>
    day.role === 'hearing' &&
    day.date >= asOf &&
    canceled.test(lineAt(text, day.at).text) &&
    !isLed(day, text)
      ? { ...day, role: 'other' }
      : day,
  );
}

/** “Continued. Next hearing: March 4” */
function isLed({ at }: ToldDate, text: string): boolean {
  const line = lineAt(text, at);
  return /\bnext\b[^.;]{0,30}$/i.test(line.text.slice(0, at[0] - line.from));
}
