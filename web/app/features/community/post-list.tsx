import { MessagesSquare, SearchX } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { whyNotSent } from '../writing/why-not-sent.ts';
import { PostCard } from './post-card.tsx';
import { narrows, noFilters, type PostFilters } from './post-filters.ts';
import { postsIn, type usePosts } from './use-posts.ts';
import { counted, formatNumber } from './wording.ts';

type PostListProps = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  level: 2 | 3;
  posts: ReturnType<typeof usePosts>;
  filters: PostFilters;
  onFilter: (filters: PostFilters) => void;
  /** The post that is shown above already. */
  without: string | undefined;
  asAdmin: boolean;
  onChanged: () => void;
  onDeleted: (id: string) => void;
  /** What stands between the heading and the posts. */
  children: ReactNode;
};

export function PostList({
  headingRef,
  level,
  posts,
  filters,
  onFilter,
  without,
  asAdmin,
  onChanged,
  onDeleted,
  children,
}: PostListProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = posts;
  const shown = data && postsIn(data.pages).filter((post) => post.id !== without);
  const total = data?.pages.at(-1)?.pagination.total;
  const expectMore = useFocusOnNext(shown?.map((post) => post.id) ?? []);

  return (
    <section aria-labelledby={id} className="grid gap-6">
      <Heading id={id} ref={headingRef} tabIndex={-1} className="text-[1.6rem] outline-none">
        {total === undefined ? 'Recent Posts' : `Recent Posts (${formatNumber(total)})`}
      </Heading>
      <VisuallyHidden role="status">
        {isFetching ? 'Loading posts…' : total !== undefined && counted(total, 'post', 'posts')}
      </VisuallyHidden>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,44rem)]">
        {children}
        <div className="grid min-w-0 gap-6">
          {error && !isFetching && !isFetchNextPageError && <NotFetched error={error} />}
          {!shown && isFetching && <Skeleton lines={8} label="Loading posts…" />}
          {shown && shown.length > 0 && (
            <ul className="grid gap-5" aria-busy={isFetching}>
              {shown.map((post) => (
                <li key={post.id} className="min-w-0">
                  <PostCard
                    post={post}
                    level={level === 2 ? 3 : 4}
                    asAdmin={asAdmin}
                    onChanged={onChanged}
                    onDeleted={() => onDeleted(post.id)}
                  />
                </li>
              ))}
            </ul>
          )}
          {shown?.length === 0 && !hasNextPage && without === undefined && (
            <NoPosts filters={filters} onFilter={onFilter} />
          )}
          {isFetchNextPageError && !isFetching && <NotFetched error={error} />}
          {hasNextPage && (
            <div>
              <Button
                variant="secondary"
                wide
                busy={isFetchingNextPage}
                busyLabel="Loading more…"
                onClick={() => {
                  expectMore();
                  void posts.fetchNextPage();
                }}
              >
                Show more posts
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function NoPosts({ filters, onFilter }: Pick<PostListProps, 'filters' | 'onFilter'>) {
  if (!narrows(filters))
    return <EmptyState icon={MessagesSquare} title="No posts yet. Be the first to share!" />;
  return (
    <EmptyState
      icon={SearchX}
      title="No posts match"
      action={
        <Button variant="secondary" onClick={() => onFilter({ ...noFilters, sort: filters.sort })}>
          Show all posts
        </Button>
      }
    >
      Try fewer words, or another state or category.
    </EmptyState>
  );
}

function NotFetched({ error }: { error: unknown }) {
  return (
    <Alert kind="no" title="Failed to fetch posts" announce="polite">
      <p>{whyNotSent(error)}</p>
    </Alert>
  );
}

/** When more posts were asked for, the reading goes on at the first of them. */
function useFocusOnNext(ids: readonly string[]): () => void {
  const next = useRef<number>(undefined);
  useEffect(() => {
    const id = next.current === undefined ? undefined : ids[next.current];
    if (id === undefined) return;
    next.current = undefined;
    document.getElementById(`title-of-${id}`)?.focus();
  }, [ids]);
  return () => {
    next.current = ids.length;
  };
}
