import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { AdminSessions } from '../features/admin/sessions.ts';

/** An admin who is logged in, and the header that says so. Nobody can log in with this password. */
export async function signedInAdmin(
  { tables }: Database,
  { username = 'ann', now = () => new Date() }: { username?: string; now?: () => Date } = {},
) {
  const id = randomUUID();
  await tables
    .insertInto('admins')
    .values({ id, username, password_hash: '', created_at: now().toISOString(), disabled: 0 })
    .execute();
  const token = await new AdminSessions(tables, now).begin(id);
  return { id, username, token, headers: { authorization: `Bearer ${token}` } };
}
