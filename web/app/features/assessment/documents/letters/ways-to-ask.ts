import type { ChargeResult, ReliefResult } from '@openslate/law/engine/result.ts';
import { costsNothing } from '../../result/fee-words.ts';
import type { ResultToKeep } from '../result-to-keep.ts';

type Way = { readonly charge: ChargeResult; readonly relief: ReliefResult };

/** The best way for each charge that the law clears or may be asked to clear now. */
export function waysOpenNow({ result }: ResultToKeep): readonly Way[] {
  return bestWays(result.charges).filter(
    ({ charge: { outcome } }) => outcome === 'automatic' || outcome === 'eligible',
  );
}

/** The ways, open now or later, on which a court may ask for money. */
export function petitionsThatCost({ result }: ResultToKeep): readonly Way[] {
  return bestWays(result.charges).filter(
    ({ charge: { outcome }, relief: { automatic, fee } }) =>
      outcome !== 'not_eligible' && !automatic && !costsNothing(fee),
  );
}

export function bestWays(charges: readonly ChargeResult[]): readonly Way[] {
  return charges.flatMap((charge) => (charge.reliefs[0] ? [{ charge, relief: charge.reliefs[0] }] : []));
}

/** The charges by what they were about: what a person calls them is no word for a court. */
export function chargesWith(ways: readonly Way[], { told }: ResultToKeep): string {
  return ways.flatMap(({ charge }) => told.courtNameOf(charge.id) ?? []).join('; ');
}
