import type { PlaceCode } from '@openslate/law/place/places.ts';

/** A word of the law as the glossary shows it. The page holds all of them twice, drawn and as data: no more than needed. */
export type GlossaryWord = {
  readonly word: string;
  readonly meaning: string;
  readonly example: string;
  /** Short forms and other spellings, as people may read or type them. */
  readonly also?: readonly string[];
  /** Beginnings of words by which it is found too, and which nobody would write so. */
  readonly stems?: readonly string[];
  readonly topic: string;
  readonly inPlaces?: readonly WordInPlace[];
};

export type WordInPlace = {
  readonly place: PlaceCode;
  readonly says: string;
  readonly section: string;
};

/** Under each letter the words that begin with it. */
export type Letter = { readonly letter: string; readonly words: readonly GlossaryWord[] };

export function byLetter(words: readonly GlossaryWord[]): readonly Letter[] {
  const letterOf = ({ word }: GlossaryWord) => word.charAt(0).toUpperCase();
  return [...new Set(words.map(letterOf))].map((letter) => ({
    letter,
    words: words.filter((word) => letterOf(word) === letter),
  }));
}

/** The words that somebody looks for: first those that are written so, then those whose meaning says it. */
export function fitting(
  words: readonly GlossaryWord[],
  typed: string,
  topic: string | undefined,
): readonly GlossaryWord[] {
  const among = topic === undefined ? words : words.filter((word) => word.topic === topic);
  const asked = plain(typed);
  if (asked === '') return among;
  const rankOf = (word: GlossaryWord): number => {
    const written = [word.word, ...(word.also ?? [])].map(plain);
    if (written.includes(asked)) return 0;
    if (plain(word.word).startsWith(asked)) return 1;
    if (word.stems?.some((stem) => asked.startsWith(plain(stem)))) return 1;
    if (written.some((each) => ` ${each}`.includes(` ${asked}`))) return 2;
    return asked.length > 3 && ` ${plain(word.meaning)}`.includes(` ${asked}`) ? 3 : 4;
  };
  return among
    .map((word) => ({ word, rank: rankOf(word) }))
    .filter(({ rank }) => rank < 4)
    .sort((one, other) => one.rank - other.rank)
    .map(({ word }) => word);
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
