import type { Outcome } from '@openslate/law/engine/result.ts';
import type { Composed } from '../result/composed/compose.ts';

export type Said = {
  readonly sentence: string;
  readonly next: string;
  /** Absent while nothing can be said. */
  readonly outcome?: Outcome;
};

/** The answer of the page, in the very words of the full assessment, and what to know next to it. */
export function sayVerdict({
  composed: { headline, afterword, outcome },
  started,
  others,
}: {
  composed: Pick<Composed, 'headline' | 'afterword' | 'outcome'>;
  started: boolean;
  others: boolean;
}): Said {
  if (!started)
    return {
      sentence: 'Your answer will stand here.',
      next: 'It starts with how the case ended, and gets clearer with each question.',
    };
  if (others)
    return {
      sentence: 'Your other convictions may count too, so this short page cannot say.',
      next: 'The full assessment can look at all of them together.',
    };
  if (outcome === 'needs_review')
    return {
      sentence: headline,
      next: 'Answer more of the questions, or go on in the full assessment.',
      outcome,
    };
  return { sentence: headline, next: afterword, outcome };
}
