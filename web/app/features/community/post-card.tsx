import type { Post } from '@openslate/contract/community.ts';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AdminPostTools } from './admin/admin-post-tools.tsx';
import { CopyLink, pathOfPost } from './copy-link.tsx';
import { CrisisLine } from './crisis-line.tsx';
import { DeleteOwnPost } from './delete-own-post.tsx';
import { HelpfulButton } from './helpful-button.tsx';
import { OfficialResponse } from './official-response.tsx';
import { keyOfPost } from './post-keys.ts';
import { ReportPost } from './report-post.tsx';
import { shortened } from './shortened.ts';
import { useCountedView } from './use-counted-view.ts';
import { categoryWords, counted, dayWords, stateName } from './wording.ts';
import { WrittenText } from './written-text.tsx';

export type PostCardProps = {
  post: Post;
  level: 3 | 4;
  /** By its own address: shown whole. */
  opened?: boolean;
  /** An admin is logged in. */
  asAdmin: boolean;
  /** The reply was changed. */
  onChanged: () => void;
  onDeleted: () => void;
};

export function PostCard({ post, level, opened = false, asAdmin, onChanged, onDeleted }: PostCardProps) {
  const Heading = `h${level}` as const;
  const below = level === 3 ? 4 : 5;
  const card = useRef<HTMLDivElement>(null);
  const postKey = keyOfPost(post.id);
  useCountedView(card, post.id, opened);

  return (
    <Card as="article" ref={card} id={`post-${post.id}`} aria-labelledby={`title-of-${post.id}`}>
      <Heading id={`title-of-${post.id}`} tabIndex={-1} className="text-[1.3rem] wrap-anywhere outline-none">
        {opened ? (
          post.title
        ) : (
          <Link to={pathOfPost(post.id)} className="text-ink no-underline hover:underline">
            {post.title}
          </Link>
        )}
      </Heading>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge kind="deep" icon={MapPin}>
          {stateName(post.state)}
        </Badge>
        <Badge>
          <span className="inline-block first-letter:uppercase">{categoryWords(post.category)}</span>
        </Badge>
      </p>
      <PostContent content={post.content} whole={opened} title={post.title} />
      {post.crisisHelp && <CrisisLine />}
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-[0.95rem] text-soft">
        <span>
          By <b className="text-ink wrap-anywhere">{post.anonymousHandle}</b>
        </span>
        <time dateTime={post.createdAt}>{dayWords(post.createdAt)}</time>
        <span>{`${counted(post.helpfulCount, 'person', 'people')} found this helpful`}</span>
        <span>{counted(post.viewCount, 'view', 'views')}</span>
      </p>
      {!asAdmin && <OfficialResponse post={post} level={below} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <HelpfulButton post={post} />
        <CopyLink id={post.id} title={post.title} />
        <ReportPost post={post} />
        {postKey !== undefined && (
          <DeleteOwnPost id={post.id} title={post.title} postKey={postKey} onDeleted={onDeleted} />
        )}
      </div>
      {asAdmin && <AdminPostTools post={post} level={below} onChanged={onChanged} onDeleted={onDeleted} />}
    </Card>
  );
}

/** A long post is folded in the list, so that the next one is not many screens away. */
function PostContent({ content, whole, title }: { content: string; whole: boolean; title: string }) {
  const [unfolded, setUnfolded] = useState(whole);
  const start = shortened(content);
  if (unfolded || start === content) return <WrittenText className="mt-3">{content}</WrittenText>;
  return (
    <>
      <WrittenText className="mt-3">{`${start}…`}</WrittenText>
      <Button variant="quiet" size="small" className="mt-1 -ml-2" onClick={() => setUnfolded(true)}>
        Show the whole post
        <span className="sr-only">{` (${title})`}</span>
      </Button>
    </>
  );
}
