import type { Migration } from '../migration.ts';

/** News that admins write. Those that come from the law are not kept: they are in the program. */
export const news: Migration = {
  name: '0012-news',
  async up(db) {
    await db.schema
      .createTable('news')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('urgent', 'integer', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('source_label', 'text')
      .addColumn('source_url', 'text')
      .execute();
    await db.schema.createIndex('news_by_date').on('news').columns(['date', 'id']).execute();
  },
};
