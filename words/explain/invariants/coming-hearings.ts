import type { ToldDate } from '../dates/date-roles.ts';
import { lineAt } from '../rows.ts';
import { type Paper, records } from './paper.ts';

const namesHearing =
  /^[\s|,:-]{0,40}(?:\d{1,2}:\d{2}\s?[ap]\.?m\.?[\s|,-]{0,20})?(?:(?:jury|bench|court|final|next|criminal|call|settlement|readiness|docket|status)[\s-]{1,4}){0,2}(?:hearing|trial|arraignment|pre-?trial|sentencing|conference|call|appearance|review|disposition|motion hearing)\b(?!\s{0,3}(?:held|cancel))/i;
const clock = /\(?\b(\d{1,2}):(\d{2})\s?([ap])\.?m\b/i;

/** A row of a record that begins with a day to come and names a hearing calls to court, and none may be missed. */
export function hearingsToComeAreTold(
  days: readonly ToldDate[],
  { kind, text, asOf }: Paper,
): readonly ToldDate[] {
  if (!records.has(kind)) return days;
  return days.map((day) => {
    if (day.role !== 'other' || day.date < asOf) return day;
    const line = lineAt(text, day.at);
    const rest = line.text.slice(day.at[1] - line.from);
    const begins = line.text.slice(0, day.at[0] - line.from).trim() === '';
    if (!begins || !namesHearing.test(rest)) return day;
    const time = day.time ?? timeIn(rest);
    return { ...day, role: 'hearing', toldBy: 'hearing', ...(time && { time }) };
  });
}

function timeIn(row: string): string | undefined {
  const [, hours, minutes, half = ''] = clock.exec(row) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const number = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(number).padStart(2, '0')}:${minutes}`;
}
