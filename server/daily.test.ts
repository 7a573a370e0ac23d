import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { daily } from './daily.ts';

describe('A daily errand', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      now: new Date('2026-11-15T20:00:00Z'),
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('runs at the start and whenever a day ends, also after it has failed', async () => {
    const app = fastify();
    const ran: string[] = [];
    daily(
      app,
      'test',
      () => new Date(),
      async () => {
        ran.push(new Date().toISOString());
        if (ran.length === 2) throw new Error('not today');
      },
    );
    await app.ready();
    await vi.advanceTimersByTimeAsync(4 * 60 * 60 * 1000 - 1);
    expect(ran).toEqual(['2026-11-15T20:00:00.000Z']);
    await vi.advanceTimersByTimeAsync(1 + 24 * 60 * 60 * 1000);
    expect(ran.slice(1)).toEqual(['2026-11-16T00:00:00.000Z', '2026-11-17T00:00:00.000Z']);
    await app.close();
    await vi.advanceTimersByTimeAsync(48 * 60 * 60 * 1000);
    expect(ran).toHaveLength(3);
  });
});
