import { type AdminLogin, Username } from '@openslate/contract/admin.ts';
import type * as z from 'zod/mini';
import { Refusal } from '../../http/refusal.ts';
import { refusedLogin } from './audit.ts';
import type { Attempt } from './login-delays.ts';
import type { AdminParts } from './parts.ts';
import { invalidCredentials } from './refusals.ts';
import type { Admin } from './store.ts';

type Login = Omit<z.infer<typeof AdminLogin>, 'username' | 'recaptchaToken'> & { username: string };
type Parts = Pick<AdminParts, 'admins' | 'sessions' | 'passwords' | 'secondFactors' | 'audit'>;

/** The token, for whoever has the password and, where the admin has one, the second factor. */
export async function logIn(parts: Parts, { username, password, totp }: Login, attempt: Attempt) {
  const { admins, sessions, passwords, audit } = parts;
  // What is not made like a name is nobody's, and might hold what a database refuses.
  const name = Username.safeParse(username);
  const admin = name.success ? await admins.named(name.data) : undefined;
  const right = await passwords.match(password, admin?.passwordHash);
  if (!admin || admin.disabled || !right) {
    // A name that is nobody's may be a password in the wrong field, so it is not written down.
    await audit.record(admin?.username ?? '', refusedLogin);
    throw invalidCredentials();
  }
  await passSecondFactor(parts, admin, totp, attempt);
  const begun = await sessions.begin(admin);
  if (!begun) throw invalidCredentials();
  attempt.succeeded();
  await audit.record(admin.username, 'session.begin', begun.sessionId);
  return begun.token;
}

async function passSecondFactor(
  { secondFactors, audit }: Parts,
  { id, username }: Admin,
  totp: string | undefined,
  attempt: Attempt,
): Promise<void> {
  if (!(await secondFactors.isOn(id))) return;
  if (!totp) {
    attempt.unfinished();
    throw secondFactorRequired();
  }
  const accepted = await secondFactors.accept(id, totp);
  if (accepted === 'recovery code') await audit.record(username, 'second_factor.use_recovery_code');
  if (accepted) return;
  await audit.record(username, refusedLogin, 'second factor');
  throw secondFactorRequired({
    totp: 'That code does not work, or was used before. Wait for the next one, or use a recovery code.',
  });
}

function secondFactorRequired(fields?: Record<string, string>): Refusal {
  return new Refusal(401, 'second_factor_required', 'Enter the code from your authenticator app.', fields);
}
