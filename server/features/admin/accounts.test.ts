import { expect, test } from 'vitest';
import { adminWithPassword, goodPassword, quickPasswords, signedInAdmin } from '../../testing/admin.ts';
import { testApp, testClock } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';

const newPassword = 'violet harbor engine thirty';
const hour = 60 * 60 * 1000;

type Headers = Record<string, string>;

onBothEngines('An admin', (context) => {
  async function start() {
    const clock = testClock('2026-11-15T12:00:00.000Z');
    const app = await testApp({
      database: context.database,
      passwords: quickPasswords,
      now: clock.now,
      env: { RATE_LIMIT_FACTOR: '10' },
    });
    const ask = (
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      headers: Headers,
      payload?: object,
    ) => app.inject({ method, url: `/api/admin/${path}`, headers, ...(payload && { payload }) });
    const logIn = (username: string, password = goodPassword) =>
      ask('POST', 'login', {}, { username, password });
    /** Logs in, and returns the header that says so. */
    const bearer = async (username: string, password?: string) => ({
      authorization: `Bearer ${(await logIn(username, password)).json().token}`,
    });
    const signIn = (username?: string) =>
      signedInAdmin(context.database, { now: clock.now, ...(username && { username }) });
    const works = async (headers: Headers) => (await ask('GET', 'stats', headers)).statusCode === 200;
    return { app, clock, ask, logIn, bearer, signIn, works };
  }

  const trail = async () => {
    const { tables } = context.database;
    const rows = await tables.selectFrom('audit_trail').select(['username', 'action', 'what']).execute();
    return rows.map(({ username, action, what }) => [username, action, what].join(' ').trim());
  };

  test('adds another, who can log in', async () => {
    const { ask, logIn, signIn } = await start();
    const ann = await signIn();
    const added = await ask('POST', 'accounts', ann.headers, { username: ' Bob ', password: goodPassword });
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    expect(added.json()).toEqual({
      id,
      username: 'bob',
      displayName: 'OpenSlate team',
      createdAt: '2026-11-15T12:00:00.000Z',
      disabled: false,
      secondFactor: false,
    });
    expect((await ask('GET', 'accounts', ann.headers)).json().data).toEqual(
      expect.arrayContaining([added.json(), expect.objectContaining({ id: ann.id, username: 'ann' })]),
    );
    expect((await logIn('bob')).statusCode).toBe(200);
    expect(await trail()).toContain(`ann admin.add ${id}`);
  });

  test('cannot add one whose name is taken, whose password is weak, or with what nobody may choose', async () => {
    const { ask, signIn } = await start();
    const { headers } = await signIn();
    const add = async (body: object) => (await ask('POST', 'accounts', headers, body)).json().error;
    const bob = { username: 'bob', password: goodPassword };
    expect(await add({ ...bob, username: 'ANN' })).toMatchObject({
      code: 'username_taken',
      fields: { username: expect.any(String) },
    });
    expect(await add({ ...bob, password: 'iloveyou2026' })).toMatchObject({
      code: 'invalid_input',
      fields: { password: expect.stringContaining('easy to guess') },
    });
    expect(await add({ ...bob, password: 'short' })).toMatchObject({
      fields: { password: expect.any(String) },
    });
    for (const extra of ['id', 'disabled', 'createdAt', 'secondFactor', 'password_hash', 'role'])
      expect(await add({ ...bob, [extra]: 'x' })).toMatchObject({
        code: 'invalid_input',
        fields: { [extra]: expect.any(String) },
      });
    expect((await ask('GET', 'accounts', headers)).json().data).toHaveLength(1);
    expect(await trail()).toEqual([]);
  });

  test('disables another, whose sessions end and who cannot log in until enabled again', async () => {
    const { ask, logIn, bearer, signIn, works } = await start();
    const { headers } = await signIn();
    const { id } = await adminWithPassword(context.database, { username: 'bob' });
    const bob = await bearer('bob');
    const disabled = await ask('PATCH', `accounts/${id}`, headers, { disabled: true });
    expect(disabled.json()).toMatchObject({ id, username: 'bob', disabled: true });
    expect(await works(bob)).toBe(false);
    expect((await logIn('bob')).statusCode).toBe(401);

    expect((await ask('PATCH', `accounts/${id}`, headers, { disabled: false })).json()).toMatchObject({
      disabled: false,
    });
    expect(await works(bob)).toBe(false);
    expect((await logIn('bob')).statusCode).toBe(200);
    expect(await trail()).toEqual(
      expect.arrayContaining([`ann admin.disable ${id}`, `ann admin.enable ${id}`]),
    );
  });

  test('who is the last one cannot be disabled, by themselves either', async () => {
    const { ask, signIn, works } = await start();
    const ann = await signIn();
    await adminWithPassword(context.database, { username: 'bob', disabled: true });
    const refused = await ask('PATCH', `accounts/${ann.id}`, ann.headers, { disabled: true });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.code).toBe('last_admin');
    expect(await works(ann.headers)).toBe(true);
  });

  test('and others cannot all disable each other in the same moment', async () => {
    const { ask, signIn } = await start();
    const ring = await Promise.all(Array.from({ length: 8 }, (_, index) => signIn(`admin${index}`)));
    const answers = await Promise.all(
      ring.map(({ headers }, index) =>
        ask('PATCH', `accounts/${ring[(index + 1) % ring.length]?.id}`, headers, { disabled: true }),
      ),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200).length;
    const { tables } = context.database;
    const enabled = await tables.selectFrom('admins').select('id').where('disabled', '=', 0).execute();
    expect(enabled.length).toBeGreaterThanOrEqual(1);
    expect(enabled).toHaveLength(ring.length - done);
  });

  test('cannot change an account that is not there, nor anything but whether it is disabled', async () => {
    const { ask, signIn } = await start();
    const { id, headers } = await signIn();
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const [unknown, status] of Object.entries({ x: 404, [nobody]: 404, 'a%00b': 400, '..%2f': 400 })) {
      const change = await ask('PATCH', `accounts/${unknown}`, headers, { disabled: true });
      expect(change.statusCode, unknown).toBe(status);
      expect((await ask('DELETE', `sessions/${unknown}`, headers)).statusCode, unknown).toBe(status);
    }
    for (const body of [
      {},
      { disabled: 1 },
      { disabled: 'true' },
      { disabled: null },
      { disabled: false, username: 'eve' },
    ])
      expect((await ask('PATCH', `accounts/${id}`, headers, body)).statusCode).toBe(400);
  });

  test('changes the password, stays logged in here and is logged out elsewhere', async () => {
    const { ask, logIn, bearer, works } = await start();
    const { id } = await adminWithPassword(context.database);
    await adminWithPassword(context.database, { username: 'bob' });
    const [here, elsewhere, bob] = [await bearer('ann'), await bearer('ann'), await bearer('bob')];
    const changed = await ask('POST', 'password', here, { currentPassword: goodPassword, newPassword });
    expect(changed.statusCode).toBe(204);
    expect([await works(here), await works(elsewhere), await works(bob)]).toEqual([true, false, true]);
    expect((await logIn('ann')).statusCode).toBe(401);
    expect((await logIn('ann', newPassword)).statusCode).toBe(200);
    expect(await trail()).toContain(`ann password.change ${id}`);
  });

  test('cannot change the password without the old one, nor to a weak one or the same', async () => {
    const { ask, bearer, logIn } = await start();
    await adminWithPassword(context.database);
    const headers = await bearer('ann');
    const fieldsFor = async (body: object) => {
      const answer = await ask('POST', 'password', headers, body);
      expect(answer.statusCode).toBe(400);
      return Object.keys(answer.json().error.fields);
    };
    expect(await fieldsFor({ currentPassword: 'wrong', newPassword })).toEqual(['currentPassword']);
    const right = { currentPassword: goodPassword };
    expect(await fieldsFor({ ...right, newPassword: 'ann-ann-ann-ann' })).toEqual(['newPassword']);
    expect(await fieldsFor({ ...right, newPassword: 'short' })).toEqual(['newPassword']);
    expect(await fieldsFor({ ...right, newPassword: goodPassword })).toEqual(['newPassword']);
    expect(await fieldsFor({ ...right, newPassword, username: 'bob' })).toEqual(['username']);
    expect((await logIn('ann')).statusCode).toBe(200);
  });

  test('who holds a token cannot use it to guess the password quickly', async () => {
    const { ask, bearer } = await start();
    await adminWithPassword(context.database);
    const headers = await bearer('ann');
    const guess = () => ask('POST', 'password', headers, { currentPassword: 'wrong', newPassword });
    const codes = [await guess(), await guess(), await guess(), await guess()].map(
      (answer) => answer.statusCode,
    );
    expect(codes).toEqual([400, 400, 400, 429]);
  });

  test('sees the sessions of all, and ends one’s own or another’s', async () => {
    const { ask, clock, signIn, works } = await start();
    const bob = await signIn('bob');
    clock.advance(hour);
    const ann = await signIn('ann');
    expect((await ask('GET', 'sessions', ann.headers)).json().data).toEqual([
      {
        id: ann.sessionId,
        username: 'ann',
        createdAt: '2026-11-15T13:00:00.000Z',
        lastUsedAt: '2026-11-15T13:00:00.000Z',
        expiresAt: '2026-11-16T01:00:00.000Z',
        current: true,
      },
      {
        id: bob.sessionId,
        username: 'bob',
        createdAt: '2026-11-15T12:00:00.000Z',
        lastUsedAt: '2026-11-15T12:00:00.000Z',
        expiresAt: '2026-11-16T00:00:00.000Z',
        current: false,
      },
    ]);
    expect((await ask('DELETE', `sessions/${bob.sessionId}`, ann.headers)).statusCode).toBe(204);
    expect(await works(bob.headers)).toBe(false);
    expect((await ask('DELETE', `sessions/${bob.sessionId}`, ann.headers)).json().error.code).toBe(
      'session_unknown',
    );
    expect((await ask('DELETE', `sessions/${ann.sessionId}`, ann.headers)).statusCode).toBe(204);
    expect(await works(ann.headers)).toBe(false);
    expect(await trail()).toEqual([
      `ann session.revoke ${bob.sessionId}`,
      `ann session.revoke ${ann.sessionId}`,
    ]);
  });

  test('is logged out after 12 hours of rest, and after 7 days in any case', async () => {
    const { ask, clock, signIn, works } = await start();
    const { headers } = await signIn();
    clock.advance(12 * hour - 1);
    expect(await works(headers)).toBe(true);
    clock.advance(12 * hour - 1);
    expect(await works(headers)).toBe(true);
    clock.advance(12 * hour);
    expect(await works(headers)).toBe(false);

    const busy = await signIn('bob');
    for (let passed = 11 * hour; passed < 7 * 24 * hour; passed += 11 * hour) {
      clock.advance(11 * hour);
      expect(await works(busy.headers)).toBe(true);
    }
    const { data } = (await ask('GET', 'sessions', busy.headers)).json();
    expect(data[0].expiresAt).toBe(new Date(Date.parse(data[0].createdAt) + 7 * 24 * hour).toISOString());
    clock.set(data[0].expiresAt);
    expect(await works(busy.headers)).toBe(false);
  });

  test('leaves no session behind once it is over', async () => {
    const { clock, signIn } = await start();
    const sessions = () => context.database.tables.selectFrom('admin_sessions').select('id').execute();
    await signIn('ann');
    clock.advance(6 * hour);
    const bob = await signIn('bob');
    clock.advance(6 * hour);
    await (await testApp({ database: context.database, now: clock.now })).ready();
    expect(await sessions()).toEqual([{ id: bob.sessionId }]);
  });
});
