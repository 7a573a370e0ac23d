import type { PostCategory, PostState, ReportReason } from '@openslate/contract/forum.ts';
import { placeNamed } from '@openslate/law/places.ts';
import { formatDistance } from 'date-fns/formatDistance';

export function categoryWords(category: PostCategory): string {
  return category.replaceAll('_', ' ');
}

/** The same at the start of a line. */
export function categoryLabel(category: PostCategory): string {
  const words = categoryWords(category);
  return words.charAt(0).toUpperCase() + words.slice(1);
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

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function dayWords(moment: string): string {
  return day.format(new Date(moment));
}

export function agoWords(moment: string, now: Date = new Date()): string {
  return `${formatDistance(new Date(moment), now)} ago`;
}

const number = new Intl.NumberFormat('en-US');

/** “1 view”, “1,204 views”. */
export function counted(count: number, one: string, several: string): string {
  return `${number.format(count)} ${count === 1 ? one : several}`;
}

export function formatNumber(count: number): string {
  return number.format(count);
}
