import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The newest time ever written, so that a clock which is years ahead at a start is not believed before it erases all that
 * would be over by then. A site that runs already takes it from what it wrote last.
 */
export const newestTime: Migration = {
  name: '0022-newest-time',
  async up(db) {
    await db.schema
      .createTable('clock')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('newest', 'text', (column) => column.notNull())
      .addColumn('doubted_from', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('doubted_ms', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`insert into clock (id, newest)
      select 1, coalesce(max(at), '') from (
        select max(at) as at from request_figures
        union all select max(at) from audit_trail
        union all select max(reported_at) from error_reports
        union all select max(created_at) from posts
        union all select max(sent_at) from contact_messages
        union all select max(last_used_at) from admin_sessions
      ) as written`.execute(db);
  },
};
