import { once } from 'node:events';
import { chmod, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { connect, openDatabase } from './database/connect.ts';
import type { Engine } from './database/database.ts';
import { mountDisk } from './testing/disk.ts';
import { complaintOf, envFor, placeFor } from './testing/process.ts';

describe('What keeps the server from starting is told in a sentence', () => {
  test('an occupied port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const place = await placeFor('SQLite');
    const complaint = await complaintOf({ ...envFor(place), PORT: String(port) });
    expect(complaint).toMatch(new RegExp(`^Port ${port} is in use by another program\\. .* npm start$`));
  });

  test('an address of another machine', async () => {
    const place = await placeFor('SQLite');
    expect(await complaintOf({ ...envFor(place), HOST: '192.0.2.1' })).toMatch(/^HOST 192\.0\.2\.1 is not/);
  });

  test('several wrong settings, all at once', async () => {
    const complaint = await complaintOf({ PORT: 'x', DATABASE_URL: 'mysql://u:hunter2@h/d', LOG_LEVEL: 'x' });
    expect(complaint.split('\n').map((line) => line.split(' ', 1)[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'LOG_LEVEL',
    ]);
    expect(complaint).not.toContain('hunter2');
  });

  test('PostgreSQL out of reach', async () => {
    const url = 'postgres://u:hunter2@127.0.0.1:1/openslate';
    const complaint = await complaintOf({ ...envFor(await placeFor('SQLite')), DATABASE_URL: url });
    expect(complaint).toMatch(/^PostgreSQL can't be reached at 127\.0\.0\.1:1\. /);
    expect(complaint).not.toContain('hunter2');
  });

  test('a wrong password, and a database that does not exist', async () => {
    const place = await placeFor('SQLite');
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/nowhere';
    expect(await complaintOf({ ...envFor(place), DATABASE_URL: url.href })).toMatch(/does not exist/);
    url.password = 'hunter2';
    const complaint = await complaintOf({ ...envFor(place), DATABASE_URL: url.href });
    expect(complaint).toMatch(/refused the login\. Check the user and the password in DATABASE_URL\.$/);
    expect(complaint).not.toContain('hunter2');
  });

  test('a data folder that can’t be one', async () => {
    const { dataDir } = await placeFor('SQLite');
    await writeFile(join(dataDir, 'file'), '');
    const complaint = await complaintOf({ DATA_DIR: join(dataDir, 'file', 'data') });
    expect(complaint).toMatch(/^The data folder .* can't be used: .* set DATA_DIR to another one\.$/);
  });

  test('a setup code that can’t be kept', async () => {
    const place = await placeFor('PostgreSQL');
    await mkdir(join(place.dataDir, 'setup-code'));
    expect(await complaintOf(envFor(place))).toMatch(/^The data folder .* can't be written to/);
  });

  test('a file that is no database, which is left as it is', async () => {
    const { dataDir } = await placeFor('SQLite');
    const file = join(dataDir, 'openslate.sqlite');
    const content = 'something else entirely '.repeat(100);
    await writeFile(file, content);
    expect(await complaintOf({ DATA_DIR: dataDir })).toMatch(/is damaged or not a database/);
    expect(await readFile(file, 'utf8')).toBe(content);
  });

  test('a file that is damaged in the middle', async () => {
    const place = await placeFor('SQLite');
    await (await openDatabase(place)).close();
    const file = await open(join(place.dataDir, 'openslate.sqlite'), 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(16_384, 'damage'), 0, 16_384, Math.floor(size / 2));
    await file.close();
    expect(await complaintOf(envFor(place))).toMatch(/ is damaged\. SQLite's quick check says: .*backup/);
  });

  describe.each<Engine>(['SQLite', 'PostgreSQL'])('a damaged table of migrations (%s)', (engine) => {
    test.each([
      ['that is another table', 'alter table migrations rename column name to title', 'it can’t be read'],
      ['that lost what it held', 'delete from migrations', 'it leaves out 0001-admins-and-error-reports'],
    ])('%s', async (_, damage, how) => {
      const place = await placeFor(engine);
      await (await openDatabase(place)).close();
      const database = connect(place);
      await sql.raw(damage).execute(database.tables);
      await database.close();
      const complaint = await complaintOf(envFor(place));
      expect(complaint).toMatch(
        /^The table "migrations", .* is damaged: .* Restore the database from a backup\.$/,
      );
      expect(complaint).toContain(how);
    });
  });

  test('a folder or a file that can only be read', async ({ skip }) => {
    const disk = await mountDisk('2m');
    if (disk) {
      const place = { dataDir: disk.folder };
      await (await openDatabase(place)).close();
      await disk.remount('ro');
      expect(await complaintOf({ DATA_DIR: disk.folder })).toMatch(/mounted for reading only\. .*DATA_DIR/);
      return;
    }
    // Without the right to mount. To somebody else who may write everywhere, nothing is only for reading.
    skip(process.getuid?.() === 0);
    const { dataDir } = await placeFor('SQLite');
    await chmod(dataDir, 0o500);
    expect(await complaintOf({ DATA_DIR: dataDir })).toMatch(/this user may only read it\. .*DATA_DIR/);
    await chmod(dataDir, 0o700);
  });

  test('a disk without room', async ({ skip }) => {
    const disk = await mountDisk('64k');
    skip(!disk);
    expect(await complaintOf({ DATA_DIR: disk?.folder ?? '' })).toMatch(/^The disk that holds .* is full\./);
  });
});
