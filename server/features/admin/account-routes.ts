import {
  AdminAccount,
  AdminAccounts,
  AdminChange,
  NewAdmin,
  PasswordChange,
  ThingId,
} from '@openslate/contract/admin.ts';
import { Failure } from '@openslate/contract/failure.ts';
import { IdempotencyKey } from '@openslate/contract/idempotency.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import { adminOf } from './guard.ts';
import type { AdminParts } from './parts.ts';
import { badField, refuseGuessable, refuseLoginName } from './refusals.ts';

export function accountRoutes(app: App, parts: AdminParts): void {
  const { admins, passwords, attempts, audit, guard, once } = parts;

  app.get(
    '/api/admin/accounts',
    {
      ...guard,
      schema: {
        summary: 'All admins',
        tags: ['admin'],
        response: { 200: AdminAccounts, 401: Failure, ...readFailures },
      },
    },
    async () => ({ data: await admins.list() }),
  );

  app.post(
    '/api/admin/accounts',
    {
      ...guard,
      ...once,
      config: atMost(10, 'minute'),
      schema: {
        summary: 'Adds an admin',
        tags: ['admin'],
        headers: IdempotencyKey,
        body: NewAdmin,
        response: { 201: AdminAccount, 401: Failure, 409: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      const { username, password, displayName } = request.body;
      refuseGuessable(password, username, 'password');
      await refuseLoginName(displayName, admins, username);
      const passwordHash = await passwords.hash(password);
      const added = await admins.add({ username, passwordHash, displayName });
      if (!added) throw usernameTaken();
      await audit.record(adminOf(request).username, 'admin.add', added.id);
      return reply.code(201).send(await account(added.id));
    },
  );

  app.patch(
    '/api/admin/accounts/:id',
    {
      ...guard,
      schema: {
        summary: 'Disables an admin, lets them in again, or changes the name that visitors see',
        description:
          'Whoever is disabled is logged out everywhere. The last one who can log in stays. The display name stands ' +
          'below all replies of this admin, and must not be a username.',
        tags: ['admin'],
        params: ThingId,
        body: AdminChange,
        response: { 200: AdminAccount, 401: Failure, 404: Failure, 409: Failure, ...writeFailures },
      },
    },
    async (request) => {
      const { id } = await account(request.params.id);
      const { disabled, displayName } = request.body;
      const { username } = adminOf(request);
      if (displayName !== undefined) {
        await refuseLoginName(displayName, admins);
        await admins.setDisplayName(id, displayName);
        await audit.record(username, 'admin.rename', id);
      }
      if (disabled !== undefined) {
        if ((await admins.setDisabled(id, disabled, 'the last')) === 'last') throw lastAdmin();
        await audit.record(username, disabled ? 'admin.disable' : 'admin.enable', id);
      }
      return account(id);
    },
  );

  app.post(
    '/api/admin/password',
    {
      ...guard,
      config: atMost(10, 'minute'),
      schema: {
        summary: 'Changes one’s own password, ends all one’s other sessions and forgets one’s other devices',
        tags: ['admin'],
        body: PasswordChange,
        response: { 204: noContent, 401: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      const { id, username, sessionId, deviceId } = adminOf(request);
      const { currentPassword, newPassword } = request.body;
      const attempt = await attempts.confirmation(sessionId, request, reply);
      const known = await admins.withId(id);
      if (!(await passwords.match(currentPassword, known?.passwordHash))) {
        await audit.record(username, 'password.refuse', id);
        throw badField('currentPassword', 'This is not your current password.');
      }
      await attempt.succeeded();
      if (newPassword === currentPassword) throw badField('newPassword', 'Choose a password that is new.');
      refuseGuessable(newPassword, username, 'newPassword');
      await admins.setPassword(id, await passwords.hash(newPassword), { sessionId, deviceId });
      await audit.record(username, 'password.change', id);
      return reply.code(204).send();
    },
  );

  async function account(id: string): Promise<AdminAccount> {
    const found = (await admins.list()).find((admin) => admin.id === id);
    if (!found) throw new Refusal(404, 'admin_unknown', 'There is no such administrator.');
    return found;
  }
}

function usernameTaken(): Refusal {
  const advice = 'There is an administrator with this name already.';
  return new Refusal(409, 'username_taken', advice, { username: advice });
}

function lastAdmin(): Refusal {
  return new Refusal(
    409,
    'last_admin',
    'This is the last administrator who can log in. Add another one first.',
  );
}
