import type { Post, PostCounts, PostList } from '@openslate/contract/community.ts';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { PostFilters } from './post-filters.ts';
import { fetchPost, fetchPosts, postsAddress } from './posts.ts';

const halfAnHour = 30 * 60 * 1000;

/** Loaded once, then only when somebody asks: what one is reading must not move. */
const calm = {
  staleTime: halfAnHour,
  gcTime: halfAnHour,
  retry: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
} as const;

export function usePosts(filters: PostFilters) {
  return useInfiniteQuery({
    ...calm,
    queryKey: [postsAddress, 'list', filters],
    queryFn: ({ pageParam, signal }) => fetchPosts(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function usePost(id: string) {
  return useQuery({
    ...calm,
    // Whoever opens it again may have deleted it meanwhile.
    gcTime: 0,
    queryKey: [postsAddress, 'one', id],
    queryFn: ({ signal }) => fetchPost(id, signal),
  });
}

type Pages = InfiniteData<PostList, string | null>;

/** Every list anew. Those that nobody looks at are dropped: they would not be fetched again by themselves. */
export async function refetchPosts(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: [postsAddress], type: 'inactive' });
  await client.invalidateQueries({ queryKey: [postsAddress] });
}

/** The lists anew, after a post was deleted. The post itself is not asked for again: it is not there. */
export async function refetchLists(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: [postsAddress, 'list'], type: 'inactive' });
  await client.invalidateQueries({ queryKey: [postsAddress, 'list'] });
}

/** From the top: however far somebody had read on, one page is fetched. */
export async function startOver(client: QueryClient): Promise<void> {
  client.setQueriesData<Pages>(
    { queryKey: [postsAddress, 'list'], type: 'active' },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await refetchPosts(client);
}

/** New counts where the post is shown, without fetching anything else. */
export function showCounts(client: QueryClient, id: string, counts: PostCounts): void {
  const counted = (post: Post) => (post.id === id ? { ...post, ...counts } : post);
  client.setQueriesData<Pages>(
    { queryKey: [postsAddress, 'list'] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, data: page.data.map(counted) })) },
  );
  client.setQueriesData<Post>({ queryKey: [postsAddress, 'one'] }, (post) => post && counted(post));
}

/** A post that moved while the pages were fetched stands in two of them. */
export function postsIn(pages: readonly PostList[]): Post[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((post) => [post.id, post])).values()];
}
