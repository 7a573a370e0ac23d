import type { ToCompose } from '../result/composed/compose.ts';
import type { OpenQuestion } from '../result/open-questions.ts';
import type { ToldInWords } from './told-in-words.ts';

/** A result with what is needed to say it in words. */
export type ResultToKeep = ToCompose & {
  readonly told: ToldInWords;
  /** What has been ticked off. */
  readonly done: readonly string[];
  readonly toFindOut: readonly OpenQuestion[];
};
