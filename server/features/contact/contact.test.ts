import { contactAction } from '@openslate/contract/forum.ts';
import { describe, expect, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { provenWork } from '../../testing/proof-of-work.ts';
import { expectGuarded, expectInvalid } from '../../testing/refusals.ts';
import { ContactMessages } from './store.ts';

const noon = '2026-11-15T12:34:56.789Z';
const day = 24 * 60 * 60 * 1000;

const message = { topic: 'mistake_in_the_law', message: 'The wait in Oregon is 3 years.\nSee the statute.' };

function send(app: App, changed: object = {}) {
  return app.inject({ method: 'POST', url: '/api/contact', payload: { ...message, ...changed } });
}

onBothEngines('A message', (context) => {
  async function start() {
    const clock = testClock(noon);
    const app = await testApp({
      database: context.database,
      now: clock.now,
      env: { RATE_LIMIT_FACTOR: '100' },
    });
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    const admin = (method: 'GET' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url: `/api/admin/messages${url}`, headers, ...(payload && { payload }) });
    const unread = async () =>
      (await app.inject({ url: '/api/admin/stats', headers })).json().messages.unread;
    return { app, clock, admin, unread, messages: new ContactMessages(context.database.tables, clock.now) };
  }

  const rows = () => context.database.tables.selectFrom('contact_messages').selectAll().execute();

  test('is read, marked and deleted by an admin', async () => {
    const { app, admin, unread } = await start();
    const sent = await send(app);
    expect(sent.statusCode).toBe(204);
    expect(sent.body).toBe('');
    expect(await unread()).toBe(1);
    const listed = (await admin('GET', '')).json();
    expect(listed).toEqual({
      data: [{ id: expect.any(String), ...message, sentAt: '2026-11-15T12:00:00.000Z', read: false }],
      pagination: { nextCursor: null, total: 1 },
    });
    const { id } = listed.data[0];
    expect((await admin('PATCH', `/${id}`, { read: true })).json()).toMatchObject({ id, read: true });
    expect(await unread()).toBe(0);
    expect((await admin('PATCH', `/${id}`, { read: false })).json().read).toBe(false);
    expect((await admin('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await admin('DELETE', `/${id}`)).json().error.code).toBe('message_unknown');
    expect((await admin('PATCH', `/${id}`, { read: true })).statusCode).toBe(404);
    const trail = await context.database.tables.selectFrom('audit_trail').selectAll().execute();
    expect(trail).toMatchObject([{ username: 'ann', action: 'message.delete', what: id }]);
  });

  test('about a mistake in the law names the rule by its id, and the page that says otherwise', async () => {
    const { app, admin } = await start();
    const mistake = { about: 'or-set-aside/waited', source: 'https://law.example.gov/ors/137.225' };
    expect((await send(app, mistake)).statusCode).toBe(204);
    expect((await admin('GET', '')).json().data).toMatchObject([{ ...message, ...mistake }]);
    await send(app, { source: 'https://law.example.gov/137?to=ann@example.org' });
    const sources = (await rows()).map(({ source }) => source);
    expect(sources).toHaveLength(2);
    expect(sources.join()).not.toContain('ann');
  });

  test('is kept as plain text without what would tell who sent it', async () => {
    const { app } = await start();
    await send(app, { message: '<b>Write</b> to ann@example.org or call (555) 123-4567\u0000!' });
    expect(await rows()).toMatchObject([{ message: 'Write to [e-mail] or call [phone]!' }]);
  });

  test('is sent with a proof of work or without, but not with a false one', async () => {
    const { app } = await start();
    const proof = await provenWork(app, contactAction);
    expect((await send(app, { recaptchaToken: proof })).statusCode).toBe(204);
    for (const token of [proof, 'made-up', await provenWork(app, 'admin_login')]) {
      const refused = await send(app, { recaptchaToken: token });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.code).toBe('bot_check_failed');
    }
    expect(await rows()).toHaveLength(1);
  });

  test('is forgotten after twelve months', async () => {
    const { app, clock, messages } = await start();
    await send(app);
    clock.advance(364 * day);
    await messages.forgetOld();
    expect(await rows()).toHaveLength(1);
    clock.advance(day);
    expect(await messages.unread()).toBe(0);
    expect((await messages.page(undefined, 10)).pagination.total).toBe(0);
    await (await testApp({ database: context.database, now: clock.now, env: clock.checked() })).ready();
    expect(await rows()).toEqual([]);
  });

  test('is one of many, which come in pages, the latest first', async () => {
    const { app, clock, admin } = await start();
    for (let index = 0; index < 5; index += 1) {
      await send(app, { message: `Message number ${index}` });
      if (index % 2 === 0) clock.advance(day / 24);
    }
    const first = (await admin('GET', '?limit=3')).json();
    const second = (await admin('GET', `?limit=3&cursor=${first.pagination.nextCursor}`)).json();
    const all = [...first.data, ...second.data].map(({ message: text }) => text);
    expect(first.data).toHaveLength(3);
    expect(second.pagination).toEqual({ nextCursor: null, total: 5 });
    expect(new Set(all).size).toBe(5);
    expect(all.at(-1)).toBe('Message number 0');
  });

  test('that is not as asked for is refused, and nothing is kept', async () => {
    const { app, admin } = await start();
    expectInvalid(await send(app, { topic: 'love' }), 'topic');
    expectInvalid(await send(app, { message: 'Too short' }), 'message');
    expectInvalid(await send(app, { message: '<b></b><i></i>' }), 'message');
    expectInvalid(await send(app, { message: 'x'.repeat(5_001) }), 'message');
    expectInvalid(await send(app, { about: 'Ann Lee' }), 'about');
    expectInvalid(await send(app, { source: 'javascript:alert(1)' }), 'source');
    expectInvalid(await send(app, { email: 'ann@example.org', read: true }), 'email', 'read');
    expectInvalid(await send(app, { recaptchaToken: 'x'.repeat(4_001) }), 'recaptchaToken');
    expect((await send(app, { message: 'x'.repeat(70_000) })).statusCode).toBe(413);
    expectInvalid(await admin('PATCH', '/x', { read: 'yes' }), 'read');
    expectInvalid(await admin('PATCH', '/x', { read: true, message: 'Mine' }), 'message');
    expectInvalid(await admin('GET', '?cursor=x'), 'cursor');
    expect(await rows()).toEqual([]);
  });

  test('is for admins alone', async () => {
    const { app } = await start();
    await expectGuarded(app, 'GET', '/api/admin/messages');
    await expectGuarded(app, 'PATCH', '/api/admin/messages/x');
    await expectGuarded(app, 'DELETE', '/api/admin/messages/x');
  });
});

describe('Sending messages', () => {
  test('is limited to what people do in an hour', async () => {
    const app = await testApp({ now: testClock(noon).now });
    for (let time = 0; time < 5; time += 1) expect((await send(app)).statusCode).toBe(204);
    expect((await send(app)).statusCode).toBe(429);
  });
});
