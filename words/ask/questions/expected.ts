import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answer } from '../answer.ts';

/** A question as people write it, and what a right answer to it is. */
export type Expected = {
  readonly question: string;
  readonly before?: readonly string[];
  /** The state of the page on which it is asked. */
  readonly on?: PlaceCode;
  readonly asOf?: string;
  readonly kind: Answer['kind'];
  readonly state?: PlaceCode;
  /** Any of these is right. */
  readonly topics: readonly Answer['topic'][];
  /** Words that the answer must have, and must not have. */
  readonly holds?: readonly string[];
  readonly lacks?: readonly string[];
  /** It has to name a source, though it is no answer. Every answer about a state has to. */
  readonly sourced?: true;
};

type More = Pick<Expected, 'before' | 'on' | 'asOf' | 'holds' | 'lacks' | 'sourced'>;

type Topics = Answer['topic'] | readonly Answer['topic'][];

const some = (topics: Topics) => (typeof topics === 'string' ? [topics] : topics);

/** `answered('how long …', 'OH', 'wait', { holds: ['years'] })` */
export const answered = (question: string, state: PlaceCode, topics: Topics, more: More = {}): Expected => ({
  question,
  kind: 'answer',
  state,
  topics: some(topics),
  ...more,
});

/** Answered for no state: it is the same everywhere. */
export const answeredAnywhere = (question: string, topics: Topics, more: More = {}): Expected => ({
  question,
  kind: 'answer',
  topics: some(topics),
  ...more,
});

export const askedBack = (question: string, topics: Topics, more: More = {}): Expected => ({
  question,
  kind: 'ask_back',
  topics: some(topics),
  ...more,
});

export const notKnown = (
  question: string,
  topics: Topics,
  more: More & { state?: PlaceCode } = {},
): Expected => ({
  question,
  kind: 'unknown',
  topics: some(topics),
  ...more,
});

export const declined = (question: string, topics: Topics, more: More = {}): Expected => ({
  question,
  kind: 'declined',
  topics: some(topics),
  ...more,
});
