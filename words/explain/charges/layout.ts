import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Disposition, Level } from '@openslate/law/record/record.ts';
import type { FieldNames } from './fields.ts';

export type Severity = { readonly level?: Level; readonly grade?: string };

/** A pattern of a class or level, and what is meant. */
export type SeverityWords = readonly (readonly [RegExp, (found: readonly string[]) => Severity])[];

/** `moved` is no end: the case went on in another court, or under another number. */
export type Ending = Disposition | 'moved';

export type EndingWords = readonly (readonly [Ending, RegExp])[];

/** How one state, or one agency, writes down the charges of a case. Patterns of its own are tried before the general ones. */
export type Layout = {
  readonly state?: PlaceCode;
  /** What has to stand in a paper for it to be one of these: every one of them. */
  readonly marks: readonly RegExp[];
  readonly statutes?: readonly RegExp[];
  readonly statuteAs?: (written: string) => string;
  readonly severities?: SeverityWords;
  readonly endings?: EndingWords;
  readonly fields?: FieldNames;
  /** Its labels stand at the start of a line, without a colon. */
  readonly hasLooseLabels?: true;
  /** A line that begins another arrest or another case. */
  readonly begins?: RegExp;
  /** A line under which stands what the police said. It gives way to what the court says of the same arrest. */
  readonly accuses?: RegExp;
  /** A line under which stands what the court says. */
  readonly judges?: RegExp;
  /** How a line names the charge that it tells of: by its place among those of the case. */
  readonly numbers?: RegExp;
  /** A line whose day is the day of all that follows. */
  readonly dated?: RegExp;
};
