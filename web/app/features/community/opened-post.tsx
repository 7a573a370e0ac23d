import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { whyNotSent } from '../writing/why-not-sent.ts';
import { DeleteOwnPost } from './delete-own-post.tsx';
import { PostCard } from './post-card.tsx';
import { keyOfPost } from './post-keys.ts';
import { usePost } from './use-posts.ts';

type OpenedPostProps = {
  id: string;
  level: 2 | 3;
  asAdmin: boolean;
  onChanged: () => void;
  onDeleted: () => void;
};

/** The post whose address somebody followed, before all others. */
export function OpenedPost({ id, level, asAdmin, onChanged, onDeleted }: OpenedPostProps) {
  const Heading = `h${level}` as const;
  const { data: post, error, isFetching, refetch } = usePost(id);
  const heading = useRef<HTMLHeadingElement>(null);

  // A link in the list below leads here without a page load, which would start at the top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <section aria-labelledby="opened-post" className="grid max-w-[46rem] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading id="opened-post" ref={heading} tabIndex={-1} className="text-[1.6rem] outline-none">
          One post
        </Heading>
        <Link to="/community" preventScrollReset className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden className="size-5" />
          Back to all posts
        </Link>
      </div>
      {post && (
        <PostCard
          post={post}
          level={level === 2 ? 3 : 4}
          opened
          asAdmin={asAdmin}
          onChanged={onChanged}
          onDeleted={onDeleted}
        />
      )}
      {!post && isFetching && <Skeleton lines={5} label="Loading the post…" />}
      {!post && error && !isFetching && (
        <NotShown id={id} error={error} onRetry={() => void refetch()} onDeleted={onDeleted} />
      )}
    </section>
  );
}

function NotShown({
  id,
  error,
  onRetry,
  onDeleted,
}: {
  id: string;
  error: unknown;
  onRetry: () => void;
  onDeleted: () => void;
}) {
  if (!(error instanceof ApiError) || error.statusCode !== 404)
    return (
      <Alert kind="no" title="The post could not be loaded" announce="polite">
        <p>{whyNotSent(error)}</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      </Alert>
    );
  const postKey = keyOfPost(id);
  return (
    <Alert title="This post is not here" announce="polite">
      <p>
        {postKey === undefined
          ? 'It may have been deleted, or a person is still reading it before others can. The other posts are below.'
          : 'You wrote it in this browser. A person is still reading it before others can, or it was taken down. You can delete it for good.'}
      </p>
      {postKey !== undefined && (
        <DeleteOwnPost id={id} title="this post" postKey={postKey} onDeleted={onDeleted} />
      )}
    </Alert>
  );
}
