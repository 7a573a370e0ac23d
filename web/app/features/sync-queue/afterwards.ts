import type { QueuedType } from '@openslate/contract/sync-queue.ts';
import { part } from '../../parts/part.ts';
import { type NewToast, showToast } from '../../ui/overlays/toast.ts';
import type { QueuedItem } from './item.ts';

/** What is said, and done, once something that waited has arrived or will not. */
export type Afterwards = {
  readonly arrived: (item: QueuedItem, answer: unknown) => Note;
  readonly lost: (item: QueuedItem, why: string) => Note;
};

export type Note = NewToast & { readonly title: string; readonly description: string };

const silently = part<Afterwards | undefined>(() => Promise.resolve(undefined));

/** Counts come and go without a word. */
export const afterwardsOf = {
  analytics: silently,
  progress: silently,
  'impact-story': part(() => import('../stories/waiting-story.ts').then(({ afterwards }) => afterwards)),
  assessment: part(() => import('../assessment/share/waiting-link.ts').then(({ afterwards }) => afterwards)),
} as const satisfies Record<QueuedType, unknown>;

/** One note is seen at a time, so that several are put into one. */
export function show(notes: readonly Note[]): void {
  const [first, ...more] = notes;
  if (!first) return;
  if (more.length === 0) return void showToast(first);
  const bad = notes.find(({ kind }) => kind === 'no');
  showToast({
    ...(bad ?? first),
    title: 'About what you sent',
    description: notes.map(({ title, description }) => `${title}. ${description}`).join(' '),
  });
}
