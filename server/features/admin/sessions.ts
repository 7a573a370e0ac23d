import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AdminIdentity, AdminSession } from '@openslate/contract/admin.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { useDevice } from './devices.ts';
import type { Admin } from './store.ts';
import { inTurn } from './turn.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
/** A session ends when it was not used for so long, and at the latest after so long. */
export type Lasting = { idleMs?: number; longestMs?: number; erasing?: () => Date };

/** Use is noted no more often than this, so that a page of ten requests does not write ten times. */
const mostNotedMs = minute;

/** A session as whoever holds its token is known by: the admin, and the session's own id. */
export type SignedIn = AdminIdentity & {
  sessionId: string;
  deviceId: string | null;
  /** When this admin was last here before the session began. */
  lastVisitAt: string;
  /** Whether a code is asked for when this admin logs in. */
  secondFactor: boolean;
};

export type Begun = { token: string; sessionId: string; deviceToken?: string };

/** Who is logged in. */
export class AdminSessions {
  readonly #database: Database;
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;
  readonly #erasing: () => Date;
  readonly #idleMs: number;
  readonly #longestMs: number;
  readonly #notedMs: number;

  constructor(
    database: Database,
    now: () => Date,
    { idleMs = 30 * minute, longestMs = 12 * hour, erasing = now }: Lasting = {},
  ) {
    this.#database = database;
    this.#tables = database.tables;
    this.#now = now;
    this.#erasing = erasing;
    this.#idleMs = idleMs;
    this.#longestMs = longestMs;
    this.#notedMs = Math.min(mostNotedMs, idleMs / 10);
  }

  /**
   * For somebody whose password was right a moment ago; nothing, if it has changed since or they were disabled. The
   * token is told here once; what is kept is its hash.
   */
  begin(
    { id, passwordHash }: Pick<Admin, 'id' | 'passwordHash'>,
    knownDevice?: string,
  ): Promise<Begun | undefined> {
    return inTurn(this.#database, async (db) => {
      const unchanged = await db
        .selectFrom('admins')
        .select('last_seen_at')
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .where('disabled', '=', 0)
        .executeTakeFirst();
      if (!unchanged) return undefined;
      const token = randomBytes(32).toString('base64url');
      const sessionId = randomUUID();
      const at = this.#now().toISOString();
      const { deviceId, ...told } = await useDevice(db, id, at, knownDevice);
      await db
        .insertInto('admin_sessions')
        .values({
          id: sessionId,
          token_hash: hashOf(token),
          admin_id: id,
          created_at: at,
          last_used_at: at,
          device_id: deviceId,
          last_visit_at: unchanged.last_seen_at,
        })
        .execute();
      await db.updateTable('admins').set({ last_seen_at: at }).where('id', '=', id).execute();
      return { token, sessionId, ...told };
    });
  }

  /** Whose token this is, if its session still runs and its admin is not disabled. Using it keeps it running. */
  async find(token: string): Promise<SignedIn | undefined> {
    const row = await this.#running()
      .where('admin_sessions.token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!row) return undefined;
    const { sessionId, id, username, deviceId } = row;
    if (row.last_used_at <= this.#ago(this.#notedMs)) await this.#noteUse(sessionId, id);
    return {
      sessionId,
      id,
      username,
      deviceId,
      lastVisitAt: row.last_visit_at ?? row.account_since,
      secondFactor: row.confirmed === 1,
    };
  }

  /** All that run, of all admins, the last used first. */
  async list(own: string): Promise<AdminSession[]> {
    const rows = await this.#running().orderBy('last_used_at', 'desc').orderBy('sessionId').execute();
    return rows.map(({ sessionId, username, created_at, last_used_at }) => ({
      id: sessionId,
      username,
      createdAt: created_at,
      lastUsedAt: last_used_at,
      expiresAt: earlier(after(created_at, this.#longestMs), after(last_used_at, this.#idleMs)),
      current: sessionId === own,
    }));
  }

  /** Whether there was one. */
  async end(sessionId: string): Promise<boolean> {
    const { numDeletedRows } = await this.#tables
      .deleteFrom('admin_sessions')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows) === 1;
  }

  /** A session that is over opens nothing; nor need it be known any longer that there was one. */
  async forgetEnded(): Promise<void> {
    await this.#tables
      .deleteFrom('admin_sessions')
      .where(({ or, eb }) =>
        or([
          eb('last_used_at', '<=', this.#ago(this.#idleMs, this.#erasing())),
          eb('created_at', '<=', this.#ago(this.#longestMs, this.#erasing())),
        ]),
      )
      .execute();
  }

  async #noteUse(sessionId: string, adminId: string): Promise<void> {
    const at = this.#now().toISOString();
    await this.#tables
      .updateTable('admin_sessions')
      .set({ last_used_at: at })
      .where('id', '=', sessionId)
      .execute();
    await this.#tables.updateTable('admins').set({ last_seen_at: at }).where('id', '=', adminId).execute();
  }

  #running() {
    return (
      this.#tables
        .selectFrom('admin_sessions')
        .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
        .leftJoin('admin_second_factors', 'admin_second_factors.admin_id', 'admins.id')
        .select([
          'admin_second_factors.confirmed',
          'admin_sessions.id as sessionId',
          'admins.id',
          'admins.username',
          'admin_sessions.created_at',
          'admin_sessions.last_used_at',
          'admin_sessions.device_id as deviceId',
          'admin_sessions.last_visit_at',
          'admins.created_at as account_since',
        ])
        .where('admins.disabled', '=', 0)
        .where('admin_sessions.last_used_at', '>', this.#ago(this.#idleMs))
        .where('admin_sessions.created_at', '>', this.#ago(this.#longestMs))
        // Dated by a clock that ran ahead, it would last until that time has come.
        .where('admin_sessions.created_at', '<', this.#ago(-this.#longestMs))
    );
  }

  #ago(ms: number, now = this.#now()): string {
    return new Date(now.getTime() - ms).toISOString();
  }
}

function after(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

/** The token is random and long, so a plain hash of it cannot be turned back. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
