import type { Migration } from '../migration.ts';

export const adminsAndErrorReports: Migration = {
  name: '0001-admins-and-error-reports',
  async up(db) {
    await db.schema
      .createTable('admins')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('username', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('error_reports')
      .addColumn('error_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('screen', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('reported_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('error_reports_by_time')
      .on('error_reports')
      .columns(['reported_at', 'error_id'])
      .execute();
  },
};
