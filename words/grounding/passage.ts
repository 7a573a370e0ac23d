import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Source } from '../ask/answer.ts';

/** Words of ours that an answer may rest on. The first of a list is number 1. */
export type Passage = {
  readonly text: string;
  /** Whose law it tells, where it is not the same everywhere. */
  readonly state?: PlaceCode;
  readonly sources: readonly Source[];
};

/** All that was read with a passage: its words, the place, and the names of its sources. */
export function wholeOf({ text, sources }: Passage): string {
  return [text, ...sources.map(({ label }) => label)].join(' ');
}
