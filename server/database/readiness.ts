import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isMigrated } from './migrate.ts';
import { DatabaseUnavailable, type Trouble } from './unavailable.ts';

export type Unready = Trouble | 'other_tables';

/** What keeps the database from serving requests, if anything does. */
export async function whatIsWrong(database: Database): Promise<Unready | undefined> {
  try {
    if (!(await isMigrated(database))) return 'other_tables';
    return (await takesWrites(database)) ? undefined : 'read_only';
  } catch (error) {
    return error instanceof DatabaseUnavailable ? error.trouble : 'away';
  }
}

async function takesWrites({ engine, tables }: Database): Promise<boolean> {
  if (engine === 'SQLite') return true;
  const { rows } = await sql<{ readOnly: string }>`
    select current_setting('transaction_read_only') as "readOnly"`.execute(tables);
  return rows[0]?.readOnly === 'off';
}
