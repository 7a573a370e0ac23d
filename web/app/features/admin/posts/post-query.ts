import { postQueues } from '@openslate/contract/community.ts';
import {
  type PostCategory,
  type PostSort,
  type PostState,
  postCategories,
  postSorts,
  postStates,
} from '@openslate/contract/forum.ts';

export const queues = postQueues;
type Queue = (typeof queues)[number];

/** What the address of the section says: which posts are looked at. */
export type PostChoice = {
  readonly queue: Queue;
  readonly q: string;
  readonly sort: PostSort;
  readonly state?: PostState;
  readonly category?: PostCategory;
};

export const queueWords: Record<Queue, { name: string; empty: string }> = {
  all: { name: 'All posts', empty: 'Nobody has written yet.' },
  held: { name: 'Held', empty: 'No post waits to be published.' },
  reported: { name: 'Reported', empty: 'No report waits to be looked at.' },
  flagged: { name: 'Flagged', empty: 'No post came in without the bot check.' },
};

/** What does not exist is left out: the address is anybody's to change. */
export function postQueryIn(query: URLSearchParams): PostChoice {
  const state = postStates.find((known) => known === query.get('state'));
  const category = postCategories.find((known) => known === query.get('category'));
  return {
    queue: queues.find((known) => known === query.get('queue')) ?? 'all',
    q: (query.get('q') ?? '').trim().slice(0, 100),
    sort: postSorts.find((known) => known === query.get('sort')) ?? 'newest',
    ...(state && { state }),
    ...(category && { category }),
  };
}

export function postsAddress({ q, ...choice }: PostChoice): string {
  return `/api/admin/posts?${new URLSearchParams({ ...choice, ...(q !== '' && { q }) })}`;
}
