import type { Migration } from '../migration.ts';

/** What admins did. The name is copied, so that the trail outlives the account. */
export const auditTrail: Migration = {
  name: '0005-audit-trail',
  async up(db) {
    await db.schema
      .createTable('audit_trail')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('audit_trail_by_time').on('audit_trail').columns(['at', 'id']).execute();
  },
};
