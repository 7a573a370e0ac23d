import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { newTotpSecret, totpStepOf } from './totp.ts';
import { inTurn } from './turn.ts';
import { newTypedCode, typedCodeHash } from './typed-code.ts';

const recoveryCodes = 10;
const hour = 60 * 60 * 1000;
/** Wrong codes of the app, from devices that nobody knows, after which each further one locks the app's codes … */
const freeWrongCodes = 10;
/** … for an hour, then for twice as long each time, up to a day. */
const longestLockMs = 24 * hour;
/** Wrong codes count until none came for so long. Longer than any lock, or waiting for its end would be a fresh start. */
const wrongCodesCountMs = 7 * 24 * hour;

/** A code from an app on the admin's phone, asked for after the password. */
export class SecondFactors {
  readonly #database: Database;
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#tables = database.tables;
    this.#now = now;
  }

  async isOn(adminId: string): Promise<boolean> {
    return (await this.#row(adminId))?.confirmed === 1;
  }

  /** The secret for the app, which counts once the app has shown a right code. Nothing, where one counts already. */
  async begin(adminId: string): Promise<string | undefined> {
    const secret = newTotpSecret();
    const { numInsertedOrUpdatedRows } = await this.#tables
      .insertInto('admin_second_factors')
      .values({ admin_id: adminId, secret, confirmed: 0, last_step: 0 })
      .onConflict((conflict) =>
        conflict.column('admin_id').doUpdateSet({ secret }).where('admin_second_factors.confirmed', '=', 0),
      )
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows) === 0 ? undefined : secret;
  }

  /** The recovery codes, told here once. Nothing, where the code is wrong or nothing was begun. */
  async confirm(adminId: string, code: string): Promise<string[] | undefined> {
    const row = await this.#row(adminId);
    const step = row?.confirmed === 0 ? totpStepOf(code, row.secret, this.#now()) : undefined;
    if (!row || step === undefined) return undefined;
    const codes = Array.from({ length: recoveryCodes }, newTypedCode);
    return this.#tables.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('admin_second_factors')
        .set({ confirmed: 1, last_step: step })
        .where('admin_id', '=', adminId)
        .where('confirmed', '=', 0)
        .where('secret', '=', row.secret)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) return undefined;
      await db
        .insertInto('admin_recovery_codes')
        .values(codes.map((recovery) => ({ code_hash: typedCodeHash(recovery), admin_id: adminId })))
        .execute();
      return codes;
    });
  }

  /** Until when the app's codes are refused on devices that nobody knows, if they are. */
  async lockedUntil(adminId: string): Promise<Date | undefined> {
    const until = (await this.#row(adminId))?.locked_until ?? '';
    return until > this.#now().toISOString() ? new Date(until) : undefined;
  }

  /**
   * Takes a code of the app, or a recovery code. Either works once, also when it comes twice at once. Six digits can be
   * guessed by whoever has the time, so after some wrong ones they are refused for a while, right or wrong. Recovery
   * codes are too long to be guessed, and always work; so does a known device, which is forgotten when it fails.
   */
  async accept(
    adminId: string,
    typed: string,
    device: 'known' | 'unknown',
  ): Promise<'app' | 'recovery code' | 'wrong' | 'locked'> {
    const digits = typed.replaceAll(/[\s-]/g, '');
    if (/^\d{6}$/.test(digits)) return this.#acceptApp(adminId, digits, device);
    const { numDeletedRows } = await this.#tables
      .deleteFrom('admin_recovery_codes')
      .where('admin_id', '=', adminId)
      .where('code_hash', '=', typedCodeHash(typed))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows) === 1 ? 'recovery code' : 'wrong';
  }

  async remove(adminId: string): Promise<boolean> {
    return this.#tables.transaction().execute((db) => removeSecondFactor(db, adminId));
  }

  #acceptApp(
    adminId: string,
    code: string,
    device: 'known' | 'unknown',
  ): Promise<'app' | 'wrong' | 'locked'> {
    const now = this.#now();
    return inTurn(this.#database, async (db) => {
      const row = await this.#row(adminId, db);
      if (row?.confirmed !== 1) return 'wrong';
      if (device === 'unknown' && row.locked_until > now.toISOString()) return 'locked';
      const step = totpStepOf(code, row.secret, now);
      const right = step !== undefined && step > row.last_step;
      if (!right && device === 'known') return 'wrong';
      await db
        .updateTable('admin_second_factors')
        .set(right ? { last_step: step } : oneMoreWrong(row, now))
        .where('admin_id', '=', adminId)
        .execute();
      return right ? 'app' : 'wrong';
    });
  }

  #row(adminId: string, db: Kysely<Tables> = this.#tables) {
    return db
      .selectFrom('admin_second_factors')
      .selectAll()
      .where('admin_id', '=', adminId)
      .executeTakeFirst();
  }
}

function oneMoreWrong(before: { wrong_codes: number; last_wrong_at: string }, now: Date) {
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const counts = before.last_wrong_at > later(-wrongCodesCountMs);
  const wrongCodes = (counts ? before.wrong_codes : 0) + 1;
  const lockMs = Math.min(longestLockMs, hour * 2 ** (wrongCodes - freeWrongCodes));
  return {
    wrong_codes: wrongCodes,
    last_wrong_at: later(0),
    locked_until: wrongCodes < freeWrongCodes ? '' : later(lockMs),
  };
}

/** For whoever changed the password: those who guessed at the codes had the old one. */
export async function unlockSecondFactor(db: Transaction<Tables>, adminId: string): Promise<void> {
  await db
    .updateTable('admin_second_factors')
    .set({ wrong_codes: 0, last_wrong_at: '', locked_until: '' })
    .where('admin_id', '=', adminId)
    .execute();
}

/** Whether there was one. One that was begun and never confirmed is forgotten as well. */
export async function removeSecondFactor(db: Transaction<Tables>, adminId: string): Promise<boolean> {
  await db.deleteFrom('admin_recovery_codes').where('admin_id', '=', adminId).execute();
  const { confirmed } = (await db
    .deleteFrom('admin_second_factors')
    .where('admin_id', '=', adminId)
    .returning('confirmed')
    .executeTakeFirst()) ?? { confirmed: 0 };
  return confirmed === 1;
}
