import { AdminDevices, AdminSessions, ThingId } from '@openslate/contract/admin.ts';
import { Failure } from '@openslate/contract/failure.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { noContent, readFailures } from '../../http/responses.ts';
import { adminOf } from './guard.ts';
import type { AdminParts } from './parts.ts';

export function sessionRoutes(app: App, { sessions, devices, audit, guard }: AdminParts): void {
  app.get(
    '/api/admin/sessions',
    {
      ...guard,
      schema: {
        summary: 'The sessions that run, of all admins',
        tags: ['admin'],
        response: { 200: AdminSessions, 401: Failure, ...readFailures },
      },
    },
    async (request) => ({ data: await sessions.list(adminOf(request).sessionId) }),
  );

  app.delete(
    '/api/admin/sessions/:id',
    {
      ...guard,
      schema: {
        summary: 'Ends a session, one’s own or another admin’s',
        tags: ['admin'],
        params: ThingId,
        response: { 204: noContent, 401: Failure, 404: Failure, ...readFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await sessions.end(id)))
        throw new Refusal(404, 'session_unknown', 'There is no such session. It may have ended by itself.');
      await audit.record(adminOf(request).username, 'session.revoke', id);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/devices',
    {
      ...guard,
      schema: {
        summary: 'The devices on which admins logged in before',
        description:
          'A login on a known device does not wait because others failed. One is forgotten after ten failures in a ' +
          'row, after 180 days without a login, and when its admin’s password changes elsewhere.',
        tags: ['admin'],
        response: { 200: AdminDevices, 401: Failure, ...readFailures },
      },
    },
    async (request) => ({ data: await devices.list(adminOf(request).deviceId) }),
  );

  app.delete(
    '/api/admin/devices/:id',
    {
      ...guard,
      schema: {
        summary: 'Forgets a device, one’s own or another admin’s',
        tags: ['admin'],
        params: ThingId,
        response: { 204: noContent, 401: Failure, 404: Failure, ...readFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await devices.forget(id)))
        throw new Refusal(404, 'device_unknown', 'There is no such device. It may be forgotten already.');
      await audit.record(adminOf(request).username, 'device.forget', id);
      return reply.code(204).send();
    },
  );
}
