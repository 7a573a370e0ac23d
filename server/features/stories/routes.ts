import { PageQuery, ThingId } from '@openslate/contract/admin.ts';
import { Failure } from '@openslate/contract/failure.ts';
import { IdempotencyKey } from '@openslate/contract/idempotency.ts';
import {
  AdminStories,
  AdminStory,
  AdminStoryQuery,
  NewStory,
  StoryDecision,
  Stories as StoryList,
  StoryReceived,
  type StoryStatus,
} from '@openslate/contract/stories.ts';
import type { App } from '../../http/app.ts';
import { positionAt } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import type { Once } from '../../sent-again/once.ts';
import type { AuditTrail } from '../admin/audit.ts';
import { type AdminGuard, adminOf } from '../admin/guard.ts';
import { reduced } from './reduce.ts';
import type { Stories } from './store.ts';

const perPage = 20;
const decisions: Record<StoryStatus, string> = {
  approved: 'story.approve',
  rejected: 'story.reject',
  waiting: 'story.reopen',
};

type Parts = {
  guard: AdminGuard;
  once: Once;
  audit: AuditTrail;
  /** Blanks out personal details. */
  mask: (text: string) => string;
};

export function storyRoutes(app: App, stories: Stories, { guard, once, audit, mask }: Parts): void {
  app.get(
    '/api/impact-stories',
    {
      schema: {
        summary: 'Stories that visitors told and an admin approved, the latest first',
        tags: ['stories'],
        querystring: PageQuery,
        response: { 200: StoryList, ...readFailures },
      },
    },
    async ({ query }) => stories.page('approved', positionAt(query.cursor), query.limit ?? perPage),
  );

  app.post(
    '/api/impact-stories',
    {
      ...once,
      config: atMost(10, 'hour'),
      schema: {
        summary: 'Tells a story, which is shown once an admin has approved it',
        description:
          'Markup is taken out and personal details are blanked out on arrival. A story is kept with its day, and ' +
          'without who sent it.',
        tags: ['stories'],
        headers: IdempotencyKey,
        body: NewStory,
        response: { 201: StoryReceived, 409: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      const id = await stories.keep(reduced(request.body, mask));
      return reply.code(201).send({ id, status: 'waiting' as const });
    },
  );

  app.get(
    '/api/admin/stories',
    {
      ...guard,
      schema: {
        summary: 'Stories of one status, or all',
        tags: ['stories', 'admin'],
        querystring: AdminStoryQuery,
        response: { 200: AdminStories, 401: Failure, ...readFailures },
      },
    },
    async ({ query }) => stories.page(query.status, positionAt(query.cursor), query.limit ?? perPage),
  );

  app.patch(
    '/api/admin/stories/:id',
    {
      ...guard,
      schema: {
        summary: 'Approves or rejects a story, or lets it wait again',
        tags: ['stories', 'admin'],
        params: ThingId,
        body: StoryDecision,
        response: { 200: AdminStory, 401: Failure, 404: Failure, ...writeFailures },
      },
    },
    async (request) => {
      const { status } = request.body;
      const story = await stories.decide(request.params.id, status);
      if (!story) throw unknown();
      await audit.record(adminOf(request).username, decisions[status], story.id);
      return story;
    },
  );

  app.delete(
    '/api/admin/stories/:id',
    {
      ...guard,
      schema: {
        summary: 'Deletes a story',
        tags: ['stories', 'admin'],
        params: ThingId,
        response: { 204: noContent, 401: Failure, 404: Failure, ...readFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await stories.delete(id))) throw unknown();
      await audit.record(adminOf(request).username, 'story.delete', id);
      return reply.code(204).send();
    },
  );
}

function unknown(): Refusal {
  return new Refusal(404, 'story_unknown', 'There is no such story. It may have been deleted.');
}
