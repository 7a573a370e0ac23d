import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { newTotpSecret, totpStepOf } from './totp.ts';
import { newTypedCode, typedCodeHash } from './typed-code.ts';

const recoveryCodes = 10;

/** A code from an app on the admin's phone, asked for after the password. */
export class SecondFactors {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date) {
    this.#tables = tables;
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

  /** Takes a code of the app, or a recovery code. Either works once, also when it comes twice at once. */
  async accept(adminId: string, typed: string): Promise<'app' | 'recovery code' | undefined> {
    const digits = typed.replaceAll(/[\s-]/g, '');
    if (/^\d{6}$/.test(digits)) return (await this.#acceptApp(adminId, digits)) ? 'app' : undefined;
    const { numDeletedRows } = await this.#tables
      .deleteFrom('admin_recovery_codes')
      .where('admin_id', '=', adminId)
      .where('code_hash', '=', typedCodeHash(typed))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows) === 1 ? 'recovery code' : undefined;
  }

  async remove(adminId: string): Promise<boolean> {
    return this.#tables.transaction().execute((db) => removeSecondFactor(db, adminId));
  }

  async #acceptApp(adminId: string, code: string): Promise<boolean> {
    const row = await this.#row(adminId);
    const step = row?.confirmed === 1 ? totpStepOf(code, row.secret, this.#now()) : undefined;
    if (step === undefined) return false;
    const { numUpdatedRows } = await this.#tables
      .updateTable('admin_second_factors')
      .set({ last_step: step })
      .where('admin_id', '=', adminId)
      .where('confirmed', '=', 1)
      .where('last_step', '<', step)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) === 1;
  }

  #row(adminId: string) {
    return this.#tables
      .selectFrom('admin_second_factors')
      .selectAll()
      .where('admin_id', '=', adminId)
      .executeTakeFirst();
  }
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
