import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { connect } from './database/connect.ts';
import type { Database, Engine } from './database/database.ts';
import { isMigrated, migrate, migrationLock } from './database/migrate.ts';
import { complaintOf, envFor, placeFor, startServer } from './testing/process.ts';

/** Makes every process that wants to migrate wait, so that they all set out in the same moment. */
async function holdMigrations({ tables }: Database) {
  const taken = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = tables.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(db);
    taken.resolve();
    await released.promise;
  });
  await taken.promise;
  return {
    async release() {
      released.resolve();
      await holding;
    },
  };
}

async function allWaiting({ tables }: Database, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and not granted`.execute(tables);
    return rows[0]?.count;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(count);
}

describe.each<Engine>(['SQLite', 'PostgreSQL'])('The server on %s', (engine) => {
  test('starts in an empty place, says where it is and how to set it up, and stops when told', async () => {
    const place = await placeFor(engine);
    const server = startServer(envFor(place));
    const address = await server.ready();
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    const code = (await readFile(join(place.dataDir, 'setup-code'), 'utf8')).trim();
    for (const name of await readdir(place.dataDir)) {
      expect((await stat(join(place.dataDir, name))).mode & 0o077, name).toBe(0);
    }
    server.stop();
    // As npm passes on what the terminal has sent already.
    server.stop();
    const { code: exit, stdout, stderr } = await server.ended;
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toMatch(/^OpenSlate is ready at http:\/\/127\.0\.0\.1:\d+$/m);
    expect(stdout).toContain(`/admin-setup: ${code}`);

    const again = startServer(envFor(place));
    await again.ready();
    await expect.poll(() => again.output.stdout).toContain(code);
  });

  test('keeps what was reported over a restart', async () => {
    const place = await placeFor(engine);
    const first = startServer(envFor(place));
    const report = { errorId: 'OS-7K3M9QXD', screen: '/', message: 'Oops', version: '1' };
    const response = await fetch(`${await first.ready()}/api/errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    expect(response.status).toBe(204);
    first.stop();
    await first.ended;
    await startServer(envFor(place)).ready();
    const database = connect(place);
    expect(await database.tables.selectFrom('error_reports').select('error_id').execute()).toHaveLength(1);
    await database.close();
  });

  test('says nothing of a setup code, and removes it, once there is an admin', async () => {
    const place = await placeFor(engine);
    const database = connect(place);
    await migrate(database);
    const admin = { id: 'a', username: 'ann', password_hash: '', created_at: '', disabled: 0 as const };
    await database.tables.insertInto('admins').values(admin).execute();
    await database.close();
    await writeFile(join(place.dataDir, 'setup-code'), '0000-0000-0000-0000\n');
    const server = startServer(envFor(place));
    await server.ready();
    server.stop();
    expect((await server.ended).stdout).not.toMatch(/setup code/i);
    await expect(stat(join(place.dataDir, 'setup-code'))).rejects.toThrow('ENOENT');
  });

  test('refuses a database that a newer version has changed', async () => {
    const place = await placeFor(engine);
    const database = connect(place);
    await migrate(database);
    await database.tables
      .insertInto('migrations')
      .values({ name: '9999-from-the-future', applied_at: '' })
      .execute();
    await database.close();
    expect(await complaintOf(envFor(place))).toMatch(/^The database was changed by a newer version/);
  });
});

describe('A data folder with SQLite', () => {
  test('takes one server at a time, however the one before ended, and the command line beside it', async () => {
    const env = envFor(await placeFor('SQLite'));
    const first = startServer(env);
    await first.ready();
    expect(await complaintOf(env)).toMatch(
      /^Another OpenSlate server is running in the data folder .*DATABASE_URL\.$/,
    );

    const admins = join(import.meta.dirname, '..', 'tools', 'admins.ts');
    const listing = await promisify(execFile)(process.execPath, [admins, 'list'], { env });
    expect(listing.stdout).toBe('There is no admin yet.\n');

    first.kill();
    await first.ended;
    await startServer(env).ready();
  });
});

describe('A database file without a table in it', () => {
  async function siteThatEnded() {
    const place = await placeFor('SQLite');
    const server = startServer(envFor(place));
    await server.ready();
    server.stop();
    await server.ended;
    return place;
  }
  const refusal = /^The database file .*openslate\.sqlite is empty.*backup.*move that file away/s;

  test.for([
    ['that was emptied', ''],
    ['that another program made', new DatabaseSync(':memory:').serialize()],
  ] as const)('%s is not taken for a new site, until it is moved away', async ([, content]) => {
    const place = await siteThatEnded();
    const file = join(place.dataDir, 'openslate.sqlite');
    await writeFile(file, content);
    expect(await complaintOf(envFor(place))).toMatch(refusal);
    // Nothing was done to it, so the same is said again.
    expect(await complaintOf(envFor(place))).toMatch(refusal);
    const admins = join(import.meta.dirname, '..', 'tools', 'admins.ts');
    const listing = promisify(execFile)(process.execPath, [admins, 'list'], { env: envFor(place) });
    await expect(listing).rejects.toThrow(/is empty/);

    await rm(file);
    await startServer(envFor(place)).ready();
  });
});

/** With SQLite a second server in the same folder is refused. */
test('The server on PostgreSQL, started three times at once, migrates once and runs thrice', async () => {
  const place = await placeFor('PostgreSQL');
  const database = connect(place);
  const lock = await holdMigrations(database);
  const servers = [startServer(envFor(place)), startServer(envFor(place)), startServer(envFor(place))];
  await allWaiting(database, servers.length);
  await lock.release();
  const addresses = await Promise.all(servers.map((server) => server.ready()));
  for (const address of addresses) expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  expect(await isMigrated(database)).toBe(true);
  await database.close();
  // All of them print the one code that is kept.
  const code = (await readFile(join(place.dataDir, 'setup-code'), 'utf8')).trim();
  for (const server of servers) await expect.poll(() => server.output.stdout).toContain(code);
});
