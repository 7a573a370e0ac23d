import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { AdminAccount } from '@openslate/contract/admin.ts';
import { defaultDisplayName } from '@openslate/contract/admin-limits.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { forgetDevices } from './devices.ts';
import { unlockSecondFactor } from './second-factors.ts';
import { inTurn } from './turn.ts';
import { typedCodeHash } from './typed-code.ts';

/** An account as the login needs it. */
export type Admin = { id: string; username: string; passwordHash: string; disabled: boolean };
type NewAdmin = { username: string; passwordHash: string; displayName?: string | undefined };

/** The accounts of those who run the site. Usernames come in the form the contract brings them into. */
export class Admins {
  readonly #database: Database;
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#tables = database.tables;
    this.#now = now;
  }

  /** Disabled ones count: a site whose admins are locked out is recovered by them, not set up by somebody else. */
  exist(): Promise<boolean> {
    return exist(this.#tables);
  }

  /** From now on, whoever knows this code may make the first admin. */
  async acceptSetupCode(code: string): Promise<void> {
    await this.#tables
      .insertInto('admin_setup_codes')
      .values({ code_hash: typedCodeHash(code) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async isSetupCode(typed: string): Promise<boolean> {
    const hash = Buffer.from(typedCodeHash(typed));
    const rows = await this.#tables.selectFrom('admin_setup_codes').selectAll().execute();
    return rows.filter((row) => timingSafeEqual(hash, Buffer.from(row.code_hash))).length > 0;
  }

  /** Nothing, where somebody else was first. */
  addFirst(admin: NewAdmin): Promise<Admin | undefined> {
    return inTurn(this.#database, async (db) => ((await exist(db)) ? undefined : this.#add(db, admin)));
  }

  /** Nothing, where the name is taken. */
  add(admin: NewAdmin): Promise<Admin | undefined> {
    return inTurn(this.#database, (db) => this.#add(db, admin));
  }

  async named(username: string): Promise<Admin | undefined> {
    const row = await this.#tables
      .selectFrom('admins')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirst();
    return row && adminOf(row);
  }

  async withId(id: string): Promise<Admin | undefined> {
    const row = await this.#tables.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst();
    return row && adminOf(row);
  }

  /** Oldest first. */
  async list(): Promise<AdminAccount[]> {
    const rows = await this.#tables
      .selectFrom('admins')
      .leftJoin('admin_second_factors', 'admin_second_factors.admin_id', 'admins.id')
      .select(['admins.id', 'username', 'display_name', 'created_at', 'disabled', 'confirmed'])
      .orderBy('created_at')
      .orderBy('admins.id')
      .execute();
    return rows.map(({ id, username, display_name, created_at, disabled, confirmed }) => ({
      id,
      username,
      displayName: display_name ?? defaultDisplayName,
      createdAt: created_at,
      disabled: disabled === 1,
      secondFactor: confirmed === 1,
    }));
  }

  /** Shown below all replies of this admin, those written before as well. */
  async setDisplayName(id: string, displayName: string): Promise<void> {
    await this.#tables
      .updateTable('admins')
      .set({ display_name: displayName })
      .where('id', '=', id)
      .execute();
  }

  /** Whether somebody logs in with this name, however it is written: it would be one half of what opens the site. */
  async isLoginName(name: string): Promise<boolean> {
    const rows = await this.#tables.selectFrom('admins').select('username').execute();
    return rows.some(({ username }) => readsTheSame(username, name));
  }

  /** Whoever is disabled is logged out everywhere. `sparing` keeps the last one who can still log in. */
  setDisabled(id: string, disabled: boolean, sparing: 'the last' | 'none'): Promise<'done' | 'last'> {
    return inTurn(this.#database, async (db) => {
      if (disabled && sparing === 'the last') {
        const others = db.selectFrom('admins').select('id').where('disabled', '=', 0).where('id', '!=', id);
        if (!(await others.executeTakeFirst())) return 'last';
      }
      await db
        .updateTable('admins')
        .set({ disabled: disabled ? 1 : 0 })
        .where('id', '=', id)
        .execute();
      if (disabled) {
        await db.deleteFrom('admin_sessions').where('admin_id', '=', id).execute();
        await db.deleteFrom('admin_rescues').where('admin_id', '=', id).execute();
        await forgetDevices(db, id);
      }
      return 'done';
    });
  }

  /**
   * Ends all other sessions of this admin, and forgets all other devices: whoever knew the old password may have begun
   * them. Whoever guessed at the second factor can do so no longer, so its codes work again.
   */
  setPassword(
    id: string,
    passwordHash: string,
    own: { sessionId: string; deviceId: string | null },
  ): Promise<void> {
    return inTurn(this.#database, async (db) => {
      await db.updateTable('admins').set({ password_hash: passwordHash }).where('id', '=', id).execute();
      await db
        .deleteFrom('admin_sessions')
        .where('admin_id', '=', id)
        .where('id', '!=', own.sessionId)
        .execute();
      await db.deleteFrom('admin_rescues').where('admin_id', '=', id).execute();
      await forgetDevices(db, id, own.deviceId);
      await unlockSecondFactor(db, id);
    });
  }

  async #add(
    db: Transaction<Tables>,
    { username, passwordHash, displayName }: NewAdmin,
  ): Promise<Admin | undefined> {
    const id = randomUUID();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('admins')
      .values({
        id,
        username,
        password_hash: passwordHash,
        created_at: this.#now().toISOString(),
        disabled: 0,
        display_name: displayName ?? null,
      })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) === 0) return undefined;
    await db.deleteFrom('admin_setup_codes').execute();
    return { id, username, passwordHash, disabled: false };
  }
}

/** Letters and digits alone, in small letters: `Ann Lee` gives `ann.lee` away. */
export function readsTheSame(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

async function exist(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('admins').select('id').limit(1).executeTakeFirst()) !== undefined;
}

function adminOf(row: Tables['admins']): Admin {
  return {
    id: row.id,
    username: row.username,
    passwordHash: row.password_hash,
    disabled: row.disabled === 1,
  };
}
