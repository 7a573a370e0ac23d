import type { AdminStory } from '@openslate/contract/stories.ts';
import { describe, expect, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { expectGuarded, expectInvalid } from '../../testing/refusals.ts';

const noon = '2026-11-15T12:34:56.789Z';
const day = 24 * 60 * 60 * 1000;

const story = {
  title: 'A job after eleven years',
  story: 'I asked the court on a Monday.\n\nBy spring I had the job I had wanted for eleven years.',
  state: 'PA',
};

function send(app: App, changed: object = {}) {
  return app.inject({ method: 'POST', url: '/api/impact-stories', payload: { ...story, ...changed } });
}

onBothEngines('A story', (context) => {
  async function start() {
    const clock = testClock(noon);
    const app = await testApp({
      database: context.database,
      now: clock.now,
      env: { RATE_LIMIT_FACTOR: '100' },
    });
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    const admin = (method: 'GET' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url: `/api/admin/stories${url}`, headers, ...(payload && { payload }) });
    const waiting = async () =>
      (await app.inject({ url: '/api/admin/stats', headers })).json().stories.waiting;
    const shown = async (query = '') =>
      (await app.inject({ url: `/api/impact-stories${query}` })).json() as {
        data: AdminStory[];
        pagination: { nextCursor: string | null; total: number };
      };
    return { app, clock, admin, shown, waiting };
  }

  test('waits, is shown once an admin has approved it, and is gone once deleted', async () => {
    const { app, admin, shown, waiting } = await start();
    const sent = await send(app);
    expect(sent.statusCode).toBe(201);
    const { id, ...rest } = sent.json();
    expect(rest).toEqual({ status: 'waiting' });
    expect(await shown()).toEqual({ data: [], pagination: { nextCursor: null, total: 0 } });
    expect(await waiting()).toBe(1);
    const listed = await admin('GET', '?status=waiting');
    expect(listed.json().data).toEqual([{ id, ...story, sentOn: '2026-11-15', status: 'waiting' }]);

    const approved = await admin('PATCH', `/${id}`, { status: 'approved' });
    expect(approved.json()).toMatchObject({ id, status: 'approved' });
    expect(await shown()).toEqual({
      data: [{ id, ...story, sentOn: '2026-11-15' }],
      pagination: { nextCursor: null, total: 1 },
    });
    expect(await waiting()).toBe(0);
    await admin('PATCH', `/${id}`, { status: 'rejected' });
    expect((await shown()).data).toEqual([]);
    expect((await admin('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await admin('GET', '')).json().data).toEqual([]);

    const trail = await context.database.tables
      .selectFrom('audit_trail')
      .select(['username', 'action', 'what'])
      .execute();
    expect(trail.map(({ username, action, what }) => [username, action, what]).sort()).toEqual([
      ['ann', 'story.approve', id],
      ['ann', 'story.delete', id],
      ['ann', 'story.reject', id],
    ]);
  });

  test('that is sent again while it waits, waits once', async () => {
    const { app, admin } = await start();
    const first = (await send(app)).json();
    expect((await send(app)).json()).toEqual(first);
    expect((await send(app, { state: 'NY' })).json().id).not.toBe(first.id);
    expect((await admin('GET', '')).json().pagination.total).toBe(2);
  });

  test('is kept as plain text with personal details blanked out, and nothing of who sent it', async () => {
    const { app } = await start();
    await send(app, {
      title: 'From <b>Ann</b>\u202e\n ann@example.org',
      story:
        '<p onclick="alert(1)">I called (555) 123-4567.</p>\r\n\r\n\r\n\r\n<script>alert(2)</script>\u0000 It took 3 < 5 weeks.',
    });
    const rows = await context.database.tables.selectFrom('stories').selectAll().execute();
    expect(rows).toEqual([
      {
        id: expect.any(String),
        title: 'From Ann [e-mail]',
        story: 'I called [phone].\n\nIt took 3 < 5 weeks.',
        state: 'PA',
        sent_on: '2026-11-15',
        status: 'waiting',
      },
    ]);
  });

  test('is one of many, which come in pages, the latest first, none twice and none left out', async () => {
    const { app, clock, shown } = await start();
    for (let index = 0; index < 7; index += 1) {
      await send(app, { title: `Story ${index}` });
      if (index % 3 === 2) clock.advance(day);
    }
    await context.database.tables.updateTable('stories').set({ status: 'approved' }).execute();
    const seen: AdminStory[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await shown(`?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.data.length).toBeLessThanOrEqual(2);
      expect(page.pagination.total).toBe(7);
      seen.push(...page.data);
      cursor = page.pagination.nextCursor;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen.map(({ title }) => title)).size).toBe(7);
    const days = seen.map(({ sentOn }) => sentOn);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('that is not as asked for is refused, and nothing is kept', async () => {
    const { app, admin } = await start();
    expectInvalid(await send(app, { title: 'x' }), 'title');
    expectInvalid(await send(app, { title: 'x'.repeat(121) }), 'title');
    expectInvalid(await send(app, { story: 'Too short' }), 'story');
    expectInvalid(await send(app, { story: 'x'.repeat(3_001) }), 'story');
    expectInvalid(
      await send(app, { title: '<b></b>', story: `<a href="${'x'.repeat(50)}">` }),
      'story',
      'title',
    );
    expectInvalid(await send(app, { state: 'Pennsylvania' }), 'state');
    expectInvalid(await send(app, { status: 'approved', id: 'x' }), 'id', 'status');
    expectInvalid(await send(app, { title: { $ne: '' } }), 'title');
    expect((await send(app, { story: 'x'.repeat(70_000) })).statusCode).toBe(413);
    expect((await admin('GET', '')).json().data).toEqual([]);
    expectInvalid(await admin('PATCH', '/x', { status: 'published' }), 'status');
    expectInvalid(await admin('PATCH', '/x', { status: 'approved', title: 'Mine' }), 'title');
    expect((await admin('PATCH', '/x', { status: 'approved' })).json().error.code).toBe('story_unknown');
    expect((await admin('DELETE', '/x')).statusCode).toBe(404);
    const cursors = ['x', '%00', Buffer.from('["a","b"]').toString('base64url'), 'e30'];
    for (const cursor of cursors)
      expectInvalid(await app.inject({ url: `/api/impact-stories?cursor=${cursor}` }), 'cursor');
    expectInvalid(await app.inject({ url: '/api/impact-stories?limit=1000' }), 'limit');
    // A visitor cannot ask for those that wait.
    expect((await app.inject({ url: '/api/impact-stories?status=waiting' })).json().data).toEqual([]);
  });

  test('is decided on by admins alone', async () => {
    const { app } = await start();
    const { id } = (await send(app)).json();
    await expectGuarded(app, 'GET', '/api/admin/stories');
    await expectGuarded(app, 'PATCH', `/api/admin/stories/${id}`);
    await expectGuarded(app, 'DELETE', `/api/admin/stories/${id}`);
  });
});

describe('Telling stories', () => {
  test('is limited to what people do in an hour', async () => {
    const app = await testApp({ now: testClock(noon).now });
    for (let time = 0; time < 10; time += 1)
      expect((await send(app, { title: `Story ${time}` })).statusCode).toBe(201);
    expect((await send(app)).statusCode).toBe(429);
  });
});
