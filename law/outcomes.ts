import { type InForce, inForceOn, isAside, mattersOf, opensOn, outcomeOf } from './assess.ts';
import { ask, type Matter } from './condition.ts';
import { type Day, dayOf } from './day.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { rankOf } from './ranking.ts';
import type { Answers } from './record.ts';
import type { Outcome } from './result.ts';

/**
 * The outcome of each charge and nothing else, for those who screen many records. The same as `judge` says; but a rule
 * that has decided ends the work, and so does a way that nothing left could better.
 */
export function outcomes(answers: Answers, jurisdiction: Jurisdiction, asOf: string): Outcome[] {
  const ways = waysOn(asOf, jurisdiction, answers);
  return mattersOf(answers, asOf).map((matter) => bestOutcome(matter, ways));
}

/** A relief that can decide, and the best that it could turn out to be. */
type Way = InForce & { readonly hope: number };

type Ways = { readonly asOf: string; readonly age: number | undefined; readonly ways: readonly Way[] };

const lastAsked = new WeakMap<Jurisdiction, Ways>();

/** Best hope first. The next record of the same place is mostly judged on the same day. */
function waysOn(asOf: string, jurisdiction: Jurisdiction, answers: Answers): readonly Way[] {
  const last = lastAsked.get(jurisdiction);
  // Few places ask for an age.
  const age = jurisdiction.reliefs.some(({ fromAge }) => fromAge !== undefined) ? answers.age : undefined;
  if (last?.asOf === asOf && last.age === age) return last.ways;
  const ways = inForceOn(asOf, jurisdiction.reliefs, answers)
    .filter(({ relief }) => !isAside(relief, answers))
    .map((way) => ({
      ...way,
      // That a law had to begin decides nothing once it has begun.
      begins: way.begins > dayOf(asOf) ? way.begins : Number.NEGATIVE_INFINITY,
      hope: rankOf(way.relief.automatic ? 'automatic' : 'eligible', true),
    }))
    .sort((a, b) => a.hope - b.hope);
  lastAsked.set(jurisdiction, { asOf, age, ways });
  return ways;
}

type Best = { readonly rank: number; readonly outcome: Outcome };

const nothing: Best = { rank: rankOf('not_eligible', false), outcome: 'not_eligible' };

function bestOutcome(matter: Matter, ways: readonly Way[]): Outcome {
  let best = nothing;
  for (const way of ways) {
    if (way.hope >= best.rank) break;
    best = tried(way, matter, best);
  }
  return best.outcome;
}

/** Each rule can only make it worse: once a way is no better than what was found before, the rest is not asked. */
function tried(way: Way, matter: Matter, before: Best): Best {
  const { relief } = way;
  const { asOf } = matter.file;
  const opens = opensOn(way, matter);
  const covers = ask(relief.covers, matter);
  let earliest = Math.max(opens.earliest, covers.earliest);
  let latest = Math.max(opens.latest, covers.latest);
  for (const { holds } of relief.rules) {
    if (rankBetween(earliest, latest, way, asOf) >= before.rank) return before;
    const answer = ask(holds, matter);
    earliest = Math.max(earliest, answer.earliest);
    latest = Math.max(latest, answer.latest);
  }
  const rank = rankBetween(earliest, latest, way, asOf);
  return rank < before.rank ? { rank, outcome: outcomeOf(relief, { earliest, latest }, asOf) } : before;
}

function rankBetween(earliest: Day, latest: Day, { relief }: Way, asOf: Day): number {
  return rankOf(outcomeOf(relief, { earliest, latest }, asOf), earliest <= asOf);
}
