import type { Migration } from '../migration.ts';

export const secretsAndSpentProofs: Migration = {
  name: '0008-secrets-and-spent-proofs',
  async up(db) {
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('spent_proofs')
      .addColumn('salt', 'text', (column) => column.primaryKey().notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('spent_proofs_by_expiry').on('spent_proofs').column('expires_at').execute();
  },
};
