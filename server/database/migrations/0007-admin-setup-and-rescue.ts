import type { Migration } from '../migration.ts';

/** Codes that let somebody in who has no password: to set up the site, and to get back into an account. */
export const adminSetupAndRescue: Migration = {
  name: '0007-admin-setup-and-rescue',
  async up(db) {
    await db.schema
      .createTable('admin_setup_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
      .execute();
    await db.schema
      .createTable('admin_rescues')
      .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('admin_id', 'text', (column) =>
        column.notNull().unique().references('admins.id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
