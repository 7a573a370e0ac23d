import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '../../http/app.ts';
import { adminWithPassword, goodPassword, quickPasswords } from '../../testing/admin.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { keepSetupCode } from './setup-code.ts';
import { Admins } from './store.ts';

const ann = { username: 'ann', password: goodPassword };

function setUp(app: App, body: object) {
  return app.inject({ method: 'POST', url: '/api/admin/setup', payload: body });
}

onBothEngines('Setting up the site', (context) => {
  /** A server with a data folder of its own, as one replica among several may have. */
  async function replica() {
    const dataDir = await mkdtemp(join(tmpdir(), 'openslate-data-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const admins = new Admins(context.database, () => new Date());
    const code = (await keepSetupCode(dataDir, false)) ?? '';
    await admins.acceptSetupCode(code);
    const app = await testApp({
      database: context.database,
      passwords: quickPasswords,
      env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '10' },
    });
    return { app, code, dataDir };
  }

  const usernames = async () =>
    (await context.database.tables.selectFrom('admins').select('username').execute()).map(
      ({ username }) => username,
    );

  test('makes the first admin, lets them in at once and forgets the code', async () => {
    const { app, code, dataDir } = await replica();
    const answer = await setUp(app, { ...ann, setupCode: code });
    expect(answer.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${answer.json().token}` };
    const stats = await app.inject({ url: '/api/admin/stats', headers });
    expect(stats.json()).toMatchObject({ admin: { username: 'ann', secondFactor: false } });
    expect(await readdir(dataDir)).not.toContain('setup-code');
    expect(await context.database.tables.selectFrom('admin_setup_codes').selectAll().execute()).toEqual([]);
    expect((await app.inject({ url: '/api/admin/check-setup' })).json()).toEqual({ hasAdmins: true });
    const { data } = (await app.inject({ url: '/api/admin/audit', headers })).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['admin.set_up', 'session.begin']),
    );
  });

  test.each([
    ['in small letters', (code: string) => code.toLowerCase()],
    ['without dashes', (code: string) => code.replaceAll('-', '')],
    ['with blanks', (code: string) => ` ${code.replaceAll('-', ' ')}\n`],
    [
      'with the letters that look like digits',
      (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ],
  ])('takes the code %s', async (_, typed) => {
    const { app, code } = await replica();
    expect((await setUp(app, { ...ann, setupCode: typed(code) })).statusCode).toBe(200);
  });

  test('refuses any other code, and does nothing', async () => {
    const { app, code } = await replica();
    const wrong = [
      '',
      '0000-0000-0000-0000',
      'undefined',
      'bypass',
      '%',
      "' or 1=1 --",
      'a\0b',
      'x'.repeat(1_000),
    ];
    for (const setupCode of [...wrong, code.slice(1), `${code}0`]) {
      const answer = await setUp(app, { ...ann, setupCode });
      expect(answer.statusCode, setupCode).toBe(403);
      expect(answer.json().error).toMatchObject({
        code: 'wrong_setup_code',
        fields: { setupCode: expect.any(String) },
      });
    }
    expect(await usernames()).toEqual([]);
    expect((await setUp(app, { ...ann, setupCode: code })).statusCode).toBe(200);
  });

  test('takes the code of any replica from any other', async () => {
    const [one, other] = [await replica(), await replica()];
    expect(one.code).not.toBe(other.code);
    expect((await setUp(other.app, { ...ann, setupCode: one.code })).statusCode).toBe(200);
    const late = await setUp(one.app, { username: 'eve', password: goodPassword, setupCode: other.code });
    expect(late.json().error.code).toBe('already_set_up');
    // The other's file goes with its next daily errand.
    const again = await testApp({ database: context.database, env: { DATA_DIR: one.dataDir } });
    await again.ready();
    expect(await readdir(one.dataDir)).not.toContain('setup-code');
  });

  test('happens once, though 20 ask at the same time', async () => {
    const [one, other] = [await replica(), await replica()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const { app } = index % 2 ? one : other;
        const { code } = index % 3 ? one : other;
        return setUp(app, { username: `admin${index}`, password: goodPassword, setupCode: code });
      }),
    );
    const winners = answers.filter(({ statusCode }) => statusCode === 200);
    expect(winners).toHaveLength(1);
    for (const answer of answers.filter((other) => !winners.includes(other))) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error.code).toBe('already_set_up');
    }
    expect(await usernames()).toHaveLength(1);
    expect(await context.database.tables.selectFrom('admin_sessions').select('id').execute()).toHaveLength(1);
  });

  test('is over once there is an admin, even one who is disabled, whatever code is sent', async () => {
    const { app, code } = await replica();
    await adminWithPassword(context.database, { username: 'bob', disabled: true });
    const answer = await setUp(app, { ...ann, setupCode: code });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error.code).toBe('already_set_up');
    expect(await usernames()).toEqual(['bob']);
  });

  test('keeps the code for another try when the name or the password is no good', async () => {
    const { app, code } = await replica();
    const fieldsOf = async (body: object) => {
      const answer = await setUp(app, { ...ann, setupCode: code, ...body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.code).toBe('invalid_input');
      return answer.json().error.fields;
    };
    expect(await fieldsOf({ password: 'short' })).toEqual({ password: 'Use at least 12 characters.' });
    expect(await fieldsOf({ password: 'password1234' })).toEqual({
      password: expect.stringContaining('common or easy to guess'),
    });
    expect(await fieldsOf({ username: 'a' })).toHaveProperty('username');
    expect(await fieldsOf({ username: 'two words' })).toHaveProperty('username');
    expect(await fieldsOf({ disabled: false })).toHaveProperty('disabled');
    expect((await setUp(app, { ...ann, setupCode: code })).statusCode).toBe(200);
  });
});
