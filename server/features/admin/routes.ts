import { SetupCheck } from '@openslate/contract/admin.ts';
import { Failure } from '@openslate/contract/failure.ts';
import type { App } from '../../http/app.ts';
import { noContent, readFailures } from '../../http/responses.ts';
import { type AdminGuard, adminOf } from './guard.ts';
import type { AdminSessions } from './sessions.ts';
import type { Admins } from './store.ts';

export function adminRoutes(app: App, admins: Admins, sessions: AdminSessions, guard: AdminGuard): void {
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
    '/api/admin/logout',
    {
      ...guard,
      schema: {
        summary: 'Ends the session of whoever asks',
        tags: ['admin'],
        response: { 204: noContent, 401: Failure, ...readFailures },
      },
    },
    async (request, reply) => {
      await sessions.end(adminOf(request).sessionId);
      return reply.code(204).send();
    },
  );
}
