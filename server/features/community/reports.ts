import { randomUUID } from 'node:crypto';
import type { PostReport } from '@openslate/contract/community.ts';
import { hidingReasons } from '@openslate/contract/forum.ts';
import { blanked } from '@openslate/contract/personal-details.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { plainText } from '../../reduce/plain-text.ts';
import { withFlag } from './post-rows.ts';
import { addPublished } from './published-counts.ts';

/** So many visitors of one day have to agree before a post is hidden … */
const reportsThatHide = 2;
/** … and so many posts are hidden in an hour, so that nobody can empty the forum by reporting. */
const hiddenInAnHour = 10;

/** Any number that no other lock has. */
const reportsLock = 20_241_117;

/** What visitors say is wrong with a post, and what comes of it before an admin looks. */
export class PostReports {
  readonly #database: Database;
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#tables = database.tables;
    this.#now = now;
  }

  /** Keeps a report for the admins. Whoever calls this sees to it that no visitor reports a post twice a day. */
  receive(
    id: string,
    { reason, note = '' }: PostReport,
    proof: 'passed' | 'absent',
  ): Promise<'kept' | 'hidden'> {
    const mayHide = proof === 'passed' && hidingReasons.includes(reason);
    return this.#tables.transaction().execute(async (db) => {
      if (mayHide) await this.#waitForTurn(db);
      await db
        .insertInto('post_reports')
        .values({
          id: randomUUID(),
          post_id: id,
          reason,
          note: blanked(plainText(note)),
          reported_at: this.#now().toISOString(),
          proven: proof === 'passed' ? 1 : 0,
        })
        .execute();
      const hidden = mayHide && (await this.#areEnough(db, id)) && (await this.#hide(db, id));
      return hidden ? 'hidden' : 'kept';
    });
  }

  /** Visitors are told apart by something that changes at midnight, so those of two days might be one. */
  async #areEnough(db: Kysely<Tables>, id: string): Promise<boolean> {
    const { count } = await db
      .selectFrom('post_reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('post_id', '=', id)
      .where('proven', '=', 1)
      .where('reason', 'in', hidingReasons)
      .where('reported_at', '>=', this.#now().toISOString().slice(0, 10))
      .executeTakeFirstOrThrow();
    return count >= reportsThatHide;
  }

  async #hide(db: Kysely<Tables>, id: string): Promise<boolean> {
    const now = this.#now();
    const hourAgo = new Date(now.getTime() - 60 * 60 * 1000).toISOString();
    const { count } = await db
      .selectFrom('posts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('hidden_at', '>', hourAgo)
      .executeTakeFirstOrThrow();
    if (count >= hiddenInAnHour) return false;
    const hidden = await db
      .updateTable('posts')
      .set({ status: 'held', flags: withFlag('hidden_by_reports'), hidden_at: now.toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'published')
      .where('reviewed', '=', 0)
      .returning(['state', 'category'])
      .executeTakeFirst();
    if (hidden) await addPublished(db, hidden, -1);
    return hidden !== undefined;
  }

  /** Two reports that come at once would not see each other. On SQLite transactions take turns anyway. */
  async #waitForTurn(db: Kysely<Tables>): Promise<void> {
    if (this.#database.engine === 'SQLite') return;
    await sql`select pg_advisory_xact_lock(${sql.lit(reportsLock)})`.execute(db);
  }
}
