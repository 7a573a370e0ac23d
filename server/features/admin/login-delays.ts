import { createHmac, randomBytes } from 'node:crypto';

const second = 1000;
/** Fingers slip. */
const freeFailures = 3;
const longestMs = 60 * second;
/** Failures count until nothing has failed for so long. */
const rememberedMs = 60 * 60 * second;
/** So that a flood of names can't fill the memory. */
const mostKept = 10_000;

type Failures = { count: number; waitUntil: number; forgetAt: number };

/** What became of an attempt. Until it is told, the attempt counts as failed, so that guesses sent at once don't all pass. */
export type Attempt = {
  /** Neither a failure nor a success: there is more to ask. */
  unfinished(): void;
  succeeded(): void;
};

/**
 * After three failures each further guess has to wait: a second, then twice as long each time, up to a minute. Counted by
 * account and by visitor, in memory; names that don't exist wait the same. To be told to wait, rather than be kept
 * waiting, leaves no connections open for an attacker to pile up.
 */
export class LoginDelays {
  readonly #now: () => Date;
  readonly #failures = new Map<string, Failures>();
  readonly #familiar = new Map<string, true>();
  /** What is typed as a name may be a password in the wrong field, so the memory holds none of it. */
  readonly #key = randomBytes(32);

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** An attempt that may be made now, or how long to wait for it. */
  begin(username: string, visitor: string): Attempt | { waitMs: number } {
    const account = `account ${createHmac('sha256', this.#key).update(username).digest('base64url')}`;
    const address = `address ${visitor}`;
    const pair = `${account} ${visitor}`;
    // Else a stranger, by failing all day long, could keep an admin out.
    const waited = this.#familiar.has(pair) ? [address] : [account, address];
    const waitMs = Math.max(...waited.map((key) => this.#waitMs(key)));
    if (waitMs > 0) return { waitMs };
    this.#fail(account);
    this.#fail(address);
    return {
      unfinished: () => {
        this.#takeBack(account);
        this.#takeBack(address);
      },
      succeeded: () => {
        this.#failures.delete(account);
        this.#failures.delete(address);
        keep(this.#familiar, pair, true);
      },
    };
  }

  #waitMs(key: string): number {
    const known = this.#failures.get(key);
    return known ? Math.max(0, known.waitUntil - this.#now().getTime()) : 0;
  }

  #fail(key: string): void {
    const now = this.#now().getTime();
    const known = this.#failures.get(key);
    const count = (known && known.forgetAt > now ? known.count : 0) + 1;
    const waitMs = count < freeFailures ? 0 : Math.min(longestMs, second * 2 ** (count - freeFailures));
    keep(this.#failures, key, { count, waitUntil: now + waitMs, forgetAt: now + rememberedMs });
  }

  #takeBack(key: string): void {
    const known = this.#failures.get(key);
    if (!known) return;
    known.count -= 1;
    known.waitUntil = 0;
  }
}

/** The oldest make room for the newest. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= mostKept) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
