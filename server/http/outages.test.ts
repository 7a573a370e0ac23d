import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Unready } from '../database/readiness.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { logError, watchOutages } from './outages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('A database that is away for minutes is told when it goes, once a minute, and when it is back', async () => {
  const lines: Record<string, unknown>[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  let wrong: Unready | undefined = 'away';
  watchOutages(app, async () => wrong);
  const said = () => lines.splice(0).map(({ msg, trouble, failures }) => ({ msg, trouble, failures }));
  const callEverySecond = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      logError(app, new DatabaseUnavailable('away', undefined), 'unexpected error');
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };

  await callEverySecond(150);
  expect(said()).toEqual([
    { msg: 'database unavailable', trouble: 'away', failures: undefined },
    { msg: 'database still unavailable', trouble: 'away', failures: 59 },
    { msg: 'database still unavailable', trouble: 'away', failures: 60 },
  ]);
  wrong = 'read_only';
  await callEverySecond(10);
  expect(said()).toMatchObject([{ msg: 'database still unavailable', trouble: 'read_only' }]);
  wrong = undefined;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(said()).toMatchObject([{ msg: 'database available again' }]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(said()).toEqual([]);
  logError(app, new Error('another matter'), 'unexpected error');
  expect(said()).toMatchObject([{ msg: 'unexpected error' }]);
});
