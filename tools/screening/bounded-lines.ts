import type { Readable } from 'node:stream';

/** As much as the API takes at once. */
export const mostBytes = 64 * 1024;

/** A line of a file, or a row of a table, and where it begins. Without a text where it is too long to be held. */
export type Line = { line: number; text?: string; unfinished?: true };

/** How far into a row of a table we are. Only between quotes does a row go on after the end of a line. */
type Within = 'start of field' | 'field' | 'quotes' | 'quotes that may have ended';

const [lineFeed, carriageReturn, quote, comma, space, tab] = [...'\n\r", \t'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number];

/**
 * Cuts a file into lines while it is read, and holds at most one of them. A longer one is let go as it comes in: a
 * file of one endless line takes no more memory than any other.
 */
export async function* linesOf(input: Readable, { quotes = false } = {}): AsyncGenerator<Line> {
  let line = 1;
  let begins = 1;
  let parts: Buffer[] = [];
  let size = 0;
  let within: Within = 'start of field';
  let afterReturn = false;

  function hold(part: Buffer): void {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
    else parts = [];
  }

  function finished(): Line {
    const done: Line =
      size > mostBytes ? { line: begins } : { line: begins, text: textOf(parts, begins === 1) };
    parts = [];
    size = 0;
    within = 'start of field';
    return done;
  }

  for await (const chunk of input) {
    const bytes: Buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const sign = bytes[at] as number;
      // A line may end in both signs, even in two pieces of the file.
      const secondOfTwo = afterReturn && sign === lineFeed;
      afterReturn = sign === carriageReturn;
      const ends = sign === lineFeed || sign === carriageReturn;
      if (!ends) {
        if (quotes) within = next(within, sign);
        continue;
      }
      if (!secondOfTwo) line += 1;
      if (within === 'quotes') continue;
      if (secondOfTwo && size === 0 && at === from) {
        from = at + 1;
        begins = line;
        continue;
      }
      hold(bytes.subarray(from, at));
      from = at + 1;
      yield finished();
      begins = line;
    }
    hold(bytes.subarray(from));
  }
  const unfinished = within === 'quotes';
  if (size > 0) yield { ...finished(), ...(unfinished && { unfinished }) };
}

function next(within: Within, sign: number): Within {
  switch (within) {
    case 'quotes':
      return sign === quote ? 'quotes that may have ended' : 'quotes';
    case 'quotes that may have ended':
      // Two in a row stand for one.
      if (sign === quote) return 'quotes';
      return sign === comma ? 'start of field' : 'field';
    case 'start of field':
      if (sign === quote) return 'quotes';
      return [comma, space, tab].includes(sign) ? 'start of field' : 'field';
    case 'field':
      return sign === comma ? 'start of field' : 'field';
  }
}

function textOf(parts: Buffer[], first: boolean): string {
  const text = Buffer.concat(parts).toString('utf8');
  // Some programs begin a file with a mark that would become part of its first word.
  return first ? text.replace(/^\uFEFF/, '') : text;
}
