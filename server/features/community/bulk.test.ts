import type { AdminPostList, BulkAction, BulkCount, PostSelection } from '@openslate/contract/community.ts';
import { expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import type { App } from '../../http/app.ts';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { sendPost, somePost, writtenPost } from '../../testing/community.ts';
import { onBothEngines } from '../../testing/engines.ts';

const generous = { RATE_LIMIT_FACTOR: '1000' };

onBothEngines('Deciding about many posts at once', (context) => {
  async function started(env: Record<string, string> = generous) {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({ database: context.database, now: clock.now, env });
    const admin = await signedInAdmin(context.database, { now: clock.now });
    return { app, clock, admin };
  }
  type Headers = Record<string, string>;
  const call = (app: App, headers: Headers, path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/posts/bulk${path}`, headers, payload });
  const count = async (app: App, headers: Headers, action: BulkAction, which: PostSelection) =>
    (await call(app, headers, '/count', { action, which })).json<BulkCount>();
  /** Counts and then does it, as the dashboard does. Tells how many each call changed. */
  async function all(
    app: App,
    headers: Headers,
    action: BulkAction,
    which: PostSelection,
  ): Promise<number[]> {
    const { upTo } = await count(app, headers, action, which);
    const changed: number[] = [];
    for (let left = 1; left > 0; ) {
      const outcome = (await call(app, headers, '', { action, which, upTo })).json();
      changed.push(outcome.changed);
      left = outcome.left;
    }
    return changed;
  }
  const shown = async (app: App, query: Record<string, string> = {}): Promise<number> =>
    (await app.inject({ url: '/api/community/posts', query })).json().pagination.total;
  const titles = async (app: App, headers: Headers, query: Record<string, string>) =>
    (await app.inject({ url: '/api/admin/posts', query, headers }))
      .json<AdminPostList>()
      .data.map(({ title }) => title);
  const trail = async () =>
    (
      await context.database.tables.selectFrom('audit_trail').select(['username', 'action', 'what']).execute()
    ).map(({ username, action, what }) => `${username} ${action} ${what}`);
  /** Written past the server, which would be slow; counted as the server does. */
  async function flood(posts: number): Promise<void> {
    const { tables } = context.database;
    const rows = Array.from({ length: posts }, (_, index) => ({
      id: `flood-${index}`.padEnd(22, '-'),
      title: `Buy now ${index}`,
      content: 'Cheap, cheap, cheap.',
      category: 'general_support',
      state: index % 3 === 0 ? 'NY' : 'CA',
      handle: 'Calm Crane 100',
      status: 'published',
      flags: 'no_bot_check',
      crisis_help: 0 as const,
      created_at: '2026-11-15T11:30:00.000Z',
      search_text: `buy now ${index} cheap instate${index % 3 === 0 ? 'ny' : 'ca'} incategorygeneralsupport`,
      text_hash: `${index}`,
      delete_key_hash: '',
      idempotency_key_hash: null,
      reply: null,
      replied_at: null,
      replied_by: null,
    }));
    for (let from = 0; from < posts; from += 500)
      await tables
        .insertInto('posts')
        .values(rows.slice(from, from + 500))
        .execute();
    const ny = Math.ceil(posts / 3);
    for (const [state, published] of [
      ['NY', ny],
      ['CA', posts - ny],
    ] as const)
      await tables
        .insertInto('post_counts')
        .values({ state, category: 'general_support', published })
        .execute();
  }

  test('counts first, then holds, shows again and deletes, 200 in a call, and keeps the counts right', async () => {
    const { app, admin, clock } = await started();
    await flood(650);
    clock.advance(60_000);
    const kept = await writtenPost(app, { state: 'NY' });
    const span = { from: '2026-11-15T11:00:00Z', until: '2026-11-15T12:00:00Z' };
    expect(await count(app, admin.headers, 'hold', span)).toMatchObject({ posts: 650 });
    expect(await shown(app)).toBe(651);
    expect(await all(app, admin.headers, 'hold', span)).toEqual([200, 200, 200, 50]);
    expect([await shown(app), await shown(app, { state: 'NY' })]).toEqual([1, 1]);
    expect(await count(app, admin.headers, 'hold', span)).toMatchObject({ posts: 0 });

    // What it was flagged for is still to be found, also beyond what a visitor's search shows.
    const flag = { flag: 'no_bot_check', q: 'cheap', queue: 'held' } as const;
    expect(await all(app, admin.headers, 'publish', { ...flag, state: 'NY' })).toEqual([200, 17]);
    expect([await shown(app), await shown(app, { state: 'NY' })]).toEqual([218, 218]);
    expect(await count(app, admin.headers, 'delete', { q: 'cheap' })).toMatchObject({ posts: 650 });
    expect(await all(app, admin.headers, 'delete', { q: 'cheap' })).toEqual([200, 200, 200, 50]);
    expect([await shown(app), await shown(app, { state: 'NY' }), await shown(app, { q: 'cheap' })]).toEqual([
      1, 1, 0,
    ]);
    expect(await titles(app, admin.headers, {})).toEqual([kept.title]);

    expect(await trail()).toEqual([
      ...[200, 200, 200, 50].map(
        (many) => `ann post.hold-many ${many}: from 2026-11-15T11:00:00Z, until 2026-11-15T12:00:00Z`,
      ),
      ...[200, 17].map(
        (many) => `ann post.publish-many ${many}: state NY, flag no_bot_check, queue held, a search`,
      ),
      ...[200, 200, 200, 50].map((many) => `ann post.delete-many ${many}: a search`),
    ]);
  });

  test('leaves alone what came after it was counted', async () => {
    const { app, admin } = await started();
    await writtenPost(app, { title: 'Counted' });
    const which = { flag: 'no_bot_check' } as const;
    const { posts, upTo } = await count(app, admin.headers, 'delete', which);
    await writtenPost(app, { title: 'Later' });
    expect(posts).toBe(1);
    const order = { action: 'delete', which, upTo };
    expect((await call(app, admin.headers, '', order)).json()).toEqual({ changed: 1, left: 0 });
    expect(await titles(app, admin.headers, {})).toEqual(['Later']);
    // The answer was lost, and it is sent again.
    expect((await call(app, admin.headers, '', order)).json()).toEqual({ changed: 0, left: 0 });
    expect(await shown(app)).toBe(1);
  });

  test('does each post once where two admins decide at once, at two replicas', async () => {
    const { app, admin, clock } = await started();
    const bea = await signedInAdmin(context.database, { username: 'bea', now: clock.now });
    const otherDatabase = connect(context.place);
    const other = await testApp({ database: otherDatabase, now: clock.now, env: generous });
    await flood(450);
    const which = { q: 'cheap' };
    const changed = await Promise.all([
      all(app, admin.headers, 'hold', which),
      all(other, bea.headers, 'hold', which),
    ]);
    expect(changed.flat().reduce((sum, each) => sum + each, 0)).toBe(450);
    expect(await shown(app)).toBe(0);
    // One shows them, the other deletes them: whoever is first, the counts hold.
    await Promise.all([
      all(app, admin.headers, 'publish', which),
      all(other, bea.headers, 'delete', which),
      all(app, admin.headers, 'publish', { ...which, state: 'NY' }),
    ]);
    await all(app, admin.headers, 'delete', which);
    await other.close();
    await otherDatabase.close();
    expect([await shown(app), await titles(app, admin.headers, {})]).toEqual([0, []]);
    const counts = await context.database.tables.selectFrom('post_counts').select('published').execute();
    expect(counts.map(({ published }) => published)).toEqual([0, 0]);
  });

  test('deletes reports with their posts, and releases what reports hid for good', async () => {
    const { app, admin } = await started();
    const [first, second] = [await writtenPost(app), await writtenPost(app)];
    for (const { id } of [first, second])
      await app.inject({
        method: 'POST',
        url: `/api/community/posts/${id}/report`,
        payload: { reason: 'other' },
      });
    await app.inject({
      method: 'POST',
      url: `/api/admin/posts/${first.id}/moderation`,
      payload: { action: 'hold' },
      headers: admin.headers,
    });
    expect(await all(app, admin.headers, 'publish', { queue: 'reported' })).toEqual([1]);
    expect(await titles(app, admin.headers, { queue: 'reported' })).toEqual([second.title]);
    expect(await all(app, admin.headers, 'delete', { queue: 'reported' })).toEqual([1]);
    expect(await titles(app, admin.headers, { queue: 'reported' })).toEqual([]);
    expect(await context.database.tables.selectFrom('post_reports').select('id').execute()).toEqual([]);
  });

  test('refuses what is no wish, and to delete every post there is', async () => {
    const { app, admin } = await started();
    await writtenPost(app);
    for (const which of [{}, { queue: 'all' }, { q: ' ' }]) {
      for (const [path, more] of [
        ['/count', {}],
        ['', { upTo: 1_000 }],
      ] as const) {
        const refused = await call(app, admin.headers, path, { action: 'delete', which, ...more });
        expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['which']]);
      }
    }
    for (const bad of [
      { action: 'delete', which: { flag: 'spam' } },
      { action: 'erase', which: { flag: 'spam' }, upTo: 1 },
      { action: 'hold', which: { flag: 'mine' }, upTo: 1 },
      { action: 'hold', which: { ids: ['a'] }, upTo: 1 },
      { action: 'hold', which: { from: 'noon' }, upTo: 1 },
      { action: 'hold', which: {}, upTo: -1 },
    ])
      expect((await call(app, admin.headers, '', bad)).statusCode, JSON.stringify(bad)).toBe(400);
    expect([await shown(app), await trail()]).toEqual([1, []]);
  });

  test('is under no limit for admins, and under that of visitors for everybody else', async () => {
    const { app, admin } = await started({ RATE_LIMIT_FACTOR: '0.1' });
    const { id, deleteKey } = (await sendPost(app, somePost())).json();
    for (let time = 0; time < 40; time += 1) {
      expect((await call(app, admin.headers, '/count', { action: 'hold', which: {} })).statusCode).toBe(200);
      const found = { url: '/api/admin/posts', query: { q: 'sealing' }, headers: admin.headers };
      expect((await app.inject(found)).statusCode).toBe(200);
      const remove = { method: 'DELETE', url: `/api/community/posts/${'a'.repeat(22)}` } as const;
      expect((await app.inject({ ...remove, headers: admin.headers })).statusCode).toBe(404);
    }
    const stranger = { authorization: `Bearer ${'A'.repeat(43)}` };
    const tries: number[] = [];
    for (let time = 0; time < 4; time += 1)
      tries.push((await call(app, stranger, '/count', { action: 'hold', which: {} })).statusCode);
    expect(tries).toEqual([401, 401, 401, 429]);
    const keys: number[] = [];
    for (const key of ['x', 'y', deleteKey, 'z']) {
      const url = `/api/community/posts/${id}`;
      keys.push((await app.inject({ method: 'DELETE', url, headers: { 'x-post-key': key } })).statusCode);
    }
    expect(keys).toEqual([403, 403, 200, 429]);
  });
});
