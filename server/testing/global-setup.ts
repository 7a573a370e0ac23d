import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/connect.ts';
import { tellIfApart } from './clocks.ts';
import { startPostgres } from './postgres.ts';
import { createDatabase, migratedDatabase, timeOf, urlOf } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a running PostgreSQL in which tests make databases of their own. */
    postgresUrl: string;
    /** A folder with a migrated SQLite database that nobody writes to, for tests to copy. */
    migratedFolder: string;
  }
}

let stop: (() => Promise<void>) | undefined;

/** Every test gets a fresh database. To copy a migrated one is much faster than to migrate an empty one each time. */
export async function setup(project: TestProject): Promise<void> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'openslate-migrated-'));
  stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  tellIfApart('PostgreSQL', await timeOf(postgres.url));
  await createDatabase(postgres.url, migratedDatabase);
  for (const databaseUrl of [undefined, urlOf(postgres.url, migratedDatabase)])
    await (await openDatabase({ dataDir: folder, databaseUrl })).close();
  project.provide('postgresUrl', postgres.url);
  project.provide('migratedFolder', folder);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
