import type { Migration } from '../migration.ts';

/** A message about a mistake in the law knows which way or rule it is about, and what page says otherwise. */
export const mistakesInTheLaw: Migration = {
  name: '0021-mistakes-in-the-law',
  async up(db) {
    await db.schema.alterTable('contact_messages').addColumn('about', 'text').execute();
    await db.schema.alterTable('contact_messages').addColumn('source', 'text').execute();
  },
};
