import type { Explanation } from '@openslate/words/explain/explanation.ts';
import type { PaperRead } from './reading/paper-read.ts';

/** A paper and what it says, with the words to tell it in. */
export type ExplainedPaper = {
  readonly paper: PaperRead;
  readonly explanation: Explanation;
  /** What else it may be, by name. */
  readonly orElse: readonly string[];
  /** What its legal terms mean, by term. */
  readonly meanings: Readonly<Record<string, string>>;
};
