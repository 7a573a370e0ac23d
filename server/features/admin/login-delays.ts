import { createHmac } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Secrets } from '../../database/secrets.ts';
import type { Tables } from '../../database/tables.ts';

const second = 1000;
/** Fingers slip. */
const freeFailures = 3;
const longestMs = 60 * second;
/** Failures count until nothing has failed for so long. */
const rememberedMs = 60 * 60 * second;
/** Any number that no other lock has. */
const guessesLock = 20_241_117;

/** What became of an attempt. Until it is told, the attempt counts as failed, so that guesses sent at once don't all pass. */
export type Attempt = {
  /** Neither a failure nor a success: there is more to ask. */
  unfinished(): Promise<void>;
  succeeded(): Promise<void>;
};

/** How long to wait for each of what was asked about, in milliseconds. */
export type Waits = { waits: Map<string, number> };

/**
 * After three failures each further guess has to wait: a second, then twice as long each time, up to a minute. Counted
 * in the database, so that replicas count together and a restart forgets nothing. To be told to wait, rather than be
 * kept waiting, leaves no connections open for an attacker to pile up.
 */
export class LoginDelays {
  readonly #database: Database;
  readonly #secrets: Secrets;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor(database: Database, secrets: Secrets, now: () => Date, erasing = now) {
    this.#database = database;
    this.#secrets = secrets;
    this.#now = now;
    this.#erasing = erasing;
  }

  /** An attempt that may be made now, counted under all of `counted`; or how long to wait for those of `heldBy`. */
  async begin(counted: readonly string[], heldBy: readonly string[] = counted): Promise<Attempt | Waits> {
    const keyOf = await this.#hashing();
    const now = this.#now().getTime();
    const keys = counted.map(keyOf);
    const waits = await this.#inTurn(async (db) => {
      await db.deleteFrom('login_failures').where('forget_at', '<=', this.#erasing().getTime()).execute();
      const known = await failuresIn(db, [...new Set([...keys, ...heldBy.map(keyOf)])], now);
      const held = heldBy.map((name) => [name, (known.get(keyOf(name))?.wait_until ?? 0) - now] as const);
      if (held.some(([, waitMs]) => waitMs > 0)) return new Map(held);
      for (const key of keys) await keep(db, key, (known.get(key)?.count ?? 0) + 1, now);
      return undefined;
    });
    if (waits) return { waits };
    return {
      unfinished: () => this.#inTurn((db) => takeBack(db, keys)),
      succeeded: () =>
        this.#inTurn(async (db) => {
          await db.deleteFrom('login_failures').where('key', 'in', keys).execute();
        }),
    };
  }

  /** How many failures count under this name. */
  async failures(name: string): Promise<number> {
    const key = (await this.#hashing())(name);
    const known = await failuresIn(this.#database.tables, [key], this.#now().getTime());
    return known.get(key)?.count ?? 0;
  }

  async forgetOld(): Promise<void> {
    await this.#database.tables
      .deleteFrom('login_failures')
      .where('forget_at', '<=', this.#erasing().getTime())
      .execute();
  }

  /** What is typed as a name may be a password in the wrong field, so the database holds none of it. */
  async #hashing(): Promise<(name: string) => string> {
    const key = await this.#secrets.get('login-failures');
    return (name) => createHmac('sha256', key).update(name).digest('base64url');
  }

  /** One after the other, on all replicas: two guesses at once must not both find that nothing failed yet. */
  #inTurn<Result>(change: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    const { tables, engine } = this.#database;
    return tables.transaction().execute(async (db) => {
      if (engine === 'PostgreSQL')
        await sql`select pg_advisory_xact_lock(${sql.lit(guessesLock)})`.execute(db);
      return change(db);
    });
  }
}

type Failures = Tables['login_failures'];

async function failuresIn(
  db: Kysely<Tables>,
  keys: readonly string[],
  now: number,
): Promise<Map<string, Failures>> {
  const rows = await db
    .selectFrom('login_failures')
    .selectAll()
    .where('key', 'in', keys)
    .where('forget_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

async function keep(db: Kysely<Tables>, key: string, count: number, now: number): Promise<void> {
  const waitMs = count < freeFailures ? 0 : Math.min(longestMs, second * 2 ** (count - freeFailures));
  const failures = { count, wait_until: now + waitMs, forget_at: now + rememberedMs };
  await db
    .insertInto('login_failures')
    .values({ key, ...failures })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(failures))
    .execute();
}

async function takeBack(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ count: sql<number>`count - 1`, wait_until: 0 })
    .where('key', 'in', keys)
    .execute();
}
