import { type Line, linesOf } from './lines.ts';
import { soundsLikeOffense } from './offense-words.ts';

const head =
  /^(?:(?:count|charge|seq|case|statute|citation|disp(?:o|osition)?|offense|off|violation|sentence|plea|filed|arrest|code)?\.? ?(?:#|no\.?|number|count|charge|seq(?:uence)?|statute|section|description|desc\.?|offense|violation|crime|level|degree|grade|class|severity|type|plea|disposition|dispo|disp\.?|finding|verdict|date|dt\.?|status|result|sentence|citation|code|outcome|judgment|amount|ncic)|line|effective|entered|pages?|judge|time|event|hearing type|courtroom|room|location|party)$/i;

const fewestHeads = 4;
const gap = '   ';

/** A table that was pasted a box to a line becomes rows again: its heads first, and below them as many boxes a row. */
export function unfolded(lines: readonly Line[]): readonly Line[] {
  const table = tableIn(lines);
  if (!table) return withNumbers(lines);
  const { from, heads, rows, upTo } = table;
  const all = [heads, ...rows];
  const widths = heads.map((_, at) => Math.max(...all.map((row) => row[at]?.text.length ?? 0)));
  const folded = all.map((row): Line => {
    const longest = row.reduce((one, other) => (other.text.length > one.text.length ? other : one));
    return {
      text: row
        .map(({ text }, at) => text.padEnd(widths[at] ?? 0))
        .join(gap)
        .trimEnd(),
      at: longest.at,
    };
  });
  return [...withNumbers(lines.slice(0, from)), ...folded, ...unfolded(lines.slice(upTo))];
}

/** A number alone on its line belongs to the words below it. */
function withNumbers(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1]?.text.trim() ?? '';
    if (/^\d{1,2}$/.test(line.text.trim()) && startsName(lines[at + 1])) return [];
    return /^\d{1,2}$/.test(above) && startsName(line)
      ? [{ ...line, text: `${above}. ${line.text.trim()}` }]
      : [line];
  });
}

function startsName(line: Line | undefined): boolean {
  return /^\s{0,40}[A-Z][A-Za-z]{2}/.test(line?.text ?? '') && soundsLikeOffense(line?.text ?? '');
}

type Table = {
  readonly from: number;
  readonly upTo: number;
  readonly heads: readonly Line[];
  readonly rows: readonly (readonly Line[])[];
};

function tableIn(lines: readonly Line[]): Table | undefined {
  const isHead = lines.map(({ text }) => head.test(text.trim()));
  const from = isHead.findIndex(
    (_, at) => isHead.slice(at, at + fewestHeads).every(Boolean) && at + fewestHeads <= lines.length,
  );
  if (from === -1) return undefined;
  const length = isHead.slice(from).indexOf(false);
  const below = length === -1 ? lines.length : from + length;
  const named = lines.slice(from, below).map(bare);
  const isNumbered = /^0{0,2}1$/.test(lines[below]?.text.trim() ?? '');
  const hasNumber = /^(?:#|(?:count|charge|seq|line|no)\b)/i.test(named[0]?.text ?? '');
  const [first] = named;
  const heads = isNumbered && !hasNumber && first ? [{ ...first, text: '#' }, ...named] : named;
  const { rows, upTo } = rowsFrom(lines, below, heads.length, isNumbered);
  return { from, upTo, heads, rows };
}

/** A row begins with the next number, where the rows are numbered; else after as many boxes as there are heads. */
function rowsFrom(
  lines: readonly Line[],
  below: number,
  width: number,
  isNumbered: boolean,
): { rows: Line[][]; upTo: number } {
  const rows: Line[][] = [];
  let at = below;
  for (; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.text.trim() === '' || head.test(line.text.trim())) break;
    const row = rows.at(-1);
    const isNext = isNumbered ? Number(line.text.trim()) === rows.length + 1 : row?.length === width;
    if (!row || isNext) rows.push([bare(line)]);
    else if (row.length < width) row.push(bare(line));
    else break;
  }
  return { rows, upTo: at };
}

function bare({ text, at }: Line): Line {
  return { text: text.trim(), at };
}

export function inRows(text: string): string {
  return unfolded(linesOf(text))
    .map((line) => line.text)
    .join('\n');
}
