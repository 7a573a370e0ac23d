import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { App } from '../http/app.ts';
import { signedInAdmin } from '../testing/admin.ts';
import { testApp, testClock } from '../testing/app.ts';
import { writtenPost } from '../testing/community.ts';
import { migratedPlace } from '../testing/engines.ts';
import { everyFile } from '../testing/everything-kept.ts';
import { connect } from './connect.ts';

/** Nothing else in the files holds these letters, in a row or in an index that cuts words into parts. */
const word = 'brontezaurquill';
const trace = 'ntezaurqui';
const words = `I waited for the ${word} for eleven years, and then it came.`;

async function start(clock = testClock('2026-11-15T12:00:00.000Z')) {
  const place = await migratedPlace('SQLite');
  const database = connect(place);
  onTestFinished(async () => {
    await database.close();
    await place.clear();
  });
  const app = await testApp({ database, now: clock.now });
  const admin = await signedInAdmin(database, { now: clock.now });
  const traces = async () => (await everyFile(place)).split(trace).length - 1;
  return { app, database, clock, admin, traces };
}

type Headers = Record<string, string>;

async function send(app: App, url: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.body ? answer.json() : {};
}

async function remove(app: App, url: string, headers: Headers): Promise<void> {
  const answer = await app.inject({ method: 'DELETE', url, headers });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

const share = { version: 1, iv: 'A'.repeat(16), ciphertext: `${'A'.repeat(200)}${word}A` };

describe('What was deleted can’t be found in SQLite’s files any more', () => {
  test('a post', async () => {
    const { app, traces } = await start();
    const { id, deleteKey } = await writtenPost(app, { title: word, content: words });
    expect(await traces()).toBeGreaterThan(0);
    await remove(app, `/api/community/posts/${id}`, { 'x-post-key': deleteKey });
    expect(await traces()).toBe(0);
  });

  test('a post that others stand beside, in the list and in the index', async () => {
    const { app, traces } = await start();
    await writtenPost(app);
    const { id, deleteKey } = await writtenPost(app, { content: words });
    await writtenPost(app);
    await app.inject({ method: 'POST', url: `/api/community/posts/${id}/helpful`, payload: {} });
    await remove(app, `/api/community/posts/${id}`, { 'x-post-key': deleteKey });
    expect(await traces()).toBe(0);
    const { data } = (await app.inject({ url: '/api/community/posts?q=sealing' })).json();
    expect(data).toHaveLength(2);
  });

  test('a story', async () => {
    const { app, admin, traces } = await start();
    await send(app, '/api/impact-stories', { title: word, story: words, state: 'PA' });
    const { data } = (await app.inject({ url: '/api/admin/stories', headers: admin.headers })).json();
    expect(await traces()).toBeGreaterThan(0);
    await remove(app, `/api/admin/stories/${data[0].id}`, admin.headers);
    expect(await traces()).toBe(0);
  });

  test('a message', async () => {
    const { app, admin, traces } = await start();
    await send(app, '/api/contact', { topic: 'question', message: words });
    const { data } = (await app.inject({ url: '/api/admin/messages', headers: admin.headers })).json();
    expect(await traces()).toBeGreaterThan(0);
    await remove(app, `/api/admin/messages/${data[0].id}`, admin.headers);
    expect(await traces()).toBe(0);
  });

  test('a shared result', async () => {
    const { app, traces } = await start();
    const { id, deleteKey } = await send(app, '/api/assessments', share);
    expect(await traces()).toBeGreaterThan(0);
    await remove(app, `/api/assessments/${id}`, { 'x-delete-key': deleteKey });
    expect(await traces()).toBe(0);
  });

  test('what the daily errands forget, and what the hourly ones take out of an expired share', async () => {
    const { app, database, clock, traces } = await start();
    await send(app, '/api/contact', { topic: 'question', message: words });
    await send(app, '/api/assessments', share);
    clock.advance(31 * 24 * 60 * 60 * 1000);
    await (await testApp({ database, now: clock.now, env: clock.checked() })).ready();
    expect(await database.tables.selectFrom('shared_assessments').select('ciphertext').execute()).toEqual([
      { ciphertext: '' },
    ]);
    clock.advance(365 * 24 * 60 * 60 * 1000);
    await (await testApp({ database, now: clock.now, env: clock.checked() })).ready();
    expect(await database.tables.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
    expect(await traces()).toBe(0);
  });

  test('rows that were moved about before, once the file is written anew', async () => {
    const { database, traces } = await start();
    const { tables } = database;
    // Rows of many lengths, some of which grow: pages are split, and what was moved may leave a copy in the gap.
    const dots = (number: number) => '.'.repeat((number * 7919) % 600);
    await tables.transaction().execute(async (db) => {
      for (let number = 0; number < 900; number += 1) {
        const theirs = number % 3 === 0 ? word : 'a question';
        const message = {
          id: `m${number}`,
          topic: 'question',
          message: theirs + dots(number),
          read: 0,
        } as const;
        await db
          .insertInto('contact_messages')
          .values({ ...message, sent_at: '2026-11-15T12:00:00.000Z' })
          .execute();
        await sql`update contact_messages set message = message || ${dots(number + 3)}
          where id = ${`m${(number * 31) % (number + 1)}`}`.execute(db);
      }
    });
    await sql`delete from contact_messages where message like ${`${word}%`}`.execute(tables);
    // If there were none, this would test nothing.
    expect(await traces()).toBeGreaterThan(0);
    await database.eraseTraces();
    expect(await traces()).toBe(0);
  });
});
