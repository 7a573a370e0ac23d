import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Keys that the server makes for itself and shows to nobody. In the database, so that they outlive a restart and
 * every replica knows the same ones.
 */
export class Secrets {
  readonly #tables: Kysely<Tables>;
  readonly #known = new Map<string, string>();

  constructor(tables: Kysely<Tables>) {
    this.#tables = tables;
  }

  /** The key of this name: 256 random bits, made when first asked for. */
  async get(name: string): Promise<string> {
    const known = this.#known.get(name) ?? (await this.#find(name)) ?? (await this.#make(name));
    this.#known.set(name, known);
    return known;
  }

  async #make(name: string): Promise<string> {
    // Whichever process comes first makes it; the others find theirs refused and take the one that is there.
    await this.#tables
      .insertInto('secrets')
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const made = await this.#find(name);
    if (!made) throw new Error(`The secret ${name} was not kept.`);
    return made;
  }

  async #find(name: string): Promise<string | undefined> {
    const row = await this.#tables
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  }
}
