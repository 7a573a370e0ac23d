import { createHash } from 'node:crypto';
import type { NewsItem } from '@openslate/contract/news.ts';
import { changesAround, type PlacedChange, toldChanges } from '@openslate/law/engine/told-changes.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { placeCodes } from '@openslate/law/place/places.ts';
import { dayOf } from '@openslate/law/record/day.ts';

const urgentDays = 30;

let told: Promise<readonly PlacedChange[]> | undefined;

/** What the law data knows to be new or coming on a day, the latest first. The law is read once. */
export async function lawNews(asOf: string): Promise<NewsItem[]> {
  told ??= readLaw();
  return changesAround(asOf, await told).map((change) => ({
    id: idOf(change),
    state: change.place,
    urgent: Math.abs(dayOf(change.on) - dayOf(asOf)) <= urgentDays,
    category: change.about,
    title: change.text,
    date: change.on,
    source: change.source,
  }));
}

async function readLaw(): Promise<readonly PlacedChange[]> {
  const law = await Promise.all(placeCodes.map(loadJurisdiction));
  return law.flatMap(toldChanges);
}

/** The same after a restart, so that a browser knows which news it has shown. */
function idOf({ place, on, text }: PlacedChange): string {
  const print = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return `law-${place.toLowerCase()}-${on}-${print}`;
}
