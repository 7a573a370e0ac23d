import type { AdminPost, AdminPostList, AdminPostQuery } from '@openslate/contract/community.ts';
import type { ReportReason } from '@openslate/contract/forum.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { holdPosts, publishPosts } from './decisions.ts';
import { countUpTo, pageOf } from './listing.ts';
import { isPostId, type PostRow, postColumns, postOf } from './post-rows.ts';
import { selected } from './selection.ts';

/** Counted one by one, which admins alone ask for; more than that is told as that. */
const mostCounted = 100_000;

/** What waits for an admin, and what admins decide. */
export class PostModeration {
  readonly #database: Database;
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#tables = database.tables;
    this.#now = now;
  }

  async list(query: AdminPostQuery): Promise<AdminPostList> {
    const posts = selected(this.#database, query);
    const { rows, nextCursor } = await pageOf(posts, query);
    const total = await countUpTo(posts, mostCounted);
    return { data: await this.#described(rows), pagination: { nextCursor, total } };
  }

  async find(id: string): Promise<AdminPost | undefined> {
    if (!isPostId(id)) return undefined;
    const rows = await this.#tables.selectFrom('posts').select(postColumns).where('id', '=', id).execute();
    const [post] = await this.#described(rows);
    return post;
  }

  async publish(id: string): Promise<AdminPost | undefined> {
    await this.#tables.transaction().execute((db) => publishPosts(db, [id]));
    return this.find(id);
  }

  async hold(id: string): Promise<AdminPost | undefined> {
    await this.#tables.transaction().execute((db) => holdPosts(db, [id]));
    return this.find(id);
  }

  /** It may stand as it is: its reports and flags are dealt with, and not kept any longer. */
  async settle(id: string): Promise<AdminPost | undefined> {
    await this.#tables.transaction().execute(async (db) => {
      await db.updateTable('posts').set({ flags: '', reviewed: 1 }).where('id', '=', id).execute();
      await db.deleteFrom('post_reports').where('post_id', '=', id).execute();
    });
    return this.find(id);
  }

  async reply(id: string, text: string, adminId: string): Promise<AdminPost | undefined> {
    await this.#tables
      .updateTable('posts')
      .set({ reply: text, replied_at: this.#now().toISOString(), replied_by: adminId })
      .where('id', '=', id)
      .execute();
    return this.find(id);
  }

  async removeReply(id: string): Promise<AdminPost | undefined> {
    await this.#tables
      .updateTable('posts')
      .set({ reply: null, replied_at: null, replied_by: null })
      .where('id', '=', id)
      .execute();
    return this.find(id);
  }

  async held(): Promise<number> {
    const { count } = await this.#tables
      .selectFrom('posts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'held')
      .executeTakeFirstOrThrow();
    return count;
  }

  async reported(): Promise<number> {
    const { count } = await this.#tables
      .selectFrom('post_reports')
      .select(({ fn }) => fn.count<number>('post_id').distinct().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  async #described(rows: readonly PostRow[]): Promise<AdminPost[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const standings = await this.#tables
      .selectFrom('posts')
      .select(['id', 'status', 'flags'])
      .where('id', 'in', ids)
      .execute();
    const reports = await this.#tables
      .selectFrom('post_reports')
      .selectAll()
      .where('post_id', 'in', ids)
      .orderBy('reported_at')
      .orderBy('id')
      .execute();
    const standingOf = new Map(standings.map((standing) => [standing.id, standing]));
    return rows.map((row) => ({
      ...postOf(row),
      status: standingOf.get(row.id)?.status === 'held' ? 'held' : 'published',
      flags: standingOf.get(row.id)?.flags.split(' ').filter(Boolean) ?? [],
      reports: reports
        .filter(({ post_id }) => post_id === row.id)
        .map(({ id, reason, note, reported_at, proven }) => ({
          id,
          // Checked against the list when it was written.
          reason: reason as ReportReason,
          note,
          reportedAt: reported_at,
          proven: proven === 1,
        })),
    }));
  }
}
