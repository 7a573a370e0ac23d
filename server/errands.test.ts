import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daily, hourly } from './errands.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('An errand', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      now: new Date('2026-11-15T20:15:00Z'),
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function start(period: typeof daily, fails: (run: number) => boolean = () => false) {
    const app = fastify();
    const ran: string[] = [];
    period(
      app,
      'test',
      () => new Date(),
      async () => {
        ran.push(new Date().toISOString().slice(5, 16));
        if (fails(ran.length)) throw new Error('not now');
      },
    );
    await app.ready();
    return { app, ran };
  }

  test('of the day runs at the start and whenever a day ends, until the server stops', async () => {
    const { app, ran } = await start(daily);
    await vi.advanceTimersByTimeAsync(3 * hour + 45 * minute - 1);
    expect(ran).toEqual(['11-15T20:15']);
    await vi.advanceTimersByTimeAsync(1 + 24 * hour);
    expect(ran.slice(1)).toEqual(['11-16T00:00', '11-17T00:00']);
    await app.close();
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(ran).toHaveLength(3);
  });

  test('of the hour runs at the start and whenever an hour ends', async () => {
    const { app, ran } = await start(hourly);
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(ran).toEqual(['11-15T20:15', '11-15T21:00', '11-15T22:00']);
    await app.close();
  });

  test('that failed is tried again soon, and then waits for its time as before', async () => {
    const { app, ran } = await start(daily, (run) => run <= 2);
    await vi.advanceTimersByTimeAsync(4 * hour);
    expect(ran).toEqual(['11-15T20:15', '11-15T20:25', '11-15T20:35', '11-16T00:00']);
    await app.close();
  });
});
