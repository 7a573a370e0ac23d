import type { PostSelection } from '@openslate/contract/community.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { foundNumbers } from './search.ts';

/** The posts that an admin means. Unlike a visitor's search, theirs finds all there are. */
export function selected(
  { tables, engine }: Pick<Database, 'tables' | 'engine'>,
  { queue, state, category, q, flag, from, until }: PostSelection,
): SelectQueryBuilder<Tables, 'posts', object> {
  let posts: SelectQueryBuilder<Tables, 'posts', object> = tables.selectFrom('posts');
  if (queue === 'held') posts = posts.where('status', '=', 'held');
  if (queue === 'reported')
    posts = posts.where('id', 'in', (reports) => reports.selectFrom('post_reports').select('post_id'));
  if (queue === 'flagged') posts = posts.where(sql<boolean>`flags <> ''`).where('status', '=', 'published');
  if (state) posts = posts.where('state', '=', state);
  if (category) posts = posts.where('category', '=', category);
  if (flag) {
    const word = `% ${flag.replaceAll('_', '\\_')} %`;
    posts = posts
      .where(sql<boolean>`flags <> ''`)
      .where(sql<boolean>`' ' || flags || ' ' like ${word} escape '\\'`);
  }
  // Times are kept with milliseconds and compared as text.
  if (from) posts = posts.where('created_at', '>=', new Date(from).toISOString());
  if (until) posts = posts.where('created_at', '<', new Date(until).toISOString());
  const found = foundNumbers(engine, { q, state, category }, 'all');
  return found ? posts.where('number', 'in', found) : posts;
}
