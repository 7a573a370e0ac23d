import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type CreatedAssessment,
  type KeptAssessment,
  type SealedAssessment,
  sharedForDays,
  sharedIdPattern,
} from '@openslate/contract/shared-assessment.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const day = 24 * 60 * 60 * 1000;
/** For so long after its end, whoever opens a link is told that it expired, rather than that there is none. */
const rememberedDays = 30;

export type Found = { kind: 'kept'; kept: KeptAssessment } | { kind: 'expired' } | { kind: 'unknown' };
export type Deletion = 'deleted' | 'wrong_key' | 'unknown';

/** Results that people share by a link. They come sealed, and the key to them never comes here. */
export class SharedAssessments {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date) {
    this.#tables = tables;
    this.#now = now;
  }

  async keep({ version, iv, ciphertext }: SealedAssessment): Promise<CreatedAssessment> {
    const id = randomBytes(16).toString('base64url');
    const deleteKey = randomBytes(24).toString('base64url');
    const expiresAt = this.#daysFromNow(sharedForDays);
    await this.#tables
      .insertInto('shared_assessments')
      .values({
        id,
        version,
        iv,
        ciphertext,
        delete_key_hash: hashOf(deleteKey).toString('base64url'),
        expires_at: expiresAt,
      })
      .execute();
    return { id, deleteKey, expiresAt };
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
    await this.#tables.deleteFrom('shared_assessments').where('id', '=', id).execute();
    return 'deleted';
  }

  /** Erases what expired links showed, and in time that there were such links. */
  async sweep(): Promise<void> {
    await this.#tables
      .deleteFrom('shared_assessments')
      .where('expires_at', '<=', this.#daysFromNow(-rememberedDays))
      .execute();
    await this.#tables
      .updateTable('shared_assessments')
      .set({ iv: '', ciphertext: '' })
      .where('expires_at', '<=', this.#daysFromNow(0))
      .where('ciphertext', '!=', '')
      .execute();
  }

  async #row(id: string) {
    // What is not made like an id of ours is not worth a query, and might hold what a database refuses.
    if (!sharedIdPattern.test(id)) return undefined;
    return this.#tables.selectFrom('shared_assessments').selectAll().where('id', '=', id).executeTakeFirst();
  }

  #daysFromNow(days: number): string {
    return new Date(this.#now().getTime() + days * day).toISOString();
  }
}

/** The key is random and long, so a plain hash of it cannot be turned back. */
function hashOf(deleteKey: string): Buffer {
  return createHash('sha256').update(deleteKey).digest();
}
