import type { Question } from '../record/question.ts';
import type { Grades } from './grades.ts';
import type { EnteredPlace } from './place.ts';
import type { Relief } from './relief.ts';
import type { Sayings } from './saying.ts';

/** The law of one place. */
export type Jurisdiction = EnteredPlace & {
  readonly reliefs: readonly Relief[];
  /** What it says of a record beside its rules. */
  readonly said: Sayings;
  readonly grades?: Grades;
  /** Whether a text names a section of its laws, as far as can be seen from how it is written: “weed” names none. */
  readonly isSection?: (text: string) => boolean;
  /** The sections that its rules name, as they list them: invented records are told under these. */
  readonly lists?: () => readonly string[];
  /** Its own questions, by field: `facts.orderedAtSentencing`. */
  readonly questions?: Readonly<Record<string, Question>>;
};
