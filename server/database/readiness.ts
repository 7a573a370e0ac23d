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
      if (database.isShort()) return 'full';
      return undefined;
    } catch (error) {
      return error instanceof DatabaseUnavailable ? error.trouble : 'away';
    }
  };
}

/** Throws where the database can be read and not written. Only writing tells: a row that is there already is written anew. */
async function tryToWrite({ tables }: Database): Promise<void> {
  await tables
    .updateTable('clock')
    .set((row) => ({ newest: row.ref('newest') }))
    .execute();
}
