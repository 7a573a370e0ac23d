import type {
  BulkAction,
  BulkCount,
  BulkOrder,
  BulkOutcome,
  BulkWish,
} from '@openslate/contract/community.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { deletePosts, holdPosts, publishPosts } from './decisions.ts';
import { selected } from './selection.ts';

/** In one call and transaction, so that visitors who come in the meantime hardly wait. */
const changedAtOnce = 200;

const decisions = { publish: publishPosts, hold: holdPosts, delete: deletePosts };

/** What admins decide about many posts at once. */
export class BulkModeration {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** What would be changed, had the admin agreed to it. */
  async count(wish: BulkWish): Promise<BulkCount> {
    const { posts, newest } = await this.#affected(this.#database.tables, wish)
      .select(({ fn }) => [fn.countAll<number>().as('posts'), fn.max('number').as('newest')])
      .executeTakeFirstOrThrow();
    return { posts, upTo: newest ?? 0 };
  }

  /** The next part of it, the newest first. Done twice, or by two at once, it changes each post once. */
  async change({ upTo, ...wish }: BulkOrder): Promise<BulkOutcome> {
    return this.#database.tables.transaction().execute(async (db) => {
      const agreed = this.#affected(db, wish).where('number', '<=', upTo);
      let next = agreed.select('id').orderBy('number', 'desc').limit(changedAtOnce);
      // In one order, so that no two admins wait for each other. SQLite lets one at a time write anyway.
      if (this.#database.engine === 'PostgreSQL') next = next.forUpdate();
      const ids = (await next.execute()).map(({ id }) => id);
      const changed = ids.length === 0 ? 0 : await decisions[wish.action](db, ids);
      const { left } = await agreed
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .executeTakeFirstOrThrow();
      return { changed, left };
    });
  }

  #affected(
    tables: Kysely<Tables>,
    { action, which }: BulkWish,
  ): SelectQueryBuilder<Tables, 'posts', object> {
    const posts = selected({ tables, engine: this.#database.engine }, which);
    const changes: Record<BulkAction, string | undefined> = {
      publish: 'held',
      hold: 'published',
      delete: undefined,
    };
    const status = changes[action];
    return status === undefined ? posts : posts.where('status', '=', status);
  }
}
