import type { PostQuery } from '@openslate/contract/community.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type Cursor, cursorAfter, readCursor } from './cursor.ts';
import { type Page, pageLength } from './post-page.ts';
import { postColumns } from './post-rows.ts';

/**
 * A page of what a search finds, and how much that is. The words are looked up once, for both: what is found is not
 * much (`search.ts`), so it is put in order here.
 */
export async function foundPage(
  published: SelectQueryBuilder<Tables, 'posts', object>,
  found: RawBuilder<number>,
  query: PostQuery,
): Promise<Page & { total: number }> {
  const { limit = pageLength, sort = 'newest', cursor } = query;
  const helpful = sort === 'helpful' ? sql.ref<number>('helpful_count') : sql<number>`0`;
  const all = await published
    .where('number', 'in', found)
    .select(['number', helpful.as('helpful')])
    .execute();
  const last = cursor === undefined ? undefined : readCursor(cursor, sort);
  const rest = (last ? all.filter((post) => inOrder(last, post, sort) < 0) : all).sort((one, other) =>
    inOrder(one, other, sort),
  );
  const numbers = rest.slice(0, limit).map(({ number }) => number);
  if (numbers.length === 0) return { rows: [], nextCursor: null, total: all.length };
  const read = await published.where('number', 'in', numbers).select(postColumns).execute();
  const rows = numbers.flatMap((number) => read.find((row) => row.number === number) ?? []);
  const end = rows.at(-1);
  const nextCursor = rest.length > limit && end ? cursorAfter(end, sort) : null;
  return { rows, nextCursor, total: all.length };
}

/** Negative where the first is read before the other. */
function inOrder(one: Cursor, other: Cursor, sort: NonNullable<PostQuery['sort']>): number {
  return (sort === 'helpful' && other.helpful - one.helpful) || other.number - one.number;
}
