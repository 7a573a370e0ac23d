import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Database, Engine } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';

export type Place = { dataDir: string; databaseUrl: string | undefined };

/** An empty place for a database: a folder, and for PostgreSQL a database in the server that runs for the tests. */
export async function emptyPlace(engine: Engine): Promise<Place & { clear(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'openslate-test-'));
  const clearFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'SQLite') return { dataDir, databaseUrl: undefined, clear: clearFolder };

  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async clear() {
      await asOwner(`drop database ${name} with (force)`);
      await clearFolder();
    },
  };
}

/** Runs the same tests on SQLite and on PostgreSQL, each with a fresh, migrated database. */
export function onBothEngines(
  name: string,
  tests: (context: { database: Database; place: Place; engine: Engine }) => void,
): void {
  describe.each<Engine>(['SQLite', 'PostgreSQL'])(`${name} (%s)`, (engine) => {
    const context = { engine } as { database: Database; place: Place; engine: Engine };
    let clear = async () => {};
    beforeEach(async () => {
      const place = await emptyPlace(engine);
      clear = place.clear;
      context.place = place;
      context.database = connect(place);
      await migrate(context.database);
    });
    afterEach(async () => {
      await context.database.close();
      await clear();
    });
    tests(context);
  });
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
