import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { connect } from '../../database/connect.ts';
import type { Engine } from '../../database/database.ts';
import { goodPassword } from '../../testing/admin.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { bareEnv, envFor, placeFor, startServer } from '../../testing/process.ts';
import { adminTask } from './command-line.ts';

const newPassword = 'violet harbor engine thirty';

onBothEngines('The command line', (context) => {
  const run = (args: string[], typed = '') => {
    const config = readConfig({ ...envFor(context.place), PUBLIC_URL: 'https://slate.example' });
    return adminTask(args)({ config, database: context.database, askPassword: async () => typed });
  };
  const audited = async () => {
    const { tables } = context.database;
    const rows = await tables
      .selectFrom('audit_trail')
      .select('action')
      .where('username', '=', 'command line')
      .execute();
    return rows.map(({ action }) => action).sort();
  };
  async function started() {
    const app = await testApp({ database: context.database });
    const post = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/admin/${path}`, payload });
    const logIn = (username: string, password: string) => post('login', { username, password });
    return { app, post, logIn };
  }

  test('lists admins, keeps one out, lets them in again and gets them back in', async () => {
    const { app, post, logIn } = await started();
    expect(await run(['list'])).toBe('There is no admin yet.');
    expect(await run(['add', 'Ann'], goodPassword)).toBe('Added ann.');
    const [, password = ''] = /^Added bob\. Password: (\S+)$/.exec(await run(['add', 'bob'])) ?? [];
    const { token } = (await logIn('bob', password)).json();
    const stats = () =>
      app.inject({ url: '/api/admin/stats', headers: { authorization: `Bearer ${token}` } });
    expect((await stats()).statusCode).toBe(200);

    expect(await run(['disable', 'bob'])).toBe('Disabled bob.');
    expect((await stats()).statusCode).toBe(401);
    expect((await logIn('bob', password)).json().error.code).toBe('invalid_credentials');
    expect(await run(['list'])).toMatch(
      /^ann +shown as OpenSlate team +since \S+ +enabled\nbob +shown as OpenSlate team +since \S+ +disabled$/,
    );
    await expect(run(['recover', 'bob'])).rejects.toThrow('npm run admins -- enable bob');

    expect(await run(['enable', 'bob'])).toBe('Enabled bob.');
    const told = await run(['recover', 'bob']);
    expect(told).toContain('https://slate.example/emergency-admin');
    const [, recoveryCode] = /^Recovery code for bob: (\S+)\n/.exec(told) ?? [];
    expect((await post('recover', { recoveryCode, password: newPassword })).statusCode).toBe(200);
    expect((await logIn('bob', newPassword)).statusCode).toBe(200);
    expect(await audited()).toEqual([
      'admin.add',
      'admin.add',
      'admin.begin_recovery',
      'admin.disable',
      'admin.enable',
    ]);
  });

  test('may keep out the last admin, and says so', async () => {
    await run(['add', 'ann']);
    expect(await run(['disable', 'ann'])).toContain('Nobody can log in now');
  });

  test('refuses a bad password, a bad name, a name that is taken and one it does not know', async () => {
    await run(['add', 'ann'], goodPassword);
    await expect(run(['add', 'bob'], 'short')).rejects.toThrow('A password has 12 to 200 characters.');
    await expect(run(['add', 'bob'], 'password1234')).rejects.toThrow('common or easy to guess');
    await expect(run(['add', 'ANN'], goodPassword)).rejects.toThrow('There is an admin ann already.');
    for (const task of ['disable', 'enable', 'recover'])
      await expect(run([task, 'nobody'])).rejects.toThrow('There is no admin nobody.');
    expect(() => adminTask(['add', 'b'])).toThrow('A username has');
    expect(await run(['list'])).toMatch(/^ann [^\n]*$/);
    expect(await audited()).toEqual(['admin.add']);
  });
});

describe('The command line', () => {
  test.each([
    [[]],
    [['help']],
    [['add']],
    [['add', 'ann', goodPassword]],
    [['toString', 'a']],
    [['list', 'a']],
  ])('answers %j with how it is used', (args) => {
    expect(() => adminTask(args)).toThrow('npm run admins -- add <username>');
  });
});

/** The command as a process of its own, with what is piped into it. */
async function admins(env: Record<string, string>, args: string[], input = '') {
  const program = join(import.meta.dirname, '..', '..', '..', 'tools', 'admins.ts');
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...bareEnv, ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, ...output };
}

describe.each<Engine>(['SQLite', 'PostgreSQL'])('As a process beside a server on %s', (engine) => {
  test('the command line takes a password from a pipe, and whoever it added can log in', async () => {
    const place = await placeFor(engine);
    const server = startServer(envFor(place));
    const address = await server.ready();
    expect(await readdir(place.dataDir)).toContain('setup-code');
    expect(await admins(envFor(place), ['add', 'ann'], `${goodPassword}\nnot this\n`)).toEqual({
      code: 0,
      stdout: 'Added ann.\n',
      stderr: '',
    });
    expect(await readdir(place.dataDir)).not.toContain('setup-code');
    const response = await fetch(`${address}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ann', password: goodPassword }),
    });
    expect(response.status).toBe(200);
    const { token } = (await response.json()) as { token: string };
    server.stop();
    const { stdout, stderr } = await server.ended;
    expect(stdout).toContain('/api/admin/login');
    for (const secret of [goodPassword, token]) expect(stdout + stderr).not.toContain(secret);
  });

  test('the command line sends whoever recovers to where the server really listens', async () => {
    const place = await placeFor(engine);
    const server = startServer({ ...envFor(place), PORT: '0' });
    const address = await server.ready();
    const database = connect(place);
    onTestFinished(() => database.close());
    const run = (args: string[], env: Record<string, string>) =>
      adminTask(args)({
        config: readConfig({ ...envFor(place), ...env }),
        database,
        askPassword: async () => goodPassword,
      });
    await run(['add', 'ann'], {});
    const sentTo = async (env: Record<string, string>) =>
      /at (\S+)\/emergency-admin,/.exec(await run(['recover', 'ann'], env))?.[1];

    expect(await sentTo({ PORT: '0' })).toBe(address);
    expect(await sentTo({ PORT: '4000' })).toBe(address);
    expect(await sentTo({ PUBLIC_URL: 'https://slate.example' })).toBe('https://slate.example');
    server.stop();
    await server.ended;
    expect(await sentTo({ PORT: '4000' })).toBe('http://localhost:4000');
    expect(await sentTo({ PORT: '0' })).toBe('http://localhost:3000');
  });

  test('the command line complains in words, and fails', async () => {
    const place = await placeFor(engine);
    const { code, stdout, stderr } = await admins(envFor(place), ['recover', 'nobody']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('There is no admin nobody. All of them: npm run admins -- list\n');
  });
});
