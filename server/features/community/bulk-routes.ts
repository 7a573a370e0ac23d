import {
  BulkCount,
  BulkOrder,
  BulkOutcome,
  BulkWish,
  type PostSelection,
} from '@openslate/contract/community.ts';
import { Failure } from '@openslate/contract/failure.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { writeFailures } from '../../http/responses.ts';
import type { AuditTrail } from '../admin/audit.ts';
import { adminOf, type UncountedGuard } from '../admin/guard.ts';
import type { BulkModeration } from './bulk.ts';

const tags = ['community', 'admin'];

type Parts = { bulk: BulkModeration; audit: AuditTrail; uncounted: UncountedGuard };

export function bulkRoutes(app: App, { bulk, audit, uncounted }: Parts): void {
  app.post(
    '/api/admin/posts/bulk/count',
    {
      ...uncounted,
      schema: {
        summary: 'How many posts would be shown, held or deleted',
        description: 'Changes nothing. `upTo` is asked for by the call that does.',
        tags,
        body: BulkWish,
        response: { 200: BulkCount, 401: Failure, ...writeFailures },
      },
    },
    ({ body }) => {
      refuseToDeleteAll(body);
      return bulk.count(body);
    },
  );

  app.post(
    '/api/admin/posts/bulk',
    {
      ...uncounted,
      schema: {
        summary: 'Shows, holds or deletes many posts',
        description:
          'At most 200 in one call, the newest first; `left` says how many more there are, and the same call goes on ' +
          'with them. Posts that came after the count are left alone.',
        tags,
        body: BulkOrder,
        response: { 200: BulkOutcome, 401: Failure, ...writeFailures },
      },
    },
    async (request) => {
      const { action, which } = request.body;
      refuseToDeleteAll(request.body);
      const outcome = await bulk.change(request.body);
      if (outcome.changed > 0)
        await audit.record(
          adminOf(request).username,
          `post.${action}-many`,
          `${outcome.changed}: ${inWords(which)}`,
        );
      return outcome;
    },
  );
}

/** A slip of the finger must not be the end of the forum. */
function refuseToDeleteAll({ action, which }: BulkWish): void {
  if (action !== 'delete' || chosen(which).length > 0) return;
  throw new Refusal(400, 'invalid_input', 'One thing needs to be changed.', {
    which:
      'Choose a queue, a flag, a time, a state, a category or a search first: this would delete every post.',
  });
}

function chosen({ queue, q, ...rest }: PostSelection): [string, string][] {
  const all = { ...rest, ...(queue !== 'all' && { queue }), ...(q !== '' && { q }) };
  return Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** For the trail, which never says what stands in a post: so not what was searched for either. */
function inWords(which: PostSelection): string {
  const words = chosen(which).map(([name, value]) => (name === 'q' ? 'a search' : `${name} ${value}`));
  return words.length > 0 ? words.join(', ') : 'all posts';
}
