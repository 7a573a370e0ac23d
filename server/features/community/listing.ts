import type { AdminPostQuery, PostList, PostQuery } from '@openslate/contract/community.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { cursorAfter, readCursor } from './cursor.ts';
import { type PostRow, postColumns, postOf } from './post-rows.ts';
import { countPublished } from './published-counts.ts';

const pageLength = 20;
/** Beyond that, it is no use to anybody to know how many posts a search found. */
const mostCounted = 1_000;

type Matching = SelectQueryBuilder<Tables, 'posts', object>;
type Filters = Pick<PostQuery, 'state' | 'category' | 'q'>;

/** A page of what everybody may read. */
export async function listPublished(database: Database, query: PostQuery): Promise<PostList> {
  const published = filtered(database, query).where('status', '=', 'published');
  const [{ rows, nextCursor }, total] = await Promise.all([
    pageOf(published, query),
    query.q ? countUpTo(published, mostCounted) : countPublished(database.tables, query),
  ]);
  return { data: rows.map(postOf), pagination: { nextCursor, total } };
}

export type Page = { rows: PostRow[]; nextCursor: string | null };

/**
 * The posts after the cursor. Each order has an index, so this reads one page of it, whether it is the first or the
 * thousandth.
 */
export async function pageOf(posts: Matching, query: PostQuery | AdminPostQuery): Promise<Page> {
  const { limit = pageLength, sort = 'newest' } = query;
  let page = posts.select(postColumns).limit(limit + 1);
  if (sort === 'helpful') page = page.orderBy('helpful_count', 'desc');
  page = page.orderBy('number', 'desc');
  if (query.cursor) {
    const { number, helpful } = readCursor(query.cursor, sort);
    page =
      sort === 'helpful'
        ? page.where(sql<boolean>`(helpful_count, number) < (${helpful}, ${number})`)
        : page.where('number', '<', number);
  }
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? cursorAfter(last, sort) : null };
}

/** A text as it is searched, and what is searched for: small letters, one space for any white space, no NUL. */
export function searchable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\0]+/g, ' ')
    .trim();
}

export function filtered({ tables, engine }: Database, { state, category, q = '' }: Filters): Matching {
  let posts: Matching = tables.selectFrom('posts');
  if (state) posts = posts.where('state', '=', state);
  if (category) posts = posts.where('category', '=', category);
  const words = searchable(q);
  if (words) {
    // Neither takes any character for a wildcard. Both read every post that the other filters leave, until the page is
    // full: some 60 ms of the database's time where none of 100,000 posts fits. Routes limit how often that is asked.
    const position = engine === 'PostgreSQL' ? sql`strpos` : sql`instr`;
    posts = posts.where(sql<boolean>`${position}(search_text, ${words}) > 0`);
  }
  return posts;
}

export async function countUpTo(posts: Matching, most: number): Promise<number> {
  const rows = await posts.select('number').limit(most).execute();
  return rows.length;
}
