import { type Choice, type Picks, picksFor } from './picks.ts';
import { type Assessed, bestOf, type Judged } from './ranking.ts';
import type { Bound, Counts } from './result.ts';

/** A charge that may be asked for, now or later, and from which limits each of its ways takes. */
type Asking = {
  readonly caseKey: string;
  readonly now: readonly Way[];
  readonly later: readonly Way[];
  /** What becomes of it if nothing of a limit is spent on it. */
  readonly otherwise: 'byItselfLater' | 'askLater' | 'instead';
};

type Way = readonly Choice[];

type Fate = 'askNow' | Asking['otherwise'];

/** What can be done with the charges looked at so far, and what is left of each limit then. */
type Plan = {
  readonly left: readonly number[];
  /** The limits from which the case that is looked at has taken its one. */
  readonly taken: readonly Choice[];
  readonly now: number;
  readonly later: number;
  readonly last?: Step;
};

/** What becomes of one charge, after what became of those before it. */
type Step = { readonly fate: Fate; readonly before?: Step };

/** What a whole record comes to: as many charges as the limits of the law let go together, now before later. */
export function countsOf(judged: readonly Judged[], picks: Picks): Counts {
  const asking = judged.flatMap((each) => askingFor(each, picks)).sort(byCase);
  const choices = [...new Set(asking.flatMap(choicesOf))];
  const { last, left } = bestPlan(asking, choices);
  const fates = fatesUntil(last);
  const number = (fate: Fate) => fates.filter((each) => each === fate).length;
  return {
    byItself: judged.filter(({ assessed }) => bestOf(assessed)?.outcome === 'automatic').length,
    askNow: number('askNow'),
    byItselfLater: number('byItselfLater'),
    askLater: number('askLater'),
    instead: number('instead'),
    bounds: boundsOf(
      asking.filter((each, at) => isHeldBack(each, fates[at])).flatMap(choicesOf),
      (choice) => left[choices.indexOf(choice)] === 0,
    ),
  };
}

/** Of a day on which the law is not known, nothing is counted. */
export const nothingCounted: Counts = {
  byItself: 0,
  askNow: 0,
  byItselfLater: 0,
  askLater: 0,
  instead: 0,
  bounds: [],
};

function askingFor({ matter: { charge }, assessed }: Judged, picks: Picks): Asking[] {
  const outcome = bestOf(assessed)?.outcome;
  if (outcome !== 'eligible' && outcome !== 'not_yet') return [];
  const ways = assessed.filter(({ aside, covered }) => !aside && covered);
  const takes = (which: Assessed['outcome']): Way[] =>
    ways
      .filter((each) => each.outcome === which && !each.relief.automatic)
      .map(({ relief }) => picksFor(picks, relief, charge.id));
  const [now, later] = [takes('eligible'), takes('not_yet')];
  const comes = ways.some((each) => each.outcome === 'not_yet' && each.relief.automatic);
  const isFree = later.some(({ length }) => length === 0);
  const otherwise = comes ? 'byItselfLater' : isFree ? 'askLater' : 'instead';
  return [{ caseKey: charge.caseKey, now, later, otherwise }];
}

const byCase = (a: Asking, b: Asking) => (a.caseKey < b.caseKey ? -1 : a.caseKey > b.caseKey ? 1 : 0);

function bestPlan(asking: readonly Asking[], choices: readonly Choice[]): Plan {
  let plans: Plan[] = [{ left: choices.map(({ n }) => n), taken: [], now: 0, later: 0 }];
  let caseKey: string | undefined;
  for (const each of asking) {
    if (each.caseKey !== caseKey) plans = plans.map((plan) => ({ ...plan, taken: [] }));
    caseKey = each.caseKey;
    plans = bestOfAlike(
      plans.flatMap((plan) => wentOn(plan, each, choices)),
      choices,
    );
  }
  const [best] = plans.sort(byCount);
  if (!best) throw new Error('A record without a plan.');
  return best;
}

/** What can become of one more charge. Who can ask now without spending anything does. */
function wentOn(plan: Plan, { now, later, otherwise }: Asking, choices: readonly Choice[]): Plan[] {
  if (now.some(({ length }) => length === 0)) return [become(plan, 'askNow')];
  const spent = (ways: readonly Way[], fate: Fate) =>
    ways.flatMap((way) => {
      const after = spend(plan, way, choices);
      return after ? [become(after, fate)] : [];
    });
  return [
    ...spent(now, 'askNow'),
    ...(otherwise === 'instead' ? spent(later, 'askLater') : []),
    become(plan, otherwise),
  ];
}

function become({ left, taken, now, later, last }: Plan, fate: Fate): Plan {
  return {
    left,
    taken,
    now: now + Number(fate === 'askNow'),
    later: later + Number(fate === 'askLater' || fate === 'byItselfLater'),
    last: { fate, ...(last && { before: last }) },
  };
}

function spend(plan: Plan, way: Way, choices: readonly Choice[]): Plan | undefined {
  const due = way.filter((choice) => !(choice.limit.byCase && plan.taken.includes(choice)));
  if (due.length === 0) return plan;
  const left = [...plan.left];
  for (const choice of due) {
    const at = choices.indexOf(choice);
    const remains = (left[at] ?? 0) - 1;
    if (remains < 0) return undefined;
    left[at] = remains;
  }
  return { ...plan, left, taken: [...plan.taken, ...due] };
}

/** Of plans that have the same left, only the best can become the best. So many are enough for any record. */
const mostPlans = 200;

function bestOfAlike(plans: readonly Plan[], choices: readonly Choice[]): Plan[] {
  if (plans.length === 1) return [...plans];
  const best = new Map<string, Plan>();
  for (const plan of plans) {
    const { left, taken } = plan;
    const key =
      taken.length === 0 ? left.join() : `${left} ${taken.map((each) => choices.indexOf(each)).sort()}`;
    const other = best.get(key);
    if (!other || byCount(plan, other) < 0) best.set(key, plan);
  }
  const alike = [...best.values()];
  return alike.length > mostPlans ? alike.sort(byCount).slice(0, mostPlans) : alike;
}

function fatesUntil(last: Step | undefined): readonly Fate[] {
  const fates: Fate[] = [];
  for (let step = last; step; step = step.before) fates.push(step.fate);
  return fates.reverse();
}

const byCount = (a: Plan, b: Plan) => b.now - a.now || b.later - a.later;

const isHeldBack = ({ now, otherwise }: Asking, fate: Fate | undefined) =>
  fate !== 'askNow' && (now.length > 0 || (otherwise === 'instead' && fate === 'instead'));

const choicesOf = ({ now, later }: Asking): readonly Choice[] => [...now, ...later].flat();

function boundsOf(choices: readonly Choice[], isFull: (choice: Choice) => boolean): readonly Bound[] {
  const full = choices.filter(isFull).map(({ limit }) => limit);
  return [...new Set(full)].map(({ id, text, cite }) => ({ id, text, cite }));
}
