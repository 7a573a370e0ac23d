import { sql } from 'kysely';
import { keptFor } from '../kept-for.ts';
import type { Database } from './database.ts';
import { isMigrated } from './migrate.ts';
import { DatabaseUnavailable, type Trouble } from './unavailable.ts';

export type Unready = Trouble | 'other_tables';

/** Anyone may ask, and to find out costs a write to the disk. */
const writeAtMostEveryMs = 5_000;

/** Tells what keeps the database from serving requests, if anything does. */
export function readiness(database: Database): () => Promise<Unready | undefined> {
  const takesWrites = keptFor(
    writeAtMostEveryMs,
    () => new Date(),
    () => tryToWrite(database),
  );
  return async () => {
    try {
      if (!(await isMigrated(database))) return 'other_tables';
      await takesWrites();
      return undefined;
    } catch (error) {
      return error instanceof DatabaseUnavailable ? error.trouble : 'away';
    }
  };
}

/** Throws where the database can be read and not written. */
async function tryToWrite({ engine, tables }: Database): Promise<void> {
  if (engine === 'SQLite') {
    // A number in the head of the file that nothing else uses: a real write, which a full disk refuses.
    await sql`pragma user_version = 0`.execute(tables);
    return;
  }
  const { rows } = await sql<{ readOnly: string }>`
    select current_setting('transaction_read_only') as "readOnly"`.execute(tables);
  if (rows[0]?.readOnly !== 'off') throw new DatabaseUnavailable('read_only', undefined);
}
