import type { Outcome, Result } from '@openslate/law/engine/result.ts';
import type { Place } from '@openslate/law/place/places.ts';
import { afterword, verdict } from '../result/outcome-words.ts';

export type Said = {
  readonly sentence: string;
  readonly next: string;
  /** Absent while nothing can be said. */
  readonly outcome?: Outcome;
};

/** The answer of the page in one sentence, and what to know next to it. */
export function sayVerdict({
  result: {
    asOf,
    charges: [charge],
  },
  place,
  started,
  others,
}: {
  result: Result;
  place: Place;
  started: boolean;
  others: boolean;
}): Said {
  if (!charge || !started)
    return {
      sentence: 'Your answer will stand here.',
      next: 'It starts with how the case ended, and gets clearer with each question.',
    };
  if (others)
    return {
      sentence: 'Your other convictions may count too, so this short page cannot say.',
      next: 'The full assessment can look at all of them together.',
    };
  if (charge.outcome === 'needs_review')
    return {
      sentence: 'We cannot say yet.',
      next: 'It turns on something we do not know. Answer more of the questions, or go on in the full assessment.',
      outcome: charge.outcome,
    };
  return {
    sentence: verdict(charge, place.name, asOf),
    next: afterword(charge, asOf),
    outcome: charge.outcome,
  };
}
