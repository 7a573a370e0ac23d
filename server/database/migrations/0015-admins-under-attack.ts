import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Replies carried the login name for everybody to read. Now they carry the admin's id, and show the name that the admin
 * chose, also where it is chosen later.
 */
export const adminsUnderAttack: Migration = {
  name: '0015-admins-under-attack',
  async up(db, engine) {
    await db.schema.alterTable('admins').addColumn('display_name', 'text').execute();
    await db.schema.alterTable('admins').addColumn('last_seen_at', 'text').execute();
    await sql`update posts
      set replied_by = coalesce((select id from admins where username = posts.replied_by), '')
      where replied_by is not null`.execute(db);

    await db.schema
      .createTable('admin_devices')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('admin_sessions').addColumn('device_id', 'text').execute();
    await db.schema.alterTable('admin_sessions').addColumn('last_visit_at', 'text').execute();

    for (const [name, type] of [
      ['wrong_codes', 'integer'],
      ['last_wrong_at', 'text'],
      ['locked_until', 'text'],
    ] as const)
      await db.schema
        .alterTable('admin_second_factors')
        .addColumn(name, type, (column) => column.notNull().defaultTo(type === 'integer' ? 0 : ''))
        .execute();

    // Unlogged, as the rate limits are: some rows stand for the address of a visitor of that day.
    const failures = db.schema.createTable('login_failures') as CreateTableBuilder<string, never>;
    await (engine === 'PostgreSQL' ? failures.modifyFront(sql`unlogged`) : failures)
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('wait_until', 'bigint', (column) => column.notNull())
      .addColumn('forget_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('login_failures_by_end').on('login_failures').column('forget_at').execute();
    await db.schema
      .createIndex('audit_trail_by_admin')
      .on('audit_trail')
      .columns(['username', 'action', 'at'])
      .execute();
  },
};
