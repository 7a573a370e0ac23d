import { type Kysely, sql } from 'kysely';
import { sqliteSays } from './sqlite-trouble.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Nothing of it is lost where this is lost: it is made of the posts. */
export const rebuildOnSqlite = `insert into post_search (post_search) values ('rebuild')`;

/** SQLite's number for a virtual table that is damaged. The index of searched words is the only one here. */
const damagedIndex = 267;

export function isDamagedIndex(error: unknown): boolean {
  const failure = error instanceof DatabaseUnavailable ? error.cause : error;
  return sqliteSays(failure)?.number === damagedIndex;
}

/**
 * Makes the index of a file anew that does not say what the posts say. Before the file is looked through, which would
 * take a damaged index for a damaged file.
 */
export async function mendSearchIndex(tables: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'post_search'`.execute(tables);
  if (rows.length === 0) return;
  await sql`insert into post_search (post_search, rank) values ('integrity-check', 1)`
    .execute(tables)
    .catch(async (error: unknown) => {
      if (isDamagedIndex(error)) await sql.raw(rebuildOnSqlite).execute(tables);
    });
}
