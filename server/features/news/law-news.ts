import { createHash } from 'node:crypto';
import type { NewsItem } from '@openslate/contract/news.ts';
import { changesAround, type PlacedChange } from '@openslate/law/engine/told-changes.ts';
import { changes } from '@openslate/law/jurisdictions/listed/changes.ts';
import { dayOf } from '@openslate/law/record/day.ts';

const urgentDays = 30;

/** What the law data knows to be new or coming on a day, the latest first. */
export function lawNews(asOf: string): NewsItem[] {
  return changesAround(asOf, changes).map((change) => ({
    id: idOf(change),
    state: change.place,
    urgent: Math.abs(dayOf(change.on) - dayOf(asOf)) <= urgentDays,
    category: change.about,
    title: change.text,
    date: change.on,
    source: change.source,
  }));
}

/** The same after a restart, so that a browser knows which news it has shown. */
function idOf({ place, on, text }: PlacedChange): string {
  const print = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return `law-${place.toLowerCase()}-${on}-${print}`;
}
