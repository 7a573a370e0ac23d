import type { AdminIdentity } from '@openslate/contract/admin.ts';
import type { Database } from '../../database/database.ts';
import { forgetDevices } from './devices.ts';
import { removeSecondFactor } from './second-factors.ts';
import { inTurn } from './turn.ts';
import { newTypedCode, typedCodeHash } from './typed-code.ts';

const validMs = 15 * 60 * 1000;

/** The way back for an admin who lost the password or the phone: a code that somebody with a shell made for them. */
export class Rescues {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor(database: Database, now: () => Date, erasing = now) {
    this.#database = database;
    this.#now = now;
    this.#erasing = erasing;
  }

  /** The code is told here once. An earlier one for the same admin no longer works. */
  async begin(adminId: string): Promise<{ code: string; expiresAt: string }> {
    const code = newTypedCode();
    const expiresAt = new Date(this.#now().getTime() + validMs).toISOString();
    const row = { code_hash: typedCodeHash(code), expires_at: expiresAt };
    await this.#database.tables
      .insertInto('admin_rescues')
      .values({ admin_id: adminId, ...row })
      .onConflict((conflict) => conflict.column('admin_id').doUpdateSet(row))
      .execute();
    return { code, expiresAt };
  }

  /** Whose code this is, while it works. */
  find(typed: string): Promise<AdminIdentity | undefined> {
    return this.#database.tables
      .selectFrom('admin_rescues')
      .innerJoin('admins', 'admins.id', 'admin_rescues.admin_id')
      .select(['admins.id', 'admins.username'])
      .where('code_hash', '=', typedCodeHash(typed))
      .where('expires_at', '>', this.#now().toISOString())
      .where('disabled', '=', 0)
      .executeTakeFirst();
  }

  /**
   * Sets the password and ends all sessions. The second factor goes too: whoever needs this has often lost the phone
   * with it. Of several who come with the same code at once, one is let in.
   */
  redeem(typed: string, adminId: string, passwordHash: string): Promise<boolean> {
    return inTurn(this.#database, async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('admin_rescues')
        .where('code_hash', '=', typedCodeHash(typed))
        .where('admin_id', '=', adminId)
        .where('expires_at', '>', this.#now().toISOString())
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) === 0) return false;
      await db.updateTable('admins').set({ password_hash: passwordHash }).where('id', '=', adminId).execute();
      await db.deleteFrom('admin_sessions').where('admin_id', '=', adminId).execute();
      await forgetDevices(db, adminId);
      await removeSecondFactor(db, adminId);
      return true;
    });
  }

  async forgetExpired(): Promise<void> {
    await this.#database.tables
      .deleteFrom('admin_rescues')
      .where('expires_at', '<=', this.#erasing().toISOString())
      .execute();
  }
}
