import { describe, expect, test } from 'vitest';
import { freshSqlite, testApp } from '../testing/app.ts';
import type { App } from './app.ts';

const secret = 'hunter2-my-secret';

async function loggedApp(level = 'trace'): Promise<{ app: App; lines: string[] }> {
  const lines: string[] = [];
  const app = await testApp({
    env: { LOG_LEVEL: level },
    logStream: { write: (line) => lines.push(line) },
    database: await freshSqlite(),
  });
  app.get('/api/throws/:id', async (request) => {
    throw new Error(`could not handle ${request.url}`);
  });
  return { app, lines };
}

describe('The log', () => {
  test('has one line a request: id, method, route pattern, status, duration', async () => {
    const { app, lines } = await loggedApp('info');
    const response = await app.inject({ url: '/api/states?x=1' });
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: response.headers['x-request-id'],
      method: 'GET',
      route: '/api/states',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
  });

  test('names no address that was asked for, only the kind', async () => {
    const { app, lines } = await loggedApp('info');
    await app.inject({ url: '/some/page' });
    await app.inject({ url: '/api/some/thing' });
    await app.inject({ url: '/api/throws/7' });
    const routes = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(routes.map(({ route, status }) => [route, status])).toEqual([
      ['site', 503],
      ['unknown', 404],
      ['/api/throws/:id', 500],
    ]);
  });

  test('at its most talkative, holds nothing of what a visitor sent and nothing about the visitor', async () => {
    const { app, lines } = await loggedApp();
    const headers = {
      'user-agent': secret,
      cookie: secret,
      authorization: `Bearer ${secret}`,
      referer: `https://${secret}.example`,
      'x-forwarded-for': '203.0.113.77',
      'x-request-id': secret,
    };
    const remoteAddress = '198.51.100.23';
    const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: string | object) =>
      app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });

    const report = { errorId: 'OS-7K3M9QXD', screen: `/${secret}`, message: secret, version: secret };
    await ask('GET', `/?q=${secret}`);
    await ask('GET', `/${secret}`);
    await ask('GET', `/%zz${secret}`);
    await ask('GET', `/api/${secret}?${secret}`);
    await ask('GET', `/api/throws/${secret}?${secret}`);
    await ask('GET', `/api/states?${secret}`);
    await ask('POST', '/api/errors', report);
    await ask('POST', '/api/errors', { ...report, [secret]: secret });
    await ask('POST', '/api/errors', `{"${secret}`);
    await ask('PUT', `/${secret}`, report);
    for (let sent = 0; sent < 12; sent += 1) await ask('POST', '/api/errors', report);

    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(20);
    expect(log).not.toContain(secret);
    expect(log).not.toMatch(/203\.0\.113\.77|198\.51\.100\.23|lightMyRequest\/|user-agent|hostname/i);
  });

  test('says where an unexpected error happened, without its message', async () => {
    const { app, lines } = await loggedApp('error');
    await app.inject({ url: '/api/throws/7' });
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ msg: 'unexpected error', route: '/api/throws/:id', err: { type: 'Error' } });
    expect(line.err.stack).toMatch(/log\.test\.ts/);
    expect(lines.join('')).not.toContain('could not handle');
  });
});
