import { describe, expect, onTestFinished, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import { LawThreads } from './law-threads.ts';

const file = new URL('../../../testing/wayward-thread.ts', import.meta.url);
const stays = new AbortController().signal;

function threads(patience = {}) {
  const law = new LawThreads({ count: 1, file, patience: { waiting: 60_000, working: 60_000, ...patience } });
  onTestFinished(() => law.stop());
  const ask = (visitor: string, day: string, gone = stays) =>
    law
      .judge(visitor, { place: 'PA', day, answers: { charges: [] } }, gone)
      .then((worked) => ('json' in worked ? JSON.parse(new TextDecoder().decode(worked.json)) : worked))
      .catch(({ statusCode, code }) => [statusCode, code]);
  return { law, ask };
}

describe('Visitors who wait for a record', () => {
  test('take turns, whoever asked for how much before', () => {
    const queue = new FairQueue<string>();
    for (const wish of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(wish.charAt(0), wish);
    queue.drop('a', 'a2');
    expect(queue.size).toBe(5);
    expect(Array.from({ length: 6 }, () => queue.take())).toEqual(['a1', 'b1', 'c1', 'a3', 'b2', undefined]);
    expect(queue.size).toBe(0);
  });

  test('are answered between the many records of another', async () => {
    const { ask } = threads();
    const order: string[] = [];
    const asked = (visitor: string) => ask(visitor, 'takes a while').then(() => order.push(visitor));
    await Promise.all([...Array.from({ length: 5 }, () => asked('many')), asked('one')]);
    expect(order.indexOf('one')).toBeLessThanOrEqual(2);
  });

  test('and leave are not worked for', async () => {
    const { ask } = threads();
    const leaving = new AbortController();
    const first = ask('a', 'takes a while');
    const second = ask('b', 'dies', leaving.signal);
    leaving.abort();
    expect(await second).toEqual([503, 'not_judged']);
    expect(await first).toBe('takes a while');
    expect(await ask('c', 'as always')).toBe('as always');
  });

  test('for too long are told so', async () => {
    const { ask } = threads({ waiting: 20, working: 2_000 });
    const first = ask('a', 'never ends');
    expect(await ask('b', 'as always')).toEqual([503, 'busy']);
    expect(await first).toEqual([503, 'not_judged']);
  });
});

describe('A thread', () => {
  test.each(['dies', 'throws'])(
    'that %s fails the request it worked on, and another takes its place',
    async (day) => {
      const { ask } = threads();
      const [broken, next] = await Promise.all([ask('a', day), ask('a', 'as always')]);
      expect(broken).toEqual([503, 'not_judged']);
      expect(next).toBe('as always');
    },
  );

  test('that does not come to an end is ended', async () => {
    const { ask } = threads({ working: 1_000 });
    expect(await ask('a', 'never ends')).toEqual([503, 'not_judged']);
    expect(await ask('a', 'as always')).toBe('as always');
  });

  test('has answered all that was asked for before it stops', async () => {
    const { law, ask } = threads();
    const asked = Promise.all([ask('a', 'takes a while'), ask('b', 'takes a while')]);
    await law.stop();
    expect(await asked).toEqual(['takes a while', 'takes a while']);
  });

  test('that is at work for too long does not keep the server from stopping', async () => {
    const { law, ask } = threads({ stopping: 300 });
    const asked = Promise.all([ask('a', 'never ends'), ask('b', 'as always')]);
    await law.stop();
    expect(await asked).toEqual([
      [503, 'not_judged'],
      [503, 'busy'],
    ]);
  });
});
