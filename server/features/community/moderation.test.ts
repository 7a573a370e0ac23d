import type { AdminPost, AdminPostList } from '@openslate/contract/community.ts';
import { expect, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { sendPost, somePost, writtenPost } from '../../testing/community.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { provenWork } from '../../testing/proof-of-work.ts';
import { PostModeration } from './moderation.ts';

const abuse = 'I will find you and kill you, snitch.';

onBothEngines('Moderating posts', (context) => {
  async function started() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      now: clock.now,
      env: { RATE_LIMIT_FACTOR: '1000' },
    });
    const admin = await signedInAdmin(context.database, { now: clock.now });
    return { app, clock, admin, stats: new PostModeration(context.database, clock.now) };
  }
  type Headers = Record<string, string>;

  const total = async (app: App) =>
    (await app.inject({ url: '/api/community/posts' })).json().pagination.total;
  const queue = async (app: App, headers: Headers, query: Record<string, string>): Promise<AdminPostList> =>
    (await app.inject({ url: '/api/admin/posts', query, headers })).json();
  const decide = (app: App, headers: Headers, id: string, action: string) =>
    app.inject({ method: 'POST', url: `/api/admin/posts/${id}/moderation`, payload: { action }, headers });
  const reply = (
    app: App,
    headers: Headers,
    id: string,
    method: 'POST' | 'PUT' | 'DELETE',
    payload?: object,
  ) =>
    app.inject({
      method,
      url: `/api/community/posts/${id}/admin-reply`,
      headers,
      ...(payload && { payload }),
    });
  const report = (app: App, id: string, payload: object, remoteAddress = '198.51.100.1') =>
    app.inject({ method: 'POST', url: `/api/community/posts/${id}/report`, payload, remoteAddress });
  const trail = async () =>
    (
      await context.database.tables.selectFrom('audit_trail').select(['username', 'action', 'what']).execute()
    ).map(({ username, action, what }) => `${username} ${action} ${what}`);

  test('lets in only admins, and does nothing for anybody else', async () => {
    const { app, admin } = await started();
    const { id } = await writtenPost(app);
    const calls = [
      ['GET', '/api/admin/posts'],
      ['POST', `/api/admin/posts/${id}/moderation`],
      ['POST', `/api/community/posts/${id}/admin-reply`],
      ['PUT', `/api/community/posts/${id}/admin-reply`],
      ['DELETE', `/api/community/posts/${id}/admin-reply`],
      ['DELETE', `/api/community/posts/${id}`],
    ] as const;
    const strangers: Headers[] = [
      {},
      { authorization: 'Bearer bypass' },
      { authorization: `Bearer ${admin.token}x` },
      { authorization: admin.token },
      { cookie: `admin_token=${admin.token}` },
    ];
    for (const [method, url] of calls) {
      for (const headers of strangers) {
        // Not even told that the body is wrong.
        const body = method === 'GET' || method === 'DELETE' ? {} : { payload: 'not json' };
        const answer = await app.inject({
          method,
          url,
          headers: { ...headers, ...('payload' in body && { 'content-type': 'application/json' }) },
          ...body,
        });
        expect([answer.statusCode, answer.json().error.code], `${method} ${url}`).toEqual([
          401,
          'not_signed_in',
        ]);
      }
    }
    expect((await app.inject({ url: `/api/community/posts/${id}` })).statusCode).toBe(200);
    expect(await trail()).toEqual([]);
  });

  test('shows a held post when an admin says so, and takes it back', async () => {
    const { app, admin, stats } = await started();
    const { id } = (await sendPost(app, somePost({ content: abuse }))).json();
    const held = await queue(app, admin.headers, { queue: 'held' });
    expect(held.pagination).toEqual({ nextCursor: null, total: 1 });
    expect(held.data[0]).toMatchObject({ id, status: 'held', reports: [] });
    expect(held.data[0]?.flags).toContain('threat');
    expect(await stats.held()).toBe(1);

    const published: AdminPost = (await decide(app, admin.headers, id, 'publish')).json();
    expect(published).toMatchObject({ id, status: 'published', flags: [] });
    expect(await total(app)).toBe(1);
    // A second admin pressed the button too.
    await decide(app, admin.headers, id, 'publish');
    expect([await total(app), await stats.held()]).toEqual([1, 0]);

    expect((await decide(app, admin.headers, id, 'hold')).json()).toMatchObject({
      status: 'held',
      flags: ['held_by_admin'],
    });
    expect(await total(app)).toBe(0);
    expect((await app.inject({ url: `/api/community/posts/${id}` })).statusCode).toBe(404);
    expect(await trail()).toEqual([
      `ann post.publish ${id}`,
      `ann post.publish ${id}`,
      `ann post.hold ${id}`,
    ]);
  });

  test('puts what was reported into a queue, each visitor’s report once, until it is settled', async () => {
    const { app, admin, stats } = await started();
    const [{ id }] = [await writtenPost(app), await writtenPost(app)];
    expect((await report(app, id, { reason: 'spam' })).statusCode).toBe(204);
    expect((await report(app, id, { reason: 'abuse', note: 'twice' })).statusCode).toBe(204);
    const note = '<b>She</b> gave my number 555-123-4567';
    await report(app, id, { reason: 'personal_details', note }, '198.51.100.2');
    const { data, pagination } = await queue(app, admin.headers, { queue: 'reported' });
    expect(pagination.total).toBe(1);
    expect(data[0]?.reports.map(({ reason, note }) => ({ reason, note }))).toEqual(
      expect.arrayContaining([
        { reason: 'spam', note: '' },
        { reason: 'personal_details', note: 'She gave my number [phone]' },
      ]),
    );
    expect(data[0]?.reports).toHaveLength(2);
    expect(await stats.reported()).toBe(1);
    // It stays visible while it waits.
    expect((await app.inject({ url: `/api/community/posts/${id}` })).statusCode).toBe(200);

    expect((await decide(app, admin.headers, id, 'settle')).json()).toMatchObject({
      status: 'published',
      reports: [],
    });
    expect((await queue(app, admin.headers, { queue: 'reported' })).data).toEqual([]);
    expect(await stats.reported()).toBe(0);
  });

  test('refuses reports that are none, of posts that are not there, and floods of them', async () => {
    const { app, clock } = await started();
    const { id } = await writtenPost(app);
    for (const bad of [
      {},
      { reason: 'boring' },
      { reason: 'spam', note: 'x'.repeat(501) },
      { reason: 'spam', by: 'me' },
    ])
      expect((await report(app, id, bad)).statusCode, JSON.stringify(bad)).toBe(400);
    expect((await report(app, 'a'.repeat(22), { reason: 'spam' })).statusCode).toBe(404);
    const limited = await testApp({ database: context.database, now: clock.now });
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1)
      statuses.push((await report(limited, id, { reason: 'spam' }, '198.51.100.77')).statusCode);
    expect(statuses.slice(-2)).toEqual([204, 429]);
  });

  test('lists all posts, those flagged, and searches in them', async () => {
    const { app, admin } = await started();
    const recaptchaToken = await provenWork(app, 'community_post');
    await writtenPost(app, { title: 'Proven', recaptchaToken });
    const unproven = await writtenPost(app, { title: 'Unproven' });
    await sendPost(
      app,
      somePost({ title: 'Held', content: abuse, recaptchaToken: await provenWork(app, 'community_post') }),
    );
    const titles = async (query: Record<string, string>) =>
      (await queue(app, admin.headers, query)).data.map(({ title }) => title);
    expect(await titles({})).toEqual(['Held', 'Unproven', 'Proven']);
    expect(await titles({ queue: 'flagged' })).toEqual(['Unproven']);
    expect(await titles({ q: 'UNPROV' })).toEqual(['Unproven']);
    const first = await queue(app, admin.headers, { limit: '2' });
    expect(first.pagination.total).toBe(3);
    expect(await titles({ limit: '2', cursor: first.pagination.nextCursor ?? '' })).toEqual(['Proven']);
    await decide(app, admin.headers, unproven.id, 'settle');
    expect(await titles({ queue: 'flagged' })).toEqual([]);
  });

  test('finds posts by what they are flagged for and by when they were written', async () => {
    const { app, admin, clock } = await started();
    await writtenPost(app, { title: 'Before' });
    clock.advance(60_000);
    await sendPost(app, somePost({ title: 'Threat', content: abuse }));
    clock.advance(60_000);
    await writtenPost(app, { title: 'After', recaptchaToken: await provenWork(app, 'community_post') });
    const titles = async (query: Record<string, string>) =>
      (await queue(app, admin.headers, query)).data.map(({ title }) => title);
    expect(await titles({ flag: 'no_bot_check' })).toEqual(['Threat', 'Before']);
    expect(await titles({ flag: 'threat' })).toEqual(['Threat']);
    expect(await titles({ flag: 'spam' })).toEqual([]);
    expect(await titles({ from: '2026-11-15T12:01:00Z' })).toEqual(['After', 'Threat']);
    expect(await titles({ from: '2026-11-15T12:01:00Z', until: '2026-11-15T12:02:00Z' })).toEqual(['Threat']);
    expect(await titles({ flag: 'no_bot_check', until: '2026-11-15T12:01:00Z' })).toEqual(['Before']);
    for (const query of [{ flag: 'mine' }, { from: 'yesterday' }])
      expect((await app.inject({ url: '/api/admin/posts', query, headers: admin.headers })).statusCode).toBe(
        400,
      );
  });

  test('adds, edits and removes the official response in the display name of whoever is logged in', async () => {
    const { app, admin, clock } = await started();
    const bea = await signedInAdmin(context.database, {
      username: 'bea',
      displayName: 'B. from the clinic',
      now: clock.now,
    });
    const { id } = await writtenPost(app);
    const add = await reply(app, admin.headers, id, 'POST', {
      adminReply: ' Ask the <b>clerk</b>.<script>alert(1)</script> ',
      adminUsername: 'somebody else',
    });
    expect(add.statusCode).toBe(200);
    const answered = {
      adminReply: 'Ask the clerk.',
      adminRepliedBy: 'OpenSlate team',
      adminRepliedAt: '2026-11-15T12:00:00.000Z',
    };
    expect(add.json()).toMatchObject({ id, ...answered });
    expect((await app.inject({ url: `/api/community/posts/${id}` })).json()).toMatchObject(answered);

    clock.advance(60_000);
    expect(
      (
        await reply(app, bea.headers, id, 'PUT', { adminReply: 'x'.repeat(1_000), adminUsername: null })
      ).json(),
    ).toMatchObject({
      adminReply: 'x'.repeat(1_000),
      adminRepliedBy: 'B. from the clinic',
      adminRepliedAt: '2026-11-15T12:01:00.000Z',
    });
    const removed = await reply(app, admin.headers, id, 'DELETE');
    expect(removed.statusCode).toBe(200);
    expect(removed.json()).not.toHaveProperty('adminReply');
    expect(removed.json()).not.toHaveProperty('adminRepliedBy');
    expect(await trail()).toEqual([
      `ann post.reply ${id}`,
      `bea post.reply-edit ${id}`,
      `ann post.reply-remove ${id}`,
    ]);
  });

  test('refuses replies that are none, and to change one that is not there', async () => {
    const { app, admin } = await started();
    const { id } = await writtenPost(app);
    for (const bad of ['', '   ', '<b></b>', 'x'.repeat(1_001), 7]) {
      const answer = await reply(app, admin.headers, id, 'POST', { adminReply: bad });
      expect(answer.statusCode, String(bad)).toBe(400);
      expect(answer.json().error.fields).toHaveProperty('adminReply');
    }
    expect(
      (await reply(app, admin.headers, id, 'POST', { adminReply: 'Hi', status: 'held' })).statusCode,
    ).toBe(400);
    const code = async (method: 'POST' | 'PUT' | 'DELETE', on: string, payload?: object) => {
      const { statusCode, json } = await reply(app, admin.headers, on, method, payload);
      return [statusCode, json().error.code];
    };
    expect(await code('PUT', id, { adminReply: 'Hi' })).toEqual([404, 'reply_unknown']);
    expect(await code('DELETE', id)).toEqual([404, 'reply_unknown']);
    for (const nowhere of ['a'.repeat(22), '%00'])
      expect(await code('POST', nowhere, { adminReply: 'Hi' })).toEqual([404, 'post_unknown']);
    expect((await decide(app, admin.headers, id, 'erase')).statusCode).toBe(400);
    expect((await decide(app, admin.headers, '%00', 'publish')).statusCode).toBe(404);
    expect(await trail()).toEqual([]);
  });

  test('deletes a post with its reports, and keeps the count', async () => {
    const { app, admin, stats } = await started();
    const [{ id }] = [await writtenPost(app), await writtenPost(app)];
    await report(app, id, { reason: 'other' });
    const remove = (on: string) =>
      app.inject({ method: 'DELETE', url: `/api/community/posts/${on}`, headers: admin.headers });
    expect((await remove(id)).json()).toEqual({ deleted: true });
    expect([await total(app), await stats.reported()]).toEqual([1, 0]);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await remove('%00')).statusCode).toBe(404);
    expect(await trail()).toEqual([`ann post.delete ${id}`]);
  });
});
