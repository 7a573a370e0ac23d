import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { explainPostgres, explainSqlite } from './explain.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

type Place = { dataDir: string; databaseUrl?: string | undefined };

/** PostgreSQL where there is an address for it, else a file in the data folder. Nothing is queried yet. */
export function connect({ dataDir, databaseUrl }: Place, { patient = false } = {}): Database {
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, { patient })
    : sqliteDialect(sqliteFile(dataDir));
  const tables = new Kysely<Tables>({ dialect });
  return { engine: databaseUrl ? 'PostgreSQL' : 'SQLite', tables, close: () => tables.destroy() };
}

/** Connects and brings the tables up to date; what stands in the way is told in words for the operator. */
export async function openDatabase(place: Place): Promise<Database> {
  let database: Database | undefined;
  try {
    database = connect(place, { patient: true });
    await migrate(database);
    await database.close();
    return connect(place);
  } catch (error) {
    await database?.close();
    throw place.databaseUrl ? explainPostgres(error, place.databaseUrl) : explainSqlite(error, place.dataDir);
  }
}

function sqliteFile(dataDir: string): string {
  // Only the account that runs the server has any business in there.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return join(dataDir, 'openslate.sqlite');
}
