import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connect } from './database/connect.ts';
import { envFor, placeFor, startServer } from './testing/process.ts';
import { rawConnection } from './testing/raw-http.ts';

describe('Told to stop', () => {
  const body = JSON.stringify({ errorId: 'OS-7K3M9QXD', screen: '/', message: 'Oops', version: '1' });
  const head = [
    'POST /api/errors HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    '',
  ].join('\r\n');

  test('the server finishes a request that is under way and takes no other', async () => {
    const place = await placeFor('SQLite');
    const server = startServer(envFor(place));
    const address = await server.ready();
    const idle = await rawConnection(address);
    idle.send('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await idle.until('"ok"');
    const slow = await rawConnection(address);
    slow.send(head + body.slice(0, 10));
    await wait(200);

    server.stop();
    // The connection that was only kept for later is let go at once.
    await idle.untilClosed();
    await expect(fetch(`${address}/api/health`)).rejects.toThrow();
    slow.send(body.slice(10));
    expect(await slow.untilClosed()).toMatch(/^HTTP\/1.1 204 /);
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });

    const database = connect(place);
    expect(await database.tables.selectFrom('error_reports').selectAll().execute()).toHaveLength(1);
    await database.close();
  });

  test('the server answers for a record that is being judged', async () => {
    const server = startServer(envFor(await placeFor('SQLite')));
    const address = await server.ready();
    const judged = (charges: number) =>
      fetch(`${address}/api/eligibility`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          state: 'NC',
          answers: { charges: Array.from({ length: charges }, () => ({})) },
        }),
      });
    await judged(1);
    const record = judged(50);
    await wait(100);
    server.stop();
    const response = await record;
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"id":"c50"');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('the server does not wait forever for a request that never ends', async () => {
    const server = startServer(envFor(await placeFor('SQLite')));
    const slow = await rawConnection(await server.ready());
    slow.send(head);
    await wait(200);
    const started = Date.now();
    server.stop();
    expect((await server.ended).code).toBe(0);
    expect(Date.now() - started).toBeLessThan(12_000);
  });
});
