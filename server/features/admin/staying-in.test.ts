import { expect, test } from 'vitest';
import { adminWithPassword, goodPassword, quickPasswords, signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { totp } from './totp.ts';

const minute = 60_000;
const hour = 60 * minute;

onBothEngines('An admin', (context) => {
  async function start(env: Record<string, string> = {}) {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      passwords: quickPasswords,
      now: clock.now,
      env: { RATE_LIMIT_FACTOR: '1000', ADMIN_IDLE_MINUTES: '', ADMIN_SESSION_HOURS: '', ...env },
    });
    const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, headers = {}, payload?: object) =>
      app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
    const logIn = async (body: object = {}) => {
      const answer = await ask(
        'POST',
        'admin/login',
        {},
        { username: 'ann', password: goodPassword, ...body },
      );
      return { status: answer.statusCode, headers: { authorization: `Bearer ${answer.json().token}` } };
    };
    const works = async (headers: object) => (await ask('GET', 'admin/stats', headers)).statusCode === 200;
    return { app, clock, ask, logIn, works };
  }

  test('is logged out after 30 minutes of rest, and after 12 hours in any case', async () => {
    const { clock, works, ask } = await start();
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    clock.advance(29 * minute);
    expect(await works(headers)).toBe(true);
    clock.advance(30 * minute);
    expect(await works(headers)).toBe(false);

    const { headers: busy } = await signedInAdmin(context.database, { username: 'bob', now: clock.now });
    for (let passed = 20; passed < 12 * 60; passed += 20) {
      clock.advance(20 * minute);
      expect(await works(busy), `after ${passed} minutes`).toBe(true);
    }
    const { data } = (await ask('GET', 'admin/sessions', busy)).json();
    expect(data[0].expiresAt).toBe(new Date(Date.parse(data[0].createdAt) + 12 * hour).toISOString());
    clock.advance(20 * minute);
    expect(await works(busy)).toBe(false);
  });

  test('stays in for as long as the settings say', async () => {
    const { clock, works } = await start({ ADMIN_IDLE_MINUTES: '1', ADMIN_SESSION_HOURS: '0.05' });
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    for (let tries = 0; tries < 3; tries += 1) {
      clock.advance(50_000);
      expect(await works(headers)).toBe(true);
    }
    clock.advance(50_000);
    expect(await works(headers)).toBe(false);
    const { headers: resting } = await signedInAdmin(context.database, { username: 'bob', now: clock.now });
    clock.advance(minute);
    expect(await works(resting)).toBe(false);
  });

  test('is not let in by a session of a time that has not come, as after a clock went wrong', async () => {
    const { clock, works } = await start();
    clock.set('2036-11-15T12:00:00.000Z');
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    expect(await works(headers)).toBe(true);
    clock.set('2026-11-15T12:00:00.000Z');
    expect(await works(headers)).toBe(false);
  });

  test('leaves nothing in the cache of the browser at logout, and what visitors keep there stays', async () => {
    const { clock, ask } = await start();
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    const out = await ask('POST', 'admin/logout', headers);
    expect(out.statusCode).toBe(204);
    // "storage" would erase a visitor's answers in the same browser, "*" all there is.
    expect(out.headers['clear-site-data']).toBe('"cache"');
  });

  test('without a second factor does nothing but set one up, where the site asks for it', async () => {
    const { clock, ask, logIn, app } = await start({ REQUIRE_SECOND_FACTOR: 'yes' });
    await adminWithPassword(context.database);
    const { headers } = await logIn();
    const routes = (await ask('GET', 'openapi.json')).json().paths as Record<string, Record<string, object>>;
    const guarded = Object.entries(routes).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, operation]) => 'security' in operation)
        .map(([method]) => ({ method: method.toUpperCase(), path })),
    );
    const open = [
      'POST /api/admin/logout',
      'POST /api/admin/second-factor',
      'POST /api/admin/second-factor/confirm',
    ];
    expect(guarded.length).toBeGreaterThan(20);
    for (const { method, path } of guarded) {
      if (open.includes(`${method} ${path}`)) continue;
      const url = path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000');
      const answer = await app.inject({ method: method as 'GET', url, headers });
      expect(answer.statusCode, `${method} ${path}`).toBe(403);
      expect(answer.json().error.code, `${method} ${path}`).toBe('second_factor_needed');
    }

    const { secret } = (await ask('POST', 'admin/second-factor', headers)).json();
    const code = () => totp(secret, Math.floor(clock.now().getTime() / 30_000));
    expect((await ask('POST', 'admin/second-factor/confirm', headers, { totp: code() })).statusCode).toBe(
      200,
    );
    expect((await ask('GET', 'admin/stats', headers)).statusCode).toBe(200);
    const off = await ask('DELETE', 'admin/second-factor', headers, { password: goodPassword });
    expect([off.statusCode, off.json().error.code]).toEqual([409, 'second_factor_required_here']);
    expect((await logIn()).status).toBe(401);
    clock.advance(minute);
    const again = await logIn({ totp: code() });
    expect((await ask('GET', 'admin/stats', again.headers)).statusCode).toBe(200);
    expect((await ask('POST', 'admin/logout', again.headers)).statusCode).toBe(204);
  });

  test('reads on the audit page how many logins were refused, of whom, and nothing of where they came from', async () => {
    const { clock, ask, logIn } = await start();
    await adminWithPassword(context.database, { username: 'bob' });
    await logIn({ username: 'bob', password: 'a guess' });
    clock.advance(25 * hour);
    for (const username of ['bob', 'bob', 'nobody-here']) await logIn({ username, password: 'a guess' });
    await ask(
      'POST',
      'admin/recover',
      {},
      { recoveryCode: 'AAAA-AAAA', password: 'four words of some length' },
    );
    const { headers } = await signedInAdmin(context.database, { now: clock.now });
    const log = (await ask('GET', 'admin/audit', headers)).json();
    expect(log.refused).toEqual({ hours: 24, logins: 4, wrongCodes: 0 });
    const refusals = log.data.filter(({ action }: { action: string }) => action === 'session.refuse');
    expect(
      refusals.map(({ username, what }: { username: string; what: string }) => [username, what]),
    ).toEqual(
      expect.arrayContaining([
        ['bob', ''],
        ['', ''],
        ['', 'recovery code'],
      ]),
    );
    expect(JSON.stringify(log)).not.toMatch(/127\.0\.0\.1|nobody-here/);
  });
});
