import { type AdminLogin, Username } from '@openslate/contract/admin.ts';
import type * as z from 'zod/mini';
import { Refusal } from '../../http/refusal.ts';
import type { LoginAttempt } from './attempts.ts';
import { refusedLogin, wrongCode } from './audit.ts';
import type { AdminParts } from './parts.ts';
import { invalidCredentials } from './refusals.ts';
import type { Begun } from './sessions.ts';
import type { Admin } from './store.ts';

type Login = Omit<z.infer<typeof AdminLogin>, 'username' | 'recaptchaToken' | 'deviceToken'> & {
  username: string;
};
type Parts = Pick<AdminParts, 'admins' | 'sessions' | 'passwords' | 'secondFactors' | 'audit'>;

/** A session, for whoever has the password and, where the admin has one, the second factor. */
export async function logIn(
  parts: Parts,
  { username, password, totp }: Login,
  attempt: LoginAttempt,
): Promise<Begun> {
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
  const begun = await sessions.begin(admin, attempt.device);
  if (!begun) throw invalidCredentials();
  await attempt.succeeded();
  await audit.record(admin.username, 'session.begin', begun.sessionId);
  return begun;
}

async function passSecondFactor(
  { secondFactors, audit }: Parts,
  { id, username }: Admin,
  totp: string | undefined,
  attempt: LoginAttempt,
): Promise<void> {
  if (!(await secondFactors.isOn(id))) return;
  const device = attempt.device === undefined ? 'unknown' : 'known';
  if (!totp) {
    await attempt.unfinished();
    const locked = device === 'unknown' ? await secondFactors.lockedUntil(id) : undefined;
    throw secondFactorRequired(locked && { totp: lockedAdvice });
  }
  const accepted = await secondFactors.accept(id, totp, device);
  if (accepted === 'recovery code') await audit.record(username, 'second_factor.use_recovery_code');
  if (accepted === 'app' || accepted === 'recovery code') return;
  await audit.record(username, refusedLogin, wrongCode);
  throw secondFactorRequired({ totp: accepted === 'locked' ? lockedAdvice : wrongCodeAdvice });
}

const wrongCodeAdvice =
  'That code does not work, or was used before. Wait for the next one, or use a recovery code.';
const lockedAdvice =
  'There were too many wrong codes, so codes from the app do not work for now. Use one of your recovery codes, or ' +
  'log in on a device where you did before. Then change your password: somebody else may know it.';

function secondFactorRequired(fields?: Record<string, string>): Refusal {
  return new Refusal(401, 'second_factor_required', 'Enter the code from your authenticator app.', fields);
}
