import type { NewPost, Post, PostList } from '@openslate/contract/community.ts';
import { expect, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { somePost, writtenPost } from '../../testing/community.ts';
import { onBothEngines } from '../../testing/engines.ts';

onBothEngines('Reading posts', (context) => {
  async function started(env: Record<string, string> = { RATE_LIMIT_FACTOR: '1000' }) {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    return { app: await testApp({ database: context.database, now: clock.now, env }), clock };
  }

  async function list(app: App, query: Record<string, string> = {}): Promise<PostList> {
    const answer = await app.inject({ url: '/api/community/posts', query });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  async function everyPage(app: App, query: Record<string, string>): Promise<string[]> {
    const titles: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: PostList = await list(app, { ...query, ...(cursor && { cursor }) });
      titles.push(...page.data.map(({ title }) => title));
      cursor = page.pagination.nextCursor;
    }
    return titles;
  }

  async function write(app: App, posts: Partial<NewPost>[]): Promise<Post[]> {
    const made: Post[] = [];
    for (const post of posts) made.push(await writtenPost(app, post));
    return made;
  }

  test('gives an empty list before anybody wrote', async () => {
    const { app } = await started();
    expect(await list(app, { _t: '1763200000000' })).toEqual({
      data: [],
      pagination: { nextCursor: null, total: 0 },
    });
  });

  test('gives the newest first, page by page, each post once, though more are written meanwhile', async () => {
    const { app } = await started();
    await write(
      app,
      ['one', 'two', 'three', 'four', 'five'].map((title) => ({ title })),
    );
    const first = await list(app, { limit: '2' });
    expect(first.data.map(({ title }) => title)).toEqual(['five', 'four']);
    expect(first.pagination).toEqual({ nextCursor: expect.any(String), total: 5 });
    await write(app, [{ title: 'six' }]);
    const second = await list(app, { limit: '2', cursor: first.pagination.nextCursor ?? '' });
    expect(second.data.map(({ title }) => title)).toEqual(['three', 'two']);
    const third = await list(app, { limit: '2', cursor: second.pagination.nextCursor ?? '' });
    expect(third.data.map(({ title }) => title)).toEqual(['one']);
    expect(third.pagination).toEqual({ nextCursor: null, total: 6 });
  });

  test('gives twenty at a time where nothing else is asked for, and no more page after the last', async () => {
    const { app } = await started();
    await write(
      app,
      Array.from({ length: 21 }, () => ({})),
    );
    expect((await list(app)).data).toHaveLength(20);
    expect((await list(app)).pagination.nextCursor).not.toBeNull();
    expect((await list(app, { limit: '21' })).pagination.nextCursor).toBeNull();
  });

  test('filters by state and category with the totals of what it shows', async () => {
    const { app } = await started();
    await write(app, [
      { title: 'CA help', state: 'CA', category: 'process_help' },
      { title: 'CA joy', state: 'CA', category: 'success_stories' },
      { title: 'NY help', state: 'NY', category: 'process_help' },
      { title: 'elsewhere', state: 'other' },
    ]);
    const asked = async (query: Record<string, string>) => {
      const { data, pagination } = await list(app, query);
      expect(pagination.total).toBe(data.length);
      return data.map(({ title }) => title);
    };
    expect(await asked({ state: 'CA' })).toEqual(['CA joy', 'CA help']);
    expect(await asked({ category: 'process_help' })).toEqual(['NY help', 'CA help']);
    expect(await asked({ state: 'CA', category: 'process_help' })).toEqual(['CA help']);
    expect(await asked({ state: 'other' })).toEqual(['elsewhere']);
    expect(await asked({ state: 'TX' })).toEqual([]);
    expect(await asked({ state: 'CA', q: 'joy', sort: 'helpful' })).toEqual(['CA joy']);
  });

  test('gives the most helpful first, page by page, with filters too', async () => {
    const { app } = await started();
    const made = await write(
      app,
      ['none', 'two', 'one', 'two again', 'three'].map((title) => ({ title })),
    );
    const helped: Record<string, number> = { two: 2, one: 1, 'two again': 2, three: 3 };
    for (const { id, title } of made)
      for (let time = 0; time < (helped[title] ?? 0); time += 1)
        await app.inject({
          method: 'POST',
          url: `/api/community/posts/${id}/helpful`,
          remoteAddress: `198.51.100.${time + 1}`,
        });
    const ranked = ['three', 'two again', 'two', 'one', 'none'];
    expect(await everyPage(app, { sort: 'helpful', limit: '1' })).toEqual(ranked);
    expect(await everyPage(app, { sort: 'helpful', limit: '2', state: 'CA' })).toEqual(ranked);
    expect(await everyPage(app, { sort: 'newest', limit: '3' })).toEqual(
      [...made].reverse().map(({ title }) => title),
    );
  });

  test('searches the words of title and text by how they begin, and takes no sign for a command', async () => {
    const { app } = await started();
    await write(app, [
      { title: 'Half off', content: 'They gave 50% off the fee, snake_case and all.' },
      { title: 'ÉCLAIR', content: 'Nothing about fees here, C:\\Users either.' },
      { title: 'Quote', content: `He said "it's gone"; drop table posts; --` },
      { title: 'Lines', content: 'first line\nsecond line' },
    ]);
    const asked = async (q: string) => {
      const { data, pagination } = await list(app, { q });
      expect(pagination.total).toBe(data.length);
      return data.map(({ title }) => title);
    };
    expect(await asked('HALF')).toEqual(['Half off']);
    expect(await asked('off half')).toEqual(['Half off']);
    expect(await asked('hal fee')).toEqual(['Half off']);
    expect(await asked('half quote')).toEqual([]);
    expect(await asked('alf')).toEqual([]);
    expect(await asked('50%')).toEqual(['Half off']);
    expect(await asked('5%f')).toEqual([]);
    expect(await asked('snake_case')).toEqual(['Half off']);
    expect(await asked('snakeXcase')).toEqual([]);
    expect(await asked('éclair')).toEqual(['ÉCLAIR']);
    expect(await asked('fee')).toEqual(['ÉCLAIR', 'Half off']);
    expect(await asked('second line')).toEqual(['Lines']);
    expect(await asked(`it's gone"; drop table posts; --`)).toEqual(['Quote']);
    for (const sign of [
      '%',
      '_',
      '\\',
      '*',
      '"',
      "'",
      ':*',
      '&|!()',
      '\ud83d',
      '😀',
      '\u{1e922}\u{1e943}',
      '\u0905\u093e',
    ])
      expect(await asked(sign), sign).toEqual([]);
    for (const words of [
      'half OR quote',
      'half NOT quote',
      'text:half',
      'half | quote',
      "half'",
      'NEAR(half off)',
    ])
      await asked(words);
    // Nothing to search for: everything.
    expect(await asked('  ')).toHaveLength(4);
    expect(await everyPage(app, { q: 'h', limit: '1' })).toEqual([]);
    expect(await everyPage(app, { q: 'he', limit: '1' })).toEqual(['Quote', 'ÉCLAIR']);
    expect(
      await everyPage(app, { q: 'he', limit: '1', state: 'CA', category: 'general_support' }),
    ).toHaveLength(2);
    expect(await asked('instateca')).toHaveLength(4);
  });

  test('limits how often one visitor searches, and not how often they read', async () => {
    const { app } = await started({ RATE_LIMIT_FACTOR: '0.1' });
    const status = async (q: string) =>
      (await app.inject({ url: '/api/community/posts', query: q ? { q } : {} })).statusCode;
    expect([await status('a'), await status('b'), await status('c'), await status('d')]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await status('')).toBe(200);
  });

  test('refuses a cursor that somebody made or changed, or took from another order', async () => {
    const { app } = await started();
    await write(app, [{}, {}, {}]);
    const { pagination } = await list(app, { limit: '1' });
    const cursor = pagination.nextCursor ?? '';
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const [bad, sort] of [
      ['x', 'newest'],
      [`${cursor}'`, 'newest'],
      [cursor.slice(1), 'newest'],
      [cursor, 'helpful'],
      [made(['newest', '1; drop table posts', 0]), 'newest'],
      [made(['newest', 1.5, 0]), 'newest'],
      [made(['helpful', 1, 2 ** 40]), 'helpful'],
      [made(['helpful', 1, -(2 ** 40)]), 'helpful'],
      [made({ number: 1 }), 'newest'],
      [made(null), 'newest'],
      ['a'.repeat(201), 'newest'],
    ] as const) {
      const answer = await app.inject({ url: '/api/community/posts', query: { cursor: bad, sort } });
      expect(answer.statusCode, bad).toBe(400);
      expect(answer.json().error.fields).toHaveProperty('cursor');
    }
    expect((await list(app, { cursor: made(['newest', 2 ** 52, 0]) })).data).toHaveLength(3);
    expect((await list(app, { cursor: made(['newest', -1, 0]) })).data).toEqual([]);
  });

  test('refuses a query that is not one', async () => {
    const { app } = await started();
    for (const query of [
      'limit=0',
      'limit=51',
      'limit=x',
      'state=ZZ',
      'category=all',
      'sort=oldest',
      `q=${'a'.repeat(101)}`,
    ]) {
      const answer = await app.inject({ url: `/api/community/posts?${query}` });
      expect(answer.statusCode, query).toBe(400);
      expect(answer.json().error.fields).toHaveProperty(query.split('=')[0] ?? '');
    }
  });

  test('says of a post that is not there that it is not there, whatever the address', async () => {
    const { app } = await started();
    await write(app, [somePost()]);
    for (const id of [
      'a'.repeat(22),
      '1',
      '%00',
      "'%20or%20''='",
      '..%2f..%2fetc%2fpasswd',
      '%F0%9F%98%80',
      'null',
    ]) {
      const answer = await app.inject({ url: `/api/community/posts/${id}` });
      expect([answer.statusCode, answer.json().error.code], id).toEqual([404, 'post_unknown']);
    }
  });

  test('counts who found it helpful and who read it once each, and loses none that come at once', async () => {
    const { app, clock } = await started();
    const [post] = await write(app, [{}]);
    const say = async (what: 'helpful' | 'view', address: string) =>
      (
        await app.inject({
          method: 'POST',
          url: `/api/community/posts/${post?.id}/${what}`,
          remoteAddress: address,
        })
      ).json();
    await Promise.all(Array.from({ length: 20 }, (_, index) => say('helpful', `198.51.100.${index}`)));
    expect(await say('view', '198.51.100.1')).toEqual({ helpfulCount: 20, viewCount: 1 });
    expect(await say('view', '198.51.100.1')).toEqual({ helpfulCount: 20, viewCount: 1 });
    expect(await say('helpful', '198.51.100.1')).toEqual({ helpfulCount: 20, viewCount: 1 });
    const [read] = (await list(app)).data;
    expect(read).toMatchObject({ helpfulCount: 20, viewCount: 1 });
    // Yesterday's visitors are forgotten with the day.
    clock.set('2026-11-16T00:00:01.000Z');
    expect(await say('view', '198.51.100.1')).toEqual({ helpfulCount: 20, viewCount: 2 });
  });

  test('writes nowhere who read what', async () => {
    const { app } = await started();
    const [post] = await write(app, [{}]);
    await app.inject({
      method: 'POST',
      url: `/api/community/posts/${post?.id}/view`,
      remoteAddress: '198.51.100.5',
    });
    if (context.engine === 'SQLite') return;
    const { tables } = context.database;
    const counters = await tables.selectFrom('rate_limit_counts').select('counter').execute();
    expect(counters.length).toBeGreaterThan(0);
    expect(JSON.stringify(counters)).not.toContain(post?.id);
  });
});
