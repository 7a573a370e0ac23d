import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Count, DayKeeper } from './counters.ts';

/**
 * Replicas behind one address count together, in tables that PostgreSQL never writes to its log. Whoever reads both
 * tables could try out all addresses; with a secret that is kept elsewhere, what they hold tells nothing by itself.
 */
export class PostgresKeeper implements DayKeeper {
  readonly #tables: Kysely<Tables>;
  readonly #secret: string | undefined;
  #known: { day: string; salt: string } | undefined;

  constructor(tables: Kysely<Tables>, secret?: string) {
    this.#tables = tables;
    this.#secret = secret;
  }

  async saltOf(day: string): Promise<string> {
    if (this.#known?.day === day) return this.#known.salt;
    // Whichever replica comes first makes the salt; the others find it.
    await this.#tables
      .insertInto('rate_limit_salts')
      .values({ day, salt: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const kept = await this.#tables
      .selectFrom('rate_limit_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    const salt = this.#secret
      ? createHmac('sha256', this.#secret).update(kept.salt).digest('base64url')
      : kept.salt;
    this.#known = { day, salt };
    return salt;
  }

  async hit(day: string, counter: string, now: number, windowEnds: number, times = 1): Promise<Count> {
    const over = sql<boolean>`rate_limit_counts.window_ends <= ${now}`;
    const counted = this.#tables
      .insertInto('rate_limit_counts')
      .values({ day, counter, hits: times, window_ends: windowEnds })
      .onConflict((conflict) =>
        conflict.columns(['day', 'counter']).doUpdateSet({
          hits: sql<number>`case when ${over} then excluded.hits else rate_limit_counts.hits + excluded.hits end`,
          window_ends: sql<number>`case when ${over} then excluded.window_ends else rate_limit_counts.window_ends end`,
        }),
      )
      .returning(['hits', 'window_ends'])
      .executeTakeFirstOrThrow();
    const row = await counted.catch((error: unknown) => {
      // PostgreSQL empties these tables when it crashes: the salt that is known here may not be everybody's any more.
      this.#known = undefined;
      throw error;
    });
    return { hits: row.hits, windowEnds: row.window_ends };
  }

  async eraseBefore(day: string): Promise<void> {
    if (this.#known && this.#known.day < day) this.#known = undefined;
    await this.#tables.deleteFrom('rate_limit_counts').where('day', '<', day).execute();
    await this.#tables.deleteFrom('rate_limit_salts').where('day', '<', day).execute();
  }
}
