import { expect, test, vi } from 'vitest';
import { connect } from '../../database/connect.ts';
import type { App } from '../../http/app.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { sendPost, somePost } from '../../testing/community.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { provenWork } from '../../testing/proof-of-work.ts';
import { concernsAbout } from './safety/check.ts';

// The real one, with a count of how often it is asked.
vi.mock('./safety/check.ts', async (original) => {
  const real = await original<typeof import('./safety/check.ts')>();
  return { ...real, concernsAbout: vi.fn(real.concernsAbout) };
});

const noon = '2026-11-15T12:00:00.000Z';
const hour = 60 * 60 * 1000;

onBothEngines('A flood of posts', (context) => {
  async function started(env: Record<string, string> = {}) {
    const clock = testClock(noon);
    const app = await testApp({ database: context.database, now: clock.now, env });
    generous = await testApp({
      database: context.database,
      now: clock.now,
      env: { RATE_LIMIT_FACTOR: '1000' },
    });
    return { app, clock };
  }
  /** Gives out as many puzzles as a test needs. */
  let generous: App;
  let addresses = 0;
  /** Somebody who has not been here before. */
  const stranger = () => {
    addresses += 1;
    return { remoteAddress: `198.51.${Math.floor(addresses / 250)}.${addresses % 250}` };
  };
  const heldOf = async (app: App, payload: object = somePost()) =>
    (await sendPost(app, payload, stranger())).json().held;
  const proven = async (app: App) =>
    heldOf(app, somePost({ recaptchaToken: await provenWork(generous, 'community_post') }));
  const kept = () =>
    context.database.tables.selectFrom('posts').select(['flags', 'status']).orderBy('number').execute();

  test('without proofs of work, from ever new addresses and at all replicas, waits for an admin', async () => {
    const { app, clock } = await started();
    const otherDatabase = connect(context.place);
    const other = await testApp({ database: otherDatabase, now: clock.now });
    // With SQLite there is one process.
    const replicas = context.engine === 'PostgreSQL' ? [app, other] : [app];
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        sendPost(replicas[index % replicas.length] ?? app, somePost(), stranger()),
      ),
    );
    await other.close();
    await otherDatabase.close();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const waiting = answers.map((answer) => answer.json()).filter(({ held }) => held);
    expect(waiting).toHaveLength(108);
    const { pagination } = (await app.inject({ url: '/api/community/posts' })).json();
    expect(pagination.total).toBe(12);
    const rows = await kept();
    expect(new Set(rows.filter(({ status }) => status === 'held').map(({ flags }) => flags))).toEqual(
      new Set(['no_bot_check many_posts']),
    );

    // Whoever took the trouble is not held up by it, and it is over when the hour is.
    expect(await proven(app)).toBe(false);
    clock.advance(hour);
    expect(await heldOf(app)).toBe(false);
  });

  test('with proofs of work waits too, from a higher number on', async () => {
    const { app, clock } = await started({ RATE_LIMIT_FACTOR: '0.05' });
    expect([await heldOf(app), await heldOf(app)]).toEqual([false, true]);
    expect([await proven(app), await proven(app), await proven(app), await proven(app)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect((await kept()).map(({ flags }) => flags)).toEqual([
      'no_bot_check',
      'no_bot_check many_posts',
      '',
      '',
      '',
      'many_posts',
    ]);
    clock.advance(hour);
    expect(await proven(app)).toBe(false);
  });

  test('counts what would be shown, not what waits for its words', async () => {
    const { app } = await started({ RATE_LIMIT_FACTOR: '0.05' });
    const threat = somePost({ content: 'I will find you and kill you, snitch.' });
    expect([await heldOf(app, threat), await heldOf(app)]).toEqual([true, false]);
  });

  test.each([
    ['always', [true, true]],
    ['unproven', [true, false]],
    ['never', [false, false]],
  ] as const)('is met as the operator says: %s', async (setting, [without, withProof]) => {
    const { app } = await started({ HOLD_POSTS: setting, RATE_LIMIT_FACTOR: '0.01' });
    // The first of each kind would be shown, however low the rate.
    const answers = [await heldOf(app), await proven(app)];
    expect(answers).toEqual([without, withProof]);
    if (setting === 'never') expect([await heldOf(app), await proven(app)]).toEqual([false, false]);
    for (const { status, flags } of await kept())
      expect(flags.includes('held_by_setting'), flags).toBe(status === 'held');
  });

  test('is not read beyond what one address may send, and what is no post uses up none of that', async () => {
    const { app } = await started();
    const sender = stranger();
    const read = vi.mocked(concernsAbout);
    read.mockClear();
    const emptied = { content: '<p></p><script>alert("a long one")</script>' };
    for (let time = 0; time < 5; time += 1)
      expect((await sendPost(app, somePost(emptied), sender)).statusCode).toBe(400);
    expect(read).toHaveBeenCalledTimes(0);
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await sendPost(app, somePost(), sender)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect(read).toHaveBeenCalledTimes(3);
    // Those that were refused for want of a proof are not taken off what may be sent with one.
    for (let time = 0; time < 7; time += 1) {
      const recaptchaToken = await provenWork(app, 'community_post');
      statuses.push((await sendPost(app, somePost({ recaptchaToken }), sender)).statusCode);
    }
    expect(statuses.slice(5)).toEqual(Array(7).fill(201));
  });
});
