import { randomUUID } from 'node:crypto';
import type { AuditEntry, AuditLog } from '@openslate/contract/admin.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const keptMs = 365 * 24 * 60 * 60 * 1000;
/** Anyone can fail to log in, and must not be able to fill the disk with it. */
const refusalsKept = 10_000;

const latelyHours = 24;

/** Somebody tried to log in and was not let in. */
export const refusedLogin = 'session.refuse';
/** What was wrong, where the password was right. */
export const wrongCode = 'second factor';
/** Stands in place of a username, which has no spaces. */
export const commandLine = 'command line';
/** So do the reports that hid a post. */
export const visitorsReports = 'reports by visitors';

type Page = { data: AuditEntry[]; nextCursor: string | null };

/** What admins did, and when: the action and the id of the thing it was done to, never what stands in it. */
export class AuditTrail {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date, erasing = now) {
    this.#tables = tables;
    this.#now = now;
    this.#erasing = erasing;
  }

  /** `action` reads like `post.reply`, `news.create`, `session.begin`. */
  async record(username: string, action: string, what = ''): Promise<void> {
    await this.#tables
      .insertInto('audit_trail')
      .values({ id: randomUUID(), at: this.#now().toISOString(), username, action, what })
      .execute();
  }

  /** Newest first. Nothing, where the cursor is not one that came with a page. */
  async page(limit: number, cursor?: string): Promise<Page | undefined> {
    const after = cursor === undefined ? undefined : read(cursor);
    if (cursor !== undefined && !after) return undefined;
    let query = this.#tables
      .selectFrom('audit_trail')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (after) {
      const { at, id } = after;
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(at, id)));
    }
    const rows = await query.execute();
    const data = rows.slice(0, limit);
    const last = data.at(-1);
    return { data, nextCursor: rows.length > limit && last ? write(last) : null };
  }

  /** Logins to this account that were turned away. */
  async refusedSince(username: string, since: string): Promise<{ logins: number; wrongCodes: number }> {
    const rows = await this.#tables
      .selectFrom('audit_trail')
      .select(({ fn }) => ['what', fn.countAll<number>().as('count')])
      .where('username', '=', username)
      .where('action', '=', refusedLogin)
      .where('at', '>', since)
      .groupBy('what')
      .execute();
    const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
    return { logins: sum(rows), wrongCodes: sum(rows.filter(({ what }) => what === wrongCode)) };
  }

  /** The same for all accounts, and for names that are nobody's. */
  async refusedLately(): Promise<AuditLog['refused']> {
    const since = new Date(this.#now().getTime() - latelyHours * 60 * 60 * 1000).toISOString();
    const rows = await this.#tables
      .selectFrom('audit_trail')
      .select(({ fn }) => ['what', fn.countAll<number>().as('count')])
      .where('action', '=', refusedLogin)
      .where('at', '>', since)
      .groupBy('what')
      .execute();
    const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
    const wrongCodes = sum(rows.filter(({ what }) => what === wrongCode));
    return { hours: latelyHours, logins: sum(rows), wrongCodes };
  }

  async forgetOld(): Promise<void> {
    const oldest = new Date(this.#erasing().getTime() - keptMs).toISOString();
    await this.#tables.deleteFrom('audit_trail').where('at', '<', oldest).execute();
    const firstToGo = await this.#tables
      .selectFrom('audit_trail')
      .select('at')
      .where('action', '=', refusedLogin)
      .orderBy('at', 'desc')
      .offset(refusalsKept)
      .limit(1)
      .executeTakeFirst();
    if (!firstToGo) return;
    await this.#tables
      .deleteFrom('audit_trail')
      .where('action', '=', refusedLogin)
      .where('at', '<=', firstToGo.at)
      .execute();
  }
}

function write({ at, id }: { at: string; id: string }): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

function read(cursor: string): { at: string; id: string } | undefined {
  const [, at, id] =
    /^([\dTZ:.-]{24}) ([\da-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at && id ? { at, id } : undefined;
}
