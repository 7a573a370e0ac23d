import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AdminDevice } from '@openslate/contract/admin.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Attempt } from './login-delays.ts';

/** Not used for so long, it is no longer known. */
const keptMs = 180 * 24 * 60 * 60 * 1000;
/** Failures in a row, after which a device is a stranger again. */
const mostFailures = 10;
/** Programs that log in without keeping their token would otherwise add one each time. */
const mostPerAdmin = 20;

/**
 * Where an admin logged in before. The browser keeps a token that opens nothing by itself: with it, a login need not
 * wait because of what strangers did.
 */
export class KnownDevices {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date, erasing = now) {
    this.#tables = tables;
    this.#now = now;
    this.#erasing = erasing;
  }

  /** Counts as one that failed, until told otherwise. Nothing, where this admin's devices do not include it. */
  async attempt(token: string, username: string): Promise<(Attempt & { id: string }) | undefined> {
    const tried = await this.#tables
      .updateTable('admin_devices')
      .set({ failures: sql<number>`failures + 1` })
      .where('token_hash', '=', hashOf(token))
      .where('failures', '<', mostFailures)
      .where('last_used_at', '>', this.#longAgo())
      .where('admin_id', 'in', (admins) =>
        admins.selectFrom('admins').select('id').where('username', '=', username),
      )
      .returning('id')
      .executeTakeFirst();
    if (!tried) return undefined;
    const { id } = tried;
    return {
      id,
      unfinished: () => this.#setFailures(id, sql<number>`failures - 1`),
      succeeded: () => this.#setFailures(id, 0),
    };
  }

  /** Those of all admins, the last used first. */
  async list(own: string | null): Promise<AdminDevice[]> {
    const rows = await this.#tables
      .selectFrom('admin_devices')
      .innerJoin('admins', 'admins.id', 'admin_devices.admin_id')
      .select(['admin_devices.id', 'username', 'admin_devices.created_at', 'last_used_at'])
      .where('failures', '<', mostFailures)
      .where('last_used_at', '>', this.#longAgo())
      .orderBy('last_used_at', 'desc')
      .orderBy('admin_devices.id')
      .execute();
    return rows.map(({ id, username, created_at, last_used_at }) => ({
      id,
      username,
      createdAt: created_at,
      lastUsedAt: last_used_at,
      current: id === own,
    }));
  }

  /** Whether there was one. */
  async forget(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#tables
      .deleteFrom('admin_devices')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows) === 1;
  }

  async forgetOld(): Promise<void> {
    await this.#tables
      .deleteFrom('admin_devices')
      .where(({ or, eb }) =>
        or([eb('last_used_at', '<=', this.#longAgo(this.#erasing())), eb('failures', '>=', mostFailures)]),
      )
      .execute();
  }

  async #setFailures(id: string, failures: number | ReturnType<typeof sql<number>>): Promise<void> {
    await this.#tables.updateTable('admin_devices').set({ failures }).where('id', '=', id).execute();
  }

  #longAgo(now = this.#now()): string {
    return new Date(now.getTime() - keptMs).toISOString();
  }
}

/** Where a session begins: notes that a known device was used, or makes a new one known and tells its token once. */
export async function useDevice(
  db: Transaction<Tables>,
  adminId: string,
  at: string,
  known: string | undefined,
): Promise<{ deviceId: string; deviceToken?: string }> {
  if (known !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('admin_devices')
      .set({ last_used_at: at })
      .where('id', '=', known)
      .where('admin_id', '=', adminId)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 1) return { deviceId: known };
  }
  const deviceId = randomUUID();
  const deviceToken = randomBytes(32).toString('base64url');
  await db
    .insertInto('admin_devices')
    .values({
      id: deviceId,
      token_hash: hashOf(deviceToken),
      admin_id: adminId,
      created_at: at,
      last_used_at: at,
    })
    .execute();
  await db
    .deleteFrom('admin_devices')
    .where('admin_id', '=', adminId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('admin_devices')
        .select('id')
        .where('admin_id', '=', adminId)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(mostPerAdmin),
    )
    .where('id', '!=', deviceId)
    .execute();
  return { deviceId, deviceToken };
}

/** Whoever knew the old password may have logged in there. */
export async function forgetDevices(
  db: Transaction<Tables>,
  adminId: string,
  but: string | null = null,
): Promise<void> {
  let devices = db.deleteFrom('admin_devices').where('admin_id', '=', adminId);
  if (but !== null) devices = devices.where('id', '!=', but);
  await devices.execute();
}

/** The token is random and long, so a plain hash of it cannot be turned back. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
