import {
  CreatedPost,
  type NewPost,
  Post,
  PostCounts,
  PostList,
  type PostReport,
} from '@openslate/contract/community.ts';
import { postKeyHeader } from '@openslate/contract/forum.ts';
import { ApiError } from '../../api/api-error.ts';
import { change, keyHeader } from '../../api/change.ts';
import { request } from '../../api/request.ts';
import { type PostFilters, paramsOf } from './post-filters.ts';

export const postsAddress = '/api/community/posts';

export const addressOfPost = (id: string) => `${postsAddress}/${encodeURIComponent(id)}`;

// A cache on the way must not show a post that its author has just deleted.
const uncached = { 'cache-control': 'no-cache', pragma: 'no-cache' };

export async function fetchPosts(
  filters: PostFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<PostList> {
  const query = new URLSearchParams({
    _t: String(Date.now()),
    ...paramsOf(filters),
    ...(cursor !== null && { cursor }),
  });
  return PostList.parse(await request('GET', `${postsAddress}?${query}`, { headers: uncached, signal }));
}

export async function fetchPost(id: string, signal: AbortSignal): Promise<Post> {
  return Post.parse(await request('GET', addressOfPost(id), { headers: uncached, signal }));
}

/** `attempt` names this post: sent again under the same name, it is not published twice. Whoever calls tries again. */
export async function createPost(post: NewPost, attempt: string): Promise<CreatedPost> {
  const headers = keyHeader(attempt);
  return CreatedPost.parse(await request('POST', postsAddress, { body: post, headers }));
}

/** Whoever wrote a post takes it back. One that is gone already is as good as deleted. */
export async function deleteOwnPost(id: string, key: string): Promise<void> {
  try {
    await change('DELETE', addressOfPost(id), { headers: { [postKeyHeader]: key } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
  }
}

export async function markHelpful(id: string): Promise<PostCounts> {
  return PostCounts.parse(await change('POST', `${addressOfPost(id)}/helpful`));
}

export async function countView(id: string): Promise<PostCounts> {
  return PostCounts.parse(await change('POST', `${addressOfPost(id)}/view`));
}

/** Another report, or an admin, may have been quicker: a post that is gone needs none. */
export async function reportPost(id: string, report: PostReport): Promise<void> {
  try {
    await change('POST', `${addressOfPost(id)}/report`, { body: report });
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
  }
}
