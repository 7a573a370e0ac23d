import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Reports can hide a post until an admin looks; and admins go through many posts at once, by when they were written. */
export const hiddenByReports: Migration = {
  name: '0016-hidden-by-reports',
  async up(db) {
    await db.schema
      .alterTable('posts')
      .addColumn('reviewed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('posts').addColumn('hidden_at', 'text').execute();
    await db.schema
      .alterTable('post_reports')
      .addColumn('proven', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('posts_by_time').on('posts').column('created_at').execute();
    await sql`create index posts_hidden on posts (hidden_at) where hidden_at is not null`.execute(db);
  },
};
