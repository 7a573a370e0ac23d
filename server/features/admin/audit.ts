import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What admins did, and when: the action and the id of the thing it was done to, never what stands in it. */
export class AuditTrail {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date) {
    this.#tables = tables;
    this.#now = now;
  }

  /** `action` reads like `post.reply`, `news.create`, `session.begin`. */
  async record(username: string, action: string, what = ''): Promise<void> {
    await this.#tables
      .insertInto('audit_trail')
      .values({ id: randomUUID(), at: this.#now().toISOString(), username, action, what })
      .execute();
  }
}
