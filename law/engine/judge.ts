import type { Jurisdiction } from '../place/jurisdiction.ts';
import { isUnsureOf } from '../record/how-it-ended.ts';
import { atOnce, type InPieces } from '../record/in-pieces.ts';
import type { Answers } from '../record/record.ts';
import { assess, assessDeciding } from './assess.ts';
import { countsOf, nothingCounted } from './counts.ts';
import { describe } from './describe.ts';
import { isKnown, leftOpen } from './known-law.ts';
import { withLongerWay } from './longer-way.ts';
import { picksOf } from './picks.ts';
import {
  type Assessed,
  bestOf,
  bestWhere,
  byPromise,
  couldImprove,
  decided,
  type Judged,
} from './ranking.ts';
import { withReadCharges } from './read-charges.ts';
import type { ChargeResult, Outcome, Result } from './result.ts';
import { type Assumption, assumedBy, eachOnce, type When } from './when.ts';

/** What the law of a place says about a record on a day. */
export function judge(answers: Answers, jurisdiction: Jurisdiction, asOf: string): Result {
  return atOnce(judgeInPieces(answers, jurisdiction, asOf));
}

/** The same, one charge after the other. */
export function* judgeInPieces(answers: Answers, jurisdiction: Jurisdiction, asOf: string): InPieces<Result> {
  const judged = yield* assess(withReadCharges(answers, jurisdiction), jurisdiction, asOf);
  const assumptions = assumptionsIn(judged);
  yield;
  const picks = picksOf(judged, jurisdiction.reliefs);
  const charges: ChargeResult[] = [];
  for (const each of judged) {
    charges.push(withLongerWay(describe(each, picks), answers, jurisdiction, asOf));
    yield;
  }
  const known = isKnown(jurisdiction, asOf);
  const open = missingIn(judged, assumptions);
  const unsure = open.filter((path) => isUnsureOf(path, answers));
  return {
    state: jurisdiction.code,
    asOf,
    lawVerified: jurisdiction.verified,
    lawKnownFrom: jurisdiction.knownFrom,
    charges: known ? charges : charges.map(leftOpen),
    counts: known ? countsOf(judged, picks) : nothingCounted,
    missing: unsure.length === 0 ? open : open.filter((path) => !unsure.includes(path)),
    unsure,
    assumed: [...new Set(assumptions.map(({ text }) => text))],
    assumptions,
  };
}

/** The outcomes alone, and what could still change them, told or not: all that an interview looks at between two questions. */
export function outline(
  answers: Answers,
  jurisdiction: Jurisdiction,
  asOf: string,
): { outcomes: Outcome[]; missing: string[]; presumed: string[] } {
  const judged = assessDeciding(withReadCharges(answers, jurisdiction), jurisdiction, asOf);
  const known = isKnown(jurisdiction, asOf);
  const assumptions = assumptionsIn(judged);
  return {
    outcomes: judged.map(({ assessed }) =>
      known ? (bestOf(assessed)?.outcome ?? 'not_eligible') : 'needs_review',
    ),
    missing: missingIn(judged, assumptions),
    presumed: assumptions.flatMap(({ field }) => field ?? []),
  };
}

function missingIn(judged: readonly Judged[], assumptions: readonly Assumption[]): string[] {
  const missing = new Set<string>();
  for (const { assessed } of judged) {
    const best = decided(assessed);
    for (const each of assessed) {
      if (!couldImprove(each, best)) continue;
      for (const path of each.when.missing) missing.add(path);
    }
  }
  // The section of law would have told what was read from the kind of offense alone.
  for (const { field } of assumptions) if (field?.endsWith('.statute')) missing.add(field);
  for (const path of [...notAsked(judged), ...sectionsTold(judged)]) missing.delete(path);
  return [...missing];
}

/** Contempt, violations of probation and the like have no level and no class: nobody is asked for one. */
function notAsked(judged: readonly Judged[]): string[] {
  return judged.flatMap(({ matter: { charge } }) =>
    charge.offense?.includes('contempt') ? [charge.path('level'), charge.path('grade')] : [],
  );
}

/** A section that was told is asked for no more: where it does not settle what the charge was, the reason asks that. */
function sectionsTold(judged: readonly Judged[]): string[] {
  return judged.flatMap(({ matter: { charge } }) =>
    charge.statute === undefined ? [] : charge.path('statute'),
  );
}

function assumptionsIn(judged: readonly Judged[]): readonly Assumption[] {
  return eachOnce(assumedBy(judged.flatMap(({ assessed }) => decisive(assessed))));
}

/** What was presumed decided something if the best answer rests on it, or if it alone closed a better way. */
function decisive(assessed: readonly Assessed[]): When[] {
  const best = bestWhere(assessed, ({ aside }) => !aside);
  if (!best) return [];
  if (best.outcome === 'automatic' || best.outcome === 'eligible') return [best.when];
  return assessed
    .filter((each) => each === best || (!each.aside && each.outcome === 'not_eligible'))
    .sort(byPromise)
    .map(({ when }) => when);
}
