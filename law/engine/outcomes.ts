import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Relief } from '../place/relief.ts';
import { type Day, dayOf } from '../record/day.ts';
import type { Answers } from '../record/record.ts';
import { inForceOn, isAside, mattersOf, opensOn, outcomeOf } from './assess.ts';
import { ask, type Matter } from './condition.ts';
import { isKnown } from './known-law.ts';
import { rankOf } from './ranking.ts';
import { withReadCharges } from './read-charges.ts';
import type { Outcome } from './result.ts';
import type { Version } from './versions.ts';
import { never, spanNotAfter, type When } from './when.ts';

/**
 * The outcome of each charge and nothing else, for those who screen many records. The same as `judge` says; but a rule
 * that has decided ends the work, and so does a way that nothing left could better.
 */
export function outcomes(answers: Answers, jurisdiction: Jurisdiction, asOf: string): Outcome[] {
  if (!isKnown(jurisdiction, asOf)) return answers.charges.map(() => 'needs_review');
  const ways = waysOn(asOf, jurisdiction, answers);
  return mattersOf(withReadCharges(answers, jurisdiction), asOf, jurisdiction.questions).map((matter) =>
    bestOutcome(matter, ways),
  );
}

/** A version of a relief that can decide, and the best that it could turn out to be. */
type Way = Version & { readonly relief: Relief; readonly oldEnough: When; readonly hope: number };

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
    .flatMap(({ relief, versions, oldEnough }) =>
      versions
        .filter(({ ends }) => ends >= dayOf(asOf))
        .map((version) => ({
          ...version,
          relief,
          oldEnough,
          // That a law had to begin decides nothing once it has begun.
          begins: version.begins > dayOf(asOf) ? version.begins : Number.NEGATIVE_INFINITY,
          hope: rankOf(relief.automatic ? 'automatic' : 'eligible', true),
        })),
    )
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
  const { relief, rules, begins, oldEnough } = way;
  const covers = ask(relief.covers, matter);
  // What is plainly not for such a charge needs no further look.
  if (covers === never) return before;
  const { asOf } = matter.file;
  const opens = opensOn(begins, never, matter);
  let earliest = Math.max(opens.earliest, oldEnough.earliest, covers.earliest);
  let latest = Math.max(opens.latest, oldEnough.latest, covers.latest);
  for (const { holds } of rules) {
    if (rankBetween(earliest, latest, way, asOf) >= before.rank) return before;
    const answer = ask(holds, matter);
    earliest = Math.max(earliest, answer.earliest);
    latest = Math.max(latest, answer.latest);
  }
  const rank = rankBetween(earliest, latest, way, asOf);
  return rank < before.rank ? { rank, outcome: outcomeBetween(earliest, latest, way, asOf) } : before;
}

function rankBetween(earliest: Day, latest: Day, way: Way, asOf: Day): number {
  return rankOf(outcomeBetween(earliest, latest, way, asOf), earliest <= asOf);
}

function outcomeBetween(earliest: Day, latest: Day, { relief, ends }: Way, asOf: Day): Outcome {
  return outcomeOf(relief, spanNotAfter(ends, { earliest, latest }), asOf);
}
