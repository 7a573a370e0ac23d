import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { Passwords } from '../features/admin/passwords.ts';
import { AdminSessions } from '../features/admin/sessions.ts';

/** An admin who is logged in, and the header that says so. Nobody can log in with this password. */
export async function signedInAdmin(
  database: Database,
  {
    username = 'ann',
    displayName = null,
    now = () => new Date(),
  }: { username?: string; displayName?: string | null; now?: () => Date } = {},
) {
  const id = randomUUID();
  await database.tables
    .insertInto('admins')
    .values({
      id,
      username,
      password_hash: '',
      created_at: now().toISOString(),
      disabled: 0,
      display_name: displayName,
    })
    .execute();
  const begun = await new AdminSessions(database, now).begin({ id, passwordHash: '' });
  if (!begun) throw new Error('The account was changed in the same moment.');
  const { token, sessionId } = begun;
  return { id, username, token, sessionId, headers: { authorization: `Bearer ${token}` } };
}

/** Hashes as the server does, with next to no work. */
export const quickPasswords = new Passwords({ memory: 8, passes: 1, parallelism: 1 });
export const goodPassword = 'quiet lantern orbit maple';

/** An admin who can log in, where the app has `quickPasswords` or others. */
export async function adminWithPassword(
  { tables }: Database,
  { username = 'ann', password = goodPassword, disabled = false } = {},
) {
  const id = randomUUID();
  await tables
    .insertInto('admins')
    .values({
      id,
      username,
      password_hash: await quickPasswords.hash(password),
      created_at: '2026-11-15T00:00:00.000Z',
      disabled: disabled ? 1 : 0,
    })
    .execute();
  return { id, username, password };
}
