import { ErrorReport } from '@openslate/contract/error-report.ts';
import type { App } from '../../http/app.ts';
import { noContent, writeFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import { reduced } from './reduce.ts';
import type { ErrorReports } from './store.ts';

export function errorRoutes(app: App, reports: ErrorReports): void {
  app.post(
    '/api/errors',
    {
      config: atMost(10, 'minute'),
      schema: {
        summary: 'Reports, anonymously, that a visitor saw the error screen',
        tags: ['errors'],
        body: ErrorReport,
        response: { 204: noContent, ...writeFailures },
      },
    },
    async (request, reply) => {
      await reports.record(reduced(request.body));
      return reply.code(204).send();
    },
  );
}
