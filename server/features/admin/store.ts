import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export class Admins {
  readonly #tables: Kysely<Tables>;

  constructor(tables: Kysely<Tables>) {
    this.#tables = tables;
  }

  /** Disabled ones count: a site whose admins are locked out is recovered by them, not set up by somebody else. */
  async exist(): Promise<boolean> {
    const first = await this.#tables.selectFrom('admins').select('id').limit(1).executeTakeFirst();
    return first !== undefined;
  }
}
