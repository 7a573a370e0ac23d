import { expect, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { adminWithPassword, goodPassword, quickPasswords } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { provenWork } from '../../testing/proof-of-work.ts';
import { argon2id, Passwords } from './passwords.ts';

const quick = { memory: 8, passes: 1, parallelism: 1 };

function logIn(app: App, body: object, remoteAddress = '203.0.113.1') {
  return app.inject({ method: 'POST', url: '/api/admin/login', payload: body, remoteAddress });
}

onBothEngines('Logging in', (context) => {
  async function start(parts: Parameters<typeof testApp>[0] = {}) {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      now: clock.now,
      passwords: quickPasswords,
      env: { RATE_LIMIT_FACTOR: '100' },
      ...parts,
    });
    return { app, clock };
  }

  const trail = () =>
    context.database.tables.selectFrom('audit_trail').select(['username', 'action']).orderBy('at').execute();

  test('with name and password begins a session', async () => {
    const { app } = await start();
    const { id } = await adminWithPassword(context.database);
    const answer = await logIn(app, { username: 'ann', password: goodPassword });
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json();
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      deviceToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    const headers = { authorization: `Bearer ${token}` };
    const stats = await app.inject({ url: '/api/admin/stats', headers });
    expect(stats.json()).toEqual({
      admin: { id, username: 'ann', secondFactor: false },
      posts: { total: 0, held: 0, reported: 0 },
      stories: { waiting: 0 },
      messages: { unread: 0 },
      refused: { since: '2026-11-15T00:00:00.000Z', logins: 0, wrongCodes: 0 },
    });
    const kept = await context.database.tables.selectFrom('admin_sessions').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(await trail()).toEqual([{ username: 'ann', action: 'session.begin' }]);
  });

  test('does not mind how the name is typed', async () => {
    const { app } = await start();
    await adminWithPassword(context.database, { username: 'renée' });
    for (const username of ['RENÉE', ' renée ', 'rene\u0301e'])
      expect((await logIn(app, { username, password: goodPassword })).statusCode).toBe(200);
  });

  test('is not possible before the site is set up, with a name or without', async () => {
    const { app } = await start();
    for (const body of [
      { password: 'x', recaptchaToken: 'x' },
      { username: 'ann', password: goodPassword },
    ]) {
      const answer = await logIn(app, body);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error.code).toBe('setup_required');
    }
    expect(await trail()).toEqual([]);
  });

  test('answers the same, after one hashing, to an unknown name, a wrong password and a disabled admin', async () => {
    const hashings: number[] = [];
    const passwords = new Passwords(quick, (parameters) => {
      hashings.push(parameters.memory * parameters.passes);
      return argon2id(parameters);
    });
    const { app } = await start({ passwords });
    await adminWithPassword(context.database);
    await adminWithPassword(context.database, { username: 'bob', disabled: true });
    const attempts = [
      { username: 'nobody', password: goodPassword },
      { username: 'ann', password: 'wrong' },
      { username: 'ann', password: '' },
      { username: 'bob', password: goodPassword },
      { username: 'bob', password: 'wrong' },
      { username: "' or 1=1 --", password: goodPassword },
      { username: 'a\0b', password: 'a\0b' },
      { username: '😀'.repeat(400), password: 'x'.repeat(1_000) },
    ];
    const answers = [];
    for (const [index, body] of attempts.entries()) {
      const { statusCode, body: text, headers } = await logIn(app, body, `203.0.113.${index}`);
      const { 'x-request-id': _, date: __, ...rest } = headers;
      answers.push({ statusCode, text, rest });
      expect(hashings, JSON.stringify(body).slice(0, 80)).toEqual([8]);
      hashings.length = 0;
    }
    expect(answers[0]).toMatchObject({
      statusCode: 401,
      text: '{"error":{"code":"invalid_credentials","message":"Invalid credentials"}}',
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('costs one hashing also when it works', async () => {
    let hashings = 0;
    const passwords = new Passwords(quick, (parameters) => {
      hashings += 1;
      return argon2id(parameters);
    });
    const { app } = await start({ passwords });
    await adminWithPassword(context.database);
    expect((await logIn(app, { username: 'ann', password: goodPassword })).statusCode).toBe(200);
    expect(hashings).toBe(1);
  });

  test('writes failures down, with the name only if it is somebody’s', async () => {
    const { app } = await start();
    await adminWithPassword(context.database);
    await logIn(app, { username: 'ann', password: 'wrong' });
    await logIn(app, { username: goodPassword.replaceAll(' ', ''), password: 'ann' });
    const rows = await trail();
    expect(rows.map(({ action }) => action)).toEqual(['session.refuse', 'session.refuse']);
    expect(rows.map(({ username }) => username).sort()).toEqual(['', 'ann']);
  });

  test('asks for a name', async () => {
    const { app } = await start();
    await adminWithPassword(context.database);
    for (const body of [{ password: goodPassword }, { username: ' ', password: goodPassword }]) {
      const answer = await logIn(app, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.fields).toEqual({ username: expect.any(String) });
    }
  });

  test('gives no session to whoever knew the password until it was changed a moment ago', async () => {
    const verified = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const passwords = new Passwords(quick, async (parameters) => {
      const hash = await argon2id(parameters);
      verified.resolve();
      await changed.promise;
      return hash;
    });
    const { app } = await start({ passwords });
    const { id } = await adminWithPassword(context.database);
    const login = logIn(app, { username: 'ann', password: goodPassword });
    const [answer] = await Promise.all([
      login,
      verified.promise.then(async () => {
        await context.database.tables
          .updateTable('admins')
          .set({ password_hash: await quickPasswords.hash('another one entirely') })
          .where('id', '=', id)
          .execute();
        changed.resolve();
      }),
    ]);
    expect(answer.json().error.code).toBe('invalid_credentials');
    expect(await context.database.tables.selectFrom('admin_sessions').selectAll().execute()).toEqual([]);
  });
});

onBothEngines('Guessing a password', (context) => {
  async function start(env: Record<string, string> = { RATE_LIMIT_FACTOR: '100' }) {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      now: clock.now,
      passwords: quickPasswords,
      env,
    });
    await adminWithPassword(context.database);
    return { app, clock };
  }

  /** Fails as often as it may until it is told to wait, and returns how long. */
  async function untilHeld(app: App, username: string, remoteAddress: string): Promise<number> {
    for (;;) {
      const answer = await logIn(app, { username, password: 'wrong' }, remoteAddress);
      if (answer.statusCode === 401) continue;
      expect(answer.statusCode).toBe(429);
      expect(answer.json().error.code).toBe('too_many_attempts');
      return Number(answer.headers['retry-after']);
    }
  }

  test.each(['ann', 'nobody'])('takes longer with each failure, up to a minute (%s)', async (username) => {
    const { app, clock } = await start();
    const waits: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const seconds = await untilHeld(app, username, '203.0.113.1');
      waits.push(seconds);
      clock.advance(seconds * 1000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('of one account has to wait from wherever it comes, and of one place for whichever account', async () => {
    const { app } = await start();
    await adminWithPassword(context.database, { username: 'bob' });
    await untilHeld(app, 'ann', '203.0.113.1');
    const right = (username: string, address: string) =>
      logIn(app, { username, password: goodPassword }, address);
    expect((await right('ann', '203.0.113.2')).statusCode).toBe(429);
    for (const typed of ['ANN', ' Ann ', '\uff41nn'])
      expect((await right(typed, '203.0.113.3')).statusCode, typed).toBe(429);
    expect((await right('bob', '203.0.113.1')).statusCode).toBe(429);
    expect((await right('bob', '203.0.113.2')).statusCode).toBe(200);
  });

  test('twenty times at once is cut off after three', async () => {
    const { app } = await start();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logIn(app, { username: 'ann', password: 'wrong' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(17);
  });

  test('is forgotten after a success, and after an hour of quiet', async () => {
    const { app, clock } = await start();
    for (const heal of [
      async () => {
        expect((await logIn(app, { username: 'ann', password: goodPassword })).statusCode).toBe(200);
      },
      async () => clock.advance(60 * 60 * 1000),
    ]) {
      await untilHeld(app, 'ann', '203.0.113.1');
      clock.advance(60_000);
      await heal();
      const answer = await logIn(app, { username: 'ann', password: 'wrong' });
      expect(answer.statusCode).toBe(401);
      expect((await logIn(app, { username: 'ann', password: 'wrong' })).statusCode).toBe(401);
      clock.advance(2 * 60 * 60 * 1000);
    }
  });

  test('is limited by place as well, whatever the names', async () => {
    const { app } = await start({});
    const codes = [];
    for (let index = 0; index < 12; index += 1)
      codes.push((await logIn(app, { username: `n${index}nn`, password: 'x' })).json().error.code);
    expect(codes.at(-1)).toBe('too_many_requests');
  });
});

onBothEngines('The bot check of the login', (context) => {
  test('refuses a bad proof of work before the password is looked at, and lets through who has none', async () => {
    let hashings = 0;
    const app = await testApp({
      database: context.database,
      passwords: new Passwords(quick, (parameters) => {
        hashings += 1;
        return argon2id(parameters);
      }),
    });
    await adminWithPassword(context.database);
    const body = { username: 'ann', password: goodPassword };
    const refused = await logIn(app, { ...body, recaptchaToken: 'bad' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.code).toBe('bot_check_failed');
    expect(hashings).toBe(0);
    const otherwise = await provenWork(app, 'contact');
    expect((await logIn(app, { ...body, recaptchaToken: otherwise })).statusCode).toBe(400);
    expect(hashings).toBe(0);
    const proof = await provenWork(app, 'admin_login');
    expect((await logIn(app, { ...body, recaptchaToken: proof })).statusCode).toBe(200);
    expect((await logIn(app, { ...body, recaptchaToken: proof })).statusCode).toBe(400);
    expect((await logIn(app, body)).statusCode).toBe(200);
  });
});
