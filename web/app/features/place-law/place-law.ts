import type { Outcome } from '@openslate/law/engine/result.ts';
import type { Guide, Helper } from '@openslate/law/place/guide.ts';
import type { EnteredPlace, Gap } from '@openslate/law/place/place.ts';
import type { Cite, Dates, Form } from '@openslate/law/place/relief.ts';
import type { Reviewed } from '@openslate/law/place/review.ts';
import type { Source } from '@openslate/law/place/source.ts';
import type { ReliefKind } from '@openslate/law/record/record.ts';
import type { PlainSummary } from './plain-summary.ts';

/*
 * The law of a place as its page shows it: plain data, read off the law when the site is built. The page of a place
 * carries only this, and none of the code that judges.
 */

export type PlaceLaw = ({ readonly kind: 'known' } & ShownLaw) | { readonly kind: 'unknown' };

export type ShownLaw = {
  readonly summary: PlainSummary;
  readonly verified: string;
  readonly knownFrom: string;
  readonly readAgain?: EnteredPlace['readAgain'];
  readonly gaps: readonly Gap[];
  readonly reliefs: readonly ShownRelief[];
  /** What is taken for granted until the person says otherwise. */
  readonly presumed: readonly string[];
  /** What no rule can decide, as questions. */
  readonly leftOpen: readonly string[];
  /** What people are told to do about what stands in the way. */
  readonly advised: readonly string[];
  readonly sources: readonly ShownSource[];
  readonly cases: readonly ShownCase[];
  /** The law’s own text, held against the rules, where it was at hand. */
  readonly review: readonly Reviewed[];
  readonly guide: ShownGuide;
  readonly help: readonly Helper[];
};

export type GuidePart = 'forms' | 'ownRecord' | 'fees' | 'feeWaiver' | 'whereToFile';

/**
 * What of its guide is the same for everybody, as far as the summary has not said it. The rest is for somebody’s own
 * charge, and stands in the result.
 */
export type ShownGuide = Pick<Guide, GuidePart> & {
  /** Of what the summary tells. */
  readonly summed: readonly GuidePart[];
};

/** `mayOpen`: people may be sent there. */
export type ShownSource = Source & { readonly mayOpen: boolean };

export type ShownRelief = {
  readonly id: string;
  readonly name: string;
  readonly kind: ReliefKind;
  readonly way: 'automatic' | 'asking' | 'alternative';
  readonly inForce?: Dates;
  readonly effect: string;
  readonly covers: readonly string[];
  readonly rules: readonly ShownRule[];
  /** What the law lets people choose among their charges, the age it opens at, the day it must be done by. */
  readonly bounds: readonly string[];
  readonly limits: readonly string[];
  readonly cautions: readonly string[];
  readonly fee: string;
  readonly steps: readonly string[];
  readonly forms: readonly Form[];
};

export type ShownRule = {
  readonly id: string;
  readonly text: string;
  readonly cite: Cite;
  readonly inForce?: Dates;
};

export type ShownCase = {
  readonly title: string;
  readonly asOf: string;
  readonly person: readonly string[];
  readonly charges: readonly ShownCharge[];
  readonly why: string;
  readonly source: string;
  /** People may be sent to the source. */
  readonly mayOpen: boolean;
};

export type ShownCharge = {
  readonly facts: readonly string[];
  readonly outcome?: Outcome;
  /** Since when it is open, or when it will be, in words. */
  readonly day?: string;
  readonly relief?: string;
};
