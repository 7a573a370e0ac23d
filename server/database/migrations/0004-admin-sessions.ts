import type { Migration } from '../migration.ts';

/** Who is logged in. A token is kept as its hash, so that a copy of the database opens nothing. */
export const adminSessions: Migration = {
  name: '0004-admin-sessions',
  async up(db) {
    await db.schema
      .createTable('admin_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .execute();
  },
};
