import { expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { Secrets } from '../../database/secrets.ts';
import type { App } from '../../http/app.ts';
import { adminWithPassword, goodPassword, quickPasswords } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { everyTable } from '../../testing/everything-kept.ts';
import { provenWork, solvedPuzzle } from '../../testing/proof-of-work.ts';
import { pastWaits } from './attempts.ts';
import { LoginDelays } from './login-delays.ts';
import { argon2id, Passwords } from './passwords.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const newPassword = 'violet harbor engine thirty';
const pastWait = 'admin_login_past_wait';

onBothEngines('While somebody guesses passwords', (context) => {
  async function start(parts: Parameters<typeof testApp>[0] = {}) {
    const clock = testClock('2026-11-15T00:30:00.000Z');
    const setting = {
      now: clock.now,
      passwords: quickPasswords,
      env: { RATE_LIMIT_FACTOR: '1000' },
      ...parts,
    };
    const app = await testApp({ database: context.database, ...setting });
    const { id } = await adminWithPassword(context.database);
    return { app, clock, id, setting };
  }

  function logIn(app: App, body: object = {}, remoteAddress = '198.51.100.1') {
    return app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: 'ann', password: goodPassword, ...body },
      remoteAddress,
    });
  }

  /** Guesses from ever other addresses, until everybody has to wait for this account. */
  let strangers = 0;
  async function attack(app: App, username = 'ann', guesses = 8): Promise<void> {
    for (let guess = 0; guess < guesses; guess += 1) {
      strangers += 1;
      const address = `203.0.${Math.floor(strangers / 200) % 200}.${strangers % 200}`;
      await logIn(app, { username, password: 'wrong' }, address);
    }
  }

  const outcome = async (answer: ReturnType<typeof logIn>) => {
    const { statusCode, json } = await answer;
    return statusCode === 200 ? 'in' : json().error.code;
  };

  async function knownDevice(app: App): Promise<string> {
    const { deviceToken } = (await logIn(app)).json();
    expect(deviceToken).toMatch(/^[\w-]{43}$/);
    return deviceToken;
  }

  test('from hundreds of addresses all day long, the admin gets in on a known device, or with a proof of work', async () => {
    const { app, clock } = await start();
    const deviceToken = await knownDevice(app);
    for (let passed = 0; passed < 46; passed += 1) {
      clock.advance(hour / 2);
      await attack(app);
      expect(await outcome(logIn(app))).toBe('proof_needed');
      const known = await logIn(app, { deviceToken });
      expect(known.statusCode).toBe(200);
      // It is known already, so it is told nothing to keep.
      expect(Object.keys(known.json())).toEqual(['token']);
    }
    const proof = await provenWork(app, pastWait);
    const proven = await logIn(app, { recaptchaToken: proof }, '198.51.100.2');
    expect(proven.statusCode).toBe(200);
    expect(proven.json().deviceToken).not.toBe(deviceToken);
  });

  test('says how long to wait where nothing proves that it is not them', async () => {
    const { app, clock } = await start();
    await attack(app);
    const held = await logIn(app);
    expect(held.statusCode).toBe(429);
    expect(held.json().error).toEqual({
      code: 'proof_needed',
      message: 'Please wait a second, then try again.',
    });
    expect(held.headers['retry-after']).toBe('1');
    clock.advance(1000);
    expect(await outcome(logIn(app))).toBe('in');
  });

  test('a proof of work takes one guess past the wait, and none past that of the address', async () => {
    const { app } = await start();
    await attack(app);
    const proof = await provenWork(app, pastWait);
    const guess = { password: 'wrong', recaptchaToken: proof };
    expect(await outcome(logIn(app, guess))).toBe('invalid_credentials');
    expect(await outcome(logIn(app, guess))).toBe('bot_check_failed');
    // Nor does the easy one that comes with every login.
    const easy = await provenWork(app, 'admin_login');
    expect(await outcome(logIn(app, { recaptchaToken: easy }))).toBe('proof_needed');
    for (let more = 0; more < 2; more += 1)
      await logIn(app, { password: 'wrong', recaptchaToken: await provenWork(app, pastWait) });
    const fourth = { recaptchaToken: await provenWork(app, pastWait) };
    expect(await outcome(logIn(app, fourth))).toBe('too_many_attempts');
  });

  test('the puzzle is harder than that of a post, and the harder the more guesses were bought with it', async () => {
    const { app, clock } = await start();
    const tries = async () => (await solvedPuzzle(app, pastWait)).solution.counter;
    expect(await tries()).toBeGreaterThanOrEqual(4 * 40);
    const delays = new LoginDelays(context.database, new Secrets(context.database.tables), clock.now);
    for (let guess = 0; guess < 50; guess += 1) await delays.begin([pastWaits], []);
    expect(await tries()).toBeGreaterThanOrEqual(8 * 40);
    clock.advance(hour);
    expect(await tries()).toBeLessThan(8 * 40 + 4 * 120);
  });

  test('an unknown name is answered as a known one is, after one hashing each', async () => {
    let hashings = 0;
    const passwords = new Passwords({ memory: 8, passes: 1, parallelism: 1 }, (parameters) => {
      hashings += 1;
      return argon2id(parameters);
    });
    const { app, clock } = await start({ passwords });
    const deviceToken = await knownDevice(app);
    const answers: unknown[][] = [];
    for (const username of ['ann', 'nobody']) {
      const seen: unknown[] = [];
      answers.push(seen);
      clock.advance(2 * hour);
      for (const body of [
        {},
        {},
        {},
        {},
        { proof: true },
        { proof: true },
        { deviceToken: 'x'.repeat(43) },
      ]) {
        const { proof, ...more } = { proof: false, ...body };
        hashings = 0;
        strangers += 1;
        const {
          statusCode,
          body: text,
          headers,
        } = await logIn(
          app,
          {
            username,
            password: 'wrong',
            ...more,
            ...(proof && { recaptchaToken: await provenWork(app, pastWait) }),
          },
          `192.0.2.${strangers % 250}`,
        );
        seen.push([statusCode, text, headers['retry-after'], hashings]);
      }
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map((answer) => (answer as unknown[])[0])).toEqual([
      401, 401, 401, 429, 401, 401, 429,
    ]);
    // A device of one admin is nobody's for any other name.
    expect(await outcome(logIn(app, { username: 'nobody', deviceToken }))).toBe('proof_needed');
  });

  test('replicas count together, and a restart forgets nothing', async () => {
    const { app, clock, setting } = await start();
    const connection = connect(context.place);
    const replica = await testApp({ database: connection, ...setting });
    const guess = (on: App, address: string) => outcome(logIn(on, { password: 'wrong' }, address));
    expect([
      await guess(app, '192.0.2.1'),
      await guess(replica, '192.0.2.2'),
      await guess(app, '192.0.2.3'),
      await guess(replica, '192.0.2.4'),
      await guess(app, '192.0.2.5'),
    ]).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'invalid_credentials',
      'proof_needed',
      'proof_needed',
    ]);
    clock.advance(1000);
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, (_, index) => guess(index % 2 ? app : replica, `192.0.2.${10 + index}`)),
    );
    expect(atOnce.filter((code) => code === 'invalid_credentials')).toHaveLength(1);
    await replica.close();
    await connection.close();
    const later = connect(context.place);
    const restarted = await testApp({ database: later, ...setting });
    expect(await outcome(logIn(restarted, {}, '192.0.2.30'))).toBe('proof_needed');
    await restarted.close();
    await later.close();
  });

  test('nothing is kept of the names that were typed, and no failure for longer than it counts', async () => {
    const { app, clock } = await start();
    await logIn(app, { username: 'hunter2-in-the-wrong-field', password: 'x' });
    const kept = await everyTable(context.database);
    expect(kept.login_failures).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain('hunter2');
    clock.advance(hour);
    await logIn(app, { username: 'other', password: 'x' });
    expect((await everyTable(context.database)).login_failures).toHaveLength(2);
  });

  test('whoever is logged in can still change the password', async () => {
    const { app } = await start();
    const { token } = (await logIn(app)).json();
    await attack(app);
    const changed = await app.inject({
      method: 'POST',
      url: '/api/admin/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: goodPassword, newPassword },
    });
    expect(changed.statusCode).toBe(204);
  });
});

onBothEngines('A known device', (context) => {
  async function start() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      now: clock.now,
      passwords: quickPasswords,
      env: { RATE_LIMIT_FACTOR: '1000' },
    });
    const { id } = await adminWithPassword(context.database);
    let from = 0;
    /** From another address each time, so that none has to wait. */
    const logIn = (body: object = {}) => {
      from += 1;
      return app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { username: 'ann', password: goodPassword, ...body },
        remoteAddress: `203.0.113.${from % 250}`,
      });
    };
    const session = async (body: object = {}) => {
      const { token, deviceToken } = (await logIn(body)).json();
      return { headers: { authorization: `Bearer ${token}` }, deviceToken };
    };
    const isKnown = async (deviceToken: string) => {
      for (let guess = 0; guess < 4; guess += 1) await logIn({ password: 'wrong' });
      const { statusCode } = await logIn({ deviceToken });
      clock.advance(2 * hour);
      return statusCode === 200;
    };
    const ask = (
      method: 'GET' | 'POST' | 'DELETE' | 'PATCH',
      path: string,
      headers: object,
      payload?: object,
    ) =>
      app.inject({ method, url: `/api/admin/${path}`, headers: { ...headers }, ...(payload && { payload }) });
    return { app, clock, id, logIn, session, isKnown, ask };
  }

  test('is listed with whose it is, kept as a hash, and forgotten on request', async () => {
    const { ask, clock, session, isKnown } = await start();
    const first = await session();
    clock.advance(minute);
    const second = await session();
    const { data } = (await ask('GET', 'devices', second.headers)).json();
    expect(data).toEqual([
      {
        id: expect.any(String),
        username: 'ann',
        createdAt: '2026-11-15T12:01:00.000Z',
        lastUsedAt: '2026-11-15T12:01:00.000Z',
        current: true,
      },
      {
        id: expect.any(String),
        username: 'ann',
        createdAt: '2026-11-15T12:00:00.000Z',
        lastUsedAt: '2026-11-15T12:00:00.000Z',
        current: false,
      },
    ]);
    const kept = JSON.stringify(await everyTable(context.database));
    for (const { deviceToken } of [first, second]) expect(kept).not.toContain(deviceToken);
    expect((await ask('DELETE', `devices/${data[1].id}`, second.headers)).statusCode).toBe(204);
    const again = await ask('DELETE', `devices/${data[1].id}`, second.headers);
    expect(again.json().error.code).toBe('device_unknown');
    expect([await isKnown(first.deviceToken), await isKnown(second.deviceToken)]).toEqual([false, true]);
  });

  test('that fails ten times in a row is a stranger again', async () => {
    const { logIn, session, isKnown } = await start();
    const { deviceToken } = await session();
    for (let guess = 0; guess < 9; guess += 1) await logIn({ deviceToken, password: 'wrong' });
    expect(await isKnown(deviceToken)).toBe(true);
    for (let guess = 0; guess < 10; guess += 1) await logIn({ deviceToken, password: 'wrong' });
    expect(await isKnown(deviceToken)).toBe(false);
  });

  test('is not known after 180 days without a login', async () => {
    const { clock, session, isKnown } = await start();
    const { deviceToken } = await session();
    clock.advance(179 * day);
    expect(await isKnown(deviceToken)).toBe(true);
    clock.advance(180 * day);
    expect(await isKnown(deviceToken)).toBe(false);
    await (await testApp({ database: context.database, now: clock.now, env: clock.checked() })).ready();
    expect(await context.database.tables.selectFrom('admin_devices').selectAll().execute()).toEqual([]);
  });

  test('is forgotten when the password changes elsewhere, and when its admin is disabled', async () => {
    const { ask, id, logIn, session } = await start();
    const [here, elsewhere] = [await session(), await session()];
    const known = async (headers: object) =>
      (await ask('GET', 'devices', headers)).json().data.map(({ current }: { current: boolean }) => current);
    expect(await known(here.headers)).toHaveLength(2);
    await ask('POST', 'password', here.headers, { currentPassword: goodPassword, newPassword });
    expect(await known(here.headers)).toEqual([true]);
    expect((await ask('GET', 'devices', elsewhere.headers)).statusCode).toBe(401);
    await adminWithPassword(context.database, { username: 'bob' });
    const bob = await session({ username: 'bob' });
    await ask('PATCH', `accounts/${id}`, bob.headers, { disabled: true });
    expect(await known(bob.headers)).toEqual([true]);
    expect((await logIn({ password: newPassword, deviceToken: here.deviceToken })).statusCode).toBe(401);
  });

  test('is one of twenty at most that an admin has: the one longest unused makes room', async () => {
    const { ask, clock, session } = await start();
    const first = await session();
    for (let login = 0; login < 22; login += 1) {
      clock.advance(minute);
      await session();
    }
    expect((await ask('GET', 'devices', first.headers)).json().data).toHaveLength(20);
  });
});

onBothEngines('Whoever logs in', (context) => {
  test('is told of the logins that were refused since they were last there', async () => {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      now: clock.now,
      passwords: quickPasswords,
      env: { RATE_LIMIT_FACTOR: '1000' },
    });
    await adminWithPassword(context.database);
    await adminWithPassword(context.database, { username: 'bob' });
    const logIn = (body: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { username: 'ann', password: goodPassword, ...body },
      });
    const refused = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await app.inject({ url: '/api/admin/stats', headers })).json().refused;
    };
    const guess = async (body: object) => {
      clock.advance(2 * hour);
      await logIn({ password: 'wrong', ...body });
    };

    await guess({});
    const first = (await logIn()).json().token;
    // Since the account was made.
    expect(await refused(first)).toEqual({ since: '2026-11-15T00:00:00.000Z', logins: 1, wrongCodes: 0 });
    clock.advance(minute);
    await refused(first);
    const lastSeen = clock.now().toISOString();
    for (let tried = 0; tried < 3; tried += 1) await guess({});
    await guess({ username: 'bob' });
    await guess({ username: 'nobody' });
    const { token } = (await logIn()).json();
    expect(await refused(token)).toEqual({ since: lastSeen, logins: 3, wrongCodes: 0 });
    // Those that come while somebody is there are told as well.
    await guess({});
    expect(await refused(token)).toEqual({ since: lastSeen, logins: 4, wrongCodes: 0 });
    expect(await refused((await logIn({ username: 'bob' })).json().token)).toMatchObject({ logins: 1 });
  });
});
