import { createHash, createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Processes } from '../database/processes.ts';
import type { Tables } from '../database/tables.ts';
import { opened, sealed } from './sealed-answer.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;
/** A browser without a network keeps what it could not send for up to six days (contract/sync-queue.ts). */
const keptMs = 7 * day;
/** A request that is not answered after so long was cut short, whatever became of its process. */
const longestMs = 30 * second;

/** A request that nobody else does meanwhile, until it is finished or given up. */
export type Claim = { readonly keyHash: string; readonly key: string; readonly begunAt: string };
export type Answer = { readonly status: number; readonly body: string };
export type Begun =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'underway' }
  | { readonly kind: 'another_body' };

/** What was answered to requests with a key, so that a repeat is told the same and nothing is done twice. */
export class KeptAnswers {
  readonly #tables: Kysely<Tables>;
  readonly #processes: Processes;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor({ tables, processes }: Database, now: () => Date, erasing = now) {
    this.#tables = tables;
    this.#processes = processes;
    this.#now = now;
    this.#erasing = erasing;
  }

  /** `what` is the route: a key names one thing that is done there, and nothing elsewhere. */
  async begin(what: string, key: string, body: unknown): Promise<Begun> {
    await this.forgetOld();
    const claim = { keyHash: hashOf(`${what} ${key}`), key, begunAt: this.#now().toISOString() };
    const mark = markOf(body, key);
    const inserted = await this.#tables
      .insertInto('kept_answers')
      .values({
        key_hash: claim.keyHash,
        body_mark: mark,
        begun_at: claim.begunAt,
        claimed_by: this.#processes.own,
        status: null,
        answer: null,
      })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .returning('key_hash')
      .executeTakeFirst();
    if (inserted) return { kind: 'claimed', claim };

    const row = await this.#tables
      .selectFrom('kept_answers')
      .selectAll()
      .where('key_hash', '=', claim.keyHash)
      .executeTakeFirst();
    // Given up this moment: whoever asks again may do it.
    if (!row) return { kind: 'underway' };
    if (row.body_mark !== mark) return { kind: 'another_body' };
    if (row.status !== null)
      return { kind: 'answered', answer: { status: row.status, body: opened(row.answer ?? '', claim) } };
    return this.#takeOver(claim, row);
  }

  async finish(claim: Claim, { status, body }: Answer): Promise<void> {
    await this.#tables
      .updateTable('kept_answers')
      // From here on the day will do: to the second, it could be held against a provider's log.
      .set({ status, answer: sealed(body, claim), begun_at: this.#today() })
      .where('key_hash', '=', claim.keyHash)
      .where('begun_at', '=', claim.begunAt)
      .execute();
  }

  /** It was refused or failed: a repeat is looked at anew. */
  async giveUp({ keyHash, begunAt }: Claim): Promise<void> {
    await this.#tables
      .deleteFrom('kept_answers')
      .where('key_hash', '=', keyHash)
      .where('begun_at', '=', begunAt)
      .where('status', 'is', null)
      .execute();
  }

  async forgetOld(): Promise<void> {
    const oldest = new Date(this.#erasing().getTime() - keptMs).toISOString();
    await this.#tables.deleteFrom('kept_answers').where('begun_at', '<=', oldest).execute();
  }

  async #takeOver(
    claim: Claim,
    { begun_at: begunAt, claimed_by: by }: { begun_at: string; claimed_by: string },
  ): Promise<Begun> {
    const cutShort = begunAt <= this.#before(longestMs) || !(await this.#isAlive(by));
    if (!cutShort) return { kind: 'underway' };
    const taken = await this.#tables
      .updateTable('kept_answers')
      .set({ begun_at: claim.begunAt, claimed_by: this.#processes.own })
      .where('key_hash', '=', claim.keyHash)
      .where('begun_at', '=', begunAt)
      .where('claimed_by', '=', by)
      .where('status', 'is', null)
      .returning('key_hash')
      .executeTakeFirst();
    return taken ? { kind: 'claimed', claim } : { kind: 'underway' };
  }

  async #isAlive(process: string): Promise<boolean> {
    if (process === this.#processes.own || process === '') return true;
    return this.#processes.isAlive(process);
  }

  #today(): string {
    return `${this.#now().toISOString().slice(0, 10)}T00:00:00.000Z`;
  }

  #before(ms: number): string {
    return new Date(this.#now().getTime() - ms).toISOString();
  }
}

/** Of random keys, which cannot be guessed back. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Made with the key, or short messages could be guessed from it. A proof of work is another one with each try. */
function markOf(body: unknown, key: string): string {
  const text = JSON.stringify(body, (name, value) => (name === 'recaptchaToken' ? undefined : value)) ?? '';
  return createHmac('sha256', key).update(text).digest('base64url');
}
