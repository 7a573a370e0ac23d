import { type InForce, inForceOn, isAside, mattersOf, opensOn, outcomeOf } from './assess.ts';
import { ask, type Matter } from './condition.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { rankOf } from './ranking.ts';
import type { Answers } from './record.ts';
import type { Outcome } from './result.ts';

/**
 * The outcome of each charge and nothing else, for those who screen many records. The same as `judge` says; but a rule
 * that has decided ends the work, and so does a way that nothing left could better.
 */
export function outcomes(answers: Answers, { reliefs }: Jurisdiction, asOf: string): Outcome[] {
  const ways = inForceOn(asOf, reliefs, answers)
    .filter(({ relief }) => !isAside(relief, answers))
    .sort((a, b) => hopeOf(a) - hopeOf(b));
  return mattersOf(answers, asOf).map((matter) => bestOutcome(matter, ways));
}

type Best = { readonly rank: number; readonly outcome: Outcome };

const nothing: Best = { rank: rankOf('not_eligible', false), outcome: 'not_eligible' };

/** The best that this way could turn out to be. */
const hopeOf = ({ relief }: InForce) => rankOf(relief.automatic ? 'automatic' : 'eligible', true);

function bestOutcome(matter: Matter, ways: readonly InForce[]): Outcome {
  let best = nothing;
  for (const way of ways) {
    if (hopeOf(way) >= best.rank) break;
    const found = tried(way, matter, best.rank);
    if (found.rank < best.rank) best = found;
  }
  return best.outcome;
}

/** Where no rule that is left could make it better than what there is, the rest is not asked. */
function tried(way: InForce, matter: Matter, best: number): Best {
  const { relief } = way;
  const { asOf } = matter.file;
  const covers = ask(relief.covers, matter);
  if (covers.earliest === Number.POSITIVE_INFINITY) return nothing;
  const opens = opensOn(way, matter);
  let earliest = Math.max(covers.earliest, opens.earliest);
  let latest = Math.max(covers.latest, opens.latest);
  const laterOnly = rankOf('not_yet', false);
  for (const { holds } of relief.rules) {
    if (earliest > asOf && laterOnly >= best) return nothing;
    const rule = ask(holds, matter);
    if (rule.earliest === Number.POSITIVE_INFINITY) return nothing;
    earliest = Math.max(earliest, rule.earliest);
    latest = Math.max(latest, rule.latest);
  }
  const outcome = outcomeOf(relief, { earliest, latest }, asOf);
  return { outcome, rank: rankOf(outcome, earliest <= asOf) };
}
