import type { OffenseKind, SentencePart } from './record.ts';

export type Choice = {
  readonly value: string | boolean;
  readonly label: string;
  readonly hint?: string;
  /** The heading it stands under, where a list is long. */
  readonly group?: string;
};

/** How a question is answered. “I don’t know” is a choice everywhere and is not listed. */
export type AnswerKind =
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'several'; readonly choices: readonly Choice[] }
  | { readonly kind: 'date' }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      /** How many of something, of which most people have none and few have more than three. */
      readonly few?: true;
    }
  /** One entry for each conviction cleared before: its level, its section, the day, as far as known. */
  | { readonly kind: 'reliefs' }
  | {
      readonly kind: 'text';
      /** A section of the place's laws: chosen from its crimes, or typed. */
      readonly section?: true;
    };

/** Whom a presumption often misses: everybody it is about, or who told one of these kinds or sentences. */
type OftenOtherwise = {
  readonly offense?: readonly OffenseKind[];
  readonly sentence?: readonly SentencePart[];
};

export type Question = {
  readonly text: string;
  /** Why we ask. */
  readonly why: string;
  /** Where to find it. */
  readonly where: string;
  readonly answer: AnswerKind;
  /** Presumed until it is told; but another answer is common, so it is asked at the end where that would turn the outcome. */
  readonly oftenOtherwise?: OftenOtherwise;
};

export const yesOrNo: AnswerKind = {
  kind: 'choice',
  choices: [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ],
};

export const courtPapers =
  'Look at your court papers, or ask the clerk of the court for a copy of the docket.';

/** The same question, where what is presumed is often not so. */
export function often(question: Question, whom: OftenOtherwise = {}): Question {
  return { ...question, oftenOtherwise: whom };
}

/** A question of a jurisdiction that is answered with yes or no. */
export function askYesOrNo(text: string, why: string, where: string = courtPapers): Question {
  return { text, why, where, answer: yesOrNo };
}
