import type { Told } from './guide.ts';
import type { PlaceCode, TimeZone } from './places.ts';

/** What is known of every place, from the first day on. */
type KnownPlace = {
  readonly code: PlaceCode;
  readonly name: string;
  /** Where most of its people live: a law that begins tomorrow begins there at midnight. */
  readonly timeZone: TimeZone;
  /** What is new or coming in its law, told in words. What a relief's own dates tell needs none. */
  readonly changes: readonly Change[];
};

/** A place whose law nobody has entered yet: what we can say of it without judging anybody’s record. */
export type PlaceToEnter = KnownPlace & {
  readonly whereToTurn: WhereToTurn;
  readonly clearing: AutomaticClearing;
};

/** A place whose law is entered. Who can help there stands in its guide, and what it clears by itself in its reliefs. */
export type EnteredPlace = KnownPlace & {
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

type Page = { readonly name: string; readonly url: string };

/** Where people can turn while we cannot answer. Left out is what we have not seen ourselves. */
type WhereToTurn = {
  /** The official page of its courts or police on clearing a record. */
  readonly selfHelp?: Page;
  /** Its profile at the Collateral Consequences Resource Center’s Restoration of Rights Project. */
  readonly profile?: string;
  /** A legal aid office or clinic that helps with it. */
  readonly legalHelp?: Page;
};

/**
 * `convictions`: at least some adult convictions, as a general matter, under law in force on the day checked.
 * `other_records`: only cases without a conviction, deferred cases, marijuana cases or a one-time clean-up.
 * `none`: no clearing of adult records by itself was found, or none that has been shown to work yet.
 */
export type Clears = 'convictions' | 'other_records' | 'none';

/** A page people may open, or one that only was read: it is named, never linked. */
export type PageRead = string | { readonly readOn: string };

/**
 * What a place clears without being asked, as read in the source named beside it, until its reliefs tell. Where sources
 * disagreed on the deciding point, the more cautious value stands and the note says so.
 */
export type AutomaticClearing = {
  readonly clears: Clears;
  /** One or two short sentences for visitors. */
  readonly note: string;
  /** The law that does the clearing, as a page read for this entry names it. */
  readonly law?: string;
  /** The page that decided `clears`. */
  readonly source: PageRead;
  /** Further pages read for a date, a waiting time or the section of law. */
  readonly alsoRead?: readonly PageRead[];
  readonly checked: string;
  /** Enacted, but not yet due on the day checked. */
  readonly coming?: { readonly on: string; readonly what: string; readonly source: string };
};

/** What the guide of a place tells of what it clears by itself, and the day on which its law was checked. */
export type CleanSlate = {
  readonly told: readonly Told[];
  readonly checked: string;
};
