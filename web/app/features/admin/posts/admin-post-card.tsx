import { AdminPost, type moderations } from '@openslate/contract/community.ts';
import type { PostFlag } from '@openslate/contract/forum.ts';
import { Flag } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeletePost } from '../../community/admin/delete-post.tsx';
import { ReplyEditor } from '../../community/admin/reply-editor.tsx';
import { categoryWords, counted, reasonWords, stateName } from '../../community/wording.ts';
import { adminCall } from '../calls/admin-call.ts';
import { useAdminChange } from '../calls/use-admin-change.ts';
import { useRefresh } from '../calls/use-refresh.ts';
import { LongText } from '../dashboard/long-text.tsx';
import { When } from '../dashboard/when.tsx';
import { flagWords } from './flag-words.ts';

type Moderation = (typeof moderations)[number];

const hiddenByReports: PostFlag = 'hidden_by_reports';

const statuses = {
  published: { words: 'Published', badge: 'good' },
  held: { words: 'Held', badge: 'wait' },
} as const;

/** A post with everything that is known of it, and what can be done about it. */
export function AdminPostCard({ post }: { post: AdminPost }) {
  const refresh = useRefresh();
  const status = statuses[post.status];
  return (
    <Card as="li" className="min-w-0">
      <h3 className="wrap-anywhere text-[1.2rem]">{post.title}</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        <Badge kind={status.badge}>{status.words}</Badge>
        <Badge>{stateName(post.state)}</Badge>
        <Badge>{categoryWords(post.category)}</Badge>
        {post.crisisHelp && <Badge kind="no">Speaks of self-harm</Badge>}
        {post.flags.map((flag) => (
          <Badge key={flag} kind="wait" icon={Flag}>
            {flagWords(flag)}
          </Badge>
        ))}
      </div>
      <p className="mt-2 mb-3 text-soft">
        By {post.anonymousHandle} · <When at={post.createdAt} /> ·{' '}
        {counted(post.helpfulCount, 'helpful', 'helpful')} · {counted(post.viewCount, 'view', 'views')}
      </p>
      <LongText text={post.content} />
      {post.flags.includes(hiddenByReports) && (
        <p className="mt-4">
          Two visitors reported it for personal details or abuse, so it is hidden until you decide. If you
          publish it, reports will not hide it again.
        </p>
      )}
      <Reports reports={post.reports} />
      <ReplyEditor post={post} level={4} onChanged={refresh} />
      <div className="mt-4 flex flex-wrap gap-3 border-line border-t pt-4">
        <ModerationButtons post={post} />
        <DeletePost id={post.id} title={post.title} onDeleted={refresh} />
      </div>
    </Card>
  );
}

function ModerationButtons({ post }: { post: AdminPost }) {
  const moderate = useAdminChange<Moderation>({
    change: (action) =>
      adminCall(AdminPost, `/api/admin/posts/${encodeURIComponent(post.id)}/moderation`, {
        method: 'POST',
        body: { action },
      }),
    failed: 'The post was not changed',
  });
  const offered: [Moderation, string][] = [
    ...(post.status === 'held' ? [['publish', 'Publish'] satisfies [Moderation, string]] : []),
    ...(post.status === 'published' ? [['hold', 'Hold'] satisfies [Moderation, string]] : []),
    ...(post.status === 'published' && (post.reports.length > 0 || post.flags.length > 0)
      ? [['settle', 'Settle'] satisfies [Moderation, string]]
      : []),
  ];
  return offered.map(([action, words], position) => (
    <Button
      key={action}
      size="small"
      variant={position === 0 && action === 'publish' ? 'primary' : 'secondary'}
      busy={moderate.isPending && moderate.variables === action}
      onClick={() => moderate.mutate(action)}
    >
      {words}
      <span className="sr-only">: {post.title}</span>
    </Button>
  ));
}

function Reports({ reports }: { reports: AdminPost['reports'] }) {
  if (reports.length === 0) return null;
  return (
    <div className="mt-4 rounded-field bg-wait-wash px-4 py-3">
      <h4 className="font-sans text-base">{counted(reports.length, 'report', 'reports')}</h4>
      <ul className="mt-1 grid gap-1">
        {reports.map(({ id, reason, note, reportedAt, proven }) => (
          <li key={id} className="wrap-anywhere">
            {reasonWords[reason]}
            {note && <> – “{note}”</>}{' '}
            <span className="text-soft">
              (<When at={reportedAt} />
              {!proven && ', without the bot check'})
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
