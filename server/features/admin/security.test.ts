import { describe, expect, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { adminWithPassword, goodPassword, quickPasswords, signedInAdmin } from '../../testing/admin.ts';
import { freshSqlite, testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { rawConnection } from '../../testing/raw-http.ts';
import { smallSite } from '../../testing/site.ts';
import { AdminSessions } from './sessions.ts';

const hour = 60 * 60 * 1000;
const stats = '/api/admin/stats';

async function expectShut(
  app: App,
  headers: Record<string, string>,
  why: string,
  url = stats,
): Promise<void> {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode, why).toBe(401);
  expect(answer.json().error.code, why).toBe('not_signed_in');
}

onBothEngines('The admin area lets nobody in', (context) => {
  async function start() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      now: clock.now,
      passwords: quickPasswords,
      env: { RATE_LIMIT_FACTOR: '10' },
      siteFolder: await smallSite(),
    });
    const admin = await signedInAdmin(context.database, { now: clock.now });
    expect((await app.inject({ url: stats, headers: admin.headers })).statusCode).toBe(200);
    return { app, clock, ...admin };
  }

  test('with a bypass value, nothing or nonsense for a token', async () => {
    const { app, id, username, sessionId } = await start();
    const tokens = [
      'bypass',
      'admin-bypass',
      'admin-bypass-token',
      'admin-bypass-1731672000000',
      'emergency-admin',
      'recaptcha-bypass',
      'undefined',
      'null',
      'true',
      '1',
      '0',
      'admin',
      '[object Object]',
      '[]',
      '{}',
      '*',
      '%',
      "' or '1'='1",
      username,
      id,
      sessionId,
      'A'.repeat(43),
      'A'.repeat(9_000),
    ];
    for (const token of tokens) {
      await expectShut(app, { authorization: `Bearer ${token}` }, token.slice(0, 50));
      await expectShut(app, { authorization: token }, token.slice(0, 50));
    }
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Basic YWRtaW46YWRtaW4=',
      'Bearer\t',
      'Bearer null null',
    ])
      await expectShut(app, { authorization }, authorization);
    await expectShut(app, {}, 'no header');
  });

  test('with a token that was changed, cut short or added to, or with its hash from the database', async () => {
    const { app, token } = await start();
    const kept = await context.database.tables.selectFrom('admin_sessions').selectAll().execute();
    const forged = [
      token.slice(0, -1),
      token.slice(1),
      `${token}A`,
      `${token}=`,
      token.toUpperCase(),
      [...token].reverse().join(''),
      (token.startsWith('A') ? 'B' : 'A') + token.slice(1),
      `${token},${token}`,
      `${token} ${token}`,
      Buffer.from(token, 'base64url').toString('hex'),
      ...kept.map((row) => row.token_hash),
    ];
    for (const made of forged) await expectShut(app, { authorization: `Bearer ${made}` }, made);
  });

  test('with a token anywhere but in its header', async () => {
    const { app, token } = await start();
    for (const query of [
      `token=${token}`,
      `access_token=${token}`,
      `admin_token=${token}`,
      `authorization=Bearer%20${token}`,
    ])
      await expectShut(app, {}, query, `${stats}?${query}`);
    for (const [name, value] of [
      ['cookie', `admin_token=${token}; token=${token}`],
      ['x-admin-token', token],
      ['x-authorization', `Bearer ${token}`],
      ['proxy-authorization', `Bearer ${token}`],
      ['x-forwarded-authorization', `Bearer ${token}`],
    ] as const)
      await expectShut(app, { [name]: value }, name);
    const post = await app.inject({ method: 'POST', url: '/api/admin/logout', payload: { token } });
    expect(post.statusCode).toBe(401);
  });

  test('with a token that has rested for 12 hours, or is 7 days old', async () => {
    const { app, clock, headers } = await start();
    clock.advance(12 * hour);
    await expectShut(app, headers, 'rested');

    const { headers: busy } = await signedInAdmin(context.database, { username: 'bob', now: clock.now });
    for (let passed = 8; passed < 7 * 24; passed += 8) {
      clock.advance(8 * hour);
      expect((await app.inject({ url: stats, headers: busy })).statusCode).toBe(200);
    }
    clock.advance(8 * hour);
    await expectShut(app, busy, 'old');
  });

  test('with a token after logout, revocation, disabling or a new password', async () => {
    const { app, headers, clock } = await start();
    const ask = (
      method: 'POST' | 'PATCH' | 'DELETE',
      path: string,
      by: Record<string, string>,
      payload?: object,
    ) => app.inject({ method, url: `/api/admin/${path}`, headers: by, ...(payload && { payload }) });
    const bob = await adminWithPassword(context.database, { username: 'bob' });
    const sessions = new AdminSessions(context.database, clock.now);
    const logIn = async (password: string) => {
      const answer = await ask('POST', 'login', {}, { username: 'bob', password });
      const { token } = answer.json();
      const by = { authorization: `Bearer ${token}` };
      return { by, sessionId: (await sessions.find(token))?.sessionId };
    };

    const out = await logIn(goodPassword);
    expect((await ask('POST', 'logout', out.by)).statusCode).toBe(204);
    await expectShut(app, out.by, 'logout');

    const revoked = await logIn(goodPassword);
    expect((await ask('DELETE', `sessions/${revoked.sessionId}`, headers)).statusCode).toBe(204);
    await expectShut(app, revoked.by, 'revoked');

    const disabled = await logIn(goodPassword);
    expect((await ask('PATCH', `accounts/${bob.id}`, headers, { disabled: true })).statusCode).toBe(200);
    await expectShut(app, disabled.by, 'disabled');
    await ask('PATCH', `accounts/${bob.id}`, headers, { disabled: false });
    await expectShut(app, disabled.by, 'enabled again');

    const [mine, thief] = [await logIn(goodPassword), await logIn(goodPassword)];
    const newPassword = 'violet harbor engine thirty';
    const changed = await ask('POST', 'password', mine.by, { currentPassword: goodPassword, newPassword });
    expect(changed.statusCode).toBe(204);
    await expectShut(app, thief.by, 'new password');
  });

  test('by another spelling of the address, or by another method', async () => {
    const { app } = await start();
    for (const url of [
      '/API/ADMIN/STATS',
      '/api/Admin/stats',
      '/api/admin/stats/',
      '/api//admin/stats',
      '//api/admin/stats',
      '/api/admin//stats',
      '/api/./admin/stats',
      '/api/x/../admin/stats',
      '/api/%2e/admin/stats',
      '/api/x/%2e%2e/admin/stats',
      '/api/admin%2fstats',
      '/api%2fadmin%2fstats',
      '/api/%61dmin/stats',
      '/api/admin/stats%20',
      '/api/admin/stats%00',
      '/api/admin/stats;x=1',
      '/api/admin/stats.json',
      '/api/admin/stats?',
      '/api/admin/stats#x',
      '/api/admin/check-setup/../stats',
      '/api/admin/login/stats',
    ]) {
      const answer = await app.inject({ url });
      expect([400, 401, 404], `${url} ${answer.statusCode}`).toContain(answer.statusCode);
      expect(answer.body, url).not.toContain('secondFactor');
    }
    for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: stats });
      expect([401, 405], method).toContain(answer.statusCode);
    }
    for (const [name, value] of [
      ['x-http-method-override', 'GET'],
      ['x-method-override', 'GET'],
      ['x-original-url', '/api/admin/check-setup'],
      ['x-rewrite-url', '/api/admin/check-setup'],
      ['x-forwarded-for', '127.0.0.1'],
      ['x-forwarded-host', 'localhost'],
      ['origin', 'http://localhost:3000'],
      ['host', 'localhost'],
    ] as const)
      await expectShut(app, { [name]: value }, name);
    const disguised = await app.inject({
      method: 'POST',
      url: '/api/admin/check-setup?_method=GET',
      headers: { 'x-http-method-override': 'GET' },
    });
    expect(disguised.statusCode).toBe(405);
  });

  test('and reads nothing of what they send: nonsense, too much and the wrong kind get the same answer', async () => {
    const { app, id } = await start();
    const bodies = [
      ['application/json', '{"disabled":'],
      ['application/json', JSON.stringify({ disabled: true, filler: 'x'.repeat(100_000) })],
      ['text/plain', 'disabled'],
      ['application/x-www-form-urlencoded', 'disabled=true'],
    ] as const;
    for (const [type, payload] of bodies) {
      const answer = await app.inject({
        method: 'PATCH',
        url: `/api/admin/accounts/${id}`,
        headers: { 'content-type': type },
        payload,
      });
      expect(answer.statusCode, type).toBe(401);
    }
    const admins = await context.database.tables.selectFrom('admins').select('disabled').execute();
    expect(admins).toEqual([{ disabled: 0 }]);
  });

  test('by way of values that are not text where text belongs', async () => {
    const { app } = await start();
    await adminWithPassword(context.database, { username: 'bob' });
    const odd: unknown[] = [null, true, 1, [], ['bob'], {}, { $ne: null }, { toString: 'x' }];
    for (const path of ['login', 'setup', 'recover'] as const) {
      for (const value of odd) {
        const payload = {
          login: { username: value, password: value },
          setup: { setupCode: value, username: 'eve', password: goodPassword },
          recover: { recoveryCode: value, password: goodPassword },
        }[path];
        const answer = await app.inject({ method: 'POST', url: `/api/admin/${path}`, payload });
        expect(answer.statusCode, `${path} ${JSON.stringify(value)}`).toBe(400);
        expect(answer.body).not.toContain('token":"');
      }
      const whole = await app.inject({
        method: 'POST',
        url: `/api/admin/${path}`,
        payload: [{ username: 'bob' }],
      });
      expect(whole.statusCode).toBe(400);
    }
  });

  test('with fields the server did not ask for, and takes no more than it reads', async () => {
    const { app } = await start();
    await adminWithPassword(context.database, { username: 'bob' });
    const right = { username: 'bob', password: goodPassword };
    for (const extra of [
      'role',
      'admin',
      'isAdmin',
      'disabled',
      'id',
      'secondFactor',
      'token',
      'adminId',
      'bypass',
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { ...right, [extra]: true },
      });
      expect(answer.statusCode, extra).toBe(400);
      expect(answer.json().error.fields).toHaveProperty(extra);
    }
    const prototype = `{"username":"bob","password":"wrong","__proto__":{"password":"${goodPassword}"}}`;
    const polluted = await app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { 'content-type': 'application/json' },
      payload: prototype,
    });
    expect(polluted.statusCode).toBe(400);
    const large = await app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { ...right, recaptchaToken: 'x'.repeat(70_000) },
    });
    expect(large.statusCode).toBe(413);
    const long = await app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { ...right, password: 'x'.repeat(1_001) },
    });
    expect(long.statusCode).toBe(400);
  });
});

describe('The admin area', () => {
  test('takes no header twice, over a real connection', async () => {
    const database = await freshSqlite();
    const app = await testApp({ database });
    const { token } = await signedInAdmin(database);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const connection = await rawConnection(address);
    connection.send(
      `GET ${stats} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\nAuthorization: Bearer ${token}\r\n` +
        'Connection: close\r\n\r\n',
    );
    expect(await connection.untilClosed()).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('limits how often tokens can be tried', async () => {
    const app = await testApp();
    const codes = new Set<number>();
    for (let index = 0; index < 302; index += 1) {
      const headers = { authorization: `Bearer ${'A'.repeat(42)}${index % 10}` };
      codes.add((await app.inject({ url: stats, headers })).statusCode);
    }
    expect([...codes]).toEqual([401, 429]);
  });

  test('writes no password, code or token to the log', async () => {
    const lines: string[] = [];
    const database = await freshSqlite();
    const app = await testApp({
      database,
      passwords: quickPasswords,
      env: { LOG_LEVEL: 'trace' },
      logStream: { write: (line) => lines.push(line) },
    });
    await adminWithPassword(database);
    const secret = 'hunter2-my-secret-value';
    const post = (path: string, payload: object, headers = {}) =>
      app.inject({ method: 'POST', url: `/api/admin/${path}`, payload, headers });
    const { token } = (await post('login', { username: 'ann', password: goodPassword })).json();
    const headers = { authorization: `Bearer ${token}` };
    const begun = (await post('second-factor', {}, headers)).json();
    await post('second-factor/confirm', { totp: secret }, headers);
    await post('login', { username: secret, password: secret, totp: secret });
    await post('setup', { setupCode: secret, username: 'eve', password: secret });
    await post('recover', { recoveryCode: secret, password: secret });
    await post('password', { currentPassword: secret, newPassword: secret }, headers);
    await post('accounts', { username: 'bob', password: secret }, headers);
    await app.inject({ url: stats, headers: { authorization: `Bearer ${secret}` } });
    const log = lines.join('');
    expect(log).toContain('/api/admin/login');
    for (const hidden of [secret, token, goodPassword, begun.secret]) expect(log).not.toContain(hidden);
    const rows = JSON.stringify(await database.tables.selectFrom('audit_trail').selectAll().execute());
    expect(rows).not.toContain(secret);
  });
});
