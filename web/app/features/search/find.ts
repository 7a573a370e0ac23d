import type { Place } from '@openslate/law/place/places.ts';
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { DocumentKind, SearchDocument } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { alikeTo, termOf } from './search-words.ts';

export type Found = Omit<SearchDocument, 'also'> & { readonly id: string };

/** What was found of one kind, the best first. */
export type FoundGroup = { readonly title: string; readonly found: readonly Found[] };

export type PlaceIndex = { readonly place: Place; readonly index: SearchIndex };

/** Whoever named a place sees what stands there first. */
const inPlace: readonly (readonly [DocumentKind, (place: string) => string, most: number])[] = [
  ['way', (place) => `${place}: what the law offers`, 6],
  ['guide', (place) => `${place}: forms, fees and filing`, 4],
  ['helper', (place) => `${place}: who can help`, 4],
];

const anywhere: readonly (readonly [readonly DocumentKind[], title: string, most: number])[] = [
  [['answer'], 'Questions and answers', 5],
  [['word'], 'Words of the law', 4],
  [['page', 'place'], 'Pages', 5],
  [['way'], 'Ways in the states', 6],
];

/** What fits the words, by what it is. Of places, only those whose index is given. */
export function findIn(
  general: SearchIndex,
  named: readonly PlaceIndex[],
  words: readonly string[],
): readonly FoundGroup[] {
  const telling = words.filter((word) => termOf(word) !== null);
  const ofPlaces = named.flatMap(({ place, index }) => {
    const found = telling.length === 0 ? index.search(MiniSearch.wildcard) : search(index, telling);
    return inPlace.map(([kind, title, most]) => group(title(place.name), found, [kind], most));
  });
  // The index of a place has its ways in all their words.
  const found = search(general, telling).filter(({ kind }) => named.length === 0 || kind !== 'way');
  const pages = named.map(({ place }) => pageOf(general, place)).filter((page) => page !== undefined);
  return [
    ...ofPlaces,
    ...anywhere.map(([kinds, title, most]) => group(title, [...pages, ...found], kinds, most)),
  ].filter((each) => each.found.length > 0);
}

function group(
  title: string,
  found: readonly SearchResult[],
  kinds: readonly DocumentKind[],
  most: number,
): FoundGroup {
  return {
    title,
    found: found
      .filter(({ kind }) => kinds.includes(kind))
      .slice(0, most)
      .map(shown),
  };
}

function shown({ id, kind, title, text, to, place }: SearchResult): Found {
  return { id: `${place ?? ''}${id}${to}`, kind, title, text, to, place };
}

/** All words have to fit. Only where nothing fits them all, one is enough. */
function search(index: SearchIndex, words: readonly string[]): readonly SearchResult[] {
  if (words.length === 0) return [];
  const all = index.search(asked(words, 'AND'), options);
  return all.length > 0 || words.length === 1 ? all : index.search(asked(words, 'OR'), options);
}

function asked(words: readonly string[], combineWith: 'AND' | 'OR'): Query {
  return { combineWith, queries: words.map((word) => ({ combineWith: 'OR', queries: [...alikeTo(word)] })) };
}

/** The beginning of a word is enough, and a slip in a longer one does no harm. */
const options: SearchOptions = {
  boost: { title: 3, text: 1, also: 1 },
  prefix: true,
  fuzzy: (term) => (term.length < 5 ? false : term.length < 8 ? 1 : 2),
};

function pageOf(general: SearchIndex, place: Place): SearchResult | undefined {
  return general
    .search(place.name, { ...options, filter: ({ kind }) => kind === 'place' })
    .find(({ place: code }) => code === place.code);
}
