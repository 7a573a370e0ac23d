import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Place } from './engines.ts';

/** Every row of every table, by the name of the table. */
export async function everyTable({ engine, tables }: Database): Promise<Record<string, unknown[]>> {
  const names =
    engine === 'PostgreSQL'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  const kept: Record<string, unknown[]> = {};
  for (const { name } of (await names.execute(tables)).rows)
    kept[name] = (await sql`select * from ${sql.table(name)}`.execute(tables)).rows;
  return kept;
}

/** What lies in the data folder, byte by byte: with SQLite also what was deleted and not yet written over. */
export async function everyFile({ dataDir }: Place): Promise<string> {
  const files = await readdir(dataDir);
  return (await Promise.all(files.map((file) => readFile(join(dataDir, file), 'utf8')))).join('\n');
}
