import type { PlaceCode } from '@openslate/law/place/places.ts';

/** A word in the list of all words: what it is found by, and no more. */
export type ListedWord = {
  readonly word: string;
  readonly topic: string;
  /** Short forms and other spellings, as people may read or type them. */
  readonly also?: readonly string[];
  /** Beginnings of words by which it is found too, and which nobody would write so. */
  readonly stems?: readonly string[];
};

/** A word with all there is to say of it, on the page of its letter. */
export type ExplainedWord = {
  readonly word: string;
  readonly meaning: string;
  readonly example: string;
  readonly also?: readonly string[];
  readonly inPlaces?: readonly WordInPlace[];
};

export type WordInPlace = {
  readonly place: PlaceCode;
  readonly says: string;
  readonly section: string;
};

/** The words that somebody looks for: first those that are written so, then those in which it stands. */
export function fitting(
  words: readonly ListedWord[],
  typed: string,
  topic: string | undefined,
): readonly ListedWord[] {
  const among = topic === undefined ? words : words.filter((word) => word.topic === topic);
  const asked = plain(typed);
  if (asked === '') return among;
  return among
    .map((word) => ({ word, rank: rankOf(word, asked) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ word }) => word);
}

function rankOf({ word, also = [], stems = [] }: ListedWord, asked: string): number {
  const written = [word, ...also].map(plain);
  if (written.includes(asked)) return 0;
  if (plain(word).startsWith(asked) || stems.some((stem) => asked.startsWith(plain(stem)))) return 1;
  return written.some((each) => ` ${each}`.includes(` ${asked}`)) ? 2 : 3;
}

/** “N.P.”, “set-aside” and “Set Aside” are the same to whoever looks for them. */
function plain(written: string): string {
  return written
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9&']+/g, ' ')
    .trim();
}
