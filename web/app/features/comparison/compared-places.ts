import type { Outcome } from '@openslate/law/engine/result.ts';
import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { ReliefKind } from '@openslate/law/record/record.ts';

/** What a place says to a life: the answer, and what kind of way decides. */
type PlaceAnswer = {
  readonly code: PlaceCode;
  readonly outcome: Outcome;
  readonly way?: ReliefKind;
};

/** The same life in every place. */
export type ComparedLife = { readonly name: string; readonly answers: readonly PlaceAnswer[] };
