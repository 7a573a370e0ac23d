import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

/** The last one on a page, after which the next page begins. Lists are in the order of a day or time, then of ids. */
export type Position = { at: string; id: string };

const Position = z.tuple([z.string(), z.string()]);

function cursorOf({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** Cursors are for sending back as they came; one that was made up is refused rather than taken for the start. */
export function positionAt(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const read = Position.safeParse(jsonIn(Buffer.from(cursor, 'base64url').toString()));
  const [at = '', id = ''] = read.success ? read.data : [];
  if (/^[\d:.TZ-]+$/.test(at) && /^[\w-]+$/.test(id)) return { at, id };
  throw new Refusal(400, 'invalid_input', 'One thing needs to be changed.', {
    cursor: 'Send the cursor exactly as you received it, or leave it out to start over.',
  });
}

/** A page of rows that were asked for with one to spare, which tells whether there is another page. */
export function pageOf<Row>(rows: readonly Row[], limit: number, position: (row: Row) => Position) {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, nextCursor: last && rows.length > limit ? cursorOf(position(last)) : null };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
