import { boxOver } from '../rows.ts';
import type { Layout, Severity } from './layout.ts';
import { gradeIn, severityIn } from './severity.ts';
import type { Span } from './span.ts';

/** Where the heading of a table names the offense, its section and its class. */
export type Places = { readonly name?: number; readonly section?: number; readonly grade?: number };

const heads = {
  name: /\b(?:statute (?=description))?(?:charge|offense|description|violation|crime)(?: description)?(?=\s{2,}|$)/i,
  section: /\b(?:statute|section|code section|(?:\w+ )?code|citation|ors|rcw|mcl|orc)\b(?! desc)/i,
  grade: /\b(?:grade|degree|deg|class)\b/i,
};

export function placesIn(heading: string): Places {
  const at = (pattern: RegExp) => pattern.exec(heading)?.index;
  const [name, section, grade] = [at(heads.name), at(heads.section), at(heads.grade)];
  return {
    ...(name !== undefined && { name }),
    ...(section !== undefined && { section }),
    ...(grade !== undefined && { grade }),
  };
}

/** Under the head of its column even “31.07”, which may be money elsewhere, is a section. */
export function sectionUnder(row: string, { section }: Places): (Span & { written: string }) | undefined {
  if (section === undefined || /^\s*(?:total|balance|amount|payments?|fines?|costs?|fees?)\b/i.test(row))
    return undefined;
  const box = boxOver(row, section, section + 4);
  return box && /^(?=\S*\d)[\w.:()/,-]{2,24}$/.test(box.text)
    ? { written: box.text, from: box.start, upTo: box.end }
    : undefined;
}

/** Under “Degree” a figure or a letter alone is the class. */
export function gradeUnder(row: string, { grade }: Places, { severities }: Layout): Severity {
  const box = grade === undefined ? undefined : boxOver(row, grade, grade + 4);
  if (!box || !/^(?:[A-Z]{1,2}|[A-Z]?\d|\d(?:st|nd|rd|th))$/i.test(box.text)) return {};
  const { level, grade: named } = severityIn(`Degree ${box.text}`, severities) ?? {};
  const alone = named ?? (/^(?:[A-Z]{2}|[MFVSTI])$/.test(box.text) ? undefined : gradeIn(box.text));
  return { ...(level && { level }), ...(alone && { grade: alone }) };
}
