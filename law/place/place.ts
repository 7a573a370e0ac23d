import type { Told } from './guide.ts';
import type { PlaceCode, TimeZone } from './places.ts';
import type { Relief } from './relief.ts';

/**
 * A place, and how far its law was checked. Who can help there stands in its guide, and what it clears by itself in its
 * reliefs.
 */
export type EnteredPlace = {
  readonly code: PlaceCode;
  readonly name: string;
  /** Where most of its people live: a law that begins tomorrow begins there at midnight. */
  readonly timeZone: TimeZone;
  /** What is new or coming in its law, told in words. What a relief’s own dates tell needs none. */
  readonly changes: readonly Change[];
  /** The day on which the rules were last checked against their sources. */
  readonly verified: string;
  /** The day since which the rules are known to have stood as they are entered. Of earlier days nothing is said. */
  readonly knownFrom: string;
  /**
   * The day on which somebody other than its author read the rules against their sources again, and what that changed.
   * Nobody who did was asked to be a lawyer.
   */
  readonly readAgain?: { readonly on: string; readonly changed: string };
  /** What is not settled, each until its text has been read. */
  readonly gaps: readonly Gap[];
};

export type Gap = {
  /** The section of law, as its place writes it. */
  readonly section: string;
  /** What is open, in a plain sentence, and how it is answered meanwhile. */
  readonly what: string;
  /** The day since which it is known to be open. */
  readonly since: string;
};

/** A change of the law that is new or coming, told in a sentence or two, with a page that its place was read on. */
export type Change = {
  /** The day from which it holds. */
  readonly on: string;
  readonly about: 'clean-slate' | 'expungement' | 'pardon' | 'general';
  readonly text: string;
  readonly source: { readonly label: string; readonly url: string };
  /** The reliefs it tells about, so that they are not told a second time by their dates in force. */
  readonly reliefs?: readonly string[];
};

/**
 * `convictions`: at least some adult convictions, as a general matter, under law in force on the day checked.
 * `other_records`: only cases without a conviction, deferred cases, marijuana cases or a one-time clean-up.
 * `none`: no clearing of adult records by itself was found, or none that has been shown to work yet.
 */
export type Clears = 'convictions' | 'other_records' | 'none';

/** A page people may open, or one that only was read: it is named, never linked. */
export type PageRead = string | { readonly readOn: string };

/** What the guide of a place tells of what it clears by itself, and the day on which its law was checked. */
export type CleanSlate = {
  readonly told: readonly Told[];
  readonly checked: string;
};

/** The ways to clear a record that the law of a place offers, by name, and the day on which that law was checked. */
export type Offered = {
  readonly verified: string;
  readonly reliefs: readonly Required<Pick<Relief, 'id' | 'name' | 'kind' | 'automatic'>>[];
};
