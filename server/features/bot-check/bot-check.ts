import { Challenge, ProofOfWork } from '@openslate/contract/bot-check.ts';
import type { BotCheckAction } from '@openslate/contract/forum.ts';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import type { Secrets } from '../../database/secrets.ts';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';

const validMs = 10 * 60 * 1000;

/**
 * The browser tries numbers up to one that only we know, and each try costs it `iterations` rounds of SHA-256: 400,000
 * rounds on average, which is about a second on one core of a cheap phone from 2016, and a tenth on a laptop. We pay
 * for a single try when we make the puzzle, and for none when we check the answer.
 */
const iterations = 5_000;
const fewestTries = 40;
const mostTries = 120;

/** Shows that a browser took some trouble: ALTCHA's proof of work, made and checked here, with no third party. */
export class BotCheck {
  readonly #tables: Kysely<Tables>;
  readonly #secrets: Secrets;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor(tables: Kysely<Tables>, secrets: Secrets, now: () => Date, erasing = now) {
    this.#tables = tables;
    this.#secrets = secrets;
    this.#now = now;
    this.#erasing = erasing;
  }

  /** `hardness`: how many times as many tries as usual. */
  async challenge(action: BotCheckAction, hardness = 1): Promise<Challenge> {
    const expiresAt = new Date(this.#now().getTime() + validMs).toISOString();
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: iterations,
      counter: randomInt(mostTries * hardness, fewestTries * hardness),
      deriveKey,
      // With the data rather than in the library's own field, which it compares with a clock that tests can't set.
      data: { action, expiresAt },
      ...(await this.#keys()),
    });
    return Challenge.parse(challenge);
  }

  /**
   * Whether what a browser sent proves its work, for this action and for the first time. A browser that could not get
   * a puzzle or solve it sends nothing, and what that means is for the caller to say; a proof that is not good is
   * refused. Checking a proof spends it, whatever becomes of the request.
   */
  async check(token: string | null | undefined, action: BotCheckAction): Promise<'passed' | 'absent'> {
    return (await this.checkFor(token, [action])) === 'absent' ? 'absent' : 'passed';
  }

  /** The same where a proof for any of several actions will do; tells which it was for. */
  async checkFor(
    token: string | null | undefined,
    actions: readonly BotCheckAction[],
  ): Promise<BotCheckAction | 'absent'> {
    if (!token) return 'absent';
    const proof = readProof(token);
    if (!proof) throw refused();
    const { salt, data } = proof.challenge.parameters;
    const { verified } = await verifySolution({ ...proof, deriveKey, ...(await this.#keys()) });
    if (!verified || !actions.includes(data.action)) throw refused();
    if (data.expiresAt <= this.#now().toISOString()) throw expired();
    if (!(await this.#spend(salt, data.expiresAt))) throw refused();
    return data.action;
  }

  async forgetExpired(): Promise<void> {
    await this.#tables
      .deleteFrom('spent_proofs')
      .where('expires_at', '<=', this.#erasing().toISOString())
      .execute();
  }

  /** False where it was spent before, on this replica or another. */
  async #spend(salt: string, expiresAt: string): Promise<boolean> {
    await this.forgetExpired();
    const { numInsertedOrUpdatedRows } = await this.#tables
      .insertInto('spent_proofs')
      .values({ salt, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('salt').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async #keys() {
    return {
      hmacSignatureSecret: await this.#secrets.get('bot-check-challenge'),
      hmacKeySignatureSecret: await this.#secrets.get('bot-check-key'),
    };
  }
}

function readProof(token: string): ProofOfWork | undefined {
  try {
    const result = ProofOfWork.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

function refused(): Refusal {
  return new Refusal(
    400,
    'bot_check_failed',
    'We could not check that you are not a robot. Nothing is lost: please send it again.',
  );
}

function expired(): Refusal {
  return new Refusal(
    400,
    'bot_check_failed',
    'The check that you are not a robot is more than 10 minutes old. Nothing is lost: please send it again.',
  );
}
