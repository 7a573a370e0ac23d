import { expect, test } from 'vitest';
import { adminWithPassword, goodPassword, quickPasswords } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { argon2id, Passwords } from './passwords.ts';
import { Rescues } from './rescues.ts';
import { totp } from './totp.ts';

const newPassword = 'violet harbor engine thirty';
const minute = 60_000;

onBothEngines('Recovering an admin', (context) => {
  async function start(passwords = quickPasswords) {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      passwords,
      now: clock.now,
      env: { RATE_LIMIT_FACTOR: '10' },
    });
    const { id } = await adminWithPassword(context.database);
    const rescues = new Rescues(context.database, clock.now);
    const post = (path: string, payload: object, headers = {}) =>
      app.inject({ method: 'POST', url: `/api/admin/${path}`, payload, headers });
    const recover = (recoveryCode: string, password = newPassword) =>
      post('recover', { recoveryCode, password });
    const logIn = (password: string) => post('login', { username: 'ann', password });
    const works = async (token: string) =>
      (await app.inject({ url: '/api/admin/stats', headers: { authorization: `Bearer ${token}` } }))
        .statusCode === 200;
    return { clock, id, rescues, post, recover, logIn, works };
  }

  test('sets a new password, ends the sessions, removes the second factor and lets them in', async () => {
    const { clock, id, rescues, post, recover, logIn, works } = await start();
    const old = (await logIn(goodPassword)).json().token;
    const headers = { authorization: `Bearer ${old}` };
    const { secret } = (await post('second-factor', {}, headers)).json();
    await post('second-factor/confirm', { totp: totp(secret, clock.now().getTime() / 30_000) }, headers);
    expect((await logIn(goodPassword)).json().error.code).toBe('second_factor_required');

    const { code } = await rescues.begin(id);
    const answer = await recover(code.toLowerCase().replaceAll('-', ''));
    expect(answer.statusCode).toBe(200);
    expect([await works(answer.json().token), await works(old)]).toEqual([true, false]);
    expect((await logIn(goodPassword)).statusCode).toBe(401);
    expect((await logIn(newPassword)).statusCode).toBe(200);
    const trail = await context.database.tables
      .selectFrom('audit_trail')
      .select(['username', 'action'])
      .execute();
    expect(trail).toContainEqual({ username: 'ann', action: 'admin.recover' });
  });

  test('works once, though ten try it at the same time', async () => {
    const { id, rescues, recover } = await start();
    const { code } = await rescues.begin(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => recover(code, `${newPassword} ${index}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error).toMatchObject({
        code: 'wrong_recovery_code',
        fields: { recoveryCode: expect.any(String) },
      });
    }
    expect((await recover(code)).statusCode).toBe(403);
    expect(await context.database.tables.selectFrom('admin_sessions').select('id').execute()).toHaveLength(1);
  });

  test('works for 15 minutes and not longer, and leaves no code behind', async () => {
    const { clock, id, rescues, recover } = await start();
    // The server has run its daily errand by then.
    expect((await recover('not a code')).statusCode).toBe(403);
    const first = await rescues.begin(id);
    expect(first.expiresAt).toBe('2026-11-15T12:15:00.000Z');
    clock.advance(15 * minute);
    expect((await recover(first.code)).statusCode).toBe(403);
    const kept = () => context.database.tables.selectFrom('admin_rescues').selectAll().execute();
    expect(await kept()).toHaveLength(1);
    await (await testApp({ database: context.database, now: clock.now })).ready();
    expect(await kept()).toEqual([]);
    const second = await rescues.begin(id);
    clock.advance(15 * minute - 1);
    expect((await recover(second.code)).statusCode).toBe(200);
  });

  test('takes the newest code only', async () => {
    const { id, rescues, recover } = await start();
    const [older, newer] = [await rescues.begin(id), await rescues.begin(id)];
    expect((await recover(older.code)).statusCode).toBe(403);
    expect((await recover(newer.code)).statusCode).toBe(200);
  });

  test('does not bring back somebody who was disabled, nor outlive a change of the password', async () => {
    const { id, rescues, recover, post, logIn } = await start();
    const { code } = await rescues.begin(id);
    await context.database.tables.updateTable('admins').set({ disabled: 1 }).execute();
    expect((await recover(code)).statusCode).toBe(403);
    await context.database.tables.updateTable('admins').set({ disabled: 0 }).execute();

    const headers = { authorization: `Bearer ${(await logIn(goodPassword)).json().token}` };
    await post('password', { currentPassword: goodPassword, newPassword }, headers);
    expect((await recover(code)).statusCode).toBe(403);
  });

  test('keeps the code for another try when the password is weak', async () => {
    const { id, rescues, recover } = await start();
    const { code } = await rescues.begin(id);
    const weak = await recover(code, 'ann-ann-ann-ann');
    expect(weak.statusCode).toBe(400);
    expect(weak.json().error.fields).toEqual({ password: expect.stringContaining('easy to guess') });
    expect((await recover(code)).statusCode).toBe(200);
  });

  test('costs one hashing, whether the code is right or not, and tells nothing else', async () => {
    let hashings = 0;
    const { id, rescues, recover } = await start(
      new Passwords({ memory: 8, passes: 1, parallelism: 1 }, (parameters) => {
        hashings += 1;
        return argon2id(parameters);
      }),
    );
    const { code } = await rescues.begin(id);
    const wrong = ['', 'bypass', '0000-0000-0000-0000', code.slice(0, -1), 'a\0b', "' or 1=1 --"];
    const bodies = new Set<string>();
    for (const typed of wrong) {
      const answer = await recover(typed);
      expect(answer.statusCode).toBe(403);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
    expect(hashings).toBe(wrong.length);
    expect((await recover(code)).statusCode).toBe(200);
    expect(hashings).toBe(wrong.length + 1);
  });
});
