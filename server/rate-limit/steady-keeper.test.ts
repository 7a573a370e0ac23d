import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DayKeeper } from './counters.ts';
import { SteadyKeeper } from './steady-keeper.ts';

const today = '2026-11-16';

/** The counts of all replicas, which answer 100 and more, or nothing at all. */
function sharedCounts() {
  const shared = { asked: 0, answers: true };
  const answer = <Value>(value: Value) => {
    shared.asked += 1;
    return shared.answers ? Promise.resolve(value) : Promise.withResolvers<Value>().promise;
  };
  const keeper: DayKeeper = {
    saltOf: () => answer('salt'),
    hit: (_day, _counter, _now, windowEnds) => answer({ hits: 101 + shared.asked, windowEnds }),
    eraseBefore: () => answer(undefined),
  };
  return { shared, keeper };
}

describe('Counting while the shared counts do not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('goes on in memory, asks again after a pause by one request alone, and goes back when they answer', async () => {
    const { shared, keeper } = sharedCounts();
    const steady = new SteadyKeeper(keeper);
    const hit = async () => {
      const counted = steady.hit(today, 'GET / somebody', 0, 60_000);
      await vi.advanceTimersByTimeAsync(4_000);
      return (await counted).hits;
    };
    expect(await hit()).toBe(101);

    shared.answers = false;
    expect(await hit()).toBe(1);
    expect([await hit(), await hit()]).toEqual([2, 3]);
    expect(shared.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(15_000);
    await Promise.all([hit(), hit(), hit()]);
    expect(shared.asked).toBe(3);
    expect(await hit()).toBe(7);

    shared.answers = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await hit()).toBe(104);
    expect(await hit()).toBe(105);
  });

  test('forgets earlier days in memory, and says that the shared ones are still to be erased', async () => {
    const { shared, keeper } = sharedCounts();
    const steady = new SteadyKeeper(keeper);
    shared.answers = false;
    const erased = expect(steady.eraseBefore(today)).rejects.toThrow('did not answer');
    await vi.advanceTimersByTimeAsync(4_000);
    await erased;
    shared.answers = true;
    await vi.advanceTimersByTimeAsync(15_000);
    await steady.eraseBefore(today);
  });
});
