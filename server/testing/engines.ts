import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Database, Engine } from '../database/database.ts';
import { createDatabase, dropDatabase, migratedDatabase, urlOf } from './postgres-databases.ts';

export type Place = { dataDir: string; databaseUrl: string | undefined };

type TestPlace = Place & { clear(): Promise<void> };

/** An empty place for a database: a folder, and for PostgreSQL a database in the server that runs for the tests. */
export function emptyPlace(engine: Engine): Promise<TestPlace> {
  return newPlace(engine, 'empty');
}

/** A place with a database as the migrations leave it, and nothing in it. */
export function migratedPlace(engine: Engine): Promise<TestPlace> {
  return newPlace(engine, 'migrated');
}

async function newPlace(engine: Engine, state: 'empty' | 'migrated'): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'openslate-test-'));
  const clearFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'SQLite') {
    if (state === 'migrated') await cp(inject('migratedFolder'), dataDir, { recursive: true });
    return { dataDir, databaseUrl: undefined, clear: clearFolder };
  }
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server, name, state === 'migrated' ? migratedDatabase : undefined);
  return {
    dataDir,
    databaseUrl: urlOf(server, name),
    async clear() {
      await dropDatabase(server, name);
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
      const place = await migratedPlace(engine);
      clear = place.clear;
      context.place = place;
      context.database = connect(place);
    });
    afterEach(async () => {
      await context.database.close();
      await clear();
    });
    tests(context);
  });
}
