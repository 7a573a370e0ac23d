import { AdminStats, AuditLog, PageQuery } from '@openslate/contract/admin.ts';
import { Failure } from '@openslate/contract/failure.ts';
import type { App } from '../../http/app.ts';
import { readFailures } from '../../http/responses.ts';
import { adminOf } from './guard.ts';
import type { AdminParts } from './parts.ts';
import { badField } from './refusals.ts';

const usualPage = 50;

export function overviewRoutes(app: App, { audit, guard, waiting }: AdminParts): void {
  app.get(
    '/api/admin/stats',
    {
      ...guard,
      schema: {
        summary: 'Who is logged in, and what waits for them',
        tags: ['admin'],
        response: { 200: AdminStats, 401: Failure, ...readFailures },
      },
    },
    async (request) => {
      const { id, username, lastVisitAt, secondFactor } = adminOf(request);
      const refused = await audit.refusedSince(username, lastVisitAt);
      return {
        admin: { id, username, secondFactor },
        ...(await waiting()),
        refused: { since: lastVisitAt, ...refused },
      };
    },
  );

  app.get(
    '/api/admin/audit',
    {
      ...guard,
      schema: {
        summary: 'What admins did, newest first',
        tags: ['admin'],
        querystring: PageQuery,
        response: { 200: AuditLog, 401: Failure, ...readFailures },
      },
    },
    async ({ query: { cursor, limit = usualPage } }) => {
      const page = await audit.page(limit, cursor);
      if (!page) throw badField('cursor', 'Send the cursor exactly as it came with the page before.');
      return {
        data: page.data,
        pagination: { nextCursor: page.nextCursor },
        refused: await audit.refusedLately(),
      };
    },
  );
}
