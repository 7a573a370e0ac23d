import type { ToldDate } from '../dates/date-roles.ts';
import { lineAt } from '../rows.ts';
import { labelOf, type Paper, records } from './paper.ts';

const printed =
  /\b(?:printed(?: on)?|print(?:ed)? date|run (?:date|on)|report (?:date|run)|generated(?: on)?|downloaded|retrieved|(?:record )?updated)\b[\s:]{0,6}(?:\w{3,9}day,? )?$/i;
const created = /\b(?:created(?: on| by)?|entered by|revised|rev\.?|version|converted)\b[\s:]{0,6}$/i;
/** “DATE:20061108 TIME:06:32:53”, “11/02/26 08:14:05”: only machines count seconds. */
const seconds = /^[^\n]{0,14}?\b\d{1,2}:\d{2}:\d{2}\b/;
const sentBy = /\b\d{1,2}:\d{2}:\d{2}\b/;
const onPageLine = /\bpage:?\s{0,4}\d{1,4}\b/i;
const formName = /\b(?:CPCMS|MDJS|AOPC) \d{4}\b/;
const ofHearing =
  /\b(?:hearing|trial|arraign\w{0,8}|appear\w{0,6}|conference|calendar call|call|sentencing|review|court|plea|pre-?trial|motions?|set|adjudicatory|finalized)\b/i;

/** What a machine puts on a page is no day in court: when an entry was created, when a page was printed, and midnight. */
export function stampsAreNoHearings(days: readonly ToldDate[], paper: Paper): readonly ToldDate[] {
  return days.map((day) => {
    if (day.role !== 'hearing' && day.role !== 'deadline') return day;
    if (isPrinted(day, paper.text)) return { ...day, role: 'issued' };
    if (isCreated(day, paper) || (day.time === '00:00' && day.toldBy === 'time'))
      return { ...day, role: 'other' };
    if (day.time !== '00:00') return day;
    const { time: _, ...atNoHour } = day;
    return atNoHour;
  });
}

/** The day on which a record was printed, where it says so. */
export function printDay(days: readonly ToldDate[], { text }: Paper): string | undefined {
  return days
    .filter((day) => isPrinted(day, text))
    .map(({ date }) => date)
    .sort()
    .at(-1);
}

function isPrinted(day: ToldDate, text: string): boolean {
  const line = lineAt(text, day.at);
  const after = line.text.slice(day.at[1] - line.from);
  return (
    printed.test(labelOf(text, day.at)) ||
    formName.test(line.text) ||
    seconds.test(after) ||
    (sentBy.test(day.text) && day.text.length < 30)
  );
}

/** On a record an hour alone makes no day in court, unless the line speaks of one. */
function isCreated(day: ToldDate, { kind, text }: Paper): boolean {
  if (created.test(labelOf(text, day.at))) return true;
  if (!records.has(kind) || day.toldBy !== 'time') return false;
  const line = lineAt(text, day.at).text;
  return onPageLine.test(line) || !ofHearing.test(line);
}
