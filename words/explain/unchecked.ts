import { statuteIn } from './charges/statutes.ts';

const unchecked = /(?:\[[ _]?\]|\([ _]\)|☐|□|◻|❑)(?=\s*\S)/g;
const anyBox = /\[[ _xX✓✔*]?\]|\([ _xX✓]\)|[☐□◻❑☒☑]/;
/** “___ GRANTED   _X_ DENIED”: a line to write a cross on. */
const emptyLine = /(^|[ \t])_{2,5}(?=[ \t]{1,20}[A-Za-z])/gm;
const crossedLine = /_{1,3}[xX✓]_{0,3}(?=[ \t])/;

/** The same text with blanks where an option stands that nobody has checked, so that every place in it stays where it was. */
export function withoutUnchecked(text: string): string {
  return text
    .split('\n')
    .map((line) => blanked(line, unchecked, anyBox))
    .map((line) => (crossedLine.test(text) ? blanked(line, emptyLine, crossedLine) : line))
    .join('\n');
}

function blanked(line: string, empty: RegExp, next: RegExp): string {
  let kept = line;
  for (const match of line.matchAll(empty)) {
    const from = match.index;
    const rest = line.slice(from + match[0].length);
    // On a ticket the box before a section asks whether it can be mended; the section is charged all the same.
    if (/^\s{2,9}\S/.test(rest) && statuteIn(rest.slice(0, 40)) && /\S\s{3,90}\S/.test(rest)) continue;
    const ends = next.exec(rest)?.index ?? rest.length;
    const upTo = from + match[0].length + ends;
    kept = kept.slice(0, from) + ' '.repeat(upTo - from) + kept.slice(upTo);
  }
  return kept;
}
