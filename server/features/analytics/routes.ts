import { AnalyticsSummary, ProgressStep, TrackedEvent } from '@openslate/contract/analytics.ts';
import { Failure } from '@openslate/contract/failure.ts';
import { IdempotencyKey } from '@openslate/contract/idempotency.ts';
import type { App } from '../../http/app.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import { keptFor } from '../../kept-for.ts';
import { atMost } from '../../rate-limit/limits.ts';
import type { Once } from '../../sent-again/once.ts';
import type { AnonymousCounts } from './store.ts';

/** A browser that was offline for days sends all it has counted at once. */
const counting = atMost(120, 'minute');
const minute = 60_000;

type Parts = { once: Once; now: () => Date };

export function analyticsRoutes(app: App, counts: AnonymousCounts, { once, now }: Parts): void {
  app.post(
    '/api/analytics/track',
    {
      ...once,
      config: counting,
      schema: {
        summary: 'Counts that something happened, by day, state and event only',
        tags: ['counts'],
        headers: IdempotencyKey,
        body: TrackedEvent,
        response: { 204: noContent, 409: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      await counts.addEvent(request.body);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/progress',
    {
      ...once,
      config: counting,
      schema: {
        summary: 'Counts that somebody got as far as a step of the questions, by day, state and step only',
        tags: ['counts'],
        headers: IdempotencyKey,
        body: ProgressStep,
        response: { 204: noContent, 409: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      await counts.addStep(request.body);
      return reply.code(204).send();
    },
  );

  const summary = keptFor(minute, now, () => counts.summary());
  app.get(
    '/api/analytics/summary',
    {
      schema: {
        summary: 'What was counted, for everybody to see; at most a minute old',
        description:
          'Counts by state are rounded down to whole fives, and left out below five: a single person in a small ' +
          'state could otherwise be recognized.',
        tags: ['counts'],
        response: { 200: AnalyticsSummary, ...readFailures },
      },
    },
    summary,
  );
}
