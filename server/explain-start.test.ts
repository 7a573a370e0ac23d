import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
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
});
