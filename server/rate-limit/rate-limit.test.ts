import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../database/connect.ts';
import type { App } from '../http/app.ts';
import { noContent, readFailures, writeFailures } from '../http/responses.ts';
import { freshSqlite, testApp, testClock } from '../testing/app.ts';
import { onBothEngines } from '../testing/engines.ts';
import { VisitorCounters } from './counters.ts';
import { atMost } from './limits.ts';
import { MemoryKeeper } from './memory-keeper.ts';

const noon = '2026-11-15T12:00:00.000Z';

function addRoutes(app: App): void {
  const answer = { schema: { response: { 200: z.object({}), ...readFailures } } };
  app.get('/api/thrice', { ...answer, config: atMost(3, 'minute') }, async () => ({}));
  app.get('/api/once-an-hour', { ...answer, config: atMost(1, 'hour') }, async () => ({}));
}

async function ask(app: App, url: string, remoteAddress = '198.51.100.1') {
  return app.inject({ url, remoteAddress });
}

async function statuses(app: App, url: string, times: number, address?: string): Promise<number[]> {
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1) answers.push((await ask(app, url, address)).statusCode);
  return answers;
}

onBothEngines('Rate limits', (context) => {
  async function limitedApp(clock = testClock(noon), env: Record<string, string> = {}) {
    const app = await testApp({ database: context.database, now: clock.now, env });
    addRoutes(app);
    return { app, clock };
  }

  test('let through what a route declares, then say when to come back', async () => {
    const { app, clock } = await limitedApp();
    expect(await statuses(app, '/api/thrice', 3)).toEqual([200, 200, 200]);
    clock.advance(15_000);
    const refused = await ask(app, '/api/thrice');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('45');
    expect(refused.json()).toEqual({
      error: {
        code: 'too_many_requests',
        message: 'That was a lot at once. Please try again in 45 seconds.',
      },
    });
    clock.advance(44_999);
    expect((await ask(app, '/api/thrice')).statusCode).toBe(429);
    clock.advance(1);
    expect(await statuses(app, '/api/thrice', 4)).toEqual([200, 200, 200, 429]);
  });

  test('count each visitor and each route apart', async () => {
    const { app } = await limitedApp();
    expect(await statuses(app, '/api/thrice', 4)).toEqual([200, 200, 200, 429]);
    expect((await ask(app, '/api/thrice', '198.51.100.2')).statusCode).toBe(200);
    expect((await ask(app, '/api/once-an-hour')).statusCode).toBe(200);
    expect((await ask(app, '/api/once-an-hour')).statusCode).toBe(429);
  });

  test('take a home network’s many IPv6 addresses for one visitor', async () => {
    const { app } = await limitedApp();
    expect((await ask(app, '/api/once-an-hour', '2001:db8:1:1::1')).statusCode).toBe(200);
    expect((await ask(app, '/api/once-an-hour', '2001:db8:1:1:ffff::2')).statusCode).toBe(429);
    expect((await ask(app, '/api/once-an-hour', '2001:db8:1:2::1')).statusCode).toBe(200);
  });

  test('are multiplied by the configured factor', async () => {
    const { app } = await limitedApp(undefined, { RATE_LIMIT_FACTOR: '2' });
    expect((await statuses(app, '/api/thrice', 7)).at(-2)).toBe(200);
    expect((await ask(app, '/api/thrice')).statusCode).toBe(429);
  });

  test('allow more reads than writes where a route declares nothing', async () => {
    const app = await testApp({ database: context.database, env: { RATE_LIMIT_FACTOR: '0.1' } });
    app.post('/api/write', { schema: { response: { 204: noContent, ...writeFailures } } }, async (_, reply) =>
      reply.code(204).send(),
    );
    const writes = [];
    for (let time = 0; time < 4; time += 1) {
      writes.push((await app.inject({ method: 'POST', url: '/api/write' })).statusCode);
    }
    expect(writes).toEqual([204, 204, 204, 429]);
    expect((await statuses(app, '/api/states', 31)).filter((status) => status === 200)).toHaveLength(30);
  });

  test('never apply to the addresses that monitors poll', async () => {
    const { app } = await limitedApp(undefined, { RATE_LIMIT_FACTOR: '0.001' });
    expect(await statuses(app, '/api/health', 5)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(app, '/api/ready', 5)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(app, '/api/states', 2)).toEqual([200, 429]);
  });

  test('begin anew with the day, and say so to those who wait', async () => {
    const { app, clock } = await limitedApp(testClock('2026-11-15T23:59:00.000Z'));
    expect((await ask(app, '/api/once-an-hour')).statusCode).toBe(200);
    const refused = await ask(app, '/api/once-an-hour');
    expect(refused.headers['retry-after']).toBe('60');
    clock.set('2026-11-16T00:00:00.000Z');
    expect((await ask(app, '/api/once-an-hour')).statusCode).toBe(200);
  });

  test('believe a forwarded address only from the proxies they are told to', async () => {
    const from = (forwarded: string) => ({
      url: '/api/once-an-hour',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': forwarded },
    });
    const trusting = await limitedApp(undefined, { TRUST_PROXY: '10.0.0.0/8' });
    expect((await trusting.app.inject(from('203.0.113.1'))).statusCode).toBe(200);
    expect((await trusting.app.inject(from('203.0.113.2'))).statusCode).toBe(200);
    expect((await trusting.app.inject(from('203.0.113.9, 203.0.113.2'))).statusCode).toBe(429);

    const oneHop = await limitedApp(undefined, { TRUST_PROXY: '1' });
    expect((await oneHop.app.inject(from('203.0.113.9, 203.0.113.4'))).statusCode).toBe(200);
    expect((await oneHop.app.inject(from('203.0.113.8, 203.0.113.4'))).statusCode).toBe(429);

    const wary = await limitedApp();
    expect((await wary.app.inject(from('203.0.113.5'))).statusCode).toBe(200);
    expect((await wary.app.inject(from('203.0.113.6'))).statusCode).toBe(429);
  });

  if (context.engine === 'SQLite') return;

  test('are shared by replicas on one PostgreSQL', async () => {
    const { app: first, clock } = await limitedApp();
    const otherDatabase = connect(context.place);
    const second = await testApp({ database: otherDatabase, now: clock.now });
    addRoutes(second);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(index % 2 ? first : second, '/api/thrice')),
    );
    const allowed = answers.filter((answer) => answer.statusCode === 200);
    expect(allowed).toHaveLength(3);
    await second.close();
    await otherDatabase.close();
  });

  test('of reads that declare none are shared too, after a moment', async () => {
    const env = { RATE_LIMIT_FACTOR: '0.1' };
    const { app: first, clock } = await limitedApp(undefined, env);
    const { app: second } = await limitedApp(clock, env);
    const shared = async () => {
      const counts = await context.database.tables.selectFrom('rate_limit_counts').select('hits').execute();
      return counts.map(({ hits }) => hits);
    };
    expect(new Set(await statuses(first, '/api/states', 30))).toEqual(new Set([200]));
    expect((await ask(first, '/api/states')).statusCode).toBe(429);
    await expect.poll(shared).toEqual([31]);
    // It does not know yet what the first has answered, and does as soon as it has told of itself.
    expect((await ask(second, '/api/states')).statusCode).toBe(200);
    await expect.poll(shared).toEqual([32]);
    await expect.poll(async () => (await ask(second, '/api/states')).statusCode).toBe(429);
    clock.advance(60_000);
    expect((await ask(second, '/api/states')).statusCode).toBe(200);
  });

  test('keep in PostgreSQL what addresses can be tried out on only where no secret is set', async () => {
    const { tables } = context.database;
    const address = '198.51.100.1';
    /** What somebody finds who has both tables and asks of one address whether it was here. */
    const foundInTables = async () => {
      const { salt } = await tables.selectFrom('rate_limit_salts').select('salt').executeTakeFirstOrThrow();
      const visitor = createHmac('sha256', salt).update(address).digest('base64url');
      const counts = await tables.selectFrom('rate_limit_counts').select('counter').execute();
      return counts.some(({ counter }) => counter.includes(visitor));
    };
    const env = { RATE_LIMIT_SECRET: 'kept where no backup of the database goes' };
    const { app: first, clock } = await limitedApp(undefined, env);
    const { app: second } = await limitedApp(clock, env);
    // Both know the secret, so they still count together.
    expect(await statuses(first, '/api/thrice', 2, address)).toEqual([200, 200]);
    expect(await statuses(second, '/api/thrice', 2, address)).toEqual([200, 429]);
    expect(await foundInTables()).toBe(false);

    const { app: open } = await limitedApp(clock);
    await ask(open, '/api/thrice', address);
    expect(await foundInTables()).toBe(true);
  });

  test('keep in PostgreSQL neither an address nor anything of an earlier day', async () => {
    const { app, clock } = await limitedApp();
    const { tables } = context.database;
    const kept = async () => ({
      salts: await tables.selectFrom('rate_limit_salts').selectAll().execute(),
      counts: await tables.selectFrom('rate_limit_counts').selectAll().execute(),
    });
    await ask(app, '/api/thrice');
    const today = await kept();
    expect(today.salts).toEqual([{ day: '2026-11-15', salt: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(today.counts).toHaveLength(1);
    expect(today.counts[0]?.counter).toMatch(/^GET \/api\/thrice [\w-]{43}$/);
    expect(JSON.stringify(today)).not.toContain('198.51.100');

    clock.set('2026-11-16T00:00:00.000Z');
    await ask(app, '/api/thrice');
    const tomorrow = await kept();
    expect(tomorrow.salts.map(({ day }) => day)).toEqual(['2026-11-16']);
    expect(tomorrow.counts.map(({ day }) => day)).toEqual(['2026-11-16']);
    expect(tomorrow.salts[0]?.salt).not.toBe(today.salts[0]?.salt);
    expect(tomorrow.counts[0]?.counter).not.toBe(today.counts[0]?.counter);

    // A server that starts days later finds nothing to remember, though nobody has visited yet.
    clock.set('2026-11-20T08:00:00.000Z');
    await (await limitedApp(clock)).app.ready();
    expect(await kept()).toEqual({ salts: [], counts: [] });
  });
});

describe('Rate limits', () => {
  test('count on in memory while their tables can’t be reached, so that what needs no database works', async () => {
    const database = await freshSqlite();
    // Says PostgreSQL, so that the limits look for tables that are not there.
    const app = await testApp({ database: { ...database, engine: 'PostgreSQL' } });
    addRoutes(app);
    expect(await statuses(app, '/api/thrice', 4)).toEqual([200, 200, 200, 429]);
    expect((await ask(app, '/api/thrice', '198.51.100.2')).statusCode).toBe(200);
  });

  test.each([
    '/api/errors',
    '/api/impact-stories',
    '/api/contact',
    '/api/surveys/response',
    '/api/analytics/track',
    '/api/progress',
  ])('are taken by %s before a word of the text is read, let alone checked', async (url) => {
    const app = await testApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    const headers = { 'content-type': 'application/json' };
    const send = () => app.inject({ method: 'POST', url, headers, payload: '{"message": "unfinished' });
    expect((await send()).json().error.code).toBe('malformed_json');
    expect((await send()).json().error.code).toBe('too_many_requests');
  });

  test('in memory hold a bounded number of visitors', async () => {
    const clock = testClock(noon);
    const counters = new VisitorCounters(new MemoryKeeper(), clock.now);
    const hit = (index: number) =>
      counters.hit('GET /', `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, 60_000);
    for (let index = 0; index <= 50_000; index += 1) await hit(index);
    // The first was dropped to make room and counts from one again; the last is remembered.
    expect((await hit(0)).current).toBe(1);
    expect((await hit(50_000)).current).toBe(2);
  });
});
