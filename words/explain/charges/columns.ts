import type { Row } from './row.ts';

type DayRole = 'offense' | 'ended' | 'other';

export type Columns = readonly { readonly role: DayRole; readonly from: number }[];

const heads =
  /\b(?:seq|statute|charge|offense|description|grade|level|degree|class|disposition|dispo|date|count|section|plea|finding|case|sentence|citation|otn|type|verdict|code|violation)\b/gi;

const days =
  /\b(?:(offense|off\.?|violation|incident|committed) ?(?:date|dt\.?)|date of (offense)|(disposition|disp(?:o|\.)?|conviction|judgment|finding|verdict|disposed) ?(?:date|dt\.?)|((?:\w+ )?(?:date|dt\.?)))(?![a-z])/gi;

/** The heading of a table: words of columns and no figures. */
export function columnsOf(line: string): Columns | undefined {
  // Some tables name the person in their heading.
  const text = line.replace(/^\s*charges?:.{0,60}?(?=\s{3,}|$)/i, (name) => ' '.repeat(name.length));
  const named = [...text.matchAll(heads)].length;
  if (/\d|:/.test(text) || named < 2 || text.length > 200) return undefined;
  // “Case called for pretrial/plea” and “Offense   Fraud of the third degree” are no headings: most of what stands there is.
  const boxes = text.trim().split(/\s{2,}|\t|\|/);
  const heading = boxes.filter((box) => (box.match(heads)?.length ?? 0) * 2 >= box.split(/[\s/]+/).length);
  if (boxes.length > 1 ? heading.length < 2 : named * 2 <= text.trim().split(/\s+/).length) return undefined;
  if (text.trim().split(/\s+/).length > 22 || /\b(?:the|was|is|you|has)\b/i.test(text)) return undefined;
  const tellsEnd = /\b(?:dispo|finding|verdict|result)/i.test(text);
  const found = [...text.matchAll(days)];
  const hasEnd = found.some((match) => match[3] !== undefined);
  return found.map(({ index, 1: offense, 2: ofOffense, 3: ended, 4: bare = '' }) => ({
    role: offense || ofOffense ? 'offense' : ended ? 'ended' : roleOf(bare.trim(), tellsEnd, hasEnd),
    from: index,
  }));
}

/** A mere date beside an end is the day of the end, and so is that of the status where no other is. */
function roleOf(head: string, tellsEnd: boolean, hasEnd: boolean): DayRole {
  if (/^status (?:date|dt\.?)$/i.test(head)) return tellsEnd && !hasEnd ? 'ended' : 'other';
  if (!/^date$/i.test(head)) return 'other';
  return tellsEnd ? 'ended' : 'offense';
}

export type RowDays = { readonly offenseDate?: string; readonly date?: string };

/** Which day of a row is which: as many as the heading names stand in its order, else each under the nearest. */
export function daysOf({ days: found, ending }: Row, columns: Columns | undefined): RowDays {
  if (found.length === 0) return {};
  if (!columns || columns.length === 0) {
    const [first, second] = found;
    if (second) return { offenseDate: first?.date, date: second.date } as RowDays;
    return (ending ? { date: first?.date } : { offenseDate: first?.date }) as RowDays;
  }
  const roles = found.map(({ from }, index) =>
    columns.length === found.length ? columns[index]?.role : nearest(columns, from),
  );
  // Where two days stand nearest to the same head, the nearer one is its own.
  const of = (role: DayRole) => {
    const heads = columns.filter((column) => column.role === role);
    const far = (from: number) => Math.min(...heads.map((head) => Math.abs(head.from - from)));
    return found
      .filter((_, index) => roles[index] === role)
      .sort((one, other) => far(one.from) - far(other.from))[0]?.date;
  };
  const offenseDate = of('offense');
  const date = of('ended');
  return { ...(offenseDate && { offenseDate }), ...(date && { date }) };
}

function nearest(columns: Columns, from: number): DayRole | undefined {
  return [...columns].sort((one, other) => Math.abs(one.from - from) - Math.abs(other.from - from))[0]?.role;
}
