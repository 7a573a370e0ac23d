import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { ChargeResult, ReliefResult } from './result.ts';

/** What the law of the place said on that day was looked up. */
export function isKnown({ knownFrom }: Jurisdiction, asOf: string): boolean {
  return asOf >= knownFrom;
}

/** Of a day before the law is known there is nothing to promise and nothing to deny. */
export function leftOpen({ id, reliefs, alternatives }: ChargeResult): ChargeResult {
  return {
    id,
    outcome: 'needs_review',
    reliefs: reliefs.map(unpromised),
    alternatives: alternatives.map(unpromised),
  };
}

function unpromised({ on, between, by, pick, ...relief }: ReliefResult): ReliefResult {
  return { ...relief, outcome: 'needs_review' };
}
