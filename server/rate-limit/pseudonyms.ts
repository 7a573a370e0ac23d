import { createHmac } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';

/** As long as the window of the usual limits: in it, one visitor's page asks several times. */
const heldMs = 60_000;
/** So that a flood from ever new addresses can't fill the memory. */
const mostHeld = 1_000;

/**
 * What stands for an address: its hash with a salt. Those of the last minute are held, since hashing costs more than
 * counting does; neither an address nor a salt stays longer, whether or not anybody comes after.
 */
export class Pseudonyms {
  #salt = '';
  readonly #held = new Map<string, string>();
  #forgetting: NodeJS.Timeout | undefined;

  of(address: string, salt: string): string {
    if (salt !== this.#salt || this.#held.size >= mostHeld) this.forget();
    this.#salt = salt;
    const held = this.#held.get(address);
    if (held !== undefined) return held;
    const pseudonym = createHmac('sha256', salt).update(rateLimit.normalizeIP(address)).digest('base64url');
    this.#held.set(address, pseudonym);
    this.#forgetting ??= setTimeout(() => this.forget(), heldMs).unref();
    return pseudonym;
  }

  forget(): void {
    clearTimeout(this.#forgetting);
    this.#forgetting = undefined;
    this.#salt = '';
    this.#held.clear();
  }
}
