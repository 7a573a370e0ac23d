import type { Monitoring } from '@openslate/contract/monitoring.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../database/connect.ts';
import type { App } from '../../http/app.ts';
import { signedInAdmin } from '../../testing/admin.ts';
import { freshSqlite, testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { expectGuarded, expectInvalid } from '../../testing/refusals.ts';
import { smallSite } from '../../testing/site.ts';
import { bucketOf, percentile } from './latency.ts';
import { type Figure, RequestFigures } from './store.ts';
import { Traffic } from './traffic.ts';

const noon = '2026-11-15T12:00:30.000Z';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const report = { errorId: 'OS-7K3M9QXD', screen: '/help', message: 'Oops', version: '0.1.0' };

onBothEngines('Monitoring', (context) => {
  async function start(clock = testClock(noon)) {
    const app = await testApp({
      database: context.database,
      now: clock.now,
      siteFolder: await smallSite(),
    });
    app.get('/api/throws/:id', async () => {
      throw new Error('always');
    });
    return { app, clock };
  }

  async function told(app: App, clock: { now: () => Date }, query = ''): Promise<Monitoring> {
    const admin = { username: `ann-${Math.random()}`, now: clock.now };
    const { headers } = await signedInAdmin(context.database, admin);
    const answer = await app.inject({ url: `/api/admin/monitoring${query}`, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  const post = (app: App, url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const rows = () => context.database.tables.selectFrom('request_figures').selectAll().execute();

  test('tells of each route how often it was asked and how it answered, and what was asked for of none', async () => {
    const { app, clock } = await start();
    for (const path of ['/help', '/help?name=Ann', '/nowhere-ann-lee']) await app.inject({ url: path });
    await app.inject({ url: '/api/nothing-ann-lee' });
    await app.inject({ url: '/api/throws/ann-lee' });
    await app.inject({ url: '/api/health' });
    await post(app, '/api/errors', { ...report, errorId: 'Ann Lee' });
    for (let sent = 0; sent < 11; sent += 1) await post(app, '/api/errors', report);
    await post(app, '/api/analytics/track', { event: 'result_shared' });
    await post(app, '/api/progress', { step: 'review' });
    await post(app, '/api/progress', { step: 'Ann Lee' });

    const { routes, counters, series, errorReports } = await told(app, clock);
    const counted = Object.fromEntries(
      routes.map(({ route, requests, clientErrors, serverErrors, rateLimited }) => [
        route,
        [requests, clientErrors, serverErrors, rateLimited],
      ]),
    );
    expect(counted).toEqual({
      'POST /api/errors': [12, 1, 0, 2],
      site: [3, 1, 0, 0],
      unknown: [1, 1, 0, 0],
      'GET /api/throws/:id': [1, 0, 1, 0],
      'POST /api/analytics/track': [1, 0, 0, 0],
      'POST /api/progress': [2, 1, 0, 0],
    });
    expect(routes[0]?.route).toBe('POST /api/errors');
    expect(counters).toEqual({ rateLimited: 2, syncReceived: 2 });
    expect(series).toMatchObject([{ at: '2026-11-15T12:00:00.000Z', requests: 20, errors: 1 }]);
    expect(errorReports).toMatchObject([{ errorId: report.errorId, screen: '/help' }]);
    expect(JSON.stringify(await rows())).not.toMatch(/ann/i);
  });

  test('tells version, start, the state of the database and its size', async () => {
    const { app, clock } = await start();
    clock.advance(hour);
    const { version, startedAt, now, database } = await told(app, clock);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(startedAt).toBe(noon);
    expect(now).toBe('2026-11-15T13:00:30.000Z');
    expect(database).toEqual({ engine: context.engine, ok: true, bytes: expect.any(Number) });
    expect(database.bytes).toBeGreaterThan(50_000);
  });

  test('tells it by minute for 24 hours and by hour for 30 days, and forgets it then', async () => {
    const clock = testClock(noon);
    const figures = new RequestFigures(context.database.tables, clock.now);
    const traffic = new Traffic(figures, clock.now);
    const moments = async (per: 'minute' | 'hour') =>
      [...Map.groupBy(await figures.overTime(per), ({ at }) => at)].map(([at, of]) => [
        at.slice(5, 16),
        of.reduce((sum, { count }) => sum + count, 0),
      ]);
    for (const wait of [0, minute, 10, hour]) {
      clock.advance(wait);
      traffic.record('GET /api/states', 200, 3);
    }
    await traffic.flush();
    expect(await moments('minute')).toEqual([
      ['11-15T12:00', 1],
      ['11-15T12:01', 2],
      ['11-15T13:01', 1],
    ]);
    expect(await moments('hour')).toEqual([
      ['11-15T12:00', 3],
      ['11-15T13:00', 1],
    ]);

    clock.advance(day);
    traffic.record('GET /api/states', 200, 3);
    await traffic.flush();
    const kept = await rows();
    expect(
      kept
        .filter(({ per }) => per === 'minute')
        .map(({ at }) => at.slice(5, 16))
        .sort(),
    ).toEqual(['11-15T13:01', '11-16T13:01']);
    expect(kept.filter(({ per }) => per === 'hour')).toHaveLength(3);

    clock.advance(30 * day);
    await figures.forgetOld();
    expect((await rows()).map(({ at }) => at.slice(5, 16))).toEqual(['11-16T13:00']);
    clock.advance(hour);
    expect(await moments('hour')).toEqual([]);
  });

  test('tells how long requests took', async () => {
    const { app, clock } = await start();
    const figures = new RequestFigures(context.database.tables, clock.now);
    const traffic = new Traffic(figures, clock.now);
    for (let ms = 1; ms <= 100; ms += 1) traffic.record('GET /api/states', 200, ms);
    await traffic.flush();
    const { routes, series } = await told(app, clock, '?span=month');
    const [states] = routes;
    for (const [shown, exact] of [
      [states?.p50, 50],
      [states?.p95, 95],
      [states?.p99, 99],
      [series[0]?.p50, 50],
      [series[0]?.p95, 95],
    ] as const) {
      expect(shown).toBeGreaterThanOrEqual(exact * 0.98);
      expect(shown).toBeLessThanOrEqual(exact * 1.25);
    }
  });

  test('adds up what several processes on one database count, though they write at once', async () => {
    const clock = testClock(noon);
    const databases = [connect(context.place), connect(context.place)];
    const processes = databases.map(
      ({ tables }) => new Traffic(new RequestFigures(tables, clock.now), clock.now),
    );
    const routes = ['GET /a', 'GET /b', 'GET /c', 'GET /d', 'GET /e'];
    for (let round = 0; round < 6; round += 1) {
      for (const [index, traffic] of processes.entries())
        for (const route of index === 0 ? routes : [...routes].reverse())
          for (const ms of [1, 20, 400]) traffic.record(route, 200, ms);
      // Within one process, two connections to SQLite would block the thread that each needs to go on.
      if (context.engine === 'SQLite') for (const traffic of processes) await traffic.flush();
      else await Promise.all(processes.map((traffic) => traffic.flush()));
    }
    for (const database of databases) await database.close();
    const { app } = await start(clock);
    const { routes: counted, series } = await told(app, clock);
    expect(counted.map(({ route, requests }) => [route, requests]).sort()).toEqual(
      routes.map((route) => [route, 36]),
    );
    expect(series).toMatchObject([{ requests: 180 }]);
  });

  test('keeps what was counted when the server stops', async () => {
    const { app, clock } = await start();
    await app.inject({ url: '/help' });
    expect(await rows()).toEqual([]);
    await app.close();
    const restarted = await start(clock);
    expect((await told(restarted.app, clock)).routes).toMatchObject([{ route: 'site', requests: 1 }]);
  });

  test('is for admins alone, and for spans that there are', async () => {
    const { app, clock } = await start();
    await expectGuarded(app, 'GET', '/api/admin/monitoring');
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    expectInvalid(await app.inject({ url: '/api/admin/monitoring?span=year', headers }), 'span');
  });
});

describe('Counting requests', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is written down once a minute', async () => {
    const database = await freshSqlite();
    const counted = () => database.tables.selectFrom('request_figures').select(['route', 'count']).execute();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = await testApp({ database, now: testClock(noon).now });
    await app.inject({ url: '/api/states' });
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(await counted()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(async () =>
      expect(await counted()).toEqual([
        { route: 'GET /api/states', count: 1 },
        { route: '', count: 1 },
      ]),
    );
  });

  test('loses nothing where the database is away for a while', async () => {
    const kept: Figure[] = [];
    let away = true;
    const add = async (figures: readonly Figure[]) => {
      if (away) throw new Error('away');
      kept.push(...figures);
    };
    const traffic = new Traffic({ add }, testClock(noon).now);
    traffic.record('GET /a', 200, 1);
    await expect(traffic.flush()).rejects.toThrow('away');
    traffic.record('GET /a', 200, 1);
    traffic.record('GET /a', 429, 1);
    away = false;
    await traffic.flush();
    await traffic.flush();
    expect(kept.map(({ outcome, count }) => [outcome, count]).sort()).toEqual([
      ['ok', 2],
      ['rate_limited', 1],
    ]);
  });
});

describe('A percentile', () => {
  test('is off by a fifth and its rounding at most, and never too short', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.25, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 200 }),
        fc.constantFrom(50, 95, 99),
        (durations, share) => {
          const counts = durations.map((ms) => ({ bucket: bucketOf(ms), count: 1 }));
          const sorted = [...durations].sort((a, b) => a - b);
          const exact = sorted[Math.ceil((share / 100) * sorted.length) - 1] ?? 0;
          const told = percentile(share, counts);
          expect(told).toBeGreaterThanOrEqual(exact * 0.95);
          expect(told).toBeLessThanOrEqual(exact * 1.19 * 1.05);
        },
      ),
    );
  });

  test('of nothing is nothing, and what is shorter or longer than all buckets falls into the outer ones', () => {
    expect(percentile(95, [])).toBe(0);
    expect([0, -1, 0.001, Number.NaN].map(bucketOf)).toEqual([0, 0, 0, 0]);
    expect(bucketOf(1e9)).toBe(bucketOf(70_000));
  });
});
