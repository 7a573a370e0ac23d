import { longestWaitDays } from '@openslate/contract/sync-queue.ts';
import { expect, test } from 'vitest';
import { connect } from '../database/connect.ts';
import type { App } from '../http/app.ts';
import { signedInAdmin } from '../testing/admin.ts';
import { testApp, testClock } from '../testing/app.ts';
import { somePost } from '../testing/community.ts';
import { onBothEngines } from '../testing/engines.ts';
import { KeptAnswers } from './kept-answers.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const key = 'a-key-made-by-chance-in-a-browser';
const generous = { RATE_LIMIT_FACTOR: '1000' };

/** Everything that makes something new each time it is sent, and what it is sent with. */
const calls = [
  ['/api/community/posts', 'posts', somePost(), { content: 'Another question, which is not the same.' }],
  [
    '/api/contact',
    'contact_messages',
    { topic: 'other', message: 'Thank you for this site.' },
    { message: 'Thank you once more for this site.' },
  ],
  [
    '/api/impact-stories',
    'stories',
    { title: 'A clean slate', story: 'It took me seven years. '.repeat(5), state: 'PA' },
    { title: 'Another slate' },
  ],
  [
    '/api/assessments',
    'shared_assessments',
    { version: 1, iv: 'A'.repeat(16), ciphertext: 'B'.repeat(64) },
    { iv: 'C'.repeat(16) },
  ],
  [
    '/api/admin/news',
    'news',
    {
      title: 'A new law',
      state: 'PA',
      date: '2026-11-15',
      category: 'general',
      urgent: false,
    },
    { title: 'Another law' },
  ],
  [
    '/api/admin/accounts',
    'admins',
    { username: 'bea', password: 'four words of some length' },
    { username: 'cem' },
  ],
] as const;

onBothEngines('A request that is sent again', (context) => {
  async function start() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({ database: context.database, now: clock.now, env: generous });
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    return { app, clock, admin: headers, answers: new KeptAnswers(context.database, clock.now) };
  }
  const send = (app: App, url: string, payload: object, headers: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key, ...headers } });
  const count = async (table: (typeof calls)[number][1]) =>
    (await context.database.tables.selectFrom(table).selectAll().execute()).length;
  const kept = () => context.database.tables.selectFrom('kept_answers').selectAll().execute();

  test.for(calls)('%s is done once, and told the same', async ([url, table, body, change]) => {
    const { app, admin } = await start();
    const headers = url.startsWith('/api/admin/') ? admin : {};
    const before = await count(table);
    const first = await send(app, url, body, headers);
    expect([201, 204], first.body).toContain(first.statusCode);
    const again = await send(app, url, body, headers);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await count(table)).toBe(before + 1);

    const other = await send(app, url, { ...body, ...change }, headers);
    expect(other.statusCode).toBe(409);
    expect(other.json().error.code).toBe('key_used_before');
    expect(await count(table)).toBe(before + 1);
  });

  test('is told only to whoever may do it', async () => {
    const { app, admin } = await start();
    const [, , , , [url, , body]] = calls;
    expect((await send(app, url, body, admin)).statusCode).toBe(201);
    expect((await send(app, url, body)).statusCode).toBe(401);
  });

  test('is counted once, as an answer of a survey', async () => {
    const { app } = await start();
    const answer = {
      sessionId: '',
      surveyType: 'exit_intent',
      questionId: 'exit_reason',
      questionText: '',
      answer: 'privacy_concerns',
      answerLabel: '',
      triggerEvent: 'inactivity',
      currentPage: '/',
      deviceType: 'mobile',
      userAgent: '',
      referrer: '',
      timeOnSite: 1000,
    };
    for (const _ of [1, 2]) expect((await send(app, '/api/surveys/response', answer)).statusCode).toBe(204);
    const rows = await context.database.tables.selectFrom('survey_counts').select('count').execute();
    expect(new Set(rows.map((row) => row.count))).toEqual(new Set([1]));
  });

  test('is done once when it arrives many times at once, also at several replicas', async () => {
    const { app, clock } = await start();
    const otherDatabase = connect(context.place);
    const other = await testApp({ database: otherDatabase, now: clock.now, env: generous });
    const [, , , [url, table, body]] = calls;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send(index % 2 ? app : other, url, body)),
    );
    await other.close();
    await otherDatabase.close();
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(await count(table)).toBe(1);
  });

  test('is looked at anew where it was refused', async () => {
    const { app } = await start();
    const [, [url, table, body]] = calls;
    expect((await send(app, url, { ...body, recaptchaToken: 'spoiled' })).statusCode).toBe(400);
    expect(await kept()).toEqual([]);
    expect((await send(app, url, body)).statusCode).toBe(204);
    expect(await count(table)).toBe(1);
  });

  test.for([
    ['/api/analytics/track', 'event_counts', { event: 'result_printed', state: 'PA' }],
    ['/api/progress', 'progress_counts', { step: 'review', state: 'PA' }],
  ] as const)('%s counts once', async ([url, table, body]) => {
    const { app } = await start();
    for (const _ of [1, 2]) expect((await send(app, url, body)).statusCode).toBe(204);
    const counts = () => context.database.tables.selectFrom(table).select('count').execute();
    expect(await counts()).toEqual([{ count: 1 }]);
    expect((await send(app, url, { ...body, state: 'OR' })).statusCode).toBe(409);
    expect((await send(app, url, body, { 'idempotency-key': 'too short' })).statusCode).toBe(400);
    expect(await counts()).toEqual([{ count: 1 }]);
  });

  test('is known again for six days, forgotten after seven, and of its words nothing was kept', async () => {
    const { app, clock, answers } = await start();
    const [, , , [url, table, body]] = calls;
    const first = await send(app, url, body);
    const rows = JSON.stringify(await kept());
    const { id, deleteKey } = first.json();
    for (const secret of [key, id, deleteKey, body.ciphertext]) expect(rows).not.toContain(secret);
    expect(await kept()).toMatchObject([{ begun_at: '2026-11-15T00:00:00.000Z' }]);
    clock.advance(longestWaitDays * day);
    expect((await send(app, url, body)).body).toBe(first.body);
    clock.advance(day / 2);
    await answers.forgetOld();
    expect(await kept()).toEqual([]);
    expect(await count(table)).toBe(1);
  });

  test('is taken over from a process that ended in the middle of it, and not before', async () => {
    const { clock, answers } = await start();
    const begin = () => answers.begin('POST /api/thing', key, { of: 1 });
    expect((await begin()).kind).toBe('claimed');
    expect((await begin()).kind).toBe('underway');
    clock.advance(minute);
    const second = await begin();
    if (second.kind !== 'claimed') throw new Error(second.kind);
    expect((await begin()).kind).toBe('underway');
    await answers.finish(second.claim, { status: 201, body: '{"id":1}' });
    expect(await begin()).toEqual({ kind: 'answered', answer: { status: 201, body: '{"id":1}' } });
  });
});
