import type { Answers } from '../record/record.ts';
import { answersOf, type Life, type Person, type Told } from './life.ts';

/** A life and what the law says to it: a jurisdiction's test, and its case study on the site. */
export type Story<Grade extends string = string> = {
  readonly title: string;
  readonly asOf: string;
  readonly life: Life<Grade>;
  readonly expect: Readonly<Record<string, Expected>>;
  /** The law that decides it, in a sentence. */
  readonly why: string;
  /** Where that was read. */
  readonly source: string;
};

/** A story with what its person tells on that day. */
export type WorkedCase = Story & { readonly answers: Answers };

/** What the law says to a charge. Where a way is open, it is named; where one opens later, its day. */
export type Expected = Open | Later | Shut;

type Open = {
  readonly outcome: 'automatic' | 'eligible';
  readonly relief: string;
  /** Since when. */
  readonly on?: string;
  /** How many of several charges may have the relief. */
  readonly pick?: number;
};

type Later = { readonly outcome: 'not_yet'; readonly relief?: string } & (
  | {
      /** Null where no day can be known: money is owed, or a case is open. */
      readonly on: string | null;
    }
  | {
      /** Where the day turns on a birthday, or on what was told only in part. */
      readonly between: readonly [string, string];
    }
);

type Shut = {
  readonly outcome: 'not_eligible' | 'needs_review';
  /** The way that comes nearest. */
  readonly relief?: string;
};

/** `worked<Grade>([…])`, with the classes of the place: no life is told in the classes of another. */
export function worked<Grade extends string = never>(
  stories: readonly Story<NoInfer<Grade>>[],
): readonly WorkedCase[] {
  return stories.map((story) => ({ ...story, answers: answersOf(story.life, story.asOf) }));
}

/** Of a person with nothing open, nothing elsewhere and nothing cleared before. */
export const nothingElse = {
  pendingCharges: false,
  mustRegister: false,
  reliefReceived: 0,
  elsewhere: { felonies: 0, misdemeanors: 0 },
} as const satisfies Person;

/** Of a charge in an adult court whose sentence is over and paid, with nothing about it that is rare. */
export const overAndPaid = {
  court: 'adult',
  completed: true,
  probationRevoked: false,
  finesPaid: true,
  restitutionPaid: true,
  traffickingVictim: false,
} as const satisfies Told<never>;
