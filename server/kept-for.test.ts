import { expect, test } from 'vitest';
import { keptFor } from './kept-for.ts';
import { testClock } from './testing/app.ts';

test('What is kept for a while is worked out once for all who ask at once', async () => {
  let worked = 0;
  const number = keptFor(1_000, testClock('2026-11-15T12:00:00Z').now, async () => ++worked);
  expect(await Promise.all([number(), number(), number()])).toEqual([1, 1, 1]);
});

test('What is kept for a while is worked out anew after a failure', async () => {
  let worked = 0;
  const number = keptFor(1_000, testClock('2026-11-15T12:00:00Z').now, async () => {
    worked += 1;
    if (worked === 1) throw new Error('not now');
    return worked;
  });
  await expect(number()).rejects.toThrow('not now');
  expect(await number()).toBe(2);
});
