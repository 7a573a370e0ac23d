import type { ChargeResult, Outcome, ReliefResult, Result } from '@openslate/law/engine/result.ts';

/** A way that can be taken now or later, and the charges it is for. */
export type Way = { readonly relief: ReliefResult; readonly charges: readonly ChargeResult[] };

const isOpen = (outcome: Outcome) => outcome === 'automatic' || outcome === 'eligible';

/** What the law does by itself is not worth the one time that it gives something on request. */
const usesUp = ({ automatic, bounds = [] }: ReliefResult) => !automatic && bounds.length > 0;

/** Every way that is open; for a charge without one, the first that may come to be. */
export function waysOf({ charges }: Result): readonly Way[] {
  const ways = new Map<string, { relief: ReliefResult; charges: ChargeResult[] }>();
  for (const charge of charges) {
    const open = charge.reliefs.filter(
      (relief) => isOpen(relief.outcome) && !(charge.outcome === 'automatic' && usesUp(relief)),
    );
    const [first] = charge.reliefs.filter(({ outcome }) => outcome !== 'not_eligible');
    for (const relief of open.length > 0 ? open : first ? [first] : []) {
      const way = ways.get(relief.id) ?? { relief, charges: [] };
      way.charges.push(charge);
      ways.set(relief.id, way);
    }
  }
  return [...ways.values()];
}

/** What may help though it clears nothing: what is open first, and nothing that lies decades ahead. */
export function otherWays({ charges, asOf }: Result): readonly Way[] {
  const order: readonly Outcome[] = ['automatic', 'eligible', 'needs_review', 'not_yet'];
  const ways = new Map<string, { relief: ReliefResult; charges: ChargeResult[] }>();
  for (const outcome of order)
    for (const charge of charges)
      for (const relief of withinReach(charge, asOf)) {
        if (relief.outcome !== outcome) continue;
        const way = ways.get(relief.id) ?? { relief, charges: [] };
        way.charges.push(charge);
        ways.set(relief.id, way);
      }
  return [...ways.values()];
}

/** Farther ahead than this, a way is no help to anybody today: the rule for people of 70, told to one of 38. */
const yearsAhead = 10;

export function withinReach({ alternatives }: ChargeResult, asOf: string): readonly ReliefResult[] {
  const last = `${Number(asOf.slice(0, 4)) + yearsAhead}${asOf.slice(4)}`;
  return alternatives.filter(({ outcome, on, between, restores }) => {
    // Rights have a part of their own, where each stands with its condition.
    if (restores) return false;
    const day = on ?? between?.[0];
    return !(outcome === 'not_yet' && day !== undefined && day > last);
  });
}

/** The ways that give back a right, each once for each way in which it stands. */
export function waysWithRights({ charges }: Result): readonly ReliefResult[] {
  const ways = new Map<string, ReliefResult>();
  for (const { reliefs, alternatives } of charges)
    for (const relief of [...reliefs, ...alternatives]) {
      const { id, restores, outcome, on, vote } = relief;
      if (restores) ways.set([id, outcome, on, vote?.says].join(), relief);
    }
  return [...ways.values()];
}
