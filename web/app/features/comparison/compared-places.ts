import type { Outcome } from '@openslate/law/engine/result.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';

/** What a place says to a life: the answer, and the way that decides. */
type PlaceAnswer = {
  readonly code: PlaceCode;
  readonly outcome: Outcome;
  readonly way?: { readonly id: string; readonly name: string };
};

/** The same life in every place. */
export type ComparedLife = { readonly name: string; readonly answers: readonly PlaceAnswer[] };
