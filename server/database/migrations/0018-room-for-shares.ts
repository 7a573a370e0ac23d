import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** How much the shared results weigh together, counted as they come and go: no request has to add them all up. */
export const roomForShares: Migration = {
  name: '0018-room-for-shares',
  async up(db) {
    await db.schema
      .createTable('shared_weight')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into shared_weight (id, bytes)
      select 1, coalesce(sum(length(ciphertext)), 0) from shared_assessments`.execute(db);
  },
};
