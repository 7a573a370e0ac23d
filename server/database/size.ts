import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How much room the database takes, in bytes. */
export async function databaseSize({ engine, tables }: Database): Promise<number | null> {
  const { rows } =
    engine === 'PostgreSQL'
      ? await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(tables)
      : await sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()
        `.execute(tables);
  return rows[0]?.bytes ?? null;
}
