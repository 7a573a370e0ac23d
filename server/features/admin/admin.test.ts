import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { signedInAdmin } from '../../testing/admin.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { keepSetupCode } from './setup-code.ts';

onBothEngines('The setup check', (context) => {
  test('tells whether the site has an admin, also one who is disabled', async () => {
    const app = await testApp({ database: context.database });
    const check = async () => (await app.inject({ url: '/api/admin/check-setup' })).json();
    expect(await check()).toEqual({ hasAdmins: false });
    await context.database.tables
      .insertInto('admins')
      .values({
        id: 'a',
        username: 'ann',
        password_hash: '',
        created_at: '2026-11-15T00:00:00.000Z',
        disabled: 1,
      })
      .execute();
    expect(await check()).toEqual({ hasAdmins: true });
  });
});

describe('The setup code', () => {
  async function folder(): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), 'openslate-data-'));
    onTestFinished(() => rm(path, { recursive: true, force: true }));
    return path;
  }

  test('is easy to read, hard to guess and for the owner’s eyes', async () => {
    const dataDir = await folder();
    const code = await keepSetupCode(dataDir, false);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(await readFile(join(dataDir, 'setup-code'), 'utf8')).toBe(`${code}\n`);
    expect((await stat(join(dataDir, 'setup-code'))).mode & 0o777).toBe(0o600);
    expect(await keepSetupCode(await folder(), false)).not.toBe(code);
  });

  test('stays the same over restarts', async () => {
    const dataDir = await folder();
    const code = await keepSetupCode(dataDir, false);
    expect(await keepSetupCode(dataDir, false)).toBe(code);
  });

  test('is one code, though several processes start at once', async () => {
    const dataDir = join(await folder(), 'not', 'there', 'yet');
    const codes = await Promise.all(Array.from({ length: 10 }, () => keepSetupCode(dataDir, false)));
    expect(new Set(codes).size).toBe(1);
  });

  test('is made anew where the file is spoiled', async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'setup-code'), 'x');
    const code = await keepSetupCode(dataDir, false);
    expect(code).toMatch(/-/);
    expect(await keepSetupCode(dataDir, false)).toBe(code);
  });

  test('is removed once there is an admin', async () => {
    const dataDir = await folder();
    await keepSetupCode(dataDir, false);
    expect(await keepSetupCode(dataDir, true)).toBeUndefined();
    await expect(stat(join(dataDir, 'setup-code'))).rejects.toThrow('ENOENT');
    expect(await keepSetupCode(dataDir, true)).toBeUndefined();
  });
});

onBothEngines('The session of an admin', (context) => {
  test('ends when they log out, and nobody is let in without one', async () => {
    const app = await testApp({ database: context.database });
    const logout = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/admin/logout', headers });
    const { headers } = await signedInAdmin(context.database);
    expect((await logout({})).statusCode).toBe(401);
    expect((await logout({ authorization: 'Bearer made-up' })).statusCode).toBe(401);
    expect((await logout(headers)).statusCode).toBe(204);
    expect((await logout(headers)).json().error.code).toBe('not_signed_in');
  });
});
