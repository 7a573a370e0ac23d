import { Failure } from '@openslate/contract/failure.ts';
import { IdempotencyKey } from '@openslate/contract/idempotency.ts';
import { SurveyResponse, SurveyResults } from '@openslate/contract/surveys.ts';
import type { App } from '../../http/app.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import type { Once } from '../../sent-again/once.ts';
import type { AdminGuard } from '../admin/guard.ts';
import { reduced } from './reduce.ts';
import { resultsOf } from './results.ts';
import type { SurveyCounts } from './store.ts';

type Parts = { guard: AdminGuard; once: Once; publicUrl: string };

export function surveyRoutes(app: App, counts: SurveyCounts, { guard, once, publicUrl }: Parts): void {
  const publicHost = new URL(publicUrl).hostname;

  app.post(
    '/api/surveys/response',
    {
      ...once,
      config: atMost(20, 'minute'),
      schema: {
        summary: 'Counts one answer of a survey',
        description:
          'Kept are counts by day. The browser is reduced to its family, the referrer to whether it is this site, the ' +
          'page to its kind and the time to a rough step, each counted for itself; the rest is not kept at all.',
        tags: ['surveys'],
        headers: IdempotencyKey,
        body: SurveyResponse,
        response: { 204: noContent, 409: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      await counts.add(reduced(request.body, [publicHost, request.hostname]));
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/admin/surveys',
    {
      ...guard,
      schema: {
        summary: 'How often each answer was given',
        tags: ['surveys', 'admin'],
        response: { 200: SurveyResults, 401: Failure, ...readFailures },
      },
    },
    async () => resultsOf(await counts.answers(), await counts.aspects()),
  );
}
