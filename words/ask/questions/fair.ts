import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answer } from '../answer.ts';

/**
 * A question by somebody who knew the law and the guides of the places, and not how they are asked: what a fair answer
 * must hold, whatever its topic is called.
 */
export type Fair = {
  readonly question: string;
  readonly before?: readonly string[];
  /** The state of the page on which it is asked. */
  readonly on?: PlaceCode;
  readonly asOf?: string;
  /** Any of these is right. */
  readonly kinds: readonly Answer['kind'][];
  /** Null where the answer may be about no state; left out where it does not matter. */
  readonly state?: PlaceCode | null;
  /** Words that the answer must have, “this|or that”, and must not have. */
  readonly holds?: readonly string[];
  readonly lacks?: readonly string[];
};

export const fair = (
  question: string,
  kinds: Answer['kind'] | readonly Answer['kind'][],
  more: Omit<Fair, 'question' | 'kinds'> = {},
): Fair => ({ question, kinds: typeof kinds === 'string' ? [kinds] : kinds, ...more });
