import MiniSearch, { type Options } from 'minisearch';
import type { SearchDocument } from './search-document.ts';
import { termOf, wordsIn } from './search-words.ts';

export type SearchIndex = MiniSearch<SearchDocument>;

/** The build and the browser read words in the same way. */
const options: Options<SearchDocument> = {
  fields: ['title', 'text', 'also'],
  storeFields: ['kind', 'title', 'text', 'to', 'place'],
  tokenize: (text) => [...wordsIn(text)],
  processTerm: termOf,
};

/** An index of these documents, as text to be kept in a file. */
export function writeIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument & { id: number }>(options);
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return JSON.stringify(index);
}

export function readIndex(written: string): SearchIndex {
  return MiniSearch.loadJSON<SearchDocument>(written, options);
}
