import type { PlaceCode } from '@openslate/law/place/places.ts';

/** What something that is found is, which decides where it stands among all that was found. */
export type DocumentKind = 'answer' | 'word' | 'page' | 'place' | 'way' | 'guide' | 'helper';

/** Something that can be found: where it stands, and all words that lead to it. */
export type SearchDocument = {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly text: string;
  /** Words that are looked for, and not shown. */
  readonly also?: string;
  /** The page, and the place on it. */
  readonly to: string;
  /** Whose law or people it tells of. */
  readonly place?: PlaceCode;
};
