import {
  CreatedPost,
  Deleted,
  NewPost,
  Post,
  PostCounts,
  PostId,
  PostKey,
  PostList,
  PostQuery,
  PostReport,
} from '@openslate/contract/community.ts';
import { Failure } from '@openslate/contract/failure.ts';
import { communityPostAction, postKeyHeader, postReportAction } from '@openslate/contract/forum.ts';
import { IdempotencyKey } from '@openslate/contract/idempotency.ts';
import { idempotencyKeyHeader } from '@openslate/contract/idempotency-header.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import { sendReadyWithId } from '../../http/ready-answer.ts';
import { noContent, readFailures, writeFailures } from '../../http/responses.ts';
import type { Allowance } from '../../rate-limit/allowance.ts';
import { atMost } from '../../rate-limit/limits.ts';
import type { Once } from '../../sent-again/once.ts';
import { type AuditTrail, visitorsReports } from '../admin/audit.ts';
import { adminOf, type UncountedGuard } from '../admin/guard.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import type { PostHolding } from './holding.ts';
import type { KeptPages } from './kept-pages.ts';
import type { PostModeration } from './moderation.ts';
import { plainPost, readyPost } from './new-post.ts';
import { duplicatePost, found, wrongPostKey } from './refusals.ts';
import type { PostReports } from './reports.ts';
import type { SeenToday } from './seen.ts';
import type { Created, Posts } from './store.ts';

export type Community = {
  posts: Posts;
  pages: KeptPages;
  moderation: PostModeration;
  reports: PostReports;
  holding: PostHolding;
  /** Who read and liked what; and who reported what, on all replicas. */
  seen: SeenToday;
  reporters: SeenToday;
  botCheck: BotCheck;
  allowance: Allowance;
  audit: AuditTrail;
  uncounted: UncountedGuard;
  once: Once;
};

const tags = ['community'];

export function communityRoutes(app: App, community: Community): void {
  const { posts, pages, reports, holding, seen, reporters, botCheck, allowance, audit, uncounted, once } =
    community;

  /** Searching is work for the database, and limited; what was found a moment ago is not searched for again. */
  async function read(request: FastifyRequest<{ Querystring: PostQuery }>, reply: FastifyReply) {
    const { query } = request;
    if (query.q) await allowance.take('search of posts', request, reply, [30, 'minute']);
    return pages.page(query, () => posts.list(query));
  }

  app.get(
    '/api/community/posts',
    {
      schema: {
        summary: 'What people wrote, newest or most helpful first',
        description:
          'A search finds posts with words that begin with all those searched for, the newest 500 of them. `total` is ' +
          'how many posts there are with this state and category, or how many were found. `nextCursor` asks for the next page, and is null on the last.',
        tags,
        querystring: PostQuery,
        response: { 200: PostList, ...readFailures },
      },
    },
    async (request, reply) => {
      const { query } = request;
      sendReadyWithId(await (pages.kept(query) ?? read(request, reply)), request, reply);
    },
  );

  app.get(
    '/api/community/posts/:id',
    {
      schema: {
        summary: 'One post',
        tags,
        params: PostId,
        response: { 200: Post, 404: Failure, ...readFailures },
      },
    },
    async ({ params }) => found(await posts.find(params.id)),
  );

  app.post(
    '/api/community/posts',
    {
      ...once,
      schema: {
        summary: 'Writes a post',
        description:
          'Kept as plain text. Phone numbers, addresses, names and other personal details are blanked. A post that a ' +
          'person should look at first is held, and says so; so is one that comes while the whole site gets more ' +
          'than it expects, or where the operator wants to see all of them. Without a proof of work it is published ' +
          'all the same, at lower rates. Sent again with the same Idempotency-Key within an hour, the answer is the first post, and no other is made.',
        tags,
        headers: IdempotencyKey,
        body: NewPost,
        response: { 201: CreatedPost, 409: Failure, ...writeFailures },
      },
    },
    async (request, reply) => {
      // What is not fit to be a post uses up nobody's allowance; what is gets read once it is within it.
      const plain = plainPost(request.body);
      const proof = await botCheck.check(request.body.recaptchaToken, communityPostAction);
      if (proof === 'absent') await allowance.take('posts without a proof', request, reply, [3, 'hour']);
      await allowance.take('posts', request, reply, [10, 'hour']);
      const ready = readyPost(plain);
      if (proof === 'absent') ready.flags.push('no_bot_check');
      const reason = ready.held ? undefined : await holding.reason(proof);
      if (reason) ready.flags.push(reason);
      const held = ready.held || reason !== undefined;
      // The row knows the key too: a process that ends between the post and its answer makes no second one.
      const created = await posts.create({ ...ready, held }, request.headers[idempotencyKeyHeader]);
      if (!created) throw duplicatePost();
      return reply.code(201).send(told(created));
    },
  );

  app.delete(
    '/api/community/posts/:id',
    {
      // Whoever brings a key is asked for nothing else; whoever brings none must be an admin, and is not counted.
      ...uncounted,
      preParsing: async function (request, reply, payload) {
        if (request.headers[postKeyHeader] === undefined)
          return uncounted.preParsing.call(this, request, reply, payload);
        await allowance.take('deletions', request, reply, [30, 'minute']);
      },
      schema: {
        summary: 'Deletes a post, for whoever wrote it or for an admin',
        tags,
        params: PostId,
        headers: PostKey,
        response: { 200: Deleted, 401: Failure, 403: Failure, 404: Failure, ...readFailures },
      },
    },
    async (request) => {
      const { id } = request.params;
      const key = request.headers[postKeyHeader];
      const admin = key === undefined ? adminOf(request) : undefined;
      const deletion = key === undefined ? await posts.delete(id) : await posts.deleteWithKey(id, key);
      if (deletion === 'wrong_key') throw wrongPostKey();
      found(deletion === 'deleted' || undefined);
      if (admin) await audit.record(admin.username, 'post.delete', id);
      return { deleted: true as const };
    },
  );

  for (const [what, column, summary] of [
    ['helpful', 'helpful_count', 'Says that a post helped'],
    ['view', 'view_count', 'Says that a post was read'],
  ] as const) {
    app.post(
      `/api/community/posts/:id/${what}`,
      {
        config: atMost(120, 'minute'),
        schema: {
          summary,
          description: 'Counts once a day for each visitor and post; again, it only tells the counts.',
          tags,
          params: PostId,
          response: { 200: PostCounts, 404: Failure, ...writeFailures },
        },
      },
      async ({ params: { id }, ip }) => {
        const known = found(await posts.counts(id));
        return (await seen.isFirst(what, id, ip)) ? found(await posts.count(id, column)) : known;
      },
    );
  }

  app.post(
    '/api/community/posts/:id/report',
    {
      config: atMost(20, 'hour'),
      schema: {
        summary: 'Asks the admins to look at a post',
        description:
          'Two reports of personal details or abuse by two visitors on one day, each with a proof of work, hide the ' +
          'post until an admin looks, unless one has before. Without a proof a report reaches the admins all the same.',
        tags,
        params: PostId,
        body: PostReport,
        response: { 204: noContent, 404: Failure, ...writeFailures },
      },
    },
    async ({ params: { id }, body, ip }, reply) => {
      found(await posts.find(id));
      const proof = await botCheck.check(body.recaptchaToken, postReportAction);
      const first = await reporters.isFirst('report', id, ip);
      const outcome = first && (await reports.receive(id, body, proof));
      if (outcome === 'hidden') await audit.record(visitorsReports, 'post.hide', id);
      return reply.code(204).send();
    },
  );
}

function told({ post, held, deleteKey }: Created): CreatedPost {
  return { ...post, held, deleteKey };
}
