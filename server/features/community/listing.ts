import type { AdminPostQuery, PostList, PostQuery } from '@openslate/contract/community.ts';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { cursorAfter, readCursor } from './cursor.ts';
import { foundPage } from './found-page.ts';
import { type Page, pageLength } from './post-page.ts';
import { postColumns, postOf } from './post-rows.ts';
import { countPublished } from './published-counts.ts';
import { foundNumbers } from './search.ts';

type Matching = SelectQueryBuilder<Tables, 'posts', object>;

/** A page of what everybody may read. */
export async function listPublished(database: Database, query: PostQuery): Promise<PostList> {
  const { tables, engine } = database;
  const published = filtered(tables, query).where('status', '=', 'published');
  const found = foundNumbers(engine, query);
  const { rows, nextCursor, total } = found
    ? await foundPage(published, found, query)
    : await countedPage(tables, published, query);
  return { data: rows.map(postOf), pagination: { nextCursor, total } };
}

async function countedPage(tables: Kysely<Tables>, published: Matching, query: PostQuery) {
  const [page, total] = await Promise.all([pageOf(published, query), countPublished(tables, query)]);
  return { ...page, total };
}

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

function filtered(tables: Kysely<Tables>, { state, category }: PostQuery): Matching {
  let posts: Matching = tables.selectFrom('posts');
  if (state) posts = posts.where('state', '=', state);
  return category ? posts.where('category', '=', category) : posts;
}

export async function countUpTo(posts: Matching, most: number): Promise<number> {
  const rows = await posts.select('number').limit(most).execute();
  return rows.length;
}
