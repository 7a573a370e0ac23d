import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type CreatedAssessment,
  type KeptAssessment,
  type SealedAssessment,
  sharedForDays,
  sharedIdPattern,
  sharedIdSource,
} from '@openslate/contract/shared-assessment.ts';
import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type SqlBool,
  sql,
} from 'kysely';
import type { Tables } from '../../database/tables.ts';

const day = 24 * 60 * 60 * 1000;
/** For so long after its end, whoever opens a link is told that it expired, rather than that there is none. */
const rememberedDays = 30;

export type Found = { kind: 'kept'; kept: KeptAssessment } | { kind: 'expired' } | { kind: 'unknown' };
type Those = (row: ExpressionBuilder<Tables, 'shared_assessments'>) => Expression<SqlBool>;
export type Deletion = 'deleted' | 'wrong_key' | 'unknown';

/** Results that people share by a link. They come sealed, and the key to them never comes here. */
export class SharedAssessments {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;
  readonly #erasing: () => Date;
  readonly #mostBytes: number;

  constructor(tables: Kysely<Tables>, now: () => Date, mostBytes: number, erasing = now) {
    this.#tables = tables;
    this.#now = now;
    this.#erasing = erasing;
    this.#mostBytes = mostBytes;
  }

  /** Where there is no room left, what has expired makes some first. */
  async keep(sealed: SealedAssessment, key?: string): Promise<CreatedAssessment | 'no_room'> {
    const id = key === undefined ? randomBytes(16).toString('base64url') : idOf(key);
    // Of a try that was kept and not answered. Nobody but whoever made it knows the key.
    await this.#delete(id);
    const deleteKey = randomBytes(24).toString('base64url');
    const row = {
      ...sealed,
      id,
      delete_key_hash: hashOf(deleteKey).toString('base64url'),
      expires_at: this.#daysFromNow(sharedForDays),
    };
    if (!(await this.#insert(row))) {
      await this.sweep();
      if (!(await this.#insert(row))) return 'no_room';
    }
    return { id: row.id, deleteKey, expiresAt: row.expires_at };
  }

  async find(id: string): Promise<Found> {
    const row = await this.#row(id);
    if (!row) return { kind: 'unknown' };
    if (row.expires_at <= this.#daysFromNow(0)) return { kind: 'expired' };
    const { version, iv, ciphertext, expires_at: expiresAt } = row;
    return { kind: 'kept', kept: { version, iv, ciphertext, expiresAt } };
  }

  async delete(id: string, deleteKey: string): Promise<Deletion> {
    const row = await this.#row(id);
    if (!row) return 'unknown';
    if (!timingSafeEqual(hashOf(deleteKey), Buffer.from(row.delete_key_hash, 'base64url')))
      return 'wrong_key';
    await this.#delete(id);
    return 'deleted';
  }

  /** Erases what expired links showed, and in time that there were such links. */
  async sweep(): Promise<void> {
    // What is weighed is what is erased, also if a moment passes between the two.
    const now = this.#erasing();
    const [forgotten, expired] = [this.#daysFromNow(-rememberedDays, now), this.#daysFromNow(0, now)];
    await this.#lighten(
      (row) => row('expires_at', '<=', forgotten),
      (db, those) => db.deleteFrom('shared_assessments').where(those),
    );
    await this.#lighten(
      (row) => row.and([row('expires_at', '<=', expired), row('ciphertext', '!=', '')]),
      (db, those) => db.updateTable('shared_assessments').set({ iv: '', ciphertext: '' }).where(those),
    );
  }

  /** Whether there was room. Whoever adds to the weight waits its turn, so no two take the same room. */
  #insert(row: Insertable<Tables['shared_assessments']>): Promise<boolean> {
    const bytes = row.ciphertext.length;
    return this.#tables.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('shared_weight')
        .set((each) => ({ bytes: each('bytes', '+', bytes) }))
        .where('bytes', '<=', this.#mostBytes - bytes)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await db.insertInto('shared_assessments').values(row).execute();
      return true;
    });
  }

  #delete(id: string): Promise<void> {
    return this.#lighten(
      (row) => row('id', '=', id),
      (db, those) => db.deleteFrom('shared_assessments').where(those),
    );
  }

  /** Takes something away, and its weight. Whoever does so holds the row of the weight first: nothing counts twice. */
  async #lighten(
    those: Those,
    erase: (db: Kysely<Tables>, those: Those) => { execute: () => Promise<unknown> },
  ): Promise<void> {
    // Most sweeps find nothing, and should write nothing.
    const some = this.#tables.selectFrom('shared_assessments').select('id').where(those).limit(1);
    if (!(await some.executeTakeFirst())) return;
    await this.#tables.transaction().execute(async (db) => {
      await db
        .updateTable('shared_weight')
        .set((each) => ({ bytes: each.ref('bytes') }))
        .execute();
      const { bytes } = await db
        .selectFrom('shared_assessments')
        .select(sql<number>`coalesce(sum(length(ciphertext)), 0)`.as('bytes'))
        .where(those)
        .executeTakeFirstOrThrow();
      await erase(db, those).execute();
      await db
        .updateTable('shared_weight')
        .set((each) => ({ bytes: each('bytes', '-', Number(bytes)) }))
        .execute();
    });
  }

  async #row(id: string) {
    // What is not made like an id of ours is not worth a query, and might hold what a database refuses.
    if (!sharedIdPattern.test(id)) return undefined;
    return this.#tables.selectFrom('shared_assessments').selectAll().where('id', '=', id).executeTakeFirst();
  }

  #daysFromNow(days: number, now = this.#now()): string {
    return new Date(now.getTime() + days * day).toISOString();
  }
}

function idOf(key: string): string {
  return hashOf(sharedIdSource(key)).subarray(0, 16).toString('base64url');
}

/** The key is random and long, so a plain hash of it cannot be turned back. */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
