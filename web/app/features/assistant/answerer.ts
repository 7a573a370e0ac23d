import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import type { Answer } from '@openslate/words/ask/answer.ts';
import type { Found } from '../search/find.ts';
import type { ByModel } from './model/by-model.ts';

/** What somebody asks, and what is known of it: the place of the page, and what was asked before in the same talk. */
export type Question = {
  readonly question: string;
  readonly place?: PlaceCode;
  readonly before: readonly { readonly question: string }[];
  /** What was told in the assessment, where somebody asks on its result. It never leaves the device. */
  readonly record?: Answers;
};

export type Answered = Answer & {
  /** Pages that may help where no answer is known. */
  readonly pages?: readonly Found[];
  /** What came of it where the question was to go to a connected model. */
  readonly byModel?: ByModel;
};

/** Whoever answers. What it says, it says with its sources; it may show what there is so far. */
export type Answerer = (question: Question, onSoFar?: (text: string) => void) => Promise<Answered>;
