import type { Answers } from './record.ts';
import type { Outcome } from './result.ts';

/** A worked story: a jurisdiction's test, and its case study on the site. */
export type WorkedCase = {
  readonly title: string;
  readonly asOf: string;
  readonly answers: Answers;
  readonly expect: Readonly<Record<string, Expected>>;
  /** The law that decides it, in a sentence. */
  readonly why: string;
  /** Where that was read. */
  readonly source: string;
};

export type Expected = { readonly outcome: Outcome; readonly on?: string; readonly relief?: string };
