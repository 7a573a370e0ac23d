import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AdminIdentity } from '@openslate/contract/admin.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const hour = 60 * 60 * 1000;
/** A session ends when it was not used for so long … */
const idleMs = 12 * hour;
/** … and at the latest after so long. */
const longestMs = 7 * 24 * hour;

/** A session as whoever holds its token is known by: the admin, and the session's own id. */
export type SignedIn = AdminIdentity & { sessionId: string };

/** Who is logged in. */
export class AdminSessions {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date) {
    this.#tables = tables;
    this.#now = now;
  }

  /** The token is told here once; what is kept is its hash. */
  async begin(adminId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const at = this.#now().toISOString();
    await this.#tables
      .insertInto('admin_sessions')
      .values({
        id: randomUUID(),
        token_hash: hashOf(token),
        admin_id: adminId,
        created_at: at,
        last_used_at: at,
      })
      .execute();
    return token;
  }

  /** Whose token this is, if its session still runs and its admin is not disabled. Using it keeps it running. */
  async find(token: string): Promise<SignedIn | undefined> {
    const row = await this.#tables
      .selectFrom('admin_sessions')
      .innerJoin('admins', 'admins.id', 'admin_sessions.admin_id')
      .select(['admin_sessions.id as sessionId', 'admins.id', 'admins.username'])
      .where('token_hash', '=', hashOf(token))
      .where('disabled', '=', 0)
      .where('admin_sessions.last_used_at', '>', this.#ago(idleMs))
      .where('admin_sessions.created_at', '>', this.#ago(longestMs))
      .executeTakeFirst();
    if (!row) return undefined;
    await this.#tables
      .updateTable('admin_sessions')
      .set({ last_used_at: this.#now().toISOString() })
      .where('id', '=', row.sessionId)
      .execute();
    return row;
  }

  async end(sessionId: string): Promise<void> {
    await this.#tables.deleteFrom('admin_sessions').where('id', '=', sessionId).execute();
  }

  #ago(ms: number): string {
    return new Date(this.#now().getTime() - ms).toISOString();
  }
}

/** The token is random and long, so a plain hash of it cannot be turned back. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
