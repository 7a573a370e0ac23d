import type { PaperKind } from '../explanation.ts';

export type Known = Exclude<PaperKind, 'unknown'>;

/** Words that give a kind of paper away, and how much they say. */
export type Cue = readonly [weight: number, found: RegExp];

export type CuesOf = Partial<Record<Known, readonly Cue[]>>;
