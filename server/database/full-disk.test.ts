import { readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { LogStream } from '../http/log.ts';
import { freshSqlite, testApp } from '../testing/app.ts';
import { somePost } from '../testing/community.ts';
import { mountDisk } from '../testing/disk.ts';
import { startServer } from '../testing/process.ts';

async function roomOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const record = { state: 'PA', answers: { charges: [{ id: 'c1', level: 'misdemeanor' }] } };
const secret = 'brontezaurquill';
let reports = 0;
const newReport = () => ({
  errorId: `OS-${String(reports++).padStart(8, '0')}`,
  screen: '/',
  message: `${secret} ${'x'.repeat(1_800)}`,
  version: '1',
});

function expectSaid(lines: readonly string[]): void {
  const said = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'database unavailable');
  expect(said).toMatchObject({
    level: 50,
    err: {
      type: 'DatabaseUnavailable',
      message: '',
      sqlite: { number: 13, words: 'database or disk is full' },
    },
  });
  expect(lines.join('')).not.toContain(secret);
}

describe('A full disk', () => {
  test('is told to those who write, to those who watch and to the log, and nothing else stops', async ({
    skip,
  }) => {
    const disk = await mountDisk('4m');
    if (!disk) return skip('No disk can be mounted here.');
    const server = startServer({ DATA_DIR: disk.folder, RATE_LIMIT_FACTOR: '100' });
    const address = await server.ready();
    const write = () =>
      fetch(`${address}/api/errors`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(newReport()),
      });
    const ready = async () => (await fetch(`${address}/api/ready`)).status;
    expect((await write()).status).toBe(204);

    const { bavail, bsize } = await statfs(disk.folder);
    const filler = join(disk.folder, 'filler');
    await writeFile(filler, Buffer.alloc(bavail * bsize));
    // What room there is within the files is soon used up.
    let refused = await write();
    for (let tries = 0; refused.status === 204 && tries < 100; tries += 1) refused = await write();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.text()).toMatch(/"database_unavailable".*We can’t save anything at the moment/);
    await expect.poll(ready, { timeout: 15_000 }).toBe(503);
    expect(await (await fetch(`${address}/api/ready`)).text()).toMatch(/The disk of the database is full/);
    expect((await fetch(`${address}/api/community/posts`)).status).toBe(200);
    const assessed = await fetch(`${address}/api/eligibility`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record),
    });
    expect(assessed.status).toBe(200);
    await expect.poll(() => server.output.stdout).toContain('database unavailable');
    expectSaid(server.output.stdout.split('\n').filter((line) => line.startsWith('{')));

    await rm(filler);
    await expect.poll(ready, { timeout: 15_000 }).toBe(200);
    expect((await write()).status).toBe(204);
  });

  test('refuses no deletion: a reserve is freed, which grows again once there is room', async ({ skip }) => {
    const disk = await mountDisk('8m');
    if (!disk) return skip('No disk can be mounted here.');
    const server = startServer({ DATA_DIR: disk.folder, RATE_LIMIT_FACTOR: '1000' });
    const address = await server.ready();
    const post = (path: string, payload: object) =>
      fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
    const ready = async () => (await fetch(`${address}/api/ready`)).status;
    const made = (count: number, path: string, payload: () => object) =>
      Promise.all(
        Array.from(
          { length: count },
          async () => (await (await post(path, payload())).json()) as { id: string; deleteKey: string },
        ),
      );
    const share = { version: 1, iv: 'A'.repeat(16), ciphertext: 'A'.repeat(20_000) };
    const somePosts = await made(40, '/community/posts', somePost);
    const shares = await made(20, '/assessments', () => share);
    const before = await roomOn(disk.folder);

    await writeFile(join(disk.folder, 'filler'), Buffer.alloc(await roomOn(disk.folder)));
    // Whatever room there is within the files is used up too, by all kinds of writes at once.
    for (let tries = 0; tries < 30; tries += 1) {
      await Promise.all([
        post('/errors', newReport()),
        post('/community/posts', somePost({ content: `${secret} `.repeat(100) })),
        post('/assessments', share),
        post('/contact', { topic: 'other', message: `${secret} `.repeat(100) }),
      ]);
    }
    let refused = 204;
    for (let tries = 0; refused === 204 && tries < 1_000; tries += 1)
      refused = (await post('/errors', newReport())).status;
    expect(refused).toBe(503);
    expect(await ready()).toBe(503);

    for (const { id, deleteKey } of somePosts) {
      const headers = { 'x-post-key': deleteKey };
      const deleted = await fetch(`${address}/api/community/posts/${id}`, { method: 'DELETE', headers });
      expect(deleted.status).toBe(200);
    }
    for (const { id, deleteKey } of shares) {
      const headers = { 'x-delete-key': deleteKey };
      const deleted = await fetch(`${address}/api/assessments/${id}`, { method: 'DELETE', headers });
      expect(deleted.status).toBe(204);
    }
    // So can whoever has to make room: the code is the server's own, and a session is something new.
    const code = (await readFile(join(disk.folder, 'setup-code'), 'utf8')).trim();
    const admin = { setupCode: code, username: 'ann', password: 'quiet lantern orbit maple' };
    expect((await post('/admin/setup', admin)).status).toBe(200);

    await rm(join(disk.folder, 'filler'));
    await expect.poll(ready, { timeout: 15_000 }).toBe(200);
    expect((await post('/errors', newReport())).status).toBe(204);
    expect(before - (await roomOn(disk.folder))).toBeLessThan(600_000);
    server.stop();
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('within a transaction takes all of it back, and says why', async () => {
    const database = await freshSqlite();
    const lines: string[] = [];
    const logStream: LogStream = { write: (line) => lines.push(line) };
    const app = await testApp({ database, logStream, env: { LOG_LEVEL: 'info' } });
    await app.ready();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.tables);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database.tables);
    const payload = {
      title: 'A question',
      content: `${secret} `.repeat(120),
      category: 'general_support',
      state: 'CA',
    };
    let refused = await app.inject({ method: 'POST', url: '/api/community/posts', payload });
    for (let tries = 0; refused.statusCode === 201 && tries < 25; tries += 1) {
      const another = { ...payload, content: payload.content + 'and so on '.repeat(tries + 1) };
      refused = await app.inject({ method: 'POST', url: '/api/community/posts', payload: another });
    }
    expect(refused.statusCode, refused.body).toBe(503);
    expect(refused.json().error.code).toBe('database_unavailable');
    expectSaid(lines);
    // The next one is not caught in what was left open.
    await sql`pragma max_page_count = 100000`.execute(database.tables);
    const taken = await app.inject({ method: 'POST', url: '/api/errors', payload: newReport() });
    expect(taken.statusCode).toBe(204);
  });
});
