import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { rawConnection } from '../testing/raw-http.ts';
import { smallSite } from '../testing/site.ts';
import type { App } from './app.ts';

async function listening(): Promise<string> {
  const app = await testApp({ siteFolder: await smallSite() });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function sendRaw(address: string, text: string): Promise<string> {
  const connection = await rawConnection(address);
  connection.send(text);
  return connection.untilClosed();
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

describe('Over a real connection', () => {
  test('a body of 1 MB is answered with 413, and the server goes on', async () => {
    const address = await listening();
    const response = await fetch(`${address}/api/errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(1024 * 1024) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'too_large' } });
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });

  test('a body of 1 MB that does not tell its size is answered with 413', async () => {
    const address = await listening();
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${address}/api/errors`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      });
      sending.on('response', (response) => resolve(response.resume().statusCode));
      sending.on('error', reject);
      for (let sent = 0; sent < 16; sent += 1) sending.write('x'.repeat(64 * 1024));
      sending.end();
    });
    expect(status).toBe(413);
  });

  test.each([
    ['/../secret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/%2e%2e%2fsecret.txt', 404],
    ['/..\\secret.txt', 404],
    ['/api/../../secret.txt', 404],
    ['/%00', 404],
    ['/%', 404],
    ['http://evil.example/../secret.txt', 404],
    ['*', 404],
  ])('GET %s is answered with %i and nothing from the disk', async (path, status) => {
    const answer = await sendRaw(await listening(), get(path));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toContain('not part of the site');
    expect(answer).not.toMatch(/node_modules|\.ts:/);
  });

  test('bytes that are no request are answered in the envelope', async () => {
    const answer = await sendRaw(await listening(), 'GEHT / NICHT\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/);
    expect(answer).toContain('{"error":{"code":"malformed_request"');
  });

  test('headers without end are answered with 431', async () => {
    const endless = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    const answer = await sendRaw(await listening(), endless);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('headers_too_large');
  });

  test.each([
    ['no Host header', 'GET /api/states HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two Host headers', get('/api/states').replace('Host: x', 'Host: x\r\nhost: y')],
    ['the same Host header twice', get('/help').replace('Host: x', 'Host: x\r\nHost: x')],
  ])('%s is answered with 400 in the envelope', async (_, text) => {
    const answer = await sendRaw(await listening(), text);
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/);
    expect(answer).toMatch(/x-content-type-options: nosniff\r\n/i);
    expect(answer).toContain('{"error":{"code":"malformed_request"');
  });

  test.each([
    ['/api/states', 200, '"code":"AL"'],
    ['/help', 200, '<h1>/help</h1>'],
    ['/api/nowhere', 404, '{"error":{"code":"not_found"'],
    ['/api/%zz', 400, '{"error":{"code":"malformed_address"'],
  ])('HTTP/1.0, which knows no Host header, gets its answer to %s: %i', async (path, status, part) => {
    const answer = await sendRaw(await listening(), `GET ${path} HTTP/1.0\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(part);
  });

  describe('a body that the visitor cuts off is no error of ours', () => {
    const head = 'POST /api/errors HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

    /** What the server makes of it, though nobody is there to be told, and what it complains about. */
    async function madeOf(text: string, prepare: (app: App) => void = () => {}) {
      const complaints: string[] = [];
      const logStream = { write: (line: string) => complaints.push(line) };
      const app = await testApp({ env: { LOG_LEVEL: 'warn' }, logStream });
      prepare(app);
      const answered = new Promise<number>((resolve) => {
        app.addHook('onSend', async (_request, reply) => resolve(reply.statusCode));
      });
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const arrived = once(app.server, 'request');
      const connection = await rawConnection(address);
      connection.send(text);
      await arrived;
      connection.end();
      return { status: await answered, complaints };
    }

    test.each([
      ['of a length that was told', 'Content-Length: 1000\r\n\r\n{"errorId"'],
      ['sent in pieces', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"err\r\n'],
    ])('%s', async (_, rest) => {
      expect(await madeOf(head + rest)).toEqual({ status: 400, complaints: [] });
    });

    test('before anybody began to read it', async () => {
      const slowToBegin = (app: App) =>
        app.addHook('onRequest', async ({ raw }) => {
          await once(raw, 'close').catch(() => {});
        });
      const made = await madeOf(`${head}Content-Length: 1000\r\n\r\n{"errorId"`, slowToBegin);
      expect(made).toEqual({ status: 400, complaints: [] });
    });
  });

  test('HEAD carries the length of a page and no content', async () => {
    const answer = await sendRaw(await listening(), get('/help').replace('GET', 'HEAD'));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/content-length: 14\r\n/i);
    expect(answer).toMatch(/\r\n\r\n$/);
  });

  test('a request that is never finished is not waited for', async () => {
    const { server } = await testApp();
    expect(server.headersTimeout).toBe(15_000);
    expect(server.requestTimeout).toBe(30_000);
    expect(server.timeout).toBe(60_000);
    expect(server.keepAliveTimeout).toBe(65_000);
  });

  test('a connection is kept for the next request', async () => {
    const connection = await rawConnection(await listening());
    connection.send('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await connection.until('"status":"ok"');
    connection.send(get('/api/ready'));
    expect(await connection.untilClosed()).toContain('"status":"ready"');
  });
});
