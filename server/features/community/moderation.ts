import { randomUUID } from 'node:crypto';
import type { AdminPost, AdminPostList, AdminPostQuery, PostReport } from '@openslate/contract/community.ts';
import type { ReportReason } from '@openslate/contract/forum.ts';
import { blanked } from '@openslate/contract/personal-details.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { plainText } from '../../reduce/plain-text.ts';
import { countUpTo, pageOf } from './listing.ts';
import { isPostId, type PostRow, postColumns, postOf } from './post-rows.ts';
import { addPublished } from './published-counts.ts';
import { selected } from './selection.ts';

/** Counted one by one, which admins alone ask for; more than that is told as that. */
const mostCounted = 100_000;

type Status = 'published' | 'held';

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

  /** Whoever looked at a post and showed it has dealt with what it was flagged for. */
  publish(id: string): Promise<AdminPost | undefined> {
    return this.#turn(id, 'published', '');
  }

  hold(id: string): Promise<AdminPost | undefined> {
    return this.#turn(id, 'held', 'held_by_admin');
  }

  /** Its reports and flags are dealt with. They are not kept any longer. */
  async settle(id: string): Promise<AdminPost | undefined> {
    await this.#tables.transaction().execute(async (db) => {
      await db.updateTable('posts').set({ flags: '' }).where('id', '=', id).execute();
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

  async report(id: string, { reason, note = '' }: PostReport): Promise<void> {
    await this.#tables
      .insertInto('post_reports')
      .values({
        id: randomUUID(),
        post_id: id,
        reason,
        note: blanked(plainText(note)),
        reported_at: this.#now().toISOString(),
      })
      .execute();
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

  async #turn(id: string, status: Status, flags: string): Promise<AdminPost | undefined> {
    await this.#tables.transaction().execute(async (db) => {
      const turned = await db
        .updateTable('posts')
        .set({ status, flags })
        .where('id', '=', id)
        // Two admins may decide at once: only the first of them changes the count.
        .where('status', '!=', status)
        .returning(['state', 'category'])
        .executeTakeFirst();
      if (turned) await addPublished(db, turned, status === 'published' ? 1 : -1);
    });
    return this.find(id);
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
        .map(({ id, reason, note, reported_at }) => ({
          id,
          // Checked against the list when it was written.
          reason: reason as ReportReason,
          note,
          reportedAt: reported_at,
        })),
    }));
  }
}
