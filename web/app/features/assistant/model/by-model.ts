import type { AnswerLine, ConnectedModel, ReasonForBuiltIn } from '@openslate/contract/assistant.ts';

/** The language model that the operator connected, by the names that people are told. */
export type Model = NonNullable<ConnectedModel['model']>;

export type ModelSentence = Omit<Extract<AnswerLine, { line: 'sentence' }>, 'line'>;

type CitedPassage = Extract<AnswerLine, { line: 'holds' }>['passages'][number];

/** What came of a question that somebody chose to send to a model. */
export type ByModel = { readonly model: Model } & (
  | {
      readonly kind: 'reworded';
      readonly sentences: readonly ModelSentence[];
      readonly passages: readonly CitedPassage[];
    }
  /** It was answered here after all, and not sent. */
  | { readonly kind: 'not_sent' }
  /** It was sent, and the answer is that of the device. */
  | { readonly kind: 'of_no_use'; readonly why: ReasonForBuiltIn | 'unreachable' | 'broken_off' }
);
