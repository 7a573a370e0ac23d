import { findDates } from '../dates/find-dates.ts';
import type { Ending } from './layout.ts';
import type { Line } from './lines.ts';
import type { Reading } from './reading.ts';
import type { Row } from './row.ts';
import type { Draft } from './told.ts';

/** “Count 1 …” */
export function isHeaded(text: string): boolean {
  return /^\s*(?:count|charge) \d{1,2}\b/i.test(text);
}

/** A line that tells more of the charge above it, and begins none. */
export function continues(reading: Reading, row: Row, line: Line, nameColumn: number | undefined): boolean {
  const { draft, layout } = reading;
  const { text } = line;
  if (!draft) return false;
  if (draft.offense && isRestOfName(draft, row, line, nameColumn)) {
    draft.offense = `${draft.offense} ${text.trim()}`;
    draft.at = [draft.at[0], line.at[1]];
    return true;
  }
  if (!layout.judges?.test(text) && isEndOf(draft, row, text)) {
    const [day] = row.days;
    Object.assign(draft, {
      ...(row.level && { level: row.level }),
      ...draft,
      ending: row.ending,
      ...(day && { date: day.date }),
    });
    return true;
  }
  if (isClassOf(draft, row)) {
    Object.assign(draft, { level: row.level, ...(row.grade && { grade: row.grade }) });
    return true;
  }
  const [, described] = /^\s{0,40}description\s{1,40}(\S.{2,80})$/i.exec(text) ?? [];
  if (described && !draft.offense) {
    draft.offense = described.trim();
    return true;
  }
  if (!isNameOf(draft, row, text, nameColumn)) return false;
  Object.assign(draft, { offense: row.offense });
  return true;
}

/** “pleads no contest to count 2”, “Counts 1 and 3 are dismissed”: an end for charges that were listed before. */
export function endsCounts(reading: Reading, { ending }: Row, { text }: Line): boolean {
  const [, numbers] =
    /\b(?:counts? |cts?\.? |ch(?:arges?|gs?)\.? |c(?=0))0{0,2}(\d{1,2}(?:(?:, ?(?:and )?| and | ?& ?)\d{1,2}){0,8})\b/i.exec(
      text,
    ) ?? [];
  const isRow = isHeaded(text) && !/\b(?:is|are|was|were)\b/i.test(text);
  const isDisposed = !ending && /\bdisposed\b/i.test(text);
  if (!numbers || (!ending && !isDisposed) || ending === 'moved' || isRow) return false;
  const counts = numbers.match(/\d+/g) ?? [];
  const charges = counts.map((count) => reading.sameAs({ count })).filter((each) => each !== undefined);
  const [day] = findDates(text);
  for (const charge of charges) {
    if (ending && !isOver(charge, ending)) continue;
    if (ending) charge.ending = ending;
    if (day && (reading.isAfter || /^\s*(?:on\s{1,3})?$/i.test(text.slice(0, day.at[0]))))
      charge.date = day.date;
  }
  return charges.length > 0;
}

/** A plea gives way to what the court made of it; a deferral that ends well stays one. */
function isOver({ ending: before }: Draft, ending: Ending): boolean {
  return before === undefined || before === 'pending' || before === 'moved' || before === 'convicted'
    ? true
    : ending === 'convicted' && before !== 'deferred' && before !== 'diverted';
}

/** “Class 3 Misdemeanor” alone on a line. */
function isClassOf(draft: Draft, { level, offense, statute, ending, days }: Row): boolean {
  return (
    draft.level === undefined &&
    !draft.isRow &&
    level !== undefined &&
    offense === undefined &&
    statute === undefined &&
    ending === undefined &&
    days.length === 0
  );
}

/** A line that begins with an end, under a charge that has none: “CONVICTED MISDEMEANOR, 90 days suspended”. */
function isEndOf(draft: Draft, { ending, statute, count }: Row, text: string): boolean {
  return (
    !draft.ending &&
    !draft.isRow &&
    ending !== undefined &&
    statute === undefined &&
    count === undefined &&
    /^\s*(?:convicted|guilty|dismissed|nolle|acquitted|not guilty|pled|pleaded|adjudication)\b/i.test(text)
  );
}

/** A long name runs on in its column, on the line right below. */
function isRestOfName(
  { isRow, at: [, end] }: Draft,
  { offense, statute, level, ending, count, days }: Row,
  { text, at: [from] }: Line,
  column: number | undefined,
): boolean {
  return (
    isRow &&
    column !== undefined &&
    column > 0 &&
    from - end < 9 &&
    Math.abs(text.search(/\S/) - column) <= 1 &&
    /^[A-Za-z][\w ,/()-]{2,40}$/.test(text.trim()) &&
    !/\s{2}/.test(text.trim()) &&
    offense !== undefined &&
    [statute, level, ending, count, days[0]].every((each) => each === undefined)
  );
}

/** The name of an offense may stand in its column one line below the section. */
function isNameOf(
  draft: Draft,
  { offense, statute, days, level }: Row,
  text: string,
  column: number | undefined,
): boolean {
  return (
    draft.isRow &&
    draft.offense === undefined &&
    offense !== undefined &&
    column !== undefined &&
    statute === undefined &&
    level === undefined &&
    days.length === 0 &&
    Math.abs(text.search(/\S/) - column) <= 2
  );
}
