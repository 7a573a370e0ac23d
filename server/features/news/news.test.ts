import type { NewsItem } from '@openslate/contract/news.ts';
import { describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { expectGuarded, expectInvalid } from '../../testing/refusals.ts';

const noon = '2026-11-15T12:00:00.000Z';

const item = {
  state: 'PA',
  urgent: true,
  category: 'pardon',
  title: 'Pennsylvania holds a pardon clinic',
  date: '2026-12-01',
  sourceLabel: 'Board of Pardons',
  sourceUrl: 'https://www.bop.pa.gov/clinic',
};

onBothEngines('News', (context) => {
  async function start() {
    const clock = testClock(noon);
    const app = await testApp({ database: context.database, now: clock.now });
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) });
    const news = async () => (await app.inject({ url: '/api/news-updates' })).json().data as NewsItem[];
    return { app, clock, admin, news };
  }

  test('that an admin writes is shown among those from the law, changed and deleted, and who did it is recorded', async () => {
    const { admin, news } = await start();
    const fromLaw = (await news()).length;
    const created = await admin('POST', '/api/admin/news', item);
    expect(created.statusCode).toBe(201);
    const { sourceLabel: label, sourceUrl: url, ...shown } = item;
    const { id } = created.json();
    expect(created.json()).toEqual({ id, ...shown, source: { label, url } });
    expect(await news()).toHaveLength(fromLaw + 1);
    expect(await news()).toContainEqual(created.json());
    expect((await admin('GET', '/api/admin/news')).json()).toEqual({ data: [created.json()] });

    const unnamed = await admin('PUT', `/api/admin/news/${id}`, { ...item, sourceLabel: undefined });
    expect(unnamed.json().source).toEqual({ label: 'www.bop.pa.gov', url });
    const { sourceLabel, sourceUrl, ...unsourced } = item;
    const changed = await admin('PUT', `/api/admin/news/${id}`, { ...unsourced, urgent: false });
    expect(changed.json()).toEqual({ id, ...unsourced, urgent: false });
    expect(await news()).toContainEqual(changed.json());

    expect((await admin('DELETE', `/api/admin/news/${id}`)).statusCode).toBe(204);
    expect(await news()).toHaveLength(fromLaw);
    const trail = await context.database.tables
      .selectFrom('audit_trail')
      .select(['username', 'action', 'what'])
      .execute();
    expect(trail.map(({ username, action, what }) => [username, action, what]).sort()).toEqual([
      ['ann', 'news.change', id],
      ['ann', 'news.change', id],
      ['ann', 'news.create', id],
      ['ann', 'news.delete', id],
    ]);
  });

  test('from the law can be changed by nobody', async () => {
    const { admin, news } = await start();
    const [first] = await news();
    expect(first?.id).toMatch(/^law-/);
    for (const id of [first?.id, 'x', 'A'.repeat(64)]) {
      const refused = await admin('PUT', `/api/admin/news/${id}`, item);
      expect(refused.statusCode).toBe(404);
      expect(refused.json().error.code).toBe('news_unknown');
      expect((await admin('DELETE', `/api/admin/news/${id}`)).statusCode).toBe(404);
    }
    for (const id of ['%00', "'%20or%201=1--", 'A'.repeat(65)])
      expectInvalid(await admin('DELETE', `/api/admin/news/${id}`), 'id');
    expect((await news())[0]).toEqual(first);
  });

  test('comes the latest first, whoever wrote it', async () => {
    const { admin, news } = await start();
    await admin('POST', '/api/admin/news', item);
    const dates = (await news()).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('that is not as asked for is refused, and nothing is kept', async () => {
    const { admin } = await start();
    const refused: [object, ...string[]][] = [
      [{ title: 'x' }, 'title'],
      [{ title: 'x'.repeat(201) }, 'title'],
      [{ state: 'ZZ' }, 'state'],
      [{ category: 'weather' }, 'category'],
      [{ urgent: 'yes' }, 'urgent'],
      [{ date: '2026-13-01' }, 'date'],
      [{ date: '2026-02-30' }, 'date'],
      [{ sourceUrl: 'http://example.org' }, 'sourceUrl'],
      [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
      [{ sourceUrl: 'https://ann:secret@example.org/' }, 'sourceUrl'],
      [{ sourceUrl: 'https://' }, 'sourceUrl'],
      [{ sourceUrl: 'https://[x.org/' }, 'sourceUrl'],
      [{ sourceUrl: undefined }, 'sourceUrl'],
      [{ id: 'law-x', createdBy: 'bob' }, 'createdBy', 'id'],
    ];
    for (const [changed, ...fields] of refused)
      expectInvalid(await admin('POST', '/api/admin/news', { ...item, ...changed }), ...fields);
    expect((await admin('POST', '/api/admin/news', { title: 'x'.repeat(70_000) })).statusCode).toBe(413);
    expect((await admin('GET', '/api/admin/news')).json()).toEqual({ data: [] });
    expect(await context.database.tables.selectFrom('audit_trail').selectAll().execute()).toEqual([]);
  });

  test('with markup in it comes back as text, without control characters', async () => {
    const { admin } = await start();
    const title = '<script>alert(1)</script>\u0000\u202e\n & "more"';
    const created = await admin('POST', '/api/admin/news', { ...item, title });
    expect(created.json().title).toBe('<script>alert(1)</script> & "more"');
    expect(created.headers['content-type']).toMatch(/^application\/json/);
    expect(created.headers['x-content-type-options']).toBe('nosniff');
  });

  test('is written, changed and deleted by admins alone', async () => {
    const { app } = await start();
    await expectGuarded(app, 'GET', '/api/admin/news');
    await expectGuarded(app, 'POST', '/api/admin/news');
    await expectGuarded(app, 'PUT', '/api/admin/news/x');
    await expectGuarded(app, 'DELETE', '/api/admin/news/x');
  });
});

describe('News from the law', () => {
  async function newsOn(day: string): Promise<NewsItem[]> {
    const app = await testApp({ now: testClock(`${day}T12:00:00Z`).now });
    return (await app.inject({ url: '/api/news-updates' })).json().data;
  }

  test('is what is new and coming, each with the page it was read on', async () => {
    const news = await newsOn('2026-11-15');
    expect(news.length).toBeGreaterThanOrEqual(12);
    for (const { source } of news) expect(source?.url).toMatch(/^https?:\/\//);
    expect(news).toContainEqual(
      expect.objectContaining({ state: 'NY', date: '2027-11-16', category: 'clean-slate' }),
    );
    const days = news.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(news.map(({ id }) => id)).size).toBe(news.length);
  });

  test('is urgent in the month before and the month after its day, and keeps its id', async () => {
    const colorado = async (day: string) => (await newsOn(day)).find(({ date }) => date === '2027-01-01');
    const days = ['2026-12-01', '2026-12-02', '2027-01-31', '2027-02-01'];
    const told = await Promise.all(days.map(colorado));
    expect(told.map((each) => each?.urgent)).toEqual([false, true, true, false]);
    expect(new Set(told.map((each) => each?.id)).size).toBe(1);
  });
});
