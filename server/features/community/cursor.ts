import { type PostSort, postSorts } from '@openslate/contract/forum.ts';
import * as z from 'zod/mini';
import { Refusal } from '../../http/refusal.ts';
import type { PostRow } from './post-rows.ts';

/** The last post of a page, as far as the next page must know it. */
export type Cursor = { number: number; helpful: number };

const Written = z.tuple([z.enum(postSorts), z.int(), z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))]);

type Last = Pick<PostRow, 'number' | 'helpful_count'>;

export function cursorAfter({ number, helpful_count }: Last, sort: PostSort): string {
  return Buffer.from(JSON.stringify([sort, number, helpful_count])).toString('base64url');
}

/** Whatever is in it, it can only say where in the list to go on. */
export function readCursor(text: string, sort: PostSort): Cursor {
  const written = Written.safeParse(parsed(text));
  if (!written.success || written.data[0] !== sort) throw bad();
  const [, number, helpful] = written.data;
  return { number, helpful };
}

function parsed(text: string): unknown {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function bad(): Refusal {
  return new Refusal(400, 'invalid_input', 'One thing needs to be changed.', {
    cursor: 'Send the cursor exactly as the page before gave it, with the same order, or begin without one.',
  });
}
