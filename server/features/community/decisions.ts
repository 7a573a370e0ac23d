import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { withFlag } from './post-rows.ts';
import { addPublishedOfEach } from './published-counts.ts';

/*
 * What is decided about posts, one or many, as part of a transaction. Each tells how many it has changed: of two
 * admins who decide at once only the first changes a post, and the count of those published with it.
 */

type Decision = (db: Kysely<Tables>, ids: readonly string[]) => Promise<number>;

/** Whoever shows a post has dealt with what it was flagged and reported for, and reports hide it no more. */
export const publishPosts: Decision = async (db, ids) => {
  const published = await db
    .updateTable('posts')
    .set({ status: 'published', flags: '', reviewed: 1 })
    .where('id', 'in', ids)
    .where('status', '!=', 'published')
    .returning(['id', 'state', 'category'])
    .execute();
  await addPublishedOfEach(db, published, 1);
  if (published.length > 0) {
    const changed = published.map(({ id }) => id);
    await db.deleteFrom('post_reports').where('post_id', 'in', changed).execute();
  }
  return published.length;
};

/** What else a post was flagged for stays: it may still be looked for by that. */
export const holdPosts: Decision = async (db, ids) => {
  const held = await db
    .updateTable('posts')
    .set({ status: 'held', flags: withFlag('held_by_admin') })
    .where('id', 'in', ids)
    .where('status', '!=', 'held')
    .returning(['state', 'category'])
    .execute();
  await addPublishedOfEach(db, held, -1);
  return held.length;
};

export const deletePosts: Decision = async (db, ids) => {
  const deleted = await db
    .deleteFrom('posts')
    .where('id', 'in', ids)
    .returning(['status', 'state', 'category'])
    .execute();
  const shown = deleted.filter(({ status }) => status === 'published');
  await addPublishedOfEach(db, shown, -1);
  return deleted.length;
};
