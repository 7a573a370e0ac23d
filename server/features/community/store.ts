import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NewPost, Post, PostCounts, PostList, PostQuery } from '@openslate/contract/community.ts';
import type { PostFlag } from '@openslate/contract/forum.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Secrets } from '../../database/secrets.ts';
import type { Tables } from '../../database/tables.ts';
import { deletePosts } from './decisions.ts';
import { anonymousHandle } from './handle.ts';
import { listPublished } from './listing.ts';
import { isPostId, postColumns, postOf } from './post-rows.ts';
import { addPublished, countPublished } from './published-counts.ts';
import { searchText } from './search.ts';

/** The same words within this time are one post sent twice, or somebody who floods the forum. */
const duplicateMs = 10 * 60 * 1000;

export type PlainPost = Pick<NewPost, 'title' | 'content' | 'category' | 'state'>;
/** A post that was cleaned, blanked and looked at. */
export type ReadyPost = PlainPost & {
  flags: PostFlag[];
  held: boolean;
  crisisHelp: boolean;
};
export type Created = { post: Post; held: boolean; deleteKey: string };
export type Deletion = 'deleted' | 'wrong_key' | 'unknown';

/** What people write to each other. Nothing in a row tells who wrote it. */
export class Posts {
  readonly #database: Database;
  readonly #tables: Kysely<Tables>;
  readonly #secrets: Secrets;
  readonly #now: () => Date;

  constructor(database: Database, secrets: Secrets, now: () => Date) {
    this.#database = database;
    this.#tables = database.tables;
    this.#secrets = secrets;
    this.#now = now;
  }

  list(query: PostQuery): Promise<PostList> {
    return listPublished(this.#database, query);
  }

  async find(id: string): Promise<Post | undefined> {
    if (!isPostId(id)) return undefined;
    const row = await this.#tables
      .selectFrom('posts')
      .select(postColumns)
      .where('id', '=', id)
      .where('status', '=', 'published')
      .executeTakeFirst();
    return row && postOf(row);
  }

  /** The post that was made with this key before, so that sending it again changes nothing and tells the same. */
  async madeWith(idempotencyKey: string): Promise<Created | undefined> {
    const row = await this.#tables
      .selectFrom('posts')
      .select([...postColumns, 'status'])
      .where('idempotency_key_hash', '=', hashOf(idempotencyKey))
      .executeTakeFirst();
    if (!row) return undefined;
    const deleteKey = await this.#deleteKey(row.id, idempotencyKey);
    return { post: postOf(row), held: row.status === 'held', deleteKey };
  }

  /**
   * The delete key is made from the browser's key, which is kept only as a hash: so it can be told again to whoever
   * knows that key, and a copy of the database opens nothing. Undefined where the same words were just posted.
   */
  async create(ready: ReadyPost, idempotencyKey?: string): Promise<Created | undefined> {
    const id = randomBytes(16).toString('base64url');
    const deleteKey = await this.#deleteKey(id, idempotencyKey ?? randomBytes(32).toString('base64url'));
    const { title, content, category, state, held } = ready;
    const createdAt = this.#now();
    const values = {
      id,
      title,
      content,
      category,
      state,
      handle: anonymousHandle(),
      status: held ? 'held' : 'published',
      flags: ready.flags.join(' '),
      crisis_help: ready.crisisHelp ? 1 : 0,
      created_at: createdAt.toISOString(),
      search_text: searchText(ready),
      text_hash: hashOf(searchText({ title: '', content })),
      delete_key_hash: hashOf(deleteKey),
      idempotency_key_hash: idempotencyKey === undefined ? null : hashOf(idempotencyKey),
      reply: null,
      replied_at: null,
      replied_by: null,
    } as const;
    const outcome = await this.#tables.transaction().execute(async (db) => {
      await this.#waitForTwins(db, values.text_hash);
      const since = new Date(createdAt.getTime() - duplicateMs).toISOString();
      const twin = await db
        .selectFrom('posts')
        .select('idempotency_key_hash')
        .where('text_hash', '=', values.text_hash)
        .where('created_at', '>', since)
        .limit(1)
        .executeTakeFirst();
      if (twin) return 'twin';
      const row = await db
        .insertInto('posts')
        .values(values)
        .onConflict((conflict) => conflict.column('idempotency_key_hash').doNothing())
        .returning(postColumns)
        .executeTakeFirst();
      if (row && !held) await addPublished(db, ready, 1);
      return row;
    });
    if (typeof outcome === 'object') return { post: postOf(outcome), held, deleteKey };
    // The same request arrived twice at once, and the other was first.
    return idempotencyKey === undefined ? undefined : this.madeWith(idempotencyKey);
  }

  /** Deletes a post for whoever holds its key. */
  async deleteWithKey(id: string, deleteKey: string): Promise<Deletion> {
    if (!isPostId(id)) return 'unknown';
    const row = await this.#tables
      .selectFrom('posts')
      .select('delete_key_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return 'unknown';
    const [given, kept] = [Buffer.from(hashOf(deleteKey)), Buffer.from(row.delete_key_hash)];
    return timingSafeEqual(given, kept) ? this.delete(id) : 'wrong_key';
  }

  async delete(id: string): Promise<Deletion> {
    if (!isPostId(id)) return 'unknown';
    const deleted = await this.#tables.transaction().execute((db) => deletePosts(db, [id]));
    return deleted === 1 ? 'deleted' : 'unknown';
  }

  async counts(id: string): Promise<PostCounts | undefined> {
    const post = await this.find(id);
    return post && { helpfulCount: post.helpfulCount, viewCount: post.viewCount };
  }

  /** One more, added by the database, so that none is lost where many come at once. */
  async count(id: string, what: 'helpful_count' | 'view_count'): Promise<PostCounts | undefined> {
    if (!isPostId(id)) return undefined;
    const row = await this.#tables
      .updateTable('posts')
      .set({ [what]: sql<number>`${sql.ref(what)} + 1` })
      .where('id', '=', id)
      .where('status', '=', 'published')
      .returning(['helpful_count', 'view_count'])
      .executeTakeFirst();
    return row && { helpfulCount: row.helpful_count, viewCount: row.view_count };
  }

  /** How many are published. */
  total(): Promise<number> {
    return countPublished(this.#tables);
  }

  async #deleteKey(id: string, idempotencyKey: string): Promise<string> {
    const secret = await this.#secrets.get('post-delete-key');
    return createHmac('sha256', secret).update(`${id} ${idempotencyKey}`).digest('base64url');
  }

  /** On SQLite transactions take turns; on PostgreSQL those with the same words do, from here to their ends. */
  async #waitForTwins(db: Kysely<Tables>, textHash: string): Promise<void> {
    if (this.#database.engine === 'SQLite') return;
    await sql`select pg_advisory_xact_lock(hashtextextended(${textHash}, 0))`.execute(db);
  }
}

/** Of random keys, which cannot be guessed back, and of texts that stand beside it. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
