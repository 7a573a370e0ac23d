import type { Question } from '../record/question.ts';
import type { OffenseKind } from '../record/record.ts';
import type { Section } from '../vocabulary/code.ts';
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
  /** Every section of its laws that a text names. */
  readonly sectionsIn?: (text: string) => readonly Section[];
  /** What a section says a crime was about, where its heading makes that plain. Only where the list of crimes is at hand. */
  readonly kindsUnder?: (statute: string) => readonly OffenseKind[] | undefined;
  /** The sections that its rules name, as they list them: invented records are told under these. */
  readonly lists?: () => readonly string[];
  /** Its own questions, by field: `facts.orderedAtSentencing`. */
  readonly questions?: Readonly<Record<string, Question>>;
};
