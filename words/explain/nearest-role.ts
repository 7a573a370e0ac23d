import type { At } from './explanation.ts';
import { boxOver, cellOf, cellsIn, lineAt, linesAbove } from './rows.ts';

/** The words that tell what something beside them is. */
export type RoleWords<Role extends string> = readonly (readonly [Role, RegExp])[];

/** What it is, and the word that said so. */
export type Told<Role extends string> = { readonly role: Role; readonly by: string };

/**
 * What the telling word beside something says. A form says it in its own box, in the head of its column, in the box to
 * the left or on the line above; a sentence says it before, and else right after.
 */
export function nearestRole<Role extends string>(
  text: string,
  at: At,
  words: RoleWords<Role>,
): Told<Role> | undefined {
  const line = lineAt(text, at);
  const cell = cellOf(line, at);
  const own = lastIn(cell.before, words);
  if (own) return own;
  const isTabular = cellsIn(line.text).length > 1;
  if (isTabular) {
    // “Date of birth:    02/17/1991”
    const label = cellsIn(line.text.slice(0, at[0] - line.from)).at(-1)?.text;
    const beside = label?.endsWith(':') ? lastIn(label, words) : undefined;
    if (beside) return beside;
    const head = headOfColumn(text, at, words);
    if (head) return head;
    const left = lastIn(line.text.slice(0, at[0] - line.from), words);
    if (left) return left;
  }
  const after = firstIn(following(text, at), words);
  const stands = cell.before.trim() === '' && !isTabular;
  if (stands && after) return after;
  if (stands) return labelAbove(text, at, words) ?? lastIn(leadingTo(text, at, 200), words) ?? after;
  return lastIn(leadingTo(text, at, 200), words) ?? after;
}

/** What stands before it in its sentence, which may have begun on a line above; a labelled line begins anew. */
export function leadingTo(text: string, [from]: At, most: number): string {
  const before = text.slice(Math.max(0, from - most), from);
  const paragraph = before.split(/\n[ \t]*\n/).at(-1) ?? '';
  const sentence = paragraph.split(/[.;!?]["”)]?\s+(?=["“(]?[A-Z\d])/).at(-1) ?? '';
  const lines = sentence.split('\n');
  const labelled = lines.map((line) => /^\s*[A-Z][\w /'().#-]{1,40}:/.test(line)).lastIndexOf(true);
  return lines.slice(Math.max(0, labelled)).join('\n');
}

function headOfColumn<Role extends string>(
  text: string,
  at: At,
  words: RoleWords<Role>,
): Told<Role> | undefined {
  const line = lineAt(text, at);
  const [from, upTo] = [at[0] - line.from, at[1] - line.from];
  for (const above of linesAbove(text, line.from, 14)) {
    const cells = cellsIn(above);
    // A sentence ends the table.
    if (cells.length < 2 && above.trim().length > 60) return undefined;
    if (cells.length < 2) continue;
    const over = boxOver(above, from, upTo);
    // A row of values is no head.
    if (!over || /\d{2}/.test(over.text)) continue;
    const told = lastIn(over.text, words);
    if (told) return told;
  }
  return undefined;
}

function labelAbove<Role extends string>(
  text: string,
  at: At,
  words: RoleWords<Role>,
): Told<Role> | undefined {
  const [above] = linesAbove(text, lineAt(text, at).from, 1);
  return above === undefined || above.length > 60 ? undefined : lastIn(above, words);
}

function following(text: string, [, upTo]: At): string {
  const after = text.slice(upTo, upTo + 60);
  return after.split(/\n|[.;]\s|,\s|\s{3,}/)[0] ?? '';
}

export function lastIn<Role extends string>(before: string, words: RoleWords<Role>): Told<Role> | undefined {
  let best: (Told<Role> & { end: number }) | undefined;
  for (const [role, pattern] of words)
    for (const match of before.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const isLonger = end === best?.end && match[0].length > best.by.length;
      if (!best || end > best.end || isLonger) best = { role, by: match[0], end };
    }
  return best && { role: best.role, by: best.by };
}

export function firstIn<Role extends string>(after: string, words: RoleWords<Role>): Told<Role> | undefined {
  let best: (Told<Role> & { start: number }) | undefined;
  for (const [role, pattern] of words)
    for (const match of after.matchAll(pattern))
      if (!best || match.index < best.start) best = { role, by: match[0], start: match.index };
  return best && { role: best.role, by: best.by };
}
