import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../start-problem.ts';
import { sqliteTrouble } from './sqlite-trouble.ts';

/** A server that was just told to stop may need a moment. */
const patienceMs = 2_000;

/**
 * Makes sure that one server alone works in a data folder: what it counts and keeps in memory, two would not share. The
 * lock is the operating system's, so it ends with the process, however that ends. Whoever only visits, like
 * `npm run admins`, does without.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: patienceMs });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (sqliteTrouble(error) !== 'busy') throw error;
    throw new StartProblem(
      `Another OpenSlate server is running in the data folder ${dataDir}. Stop it first, or set DATA_DIR to another ` +
        'folder. Several servers can share a PostgreSQL: set DATABASE_URL.',
    );
  }
  return { release: () => lock.close() };
}
