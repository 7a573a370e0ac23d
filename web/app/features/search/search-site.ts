import type { PlaceCode } from '@openslate/law/place/places.ts';
import { part } from '../../parts/part.ts';
import { type FoundGroup, findIn } from './find.ts';
import { placesIn } from './places-in.ts';
import { readIndex, type SearchIndex } from './search-index.ts';

/** The index of everything general, and one for each place, as `search-files.ts` writes them at build time. */
const files = import.meta.glob<string>('@search/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
});

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [
    /\/(?<name>[a-z]{2,7})\.json$/.exec(path)?.groups?.name ?? '',
    address,
  ]),
);

const general = indexAt('general');
const ofPlaces = new Map<PlaceCode, ReturnType<typeof indexAt>>();

/** What fits what somebody typed. Only files of ours are fetched for it, and none of them says what was typed. */
export async function searchSite(typed: string): Promise<readonly FoundGroup[]> {
  const { places, rest } = placesIn(typed);
  const [everywhere, ...named] = await Promise.all([
    general.load(),
    ...places.map(async (place) => ({ place, index: await ofPlace(place.code).load() })),
  ]);
  return findIn(everywhere, named, rest);
}

function ofPlace(code: PlaceCode): ReturnType<typeof indexAt> {
  const index = ofPlaces.get(code) ?? indexAt(code.toLowerCase());
  ofPlaces.set(code, index);
  return index;
}

function indexAt(name: string) {
  return part(async (): Promise<SearchIndex> => {
    const response = await fetch(addresses.get(name) ?? '');
    if (!response.ok) throw new Error(`The index of ${name} was answered with ${response.status}.`);
    return readIndex(await response.text());
  });
}
