import { places } from '@openslate/law/place/places.ts';
import * as z from 'zod/mini';

/*
 * Questions that somebody chose to send to the language model that the operator connected. Without one, and without that
 * choice, questions are answered on the device and nothing is sent.
 */

const State = z.enum(places.map(({ code }) => code));

/** What a question, and what was asked before it in the same talk, may be long. */
const questionLength = { least: 1, most: 1000 } as const;
const mostBefore = 6;

const Words = z.string().check(z.trim(), z.minLength(questionLength.least), z.maxLength(questionLength.most));

export const QuestionForModel = z.strictObject({
  question: Words,
  /** The state of the page on which it is asked. */
  state: z.optional(State),
  /** The earlier questions of the same talk, the first one first. */
  before: z.optional(z.array(z.strictObject({ question: Words })).check(z.maxLength(mostBefore))),
});
export type QuestionForModel = z.infer<typeof QuestionForModel>;

/** To whom a question would go, so that people can be told before they choose; null where nobody is connected. */
export const ConnectedModel = z.object({
  model: z.nullable(z.object({ host: z.string(), name: z.string() })),
});
export type ConnectedModel = z.infer<typeof ConnectedModel>;

const Source = z.object({ label: z.string(), url: z.exactOptional(z.string()) });

const BuiltInAnswer = z.object({
  kind: z.enum(['answer', 'ask_back', 'unknown', 'declined']),
  state: z.exactOptional(State),
  states: z.exactOptional(z.readonly(z.array(State))),
  topic: z.string(),
  text: z.string(),
  sources: z.readonly(z.array(Source)),
  links: z.readonly(z.array(z.string())),
});

/** Why the built-in answer stands in the model's place. */
const reasonsForBuiltIn = [
  /** It has to be said in our own words, or nothing of ours could be said in others: the model was not asked. */
  'not_asked',
  'busy',
  'too_slow',
  'unavailable',
  'cut_off',
  /** The model said something that our law, guide and glossary do not bear out. */
  'not_borne_out',
] as const;
export type ReasonForBuiltIn = (typeof reasonsForBuiltIn)[number];

/** A line of the answer. Sentences come as soon as they are checked; the last line says whether they hold. */
export const AnswerLine = z.discriminatedUnion('line', [
  /** A sentence of the model, and the numbers of the passages that bear it out. */
  z.object({ line: z.literal('sentence'), text: z.string(), cites: z.readonly(z.array(z.int())) }),
  /** The sentences so far are the whole answer. The passages they cite, in our own words. */
  z.object({
    line: z.literal('holds'),
    state: z.exactOptional(State),
    topic: z.string(),
    passages: z.readonly(
      z.array(z.object({ number: z.int(), text: z.string(), sources: z.readonly(z.array(Source)) })),
    ),
    links: z.readonly(z.array(z.string())),
  }),
  /** The sentences so far are to be taken back: this is the answer. */
  z.object({ line: z.literal('instead'), why: z.enum(reasonsForBuiltIn), answer: BuiltInAnswer }),
]);
export type AnswerLine = z.infer<typeof AnswerLine>;
