import type { Migration } from '../migration.ts';

/** What people share, sealed in their browsers. Nothing in a row tells who made it or what it says. */
export const sharedAssessments: Migration = {
  name: '0003-shared-assessments',
  async up(db) {
    await db.schema
      .createTable('shared_assessments')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('iv', 'text', (column) => column.notNull())
      .addColumn('ciphertext', 'text', (column) => column.notNull())
      .addColumn('delete_key_hash', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('shared_assessments_by_expiry')
      .on('shared_assessments')
      .column('expires_at')
      .execute();
  },
};
