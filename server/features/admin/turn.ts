import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** Any number that no other lock has. */
const adminsLock = 20_241_116;

/**
 * Changes to who may come in happen one after the other, on all replicas: of two who set up the site one is first,
 * two admins cannot disable each other, and nobody slips in while a password changes. SQLite begins a transaction
 * with the write lock; PostgreSQL needs to be told.
 */
export function inTurn<Result>(
  { tables, engine }: Database,
  change: (db: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return tables.transaction().execute(async (db) => {
    if (engine === 'PostgreSQL') await sql`select pg_advisory_xact_lock(${sql.lit(adminsLock)})`.execute(db);
    return change(db);
  });
}
