import { type PostSelection, postQueues } from '@openslate/contract/community.ts';
import {
  type PostCategory,
  type PostFlag,
  type PostSort,
  type PostState,
  postCategories,
  postFlags,
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
  readonly flag?: PostFlag;
  /** As a field for date and time writes them, in the time of whoever reads: `2026-11-15T13:30`. */
  readonly from?: string;
  readonly until?: string;
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
  const flag = postFlags.find((known) => known === query.get('flag'));
  const [from, until] = [localTimeIn(query.get('from')), localTimeIn(query.get('until'))];
  return {
    queue: queues.find((known) => known === query.get('queue')) ?? 'all',
    q: (query.get('q') ?? '').trim().slice(0, 100),
    sort: postSorts.find((known) => known === query.get('sort')) ?? 'newest',
    ...(state && { state }),
    ...(category && { category }),
    ...(flag && { flag }),
    ...(from && { from }),
    ...(until && { until }),
  };
}

/** Which posts these are, in whatever order. */
export function selectionOf({ sort: _, q, from, until, ...choice }: PostChoice): PostSelection {
  return {
    ...choice,
    ...(q !== '' && { q }),
    ...(from && { from: new Date(from).toISOString() }),
    ...(until && { until: new Date(until).toISOString() }),
  };
}

/** Whether anything is left out. */
export function isNarrowed({ sort: _, queue, q, ...rest }: PostChoice): boolean {
  return queue !== 'all' || q !== '' || Object.keys(rest).length > 0;
}

export function postsAddress(choice: PostChoice): string {
  const query = new URLSearchParams({ queue: choice.queue, sort: choice.sort });
  for (const [name, value] of Object.entries(selectionOf(choice))) if (value) query.set(name, value);
  return `/api/admin/posts?${query}`;
}

function localTimeIn(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}
