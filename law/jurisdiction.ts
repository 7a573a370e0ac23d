import type { PlaceCode } from './places.ts';
import type { Choice, Question } from './question.ts';
import type { Level } from './record.ts';
import type { Relief } from './relief.ts';
import type { Sayings } from './saying.ts';

/** The law of one place, as far as it is entered. */
export type Jurisdiction = {
  readonly code: PlaceCode;
  /** The day on which the rules were last checked against their sources. */
  readonly verified: string;
  /** The day since which the rules are known to have stood as they are entered. Of earlier days nothing is said. */
  readonly knownFrom: string;
  readonly reliefs: readonly Relief[];
  /** What it says of a record beside its rules. */
  readonly said: Sayings;
  /** Its classes by their own names, for people to choose from. */
  readonly grades?: Readonly<Partial<Record<Level, readonly Choice[]>>>;
  /** Its own questions, by field: `facts.orderedAtSentencing`. */
  readonly questions?: Readonly<Record<string, Question>>;
};
