import {
  AdminPost,
  AdminPostList,
  AdminPostQuery,
  AdminReply,
  Moderation,
  Post,
  PostId,
} from '@openslate/contract/community.ts';
import { Failure } from '@openslate/contract/failure.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { readFailures, writeFailures } from '../../http/responses.ts';
import { plainText } from '../../reduce/plain-text.ts';
import { adminOf } from '../admin/guard.ts';
import { found, replyUnknown } from './refusals.ts';
import type { Community } from './routes.ts';

const tags = ['community', 'admin'];
const failures = { 401: Failure, 404: Failure } as const;

type Parts = Pick<Community, 'moderation' | 'audit' | 'uncounted'>;

export function communityAdminRoutes(app: App, { moderation, audit, uncounted }: Parts): void {
  const address = '/api/community/posts/:id/admin-reply';

  for (const method of ['POST', 'PUT'] as const) {
    app.route({
      method,
      url: address,
      ...uncounted,
      schema: {
        summary: method === 'POST' ? 'Adds the official response to a post' : 'Changes the official response',
        description: 'It carries the display name of the admin who is logged in, whatever the body says.',
        tags,
        params: PostId,
        body: AdminReply,
        response: { 200: Post, ...failures, ...writeFailures },
      },
      handler: async (request) => {
        const { id } = request.params;
        const { id: adminId, username } = adminOf(request);
        const before = found(await moderation.find(id));
        if (method === 'PUT' && before.adminReply === undefined) throw replyUnknown();
        const replied = found(await moderation.reply(id, replyText(request.body.adminReply), adminId));
        await audit.record(username, method === 'POST' ? 'post.reply' : 'post.reply-edit', id);
        return replied;
      },
    });
  }

  app.delete(
    address,
    {
      ...uncounted,
      schema: {
        summary: 'Removes the official response',
        tags,
        params: PostId,
        response: { 200: Post, ...failures, ...readFailures },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (found(await moderation.find(id)).adminReply === undefined) throw replyUnknown();
      const without = found(await moderation.removeReply(id));
      await audit.record(adminOf(request).username, 'post.reply-remove', id);
      return without;
    },
  );

  app.get(
    '/api/admin/posts',
    {
      ...uncounted,
      schema: {
        summary: 'Posts with what was found in them and said about them',
        tags,
        querystring: AdminPostQuery,
        response: { 200: AdminPostList, 401: Failure, ...readFailures },
      },
    },
    ({ query }) => moderation.list(query),
  );

  app.post(
    '/api/admin/posts/:id/moderation',
    {
      ...uncounted,
      schema: {
        summary: 'Shows a post, takes it back, or settles what was said about it',
        tags,
        params: PostId,
        body: Moderation,
        response: { 200: AdminPost, ...failures, ...writeFailures },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { action } = request.body;
      found(await moderation.find(id));
      const decided = found(await moderation[action](id));
      await audit.record(adminOf(request).username, `post.${action}`, id);
      return decided;
    },
  );
}

function replyText(written: string): string {
  const text = plainText(written);
  if (text !== '') return text;
  throw new Refusal(400, 'invalid_input', 'One thing needs to be changed.', {
    adminReply: 'Write something here, in plain text.',
  });
}
