import { expect, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { expectInvalid } from '../../testing/refusals.ts';

const noon = '2026-11-15T12:00:00.000Z';
const minute = 60_000;
const day = 24 * 60 * minute;

function post(app: App, url: string, payload: unknown) {
  return app.inject({ method: 'POST', url, payload: payload as object });
}
const track = (app: App, payload: unknown) => post(app, '/api/analytics/track', payload);
const progress = (app: App, payload: unknown) => post(app, '/api/progress', payload);
const summary = async (app: App) => (await app.inject({ url: '/api/analytics/summary' })).json();

async function times(count: number, send: () => Promise<{ statusCode: number }>): Promise<void> {
  const sent = await Promise.all(Array.from({ length: count }, send));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(count).fill(204));
}

onBothEngines('Anonymous counts', (context) => {
  async function start() {
    const clock = testClock(noon);
    const app = await testApp({ database: context.database, now: clock.now });
    return { app, clock };
  }
  const events = () => context.database.tables.selectFrom('event_counts').selectAll().execute();
  const steps = () => context.database.tables.selectFrom('progress_counts').selectAll().execute();

  test('are of a day, a state and an event or a step, and of nothing else', async () => {
    const { app } = await start();
    await times(20, () => track(app, { event: 'result_printed', state: 'WY' }));
    await times(3, () => track(app, { event: 'result_printed' }));
    await times(20, () => progress(app, { step: 'review', state: 'PA' }));
    expect(await events()).toEqual(
      expect.arrayContaining([
        { day: '2026-11-15', state: 'WY', event: 'result_printed', count: 20 },
        { day: '2026-11-15', state: '', event: 'result_printed', count: 3 },
      ]),
    );
    expect(await steps()).toEqual([{ day: '2026-11-15', state: 'PA', step: 'review', count: 20 }]);
  });

  test('refuse what is not on the list, and any field that could tell more', async () => {
    const { app } = await start();
    expectInvalid(await track(app, { event: 'logged_in' }), 'event');
    expectInvalid(await track(app, { event: 'result_printed', state: 'ZZ' }), 'state');
    expectInvalid(await track(app, { event: 'result_printed', state: '' }), 'state');
    expectInvalid(
      await track(app, { event: 'result_printed', userId: 7, day: '2020-01-01' }),
      'day',
      'userId',
    );
    expectInvalid(await track(app, [{ event: 'result_printed' }]), 'body');
    expectInvalid(await progress(app, { step: 'paid' }), 'step');
    expectInvalid(await progress(app, { step: 'review', answers: {} }), 'answers');
    expectInvalid(await progress(app, { step: 'review', count: 1_000 }), 'count');
    expect((await track(app, { event: 'x'.repeat(70_000) })).statusCode).toBe(413);
    expect(await events()).toEqual([]);
    expect(await steps()).toEqual([]);
  });

  test('are told to everybody: in all, by the last 30 days, by state and by step', async () => {
    const { app, clock } = await start();
    await times(2, () => track(app, { event: 'assessment_started', state: 'PA' }));
    clock.advance(30 * day);
    await times(9, () => track(app, { event: 'assessment_started', state: 'PA' }));
    await times(4, () => track(app, { event: 'assessment_started', state: 'WY' }));
    await times(6, () => track(app, { event: 'assessment_started' }));
    clock.advance(day);
    await times(1, () => track(app, { event: 'result_shared', state: 'WY' }));
    await times(3, () => progress(app, { step: 'result', state: 'WY' }));

    const told = await summary(app);
    expect(told.since).toBe('2026-11-15');
    expect(told.totals).toContainEqual({ event: 'assessment_started', count: 21 });
    expect(told.totals).toContainEqual({ event: 'letter_made', count: 0 });
    expect(told.days).toEqual([
      { day: '2026-12-15', event: 'assessment_started', count: 19 },
      { day: '2026-12-16', event: 'result_shared', count: 1 },
    ]);
    // Eleven in Pennsylvania, in whole fives; four in Wyoming are nobody's business.
    expect(told.states).toEqual([{ state: 'PA', event: 'assessment_started', count: 10 }]);
    expect(told.progress).toEqual([
      { step: 'place_chosen', count: 0 },
      { step: 'first_answer', count: 0 },
      { step: 'first_charge', count: 0 },
      { step: 'review', count: 0 },
      { step: 'result', count: 3 },
    ]);
  });

  test('begin with nothing', async () => {
    const { app } = await start();
    expect(await summary(app)).toMatchObject({ since: null, days: [], states: [] });
  });

  test('are worked out once a minute', async () => {
    const { app, clock } = await start();
    const total = async () => (await summary(app)).totals[0].count;
    await times(1, () => track(app, { event: 'assessment_started' }));
    expect(await total()).toBe(1);
    await times(1, () => track(app, { event: 'assessment_started' }));
    clock.advance(minute - 1);
    expect(await total()).toBe(1);
    clock.advance(1);
    expect(await total()).toBe(2);
  });
});

test('Counting is limited to what a browser has kept for later', async () => {
  const clock = testClock(noon);
  const app = await testApp({ now: clock.now });
  for (const [send, what] of [
    [track, { event: 'news_opened' }],
    [progress, { step: 'review' }],
  ] as const) {
    await times(120, () => send(app, what));
    expect((await send(app, what)).statusCode).toBe(429);
  }
});
