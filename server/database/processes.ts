import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether a process that works on the same database is still there. */
export type Processes = {
  /** The name of this one, by chance. */
  readonly own: string;
  isAlive(name: string): Promise<boolean>;
};

/** How the connections of a process are named in PostgreSQL, which forgets them when the process ends, however it ends. */
export function connectionName(process: string): string {
  return `openslate ${process}`;
}

/** A query that outlives its process counts as the process: what it does may yet be done. */
export function processesOnPostgres(tables: Kysely<Tables>, own: string): Processes {
  return {
    own,
    async isAlive(name) {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and application_name = ${connectionName(name)} limit 1`.execute(
        tables,
      );
      return rows.length > 0;
    },
  };
}

/** One server works in a folder. What another one left there is cleared when it starts (`clearClaims`). */
export function processesOnSqlite(): Processes {
  return { own: randomUUID(), isAlive: async () => true };
}

/** For whoever is alone: what was being worked on is worked on by nobody any more. */
export async function clearClaims(tables: Kysely<Tables>): Promise<void> {
  await tables.deleteFrom('kept_answers').where('status', 'is', null).execute();
}
