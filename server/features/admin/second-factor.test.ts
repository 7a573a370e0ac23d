import { describe, expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { adminWithPassword, goodPassword, quickPasswords } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { SecondFactors } from './second-factors.ts';
import { newTotpSecret, totp, totpStepOf, totpUri } from './totp.ts';

const step = 30_000;

describe('A code of the app', () => {
  /** RFC 6238, appendix B, for SHA-1; its codes have eight digits, of which ours are the last six. */
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is what RFC 6238 says at %i seconds', (seconds, code) => {
    expect(totp(secret, Math.floor(seconds / 30))).toBe(code.slice(-6));
  });

  test('is good for its own half minute and the ones beside it', () => {
    const now = new Date('2026-11-15T12:00:00.000Z');
    const current = now.getTime() / step;
    const found = [-2, -1, 0, 1, 2].map((offset) => totpStepOf(totp(secret, current + offset), secret, now));
    expect(found).toEqual([undefined, current - 1, current, current + 1, undefined]);
  });

  test('comes from a secret of 160 bits, written for apps', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    expect(totpUri(one, 'renée')).toBe(`otpauth://totp/OpenSlate:ren%C3%A9e?secret=${one}&issuer=OpenSlate`);
  });
});

onBothEngines('A second factor', (context) => {
  async function start() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      passwords: quickPasswords,
      now: clock.now,
      env: { RATE_LIMIT_FACTOR: '10' },
    });
    const { id } = await adminWithPassword(context.database);
    const logIn = (body: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { username: 'ann', password: goodPassword, ...body },
      });
    const headers = { authorization: `Bearer ${(await logIn()).json().token}` };
    const ask = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
      app.inject({ method, url: `/api/admin/second-factor${path}`, headers, ...(payload && { payload }) });
    const codeOf = (secret: string) => totp(secret, Math.floor(clock.now().getTime() / step));
    /** Turns it on, and waits for the next code. */
    async function turnOn() {
      const { secret } = (await ask('POST', '')).json<{ secret: string }>();
      const ready = await ask('POST', '/confirm', { totp: codeOf(secret) });
      clock.advance(step);
      return { secret, recoveryCodes: ready.json<{ recoveryCodes: string[] }>().recoveryCodes };
    }
    const isOn = async () =>
      (await app.inject({ url: '/api/admin/stats', headers })).json().admin.secondFactor;
    return { app, clock, id, logIn, headers, ask, codeOf, turnOn, isOn };
  }

  const actions = async () => {
    const rows = await context.database.tables
      .selectFrom('audit_trail')
      .select(['username', 'action', 'what'])
      .execute();
    return rows.map(({ username, action, what }) => `${username} ${action} ${what}`.trim());
  };

  test('counts once the app has shown a right code, and brings ten recovery codes', async () => {
    const { ask, codeOf, id, isOn, logIn } = await start();
    const begun = (await ask('POST', '')).json();
    expect(begun.uri).toBe(totpUri(begun.secret, 'ann'));
    expect(await isOn()).toBe(false);
    expect((await logIn()).statusCode).toBe(200);
    for (const wrong of ['', '000000', '12345', 'bypass', codeOf(newTotpSecret())]) {
      const refused = await ask('POST', '/confirm', { totp: wrong });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.fields).toEqual({ totp: expect.any(String) });
    }
    const ready = await ask('POST', '/confirm', { totp: codeOf(begun.secret) });
    expect(ready.statusCode).toBe(200);
    const { recoveryCodes } = ready.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await isOn()).toBe(true);
    expect(await actions()).toContain(`ann second_factor.add ${id}`);
    const kept = await context.database.tables.selectFrom('admin_recovery_codes').selectAll().execute();
    expect(kept).toHaveLength(10);
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  test('is asked for only after the right password', async () => {
    const { turnOn, logIn, codeOf } = await start();
    const { secret } = await turnOn();
    for (const body of [{ password: 'wrong' }, { password: 'wrong', totp: codeOf(secret) }])
      expect((await logIn(body)).json().error).toEqual({
        code: 'invalid_credentials',
        message: 'Invalid credentials',
      });
    const asked = await logIn();
    expect(asked.statusCode).toBe(401);
    expect(asked.json().error.code).toBe('second_factor_required');
    expect(asked.body).not.toContain('token');
    expect((await logIn({ totp: '' })).json().error.code).toBe('second_factor_required');
    expect((await logIn({ totp: codeOf(secret) })).statusCode).toBe(200);
  });

  test('takes a code once, also when it comes twice at once, and none older than the last', async () => {
    const { turnOn, logIn, codeOf, clock } = await start();
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const both = await Promise.all([
      logIn({ totp: code }),
      logIn({ totp: ` ${code.slice(0, 3)} ${code.slice(3)}` }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const again = await logIn({ totp: code });
    expect(again.json().error).toMatchObject({
      code: 'second_factor_required',
      fields: { totp: expect.any(String) },
    });
    const previous = totp(secret, Math.floor(clock.now().getTime() / step) - 1);
    expect((await logIn({ totp: previous })).statusCode).toBe(401);
    clock.advance(step);
    expect((await logIn({ totp: codeOf(secret) })).statusCode).toBe(200);
    expect(await actions()).toContain('ann session.refuse second factor');
  });

  test('does not take the code with which it was turned on', async () => {
    const { ask, logIn, codeOf } = await start();
    const { secret } = (await ask('POST', '')).json();
    await ask('POST', '/confirm', { totp: codeOf(secret) });
    expect((await logIn({ totp: codeOf(secret) })).statusCode).toBe(401);
  });

  test('can be replaced by a recovery code, each once, also when it comes twice at once', async () => {
    const { turnOn, logIn } = await start();
    const { recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    const both = await Promise.all([logIn({ totp: first }), logIn({ totp: first })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await logIn({ totp: first })).statusCode).toBe(401);
    expect((await logIn({ totp: second.toLowerCase().replaceAll('-', ' ') })).statusCode).toBe(200);
    expect(await actions()).toContain('ann second_factor.use_recovery_code');
  });

  test('is not replaced by another admin’s recovery code', async () => {
    const { clock, turnOn, logIn, codeOf } = await start();
    const { recoveryCodes } = await turnOn();
    const bob = await adminWithPassword(context.database, { username: 'bob' });
    const factors = new SecondFactors(context.database, clock.now);
    expect(await factors.confirm(bob.id, codeOf((await factors.begin(bob.id)) ?? ''))).toHaveLength(10);
    const refused = await logIn({ username: 'bob', totp: recoveryCodes[0] });
    expect(refused.json().error.code).toBe('second_factor_required');
    expect((await logIn({ totp: recoveryCodes[0] })).statusCode).toBe(200);
  });

  test('cannot be guessed quickly, even by who knows the password', async () => {
    const { turnOn, logIn } = await start();
    await turnOn();
    const codes = [];
    for (const guess of ['000001', '000002', '000003', '000004'])
      codes.push((await logIn({ totp: guess })).statusCode);
    expect(codes).toEqual([401, 401, 401, 429]);
    // Nor does asking for it make up for the failures.
    expect((await logIn()).statusCode).toBe(429);
  });

  test('is turned off with the password, and then is not asked for', async () => {
    const { ask, id, isOn, logIn, turnOn } = await start();
    await turnOn();
    const refused = await ask('DELETE', '', { password: 'wrong' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.fields).toEqual({ password: expect.any(String) });
    expect((await ask('DELETE', '')).statusCode).toBe(400);
    expect(await isOn()).toBe(true);
    expect((await ask('DELETE', '', { password: goodPassword })).statusCode).toBe(204);
    expect(await isOn()).toBe(false);
    expect((await logIn()).statusCode).toBe(200);
    expect(await context.database.tables.selectFrom('admin_recovery_codes').selectAll().execute()).toEqual(
      [],
    );
    expect((await ask('DELETE', '', { password: goodPassword })).json().error.code).toBe('second_factor_off');
    expect(await actions()).toContain(`ann second_factor.remove ${id}`);
  });

  test('that is on is not replaced by beginning again, while one that was only begun is', async () => {
    const { ask, codeOf } = await start();
    const first = (await ask('POST', '')).json();
    const second = (await ask('POST', '')).json();
    expect((await ask('POST', '/confirm', { totp: codeOf(first.secret) })).statusCode).toBe(400);
    expect((await ask('POST', '/confirm', { totp: codeOf(second.secret) })).statusCode).toBe(200);
    const again = await ask('POST', '');
    expect(again.statusCode).toBe(409);
    expect(again.json().error.code).toBe('second_factor_on');
    expect((await ask('POST', '/confirm', { totp: codeOf(second.secret) })).statusCode).toBe(400);
  });
});

onBothEngines('Guessing the codes of a second factor', (context) => {
  const hour = 60 * 60 * 1000;

  async function start() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const setting = { now: clock.now, passwords: quickPasswords, env: { RATE_LIMIT_FACTOR: '1000' } };
    const app = await testApp({ database: context.database, ...setting });
    const { id } = await adminWithPassword(context.database);
    const factors = new SecondFactors(context.database, clock.now);
    const secret = (await factors.begin(id)) ?? '';
    const codeNow = () => totp(secret, Math.floor(clock.now().getTime() / step));
    const recoveryCodes = (await factors.confirm(id, codeNow())) ?? [];
    clock.advance(step);
    /** As the password is right, only the codes are guessed; no login has to wait for the one before. */
    let from = 0;
    const logIn = async (body: object = {}, on = app) => {
      from += 1;
      clock.advance(61_000);
      const answer = await on.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { username: 'ann', password: goodPassword, ...body },
        remoteAddress: `203.0.113.${from % 250}`,
      });
      return { statusCode: answer.statusCode, ...answer.json() };
    };
    const wrong = (on = app) => logIn({ totp: '000000' }, on);
    const logInWithApp = (body: object = {}) => {
      clock.advance(step);
      return logIn({ ...body, totp: totp(secret, Math.floor((clock.now().getTime() + 61_000) / step)) });
    };
    return { app, clock, id, setting, recoveryCodes, logIn, wrong, logInWithApp };
  }
  const locked = { totp: expect.stringContaining('too many wrong codes') };

  test('ends after ten wrong ones: then no code of the app works for an hour, on whichever replica', async () => {
    const { app, clock, setting, wrong, logIn, logInWithApp } = await start();
    const connection = connect(context.place);
    const replica = await testApp({ database: connection, ...setting });
    for (let guess = 0; guess < 10; guess += 1) {
      const { error } = await wrong(guess % 2 ? app : replica);
      expect(error.code).toBe('second_factor_required');
      expect(error.fields).not.toEqual(locked);
    }
    expect((await logInWithApp()).error.fields).toEqual(locked);
    // Told before a code is typed, too.
    expect((await logIn()).error.fields).toEqual(locked);
    await replica.close();
    await connection.close();
    clock.advance(hour);
    expect((await logInWithApp()).statusCode).toBe(200);
  });

  test('takes ever longer, up to a day for each further code', async () => {
    const { clock, wrong } = await start();
    const isLocked = async () => (await wrong()).error.fields.totp.includes('too many');
    for (let guess = 0; guess < 10; guess += 1) expect(await isLocked()).toBe(false);
    for (const hours of [1, 2, 4, 8, 16, 24, 24, 24]) {
      // Each try takes the test a minute.
      clock.advance(hours * hour - 3 * 61_000);
      expect(await isLocked(), `within ${hours} hours`).toBe(true);
      clock.advance(61_000);
      expect(await isLocked(), `after ${hours} hours`).toBe(false);
    }
    clock.advance(7 * 24 * hour);
    for (let guess = 0; guess < 10; guess += 1) expect(await isLocked(), 'after a week').toBe(false);
    expect(await isLocked()).toBe(true);
  });

  test('does not lock out the admin: recovery codes and known devices get in, and a new password ends it', async () => {
    const { app, recoveryCodes, wrong, logInWithApp, logIn } = await start();
    const { deviceToken } = await logInWithApp();
    for (let guess = 0; guess < 10; guess += 1) await wrong();
    expect((await logInWithApp()).error.fields).toEqual(locked);
    expect((await logInWithApp({ deviceToken })).statusCode).toBe(200);
    const { statusCode, token } = await logIn({ totp: recoveryCodes[0] });
    expect(statusCode).toBe(200);
    // Getting in does not help whoever guesses.
    expect((await logInWithApp()).error.fields).toEqual(locked);
    const changed = await app.inject({
      method: 'POST',
      url: '/api/admin/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: goodPassword, newPassword: 'violet harbor engine thirty' },
    });
    expect(changed.statusCode).toBe(204);
    expect((await logInWithApp({ password: 'violet harbor engine thirty' })).statusCode).toBe(200);
  });

  test('on a known device ends with the device, and locks nobody else out', async () => {
    const { logIn, logInWithApp } = await start();
    const { deviceToken } = await logInWithApp();
    for (let guess = 0; guess < 10; guess += 1) await logIn({ deviceToken, totp: '000000' });
    expect((await logInWithApp()).statusCode).toBe(200);
    for (let guess = 0; guess < 10; guess += 1) await logIn({ deviceToken, totp: '000000' });
    expect((await logInWithApp({ deviceToken })).error.fields).toEqual(locked);
  });

  test('is told to the admin, apart from guesses at the password', async () => {
    const { app, wrong, logIn, logInWithApp } = await start();
    for (let guess = 0; guess < 3; guess += 1) await wrong();
    await logIn({ password: 'wrong' });
    const { token } = await logInWithApp();
    const headers = { authorization: `Bearer ${token}` };
    const { refused } = (await app.inject({ url: '/api/admin/stats', headers })).json();
    expect(refused).toMatchObject({ logins: 4, wrongCodes: 3 });
  });
});
