import { AdminLogin, AdminRecovery, AdminSetup, AdminToken, SetupCheck } from '@openslate/contract/admin.ts';
import { Failure } from '@openslate/contract/failure.ts';
import { adminLoginAction, loginPastWaitAction } from '@openslate/contract/forum.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import { refusedLogin } from './audit.ts';
import { adminOf } from './guard.ts';
import { logIn } from './login.ts';
import type { AdminParts } from './parts.ts';
import { badField, refuseGuessable, refuseLoginName } from './refusals.ts';
import type { Begun } from './sessions.ts';
import { forgetSetupCode } from './setup-code.ts';

/** The ways in, which need no session, and the way out. */
export function entryRoutes(app: App, parts: AdminParts): void {
  const { admins, sessions, passwords, rescues, attempts, audit, arrivingGuard, botCheck, dataDir } = parts;

  app.get(
    '/api/admin/check-setup',
    {
      schema: {
        summary: 'Does the site have an admin yet?',
        tags: ['admin'],
        response: { 200: SetupCheck, ...readFailures },
      },
    },
    async () => ({ hasAdmins: await admins.exist() }),
  );

  app.post(
    '/api/admin/setup',
    {
      config: atMost(10, 'minute'),
      schema: {
        summary: 'Makes the first admin, once, for whoever knows the setup code',
        description: 'The server prints the code when it starts, and keeps it in its data folder.',
        tags: ['admin'],
        body: AdminSetup,
        response: { 200: AdminToken, 403: Failure, 409: Failure, ...writeFailures },
      },
    },
    async ({ body: { setupCode, username, password, displayName } }) => {
      // In this order: whoever was first took the code away, and the others are to learn why it does not work.
      const known = await admins.isSetupCode(setupCode);
      if (await admins.exist()) throw alreadySetUp();
      if (!known) throw wrongSetupCode();
      refuseGuessable(password, username, 'password');
      await refuseLoginName(displayName, admins, username);
      const passwordHash = await passwords.hash(password);
      const admin = await admins.addFirst({ username, passwordHash, displayName });
      if (!admin) throw alreadySetUp();
      await forgetSetupCode(dataDir);
      await audit.record(username, 'admin.set_up', admin.id);
      return firstSession(admin);
    },
  );

  app.post(
    '/api/admin/login',
    {
      config: atMost(10, 'minute'),
      schema: {
        summary: 'Begins a session',
        description:
          'It ends after half an hour without use, and after 12 hours, unless the site is set up otherwise. Where the admin has a second factor, the answer to ' +
          'the right password alone is 401 `second_factor_required`; send both again with `totp`. After three ' +
          'failures each further one makes the next wait longer, up to a minute: 429, with `Retry-After`. Where that ' +
          'is because of others, the code is `proof_needed`: a solved puzzle for `admin_login_past_wait` in ' +
          '`recaptchaToken`, or the `deviceToken` that an earlier login told, passes without a wait.',
        tags: ['admin'],
        body: AdminLogin,
        response: { 200: AdminToken, 401: Failure, 409: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      const { username, recaptchaToken, deviceToken, ...rest } = request.body;
      if (!(await admins.exist())) throw setupRequired();
      if (!username?.trim()) throw badField('username', 'Please enter your admin username.');
      const proof = await botCheck.checkFor(recaptchaToken, [adminLoginAction, loginPastWaitAction]);
      const login = { username, deviceToken, proven: proof === loginPastWaitAction };
      const attempt = await attempts.login(login, request, reply);
      return tokensOf(await logIn(parts, { ...rest, username }, attempt));
    },
  );

  app.post(
    '/api/admin/recover',
    {
      config: atMost(10, 'minute'),
      schema: {
        summary: 'Lets an admin back in who lost the password, with a code made on the command line',
        description:
          'The code works once, for 15 minutes. It sets a new password, ends all sessions of this admin and removes ' +
          'their second factor.',
        tags: ['admin'],
        body: AdminRecovery,
        response: { 200: AdminToken, 403: Failure, ...writeFailures },
      },
    },
    async ({ body: { recoveryCode, password } }) => {
      const admin = await rescues.find(recoveryCode);
      if (admin) refuseGuessable(password, admin.username, 'password');
      // Also where the code is wrong: the answer takes as long.
      const passwordHash = await passwords.hash(password);
      const redeemed = admin && (await rescues.redeem(recoveryCode, admin.id, passwordHash));
      if (!redeemed) {
        await audit.record('', refusedLogin, 'recovery code');
        throw wrongRecoveryCode();
      }
      await audit.record(admin.username, 'admin.recover', admin.id);
      return firstSession({ ...admin, passwordHash });
    },
  );

  app.post(
    '/api/admin/logout',
    {
      ...arrivingGuard,
      schema: {
        summary: 'Ends the session of whoever asks',
        tags: ['admin'],
        response: { 204: noContent, 401: Failure, ...readFailures },
      },
    },
    async (request, reply) => {
      const { username, sessionId } = adminOf(request);
      await sessions.end(sessionId);
      await audit.record(username, 'session.end', sessionId);
      // What an admin looked at is not for whoever uses this browser next. Nothing but the cache: "storage" would erase
      // the answers that somebody saved in the same browser, and the token is removed by the page itself.
      reply.header('clear-site-data', '"cache"');
      return reply.code(204).send();
    },
  );

  async function firstSession(admin: {
    id: string;
    username: string;
    passwordHash: string;
  }): Promise<AdminToken> {
    const begun = await sessions.begin(admin);
    if (!begun) throw new Refusal(409, 'account_changed', 'The account was changed just now. Please log in.');
    await audit.record(admin.username, 'session.begin', begun.sessionId);
    return tokensOf(begun);
  }
}

function tokensOf({ token, deviceToken }: Begun): AdminToken {
  return { token, ...(deviceToken !== undefined && { deviceToken }) };
}

function alreadySetUp(): Refusal {
  return new Refusal(409, 'already_set_up', 'This site has been set up already. Please log in.');
}

function setupRequired(): Refusal {
  return new Refusal(409, 'setup_required', 'This site has no administrator yet. Set it up first.');
}

function wrongSetupCode(): Refusal {
  const advice = 'This is not the setup code. The server prints it when it starts.';
  return new Refusal(403, 'wrong_setup_code', advice, { setupCode: advice });
}

function wrongRecoveryCode(): Refusal {
  const advice = 'This code does not work. A code works once, for 15 minutes. Ask for a new one.';
  return new Refusal(403, 'wrong_recovery_code', advice, { recoveryCode: advice });
}
