import type { PostCategory, PostState, ReportReason } from '@openslate/contract/forum.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { formatDistance } from 'date-fns/formatDistance';
import { capital } from '../../ui/capital.ts';
import { spokenDate } from '../../ui/fields/partial-date.ts';
import { localDay } from '../../ui/local-day.ts';

export function categoryWords(category: PostCategory): string {
  return category.replaceAll('_', ' ');
}

/** The same at the start of a line. */
export function categoryLabel(category: PostCategory): string {
  return capital(categoryWords(category));
}

export function stateName(state: PostState): string {
  return state === 'other' ? 'Other' : (placeNamed(state)?.name ?? state);
}

export const reasonWords: Record<ReportReason, string> = {
  personal_details: 'It shows somebody’s personal details',
  abuse: 'It is cruel, hateful or a threat',
  spam: 'It is an ad or spam',
  wrong_information: 'It says something wrong about the law',
  other: 'Something else',
};

// Nothing here asks the browser's own `Intl`, which takes an old phone a quarter of a second when it is first asked.
export function dayWords(moment: string): string {
  return spokenDate(localDay(new Date(moment)));
}

export function agoWords(moment: string, now: Date = new Date()): string {
  return `${formatDistance(new Date(moment), now)} ago`;
}

/** “1 view”, “1,204 views”. */
export function counted(count: number, one: string, several: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : several}`;
}

export function formatNumber(count: number): string {
  if (count < 1000) return String(count);
  return `${formatNumber(Math.floor(count / 1000))},${String(count % 1000).padStart(3, '0')}`;
}
