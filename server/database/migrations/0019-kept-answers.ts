import type { Migration } from '../migration.ts';

/**
 * What was answered to requests that must not be done twice, for some days. The key of a request is kept as a hash, its
 * body as a mark that only the key makes, and the answer sealed with the key: whoever reads the table learns nothing.
 */
export const keptAnswers: Migration = {
  name: '0019-kept-answers',
  async up(db) {
    await db.schema
      .createTable('kept_answers')
      .addColumn('key_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('body_mark', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('answer', 'text')
      .execute();
    await db.schema.createIndex('kept_answers_by_time').on('kept_answers').column('begun_at').execute();
  },
};
