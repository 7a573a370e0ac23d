import type { Choice, Question } from '../record/question.ts';
import type { Level } from '../record/record.ts';
import type { EnteredPlace } from './place.ts';
import type { Relief } from './relief.ts';
import type { Sayings } from './saying.ts';

/** The law of one place, as far as it is entered. */
export type Jurisdiction = EnteredPlace & {
  readonly reliefs: readonly Relief[];
  /** What it says of a record beside its rules. */
  readonly said: Sayings;
  /** Its classes by their own names, for people to choose from. */
  readonly grades?: Readonly<Partial<Record<Level, readonly Choice[]>>>;
  /** Whether a text names a section of its laws, as far as can be seen from how it is written: “weed” names none. */
  readonly isSection?: (text: string) => boolean;
  /** Its own questions, by field: `facts.orderedAtSentencing`. */
  readonly questions?: Readonly<Record<string, Question>>;
};
