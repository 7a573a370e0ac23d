import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Shared by replicas, hence in the database. Unlogged: these rows never reach the write-ahead log, so no backup
 * and no standby server holds them after they are erased at the end of the day.
 */
export const rateLimits: Migration = {
  name: '0002-rate-limits',
  async up(db, engine) {
    if (engine === 'SQLite') return;
    await db.schema
      .createTable('rate_limit_salts')
      .modifyFront(sql`unlogged`)
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('salt', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('rate_limit_counts')
      .modifyFront(sql`unlogged`)
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('counter', 'text', (column) => column.notNull())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('window_ends', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('rate_limit_counts_key', ['day', 'counter'])
      .execute();
  },
};
