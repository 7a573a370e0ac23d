import type { PlaceCode } from '../place/places.ts';

/** A word of the law, as people meet it on court papers and in our answers, and what it means. */
export type LegalWord = {
  readonly word: string;
  /**
   * Other spellings, short forms and words around it by which it is found. `expung*` stands for all that begins so; what
   * is written in capitals, such as PBJ, is found in capitals alone.
   */
  readonly also?: readonly string[];
  /** In one plain sentence, or two. */
  readonly meaning: string;
  /** As people meet it on a paper. */
  readonly example: string;
  /** Stands in nearly every paper, or is plain English: never marked in a text, and no question about a word. */
  readonly everyday?: true;
};

/** What a word means in one place, where that is not what it means elsewhere. */
export type MeantInPlace = {
  readonly says: string;
  /** The section of that place’s law which makes it so, as the law of the place names it here. */
  readonly section: string;
};

export type MeantInPlaces = Readonly<Partial<Record<PlaceCode, MeantInPlace>>>;
