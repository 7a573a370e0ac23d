import { expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import type { App } from '../../http/app.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { sendPost, somePost, writtenPost } from '../../testing/community.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { packed, provenWork, solvedPuzzle } from '../../testing/proof-of-work.ts';

const generous = { RATE_LIMIT_FACTOR: '1000' };
const key = { 'idempotency-key': 'a-key-made-by-the-browser' };

onBothEngines('Writing a post', (context) => {
  async function started(env: Record<string, string> = generous) {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({ database: context.database, now: clock.now, env });
    return { app, clock, tables: context.database.tables };
  }
  const total = async (app: App) =>
    (await app.inject({ url: '/api/community/posts' })).json().pagination.total;
  const deletion = (app: App, id: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'DELETE', url: `/api/community/posts/${id}`, headers });

  test('publishes it under a handle made by chance, and tells its key once', async () => {
    const { app } = await started();
    const sent = somePost({
      title: ' Sealed! ',
      isAnonymous: false,
      state: 'other',
      category: 'success_stories',
    });
    const answer = await sendPost(app, sent);
    expect(answer.statusCode).toBe(201);
    const { deleteKey, held, ...post } = answer.json();
    expect(post).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      title: 'Sealed!',
      content: sent.content,
      category: 'success_stories',
      state: 'other',
      isAnonymous: true,
      anonymousHandle: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{3}$/),
      helpfulCount: 0,
      viewCount: 0,
      createdAt: '2026-11-15T12:00:00.000Z',
      crisisHelp: false,
    });
    expect(held).toBe(false);
    expect(deleteKey).toMatch(/^[\w-]{43}$/);
    expect((await app.inject({ url: `/api/community/posts/${post.id}` })).json()).toEqual(post);
    expect((await writtenPost(app)).anonymousHandle).not.toBe(post.anonymousHandle);
  });

  test('refuses what does not fit, and says field by field what to change', async () => {
    const { app } = await started();
    for (const [over, field] of [
      [{ title: 'ab' }, 'title'],
      [{ title: 'a'.repeat(121) }, 'title'],
      [{ title: '   x   ' }, 'title'],
      [{ title: '<b></b><i></i>' }, 'title'],
      [{ content: 'too short' }, 'content'],
      [{ content: 'a'.repeat(5_001) }, 'content'],
      [{ content: '<p></p><script>alert("a long one")</script>' }, 'content'],
      [{ content: '\u200b\u0000\u0007'.repeat(10) }, 'content'],
      [{ content: undefined }, 'content'],
      [{ content: { $ne: '' } }, 'content'],
      [{ category: 'other' }, 'category'],
      [{ state: 'Ohio' }, 'state'],
      [{ content: '\u0958'.repeat(5_000) }, 'content'],
      [{ recaptchaToken: 'x'.repeat(4_001) }, 'recaptchaToken'],
      // What only the server sets.
      [{ id: 'mine' }, 'id'],
      [{ status: 'published' }, 'status'],
      [{ helpfulCount: 999 }, 'helpfulCount'],
      [{ adminReply: 'Official!' }, 'adminReply'],
      [{ anonymousHandle: 'Admin' }, 'anonymousHandle'],
      [{ createdAt: '2036-01-01T00:00:00Z' }, 'createdAt'],
    ] as const) {
      const answer = await sendPost(app, { ...somePost(), ...over });
      expect(answer.statusCode, JSON.stringify(over)).toBe(400);
      expect(answer.json().error.fields, JSON.stringify(over)).toHaveProperty(field);
    }
    expect(await total(app)).toBe(0);
    expect((await sendPost(app, { ...somePost(), content: 'x'.repeat(70_000) })).statusCode).toBe(413);
  });

  test('is general and from California where nothing else is said, and anonymous whatever is said', async () => {
    const { app } = await started();
    const { title, content } = somePost();
    for (const isAnonymous of [false, null, 'no', 0]) {
      const answer = await sendPost(app, {
        title: `${title} ${isAnonymous}`,
        content: `${content} ${isAnonymous}`,
        isAnonymous,
      });
      expect(answer.json()).toMatchObject({ category: 'general_support', state: 'CA', isAnonymous: true });
    }
  });

  test('takes the longest title and content there may be', async () => {
    const { app } = await started();
    const words = 'Hope is a plan. ';
    const longest = somePost({
      title: `${words.repeat(8).slice(0, 119)}.`,
      content: `${lines()}`.slice(0, 5_000),
    });
    const { title, content } = (await sendPost(app, longest)).json();
    expect([title.length, content.length]).toEqual([120, 5_000]);
    function lines() {
      return Array.from({ length: 400 }, (_, index) => `Day ${index} of waiting`).join('\n');
    }
  });

  test('keeps plain text, with its lines, and no markup', async () => {
    const { app } = await started();
    const { title, content } = await writtenPost(app, {
      title: 'I <3 <b>this</b>\nplace',
      content:
        'One & two\r\n\r\n\r\n\r\na < b <script>alert(1)</script><img src=x onerror=alert(2)>end\u0000.',
    });
    expect(title).toBe('I <3 this place');
    expect(content).toBe('One & two\n\na < b end.');
  });

  test('blanks what tells who wrote it', async () => {
    const { app, tables } = await started();
    const { title, content } = await writtenPost(app, {
      title: 'My name is Maria Lopez',
      content:
        'Call 555-123-4567 or write maria@example.org, 12 Oak Street. Penal Code 1203.4, case no. 98-1234.',
    });
    expect(title).toBe('My name is [name]');
    expect(content).toBe(
      'Call [phone] or write [e-mail], [address]. Penal Code 1203.4, case no. [case number].',
    );
    const kept = JSON.stringify(await tables.selectFrom('posts').selectAll().execute());
    expect(kept).not.toMatch(/maria|555-123|oak street/i);
  });

  test('holds what a person should look at first, tells the author and shows it to nobody else', async () => {
    const { app } = await started();
    const answer = await sendPost(app, somePost({ content: 'I will find you and kill you, snitch.' }));
    expect(answer.statusCode).toBe(201);
    const { id, held, deleteKey } = answer.json();
    expect(held).toBe(true);
    expect(await total(app)).toBe(0);
    expect((await app.inject({ url: '/api/community/posts' })).json().data).toEqual([]);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/helpful'],
      ['POST', '/view'],
    ] as const) {
      const refused = await app.inject({ method, url: `/api/community/posts/${id}${path}` });
      expect(refused.statusCode).toBe(404);
      expect(refused.json().error.code).toBe('post_unknown');
    }
    // It is still the author's to delete, and deleting it counts nothing down.
    expect((await deletion(app, id, { 'x-post-key': deleteKey })).json()).toEqual({ deleted: true });
    expect(await total(app)).toBe(0);
  });

  test('marks a post that speaks of self-harm, and publishes it', async () => {
    const { app } = await started();
    const post = await writtenPost(app, { content: 'Some days I want to die because of this record.' });
    expect(post).toMatchObject({ crisisHelp: true, held: false });
  });

  test('refuses the same words within ten minutes, however they are dressed up', async () => {
    const { app, clock } = await started();
    const { content } = await writtenPost(app);
    for (const again of [
      content,
      ` ${content.toUpperCase()}!! `,
      `<b>${content.replaceAll(' ', '\n')}</b>`,
    ]) {
      const answer = await sendPost(app, somePost({ content: again }));
      expect(answer.statusCode, again).toBe(409);
      expect(answer.json().error.code).toBe('duplicate_post');
    }
    clock.advance(10 * 60 * 1000);
    expect((await sendPost(app, somePost({ content }))).statusCode).toBe(201);
  });

  test('takes one of the same words that come many at once', async () => {
    const { app } = await started();
    const { content } = somePost();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendPost(app, somePost({ content }))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await total(app)).toBe(1);
  });

  test('sent again with the same key, tells the same post, whatever became of its proof of work', async () => {
    const { app } = await started({ RATE_LIMIT_FACTOR: '0.1' });
    const sent = somePost({ recaptchaToken: await provenWork(app, 'community_post') });
    const first = await sendPost(app, sent, { headers: key });
    expect(first.statusCode).toBe(201);
    const repeats = [sent, { ...sent, recaptchaToken: 'spoiled' }];
    for (const [index, again] of repeats.entries()) {
      const answer = await sendPost(app, again, { headers: key, remoteAddress: `198.51.100.${index}` });
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual(first.json());
    }
    const other = await sendPost(app, somePost(), { headers: key, remoteAddress: '198.51.100.9' });
    expect(other.statusCode).toBe(409);
    expect(other.json().error.code).toBe('key_used_before');
    expect(await total(app)).toBe(1);
    const { id, deleteKey } = first.json();
    expect((await deletion(app, id, { 'x-post-key': deleteKey })).statusCode).toBe(200);
  });

  test('makes one post of a request that arrives many times at once, also at several replicas', async () => {
    const { app, clock } = await started();
    const otherDatabase = connect(context.place);
    const other = await testApp({ database: otherDatabase, now: clock.now, env: generous });
    const sent = somePost();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sendPost(index % 2 ? app : other, sent, { headers: key })),
    );
    await other.close();
    await otherDatabase.close();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await total(app)).toBe(1);
  });

  test('tells a repeat that comes at once the same post, though its proof of work is spent', async () => {
    const { app } = await started({});
    const sent = somePost({ recaptchaToken: await provenWork(app, 'community_post') });
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendPost(app, sent, { headers: key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test('keeps neither the browser’s key nor the delete key, nor anything of who sent it', async () => {
    const { app, tables } = await started();
    const { deleteKey } = (
      await sendPost(app, somePost(), {
        headers: { ...key, 'user-agent': 'Mozilla/5.0 (very identifying)' },
        remoteAddress: '198.51.100.23',
      })
    ).json();
    const kept = JSON.stringify([
      await tables.selectFrom('posts').selectAll().execute(),
      await tables.selectFrom('post_counts').selectAll().execute(),
      await tables.selectFrom('kept_answers').selectAll().execute(),
    ]);
    for (const secret of [deleteKey, key['idempotency-key'], 'Mozilla', '198.51.100'])
      expect(kept).not.toContain(secret);
  });

  test('takes a key however clients make them', async () => {
    const { app } = await started();
    for (const made of ['post:8e03978e-40d5-43dd-bc93-6894a57f9324', 'q83vASNFZ4mrze8BI0VniQ==+/']) {
      const headers = { 'idempotency-key': made };
      const sent = somePost();
      const first = await sendPost(app, sent, { headers });
      expect(first.statusCode, made).toBe(201);
      expect((await sendPost(app, sent, { headers })).json()).toEqual(first.json());
    }
  });

  test('refuses a key that is no key', async () => {
    const { app } = await started();
    for (const bad of [
      'short',
      'a'.repeat(21),
      'a'.repeat(101),
      'with spaces in it, many',
      '<script>alert(1)</script>',
    ]) {
      const answer = await sendPost(app, somePost(), { headers: { 'idempotency-key': bad } });
      expect(answer.statusCode, bad).toBe(400);
      expect(answer.json().error.fields).toHaveProperty('idempotency-key');
    }
  });

  test('asks for no proof of work, but takes less without one and flags it', async () => {
    const { app, clock, tables } = await started({});
    const statuses: number[] = [];
    for (const recaptchaToken of [undefined, null, '', undefined])
      statuses.push((await sendPost(app, somePost({ recaptchaToken }))).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const refused = await sendPost(app);
    expect(refused.json().error.code).toBe('too_many_requests');
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await sendPost(app, somePost(), { remoteAddress: '198.51.100.9' })).statusCode).toBe(201);
    const proven = somePost({ recaptchaToken: await provenWork(app, 'community_post') });
    expect((await sendPost(app, proven)).statusCode).toBe(201);
    const rows = await tables.selectFrom('posts').select(['flags', 'status']).orderBy('number').execute();
    expect(rows.map(({ flags }) => flags)).toEqual([...Array(4).fill('no_bot_check'), '']);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['published']));
    clock.advance(60 * 60 * 1000);
    expect((await sendPost(app)).statusCode).toBe(201);
  });

  test('takes ten an hour from one address, with proofs', async () => {
    const { app } = await started({ RATE_LIMIT_FACTOR: '0.2' });
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      const recaptchaToken = await provenWork(app, 'community_post');
      statuses.push((await sendPost(app, somePost({ recaptchaToken }))).statusCode);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  test('refuses a proof that is spent, forged, for something else or too old', async () => {
    const { app, clock } = await started();
    const good = await provenWork(app, 'community_post');
    expect((await sendPost(app, somePost({ recaptchaToken: good }))).statusCode).toBe(201);
    const { challenge, solution } = await solvedPuzzle(app, 'community_post');
    challenge.parameters.cost = 1;
    const late = await provenWork(app, 'community_post');
    const refused = async (recaptchaToken: string) => {
      const answer = await sendPost(app, somePost({ recaptchaToken }));
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bot_check_failed']);
    };
    await refused(good);
    await refused(packed({ challenge, solution }));
    await refused(await provenWork(app, 'contact'));
    await refused('bypass');
    clock.advance(10 * 60 * 1000);
    await refused(late);
    expect(await total(app)).toBe(1);
  });

  test('lets its author delete it with the key, and nobody with another', async () => {
    const { app } = await started();
    const [mine, theirs] = [await writtenPost(app), await writtenPost(app)];
    const url = `/api/community/posts/${mine.id}`;
    for (const wrong of [theirs.deleteKey, 'x', '', `${mine.deleteKey} `.repeat(2), 'a'.repeat(43)]) {
      const refused = await deletion(app, mine.id, { 'x-post-key': wrong });
      expect([refused.statusCode, refused.json().error.code], wrong).toEqual([403, 'wrong_post_key']);
    }
    const stranger = await deletion(app, mine.id);
    expect([stranger.statusCode, stranger.json().error.code]).toEqual([401, 'not_signed_in']);
    expect((await app.inject({ url })).statusCode).toBe(200);

    expect((await deletion(app, mine.id, { 'x-post-key': mine.deleteKey })).json()).toEqual({
      deleted: true,
    });
    expect((await app.inject({ url })).statusCode).toBe(404);
    const again = await deletion(app, mine.id, { 'x-post-key': mine.deleteKey });
    expect([again.statusCode, again.json().error.code]).toEqual([404, 'post_unknown']);
    expect(await total(app)).toBe(1);
  });

  test('writes neither its words nor its keys to the log', async () => {
    const lines: string[] = [];
    const app = await testApp({
      database: context.database,
      env: { LOG_LEVEL: 'trace' },
      logStream: { write: (line) => lines.push(line) },
    });
    const { id, deleteKey } = (
      await sendPost(app, somePost({ title: 'Unmistakable' }), { headers: key })
    ).json();
    await app.inject({ url: '/api/community/posts?q=Unmistakable' });
    await deletion(app, id, { 'x-post-key': deleteKey });
    const log = lines.join('');
    expect(log).toContain('/api/community/posts/:id');
    for (const secret of ['Unmistakable', id, deleteKey, key['idempotency-key']])
      expect(log).not.toContain(secret);
  });
});
