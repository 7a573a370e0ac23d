import type { Post, PostList } from '@openslate/contract/community.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../database/connect.ts';
import type { App } from '../../http/app.ts';
import { ReadyData } from '../../http/ready-answer.ts';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { writtenPost } from '../../testing/community.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { provenWork } from '../../testing/proof-of-work.ts';
import { KeptPages } from './kept-pages.ts';

const env = { RATE_LIMIT_FACTOR: '1000' };

onBothEngines('The first page of the forum', (context) => {
  /** The clock stands still, so that nothing is read anew only because it is old. */
  async function started() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({ database: context.database, now: clock.now, env });
    const admin = await signedInAdmin(context.database, { now: clock.now });
    return { app, clock, admin };
  }
  async function list(app: App, query: Record<string, string> = {}): Promise<Post[]> {
    return (await app.inject({ url: '/api/community/posts', query })).json<PostList>().data;
  }
  const titles = async (app: App, query: Record<string, string> = {}) =>
    (await list(app, query)).map(({ title }) => title);

  test('shows at once whatever is done to a post through the same server', async () => {
    const { app, admin } = await started();
    const { id, deleteKey } = await writtenPost(app, { title: 'Mine' });
    const address = `/api/community/posts/${id}`;
    const shown = async () => (await list(app))[0];
    const call = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload: object = {}) => {
      await shown();
      const answer = await app.inject({ method, url, payload, headers: admin.headers });
      expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300);
    };

    await call('POST', `${address}/helpful`);
    await call('POST', `${address}/view`);
    expect(await shown()).toMatchObject({ helpfulCount: 1, viewCount: 1 });

    await call('POST', `${address}/admin-reply`, { adminReply: 'Ask the clerk.' });
    expect(await shown()).toMatchObject({ adminReply: 'Ask the clerk.' });
    await call('PUT', `${address}/admin-reply`, { adminReply: 'Ask legal aid.' });
    expect(await shown()).toMatchObject({ adminReply: 'Ask legal aid.' });
    await call('PATCH', `/api/admin/accounts/${admin.id}`, { displayName: 'Ann of the team' });
    expect(await shown()).toMatchObject({ adminRepliedBy: 'Ann of the team' });
    await call('DELETE', `${address}/admin-reply`);
    expect(await shown()).not.toHaveProperty('adminReply');

    await call('POST', `/api/admin/posts/${id}/moderation`, { action: 'hold' });
    expect(await list(app)).toEqual([]);
    await call('POST', `/api/admin/posts/${id}/moderation`, { action: 'publish' });
    expect(await titles(app)).toEqual(['Mine']);
    const many = { action: 'hold', which: { queue: 'all', q: '' }, upTo: 1_000 };
    await call('POST', '/api/admin/posts/bulk', many);
    expect(await list(app)).toEqual([]);
    await call('POST', '/api/admin/posts/bulk', { ...many, action: 'publish' });
    expect(await titles(app)).toEqual(['Mine']);

    const deleted = await app.inject({
      method: 'DELETE',
      url: address,
      headers: { 'x-post-key': deleteKey },
    });
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect(await list(app)).toEqual([]);
  });

  test('loses at once what reports hide and what an admin deletes', async () => {
    const { app, admin } = await started();
    const [reported, unwanted] = [await writtenPost(app), await writtenPost(app)];
    expect(await list(app)).toHaveLength(2);
    for (const remoteAddress of ['198.51.100.1', '198.51.100.2']) {
      const payload = { reason: 'abuse', recaptchaToken: await provenWork(app, 'post_report') };
      await app.inject({
        method: 'POST',
        url: `/api/community/posts/${reported.id}/report`,
        payload,
        remoteAddress,
      });
      await list(app);
    }
    expect((await list(app)).map(({ id }) => id)).toEqual([unwanted.id]);
    await app.inject({
      method: 'DELETE',
      url: `/api/community/posts/${unwanted.id}`,
      headers: admin.headers,
    });
    expect(await list(app)).toEqual([]);
  });

  test('is kept apart for each filter, order, length and search', async () => {
    const { app } = await started();
    await writtenPost(app, { title: 'California', state: 'CA' });
    await writtenPost(app, { title: 'New York', state: 'NY' });
    for (let time = 0; time < 2; time += 1) {
      expect(await titles(app)).toEqual(['New York', 'California']);
      expect(await titles(app, { limit: '1' })).toEqual(['New York']);
      expect(await titles(app, { state: 'CA' })).toEqual(['California']);
      expect(await titles(app, { q: 'york' })).toEqual(['New York']);
      expect(await titles(app, { q: 'calif', _t: String(time) })).toEqual(['California']);
    }
  });

  test('of a search uses up no more of what a visitor may search for', async () => {
    const { now } = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({ database: context.database, now, env: { RATE_LIMIT_FACTOR: '0.1' } });
    const statuses: number[] = [];
    for (const q of ['clerk', 'clerk', 'fee', 'fee', 'form', 'judge', 'clerk'])
      statuses.push((await app.inject({ url: '/api/community/posts', query: { q } })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200]);
  });

  test('holds what people write in any script, as they wrote it', async () => {
    const { app } = await started();
    const title = 'Ünïcode ’ 漢字 𝒳 “end”';
    await writtenPost(app, { title });
    expect(await titles(app)).toEqual([title]);
  });

  test('that another server wrote to is shown after a second, and by that server at once', async () => {
    const { app, clock } = await started();
    const database = connect(context.place);
    onTestFinished(() => database.close());
    const other = await testApp({ database, now: clock.now, env });
    const { id, deleteKey } = await writtenPost(app, { title: 'Ours' });
    expect([await titles(app), await titles(other)]).toEqual([['Ours'], ['Ours']]);

    await app.inject({
      method: 'DELETE',
      url: `/api/community/posts/${id}`,
      headers: { 'x-post-key': deleteKey },
    });
    expect(await titles(app)).toEqual([]);
    clock.advance(999);
    // Kept, or it would cost the database a question for each visitor.
    expect(await titles(other)).toEqual(['Ours']);
    clock.advance(1);
    expect(await titles(other)).toEqual([]);
  });

  test('answers HEAD with its length, and each request with an id of its own', async () => {
    const { app } = await started();
    await writtenPost(app);
    const ask = (method: 'GET' | 'HEAD') => app.inject({ method, url: '/api/community/posts' });
    const [first, again, head] = [await ask('GET'), await ask('GET'), await ask('HEAD')];
    expect(again.body).toBe(first.body);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(again.headers['cache-control']).toBe('no-store');
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(first.headers['content-length']);
  });
});

const of = (total: number): PostList => ({ data: [], pagination: { nextCursor: null, total } });

function keptPages(): KeptPages {
  return new KeptPages(
    new ReadyData({ publicUrl: 'http://localhost', subdomains: false }),
    () => new Date('2026-11-15T12:00:00.000Z'),
  );
}

test('A page that was being read while somebody wrote is not kept', async () => {
  const pages = keptPages();
  const { promise, resolve } = Promise.withResolvers<PostList>();
  const early = pages.page({}, () => promise);
  pages.drop();
  resolve(of(1));
  await early;
  expect(JSON.parse(String((await pages.page({}, async () => of(2))).body))).toEqual(of(2));
});

test('A page is read once for all who ask for it meanwhile', async () => {
  const pages = keptPages();
  const { promise, resolve } = Promise.withResolvers<PostList>();
  const read = vi.fn(() => promise);
  const asked = Promise.all(Array.from({ length: 20 }, () => pages.page({}, read)));
  resolve(of(1));
  expect(new Set((await asked).map(({ body }) => body)).size).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
});

test('A page that could not be read is tried again by the next who asks', async () => {
  const pages = keptPages();
  const away = new Error('The database is away.');
  await expect(pages.page({}, () => Promise.reject(away))).rejects.toBe(away);
  expect(JSON.parse(String((await pages.page({}, async () => of(2))).body))).toEqual(of(2));
});
