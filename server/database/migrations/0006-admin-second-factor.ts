import type { Migration } from '../migration.ts';

/** The secret has to be kept as it is: the server computes the same codes from it as the admin's app. */
export const adminSecondFactor: Migration = {
  name: '0006-admin-second-factor',
  async up(db) {
    await db.schema
      .createTable('admin_second_factors')
      .addColumn('admin_id', 'text', (column) =>
        column.primaryKey().notNull().references('admins.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('admin_recovery_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .execute();
  },
};
