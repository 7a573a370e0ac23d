import {
  SecondFactorBegun,
  SecondFactorConfirmation,
  SecondFactorReady,
  SecondFactorRemoval,
} from '@openslate/contract/admin.ts';
import { Failure } from '@openslate/contract/failure.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import { adminOf } from './guard.ts';
import type { AdminParts } from './parts.ts';
import { badField } from './refusals.ts';
import { totpUri } from './totp.ts';

/** Everyone has their own, and changes nobody else's. */
export function secondFactorRoutes(app: App, parts: AdminParts): void {
  const { admins, passwords, secondFactors, attempts, audit, guard, arrivingGuard } = parts;

  app.post(
    '/api/admin/second-factor',
    {
      ...arrivingGuard,
      config: atMost(10, 'minute'),
      schema: {
        summary: 'Begins to set up a second factor: a secret for an authenticator app',
        tags: ['admin'],
        response: { 200: SecondFactorBegun, 401: Failure, 409: Failure, ...readFailures },
      },
    },
    async (request) => {
      const { id, username } = adminOf(request);
      const secret = await secondFactors.begin(id);
      if (!secret) throw alreadyOn();
      return { secret, uri: totpUri(secret, username) };
    },
  );

  app.post(
    '/api/admin/second-factor/confirm',
    {
      ...arrivingGuard,
      config: atMost(10, 'minute'),
      schema: {
        summary: 'Turns the second factor on, with a code that the app shows',
        description: 'The recovery codes are told once. Each works once, in place of a code from the app.',
        tags: ['admin'],
        body: SecondFactorConfirmation,
        response: { 200: SecondFactorReady, 401: Failure, ...writeFailures },
      },
    },
    async (request) => {
      const { id, username } = adminOf(request);
      const recoveryCodes = await secondFactors.confirm(id, request.body.totp);
      if (!recoveryCodes)
        throw badField(
          'totp',
          'That code does not work. Check the clock of your phone, and use the next code.',
        );
      await audit.record(username, 'second_factor.add', id);
      return { recoveryCodes };
    },
  );

  app.delete(
    '/api/admin/second-factor',
    {
      ...guard,
      config: atMost(10, 'minute'),
      schema: {
        summary: 'Turns the second factor off, for whoever knows the password',
        tags: ['admin'],
        body: SecondFactorRemoval,
        response: { 204: noContent, 401: Failure, 404: Failure, 409: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      if (parts.secondFactorRequired) throw requiredHere();
      const { id, username, sessionId } = adminOf(request);
      const attempt = await attempts.confirmation(sessionId, request, reply);
      const known = await admins.withId(id);
      if (!(await passwords.match(request.body.password, known?.passwordHash))) {
        await audit.record(username, 'password.refuse', id);
        throw badField('password', 'This is not your password.');
      }
      await attempt.succeeded();
      if (!(await secondFactors.remove(id))) throw notOn();
      await audit.record(username, 'second_factor.remove', id);
      return reply.code(204).send();
    },
  );
}

function alreadyOn(): Refusal {
  return new Refusal(409, 'second_factor_on', 'Your second factor is on already. Turn it off first.');
}

function notOn(): Refusal {
  return new Refusal(404, 'second_factor_off', 'You have no second factor.');
}

function requiredHere(): Refusal {
  return new Refusal(
    409,
    'second_factor_required_here',
    'This site asks every administrator for a second factor, so yours stays on.',
  );
}
