import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';

const noon = '2026-11-15T12:00:00.000Z';
const day = 24 * 60 * 60 * 1000;
const wrongKey = 'not-the-key';

function sealed(bytes = 4_096) {
  return {
    version: 1,
    iv: randomBytes(12).toString('base64url'),
    ciphertext: randomBytes(bytes).toString('base64url'),
  };
}

function share(app: App, payload: unknown, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/assessments', payload: payload as object, headers });
}

function read(app: App, id: string) {
  return app.inject({ url: `/api/assessments/${id}` });
}

function remove(app: App, id: string, deleteKey?: string) {
  return app.inject({
    method: 'DELETE',
    url: `/api/assessments/${id}`,
    headers: deleteKey === undefined ? {} : { 'x-delete-key': deleteKey },
  });
}

onBothEngines('A shared result', (context) => {
  async function start(at = noon, megabytes = '500') {
    const clock = testClock(at);
    const env = { SHARED_RESULTS_MB: megabytes };
    const app = await testApp({ database: context.database, now: clock.now, env });
    return { app, clock };
  }

  const rows = () => context.database.tables.selectFrom('shared_assessments').selectAll().execute();
  const weighed = async () => (await rows()).reduce((sum, { ciphertext }) => sum + ciphertext.length, 0);
  const weight = async () =>
    Number(
      (await context.database.tables.selectFrom('shared_weight').select('bytes').executeTakeFirstOrThrow())
        .bytes,
    );

  test('is kept sealed, comes back as it went in and says until when it is there', async () => {
    const { app } = await start();
    const envelope = sealed();
    const created = await share(app, envelope);
    expect(created.statusCode).toBe(201);
    const { id, deleteKey, expiresAt } = created.json();
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(deleteKey).toMatch(/^[\w-]{32}$/);
    expect(expiresAt).toBe('2026-12-15T12:00:00.000Z');

    const found = await read(app, id);
    expect(found.statusCode).toBe(200);
    expect(found.headers['cache-control']).toBe('no-store');
    expect(found.json()).toEqual({ ...envelope, expiresAt });
  });

  test('gets an id and a delete key of its own each time', async () => {
    const { app } = await start();
    const envelope = sealed();
    const both = [(await share(app, envelope)).json(), (await share(app, envelope)).json()];
    expect(new Set(both.flatMap(({ id, deleteKey }) => [id, deleteKey])).size).toBe(4);
  });

  test('has the id that follows from its key, and is kept once though a try was kept and never answered', async () => {
    const { app } = await start();
    const key = '00112233445566778899aabbccddeeff';
    const envelope = sealed();
    const send = () => share(app, envelope, { 'idempotency-key': key });
    const first = (await send()).json();
    expect(first.id).toBe('uA2z1P_jTgPyE_TBgTY2FQ');
    await context.database.tables.deleteFrom('kept_answers').execute();
    const second = (await send()).json();
    expect(second.id).toBe(first.id);
    expect(await rows()).toHaveLength(1);
    expect(await weight()).toBe(await weighed());
    expect((await remove(app, first.id, first.deleteKey)).statusCode).toBe(403);
    expect((await remove(app, second.id, second.deleteKey)).statusCode).toBe(204);
  });

  test('leaves nothing behind that could open or delete it, nor who made it', async () => {
    const { app } = await start();
    const envelope = sealed();
    const { id, deleteKey } = (await share(app, envelope)).json();
    const kept = await rows();
    expect(kept).toEqual([
      {
        id,
        ...envelope,
        delete_key_hash: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: '2026-12-15T12:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(kept)).not.toContain(deleteKey);
  });

  test('can be read until 30 days are over, and is told to have expired from then on', async () => {
    const { app, clock } = await start();
    const { id } = (await share(app, sealed())).json();
    clock.advance(30 * day - 1);
    expect((await read(app, id)).statusCode).toBe(200);
    clock.advance(1);
    const late = await read(app, id);
    expect(late.statusCode).toBe(410);
    expect(late.json().error.code).toBe('link_expired');
    expect(late.body).not.toContain('ciphertext');
  });

  test('is erased when it has expired, and later forgotten', async () => {
    const { app, clock } = await start();
    const { id } = (await share(app, sealed())).json();
    clock.advance(5 * day);
    const fresh = (await share(app, sealed())).json();

    clock.advance(25 * day);
    await (await testApp({ database: context.database, now: clock.now, env: clock.checked() })).ready();
    const swept = (await rows()).find((row) => row.id === id);
    expect(swept).toMatchObject({ iv: '', ciphertext: '' });
    expect((await read(app, id)).statusCode).toBe(410);
    expect((await read(app, fresh.id)).statusCode).toBe(200);

    clock.advance(30 * day);
    await (await testApp({ database: context.database, now: clock.now, env: clock.checked() })).ready();
    expect((await rows()).map((row) => row.id)).toEqual([fresh.id]);
    expect((await read(app, id)).statusCode).toBe(404);
  });

  test('is deleted by whoever made it, and by nobody else', async () => {
    const { app } = await start();
    const mine = (await share(app, sealed())).json();
    const other = (await share(app, sealed())).json();

    for (const wrong of ['x', other.deleteKey, `${mine.deleteKey}x`, 'ü']) {
      const refused = await remove(app, mine.id, wrong);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().error.code).toBe('wrong_delete_key');
    }
    const keyless = await remove(app, mine.id);
    expect(keyless.statusCode).toBe(400);
    expect(Object.keys(keyless.json().error.fields)).toEqual(['x-delete-key']);
    expect((await read(app, mine.id)).statusCode).toBe(200);

    const deleted = await remove(app, mine.id, mine.deleteKey);
    expect(deleted.statusCode).toBe(204);
    expect(deleted.body).toBe('');
    expect((await rows()).map(({ id }) => id)).toEqual([other.id]);
    const gone = await read(app, mine.id);
    expect(gone.statusCode).toBe(404);
    expect(gone.json().error.code).toBe('link_unknown');
    expect((await remove(app, mine.id, mine.deleteKey)).statusCode).toBe(404);
  });

  test('can still be deleted by whoever made it after it has expired', async () => {
    const { app, clock } = await start();
    const { id, deleteKey } = (await share(app, sealed())).json();
    clock.advance(31 * day);
    await (await testApp({ database: context.database, now: clock.now, env: clock.checked() })).ready();
    expect((await remove(app, id, 'wrong')).statusCode).toBe(403);
    expect((await remove(app, id, deleteKey)).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
  });

  test.each([
    '',
    'x',
    'any',
    'A'.repeat(23),
    'A'.repeat(99),
    '%00',
    'a%00b',
    "'%20or%201=1--",
    '%F0%9F%98%80',
  ])('is not found under the address “%s”', async (id) => {
    const { app } = await start();
    await share(app, sealed());
    expect((await read(app, id)).statusCode).toBe(404);
    expect((await remove(app, id, 'key')).statusCode).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    [
      'the answers themselves',
      { answers: { charges: [{}] }, state: 'PA' },
      'version iv ciphertext answers state',
    ],
    ['a note beside what is sealed', { ...sealed(), note: 'Theft, 2016' }, 'note'],
    ['a version nobody knows', { ...sealed(), version: 2 }, 'version'],
    ['a version in words', { ...sealed(), version: '1' }, 'version'],
    ['no start value', { ...sealed(), iv: undefined }, 'iv'],
    ['a short start value', { ...sealed(), iv: 'AAAA' }, 'iv'],
    ['a long start value', { ...sealed(), iv: 'A'.repeat(20) }, 'iv'],
    [
      'text in place of what is sealed',
      { ...sealed(), ciphertext: 'Theft in 2016, misdemeanor' },
      'ciphertext',
    ],
    ['base64 of the other kind', { ...sealed(), ciphertext: `${'A'.repeat(40)}+/==` }, 'ciphertext'],
    ['a letter too many', { ...sealed(), ciphertext: 'A'.repeat(41) }, 'ciphertext'],
    ['nothing sealed', { ...sealed(), ciphertext: '' }, 'ciphertext'],
    ['a list', [sealed()], 'body'],
  ])('with %s is refused, the fields are named, and nothing is kept', async (_, payload, fields) => {
    const { app } = await start();
    const refused = await share(app, payload);
    expect(refused.statusCode).toBe(400);
    const { error } = refused.json();
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields).join(' ')).toBe(fields);
    for (const advice of Object.values(error.fields)) expect(advice).toMatch(/^[A-Z].*\.$/);
    expect(await rows()).toEqual([]);
  });

  test('may weigh 32 KB, and not a byte more', async () => {
    const { app } = await start();
    const frame = JSON.stringify({ ...sealed(), ciphertext: '' }).length;
    const padded = (size: number) => ({ ...sealed(), ciphertext: 'A'.repeat(size - frame) });
    const most = padded(32 * 1024);
    expect(JSON.stringify(most)).toHaveLength(32 * 1024);
    const taken = await share(app, most);
    expect(taken.statusCode).toBe(201);
    expect((await read(app, taken.json().id)).json().ciphertext).toBe(most.ciphertext);

    const refused = await share(app, padded(32 * 1024 + 1));
    expect(refused.statusCode).toBe(413);
    expect(refused.json().error).toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('32 KB'),
    });
    expect(await rows()).toHaveLength(1);
  });

  test('is refused when all of them together weigh what they may, until one is gone', async () => {
    const { app } = await start(noon, '0.02');
    const [first, second] = [
      (await share(app, sealed(6_000))).json(),
      (await share(app, sealed(6_000))).json(),
    ];
    const refused = await share(app, sealed(6_000));
    expect(refused.statusCode).toBe(507);
    expect(refused.json().error).toMatchObject({ code: 'no_room', message: expect.stringContaining('PDF') });
    expect(await rows()).toHaveLength(2);
    expect((await read(app, first.id)).statusCode).toBe(200);
    // A smaller one still fits.
    expect((await share(app, sealed(2_000))).statusCode).toBe(201);

    expect((await remove(app, second.id, second.deleteKey)).statusCode).toBe(204);
    expect((await share(app, sealed(6_000))).statusCode).toBe(201);
    expect(await weight()).toBe(await weighed());
  });

  test('finds the room of those that have expired, without waiting for the next sweep', async () => {
    const { app, clock } = await start(noon, '0.02');
    const old = (await share(app, sealed(12_000))).json();
    clock.advance(30 * day);
    expect((await share(app, sealed(12_000))).statusCode).toBe(201);
    expect((await read(app, old.id)).statusCode).toBe(410);
    expect((await share(app, sealed(12_000))).statusCode).toBe(507);
    expect(await weight()).toBe(await weighed());
  });

  test('takes no room that another takes at the same moment, also on another server', async () => {
    const here = (await start(noon, '0.02')).app;
    const there = (await start(noon, '0.02')).app;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => share(index % 2 === 0 ? here : there, sealed(3_000))),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...Array(5).fill(201), ...Array(7).fill(507)]);
    await Promise.all(
      answers
        .filter(({ statusCode }) => statusCode === 201)
        .map((answer, index) =>
          remove(index % 2 === 0 ? here : there, answer.json().id, answer.json().deleteKey),
        ),
    );
    expect(await weight()).toBe(0);
  });
});

describe('Sharing', () => {
  test('is limited to what people do in an hour', async () => {
    const clock = testClock(noon);
    const app = await testApp({ now: clock.now });
    const envelope = sealed(32);
    for (let time = 0; time < 60; time += 1) expect((await share(app, envelope)).statusCode).toBe(201);
    const refused = await share(app, envelope);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.code).toBe('too_many_requests');
    clock.advance(60 * 60 * 1000);
    expect((await share(app, envelope)).statusCode).toBe(201);
  });

  test('writes neither an id nor a key to the log', async () => {
    const lines: string[] = [];
    const app = await testApp({
      env: { LOG_LEVEL: 'trace' },
      logStream: { write: (line) => lines.push(line) },
    });
    const { id, deleteKey } = (await share(app, sealed())).json();
    await read(app, id);
    await remove(app, id, wrongKey);
    await remove(app, id, deleteKey);
    const log = lines.join('');
    expect(log).toContain('/api/assessments/:id');
    expect(log).not.toContain(id);
    expect(log).not.toContain(deleteKey);
    expect(log).not.toContain(wrongKey);
  });
});
