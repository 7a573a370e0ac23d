import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Facts } from '../../heard/facts/facts-told.ts';

/** A question about the law of a place on a day, and what was told of the case. */
export type Matter = {
  readonly law: Jurisdiction;
  readonly facts: Facts;
  readonly asOf: string;
  /** Words of the rules that somebody asks for: about money, or about what is left out. */
  readonly focus?: RegExp | undefined;
};

export const ownCase = 'Your own case decides, so answer a few questions to see what fits.';
