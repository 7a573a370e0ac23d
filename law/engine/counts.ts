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
  readonly left: ReadonlyMap<Choice, number>;
  /** The limits from which the case that is looked at has taken its one. */
  readonly taken: ReadonlySet<Choice>;
  readonly now: number;
  readonly later: number;
  readonly fates: readonly Fate[];
};

/** What a whole record comes to: as many charges as the limits of the law let go together, now before later. */
export function countsOf(judged: readonly Judged[], picks: Picks): Counts {
  const asking = judged.flatMap((each) => askingFor(each, picks)).sort(byCase);
  const { fates, left } = bestPlan(asking);
  const number = (fate: Fate) => fates.filter((each) => each === fate).length;
  return {
    byItself: judged.filter(({ assessed }) => bestOf(assessed)?.outcome === 'automatic').length,
    askNow: number('askNow'),
    byItselfLater: number('byItselfLater'),
    askLater: number('askLater'),
    instead: number('instead'),
    bounds: boundsOf(asking.filter((each, at) => isHeldBack(each, fates[at])).flatMap(choicesOf), left),
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

function bestPlan(asking: readonly Asking[]): Plan {
  let plans: Plan[] = [{ left: new Map(), taken: new Set(), now: 0, later: 0, fates: [] }];
  let caseKey: string | undefined;
  for (const each of asking) {
    if (each.caseKey !== caseKey) plans = plans.map((plan) => ({ ...plan, taken: new Set() }));
    caseKey = each.caseKey;
    plans = bestOfAlike(plans.flatMap((plan) => wentOn(plan, each)));
  }
  const [best] = plans.sort(byCount);
  if (!best) throw new Error('A record without a plan.');
  return best;
}

/** What can become of one more charge. Who can ask now without spending anything does. */
function wentOn(plan: Plan, { now, later, otherwise }: Asking): Plan[] {
  const free = now.find(({ length }) => length === 0);
  if (free) return [become(plan, 'askNow')];
  const spent = (ways: readonly Way[], fate: Fate) =>
    ways.flatMap((way) => {
      const after = spend(plan, way);
      return after ? [become(after, fate)] : [];
    });
  return [
    ...spent(now, 'askNow'),
    ...(otherwise === 'instead' ? spent(later, 'askLater') : []),
    become(plan, otherwise),
  ];
}

function become(plan: Plan, fate: Fate): Plan {
  return {
    ...plan,
    now: plan.now + Number(fate === 'askNow'),
    later: plan.later + Number(fate === 'askLater' || fate === 'byItselfLater'),
    fates: [...plan.fates, fate],
  };
}

function spend(plan: Plan, way: Way): Plan | undefined {
  const left = new Map(plan.left);
  const taken = new Set(plan.taken);
  for (const choice of way) {
    if (choice.limit.byCase && taken.has(choice)) continue;
    const remains = (left.get(choice) ?? choice.n) - 1;
    if (remains < 0) return undefined;
    left.set(choice, remains);
    taken.add(choice);
  }
  return { ...plan, left, taken };
}

/** Of plans that have the same left, only the best can become the best. So many are enough for any record. */
const mostPlans = 200;

function bestOfAlike(plans: readonly Plan[]): Plan[] {
  const names = new Map<Choice, number>();
  const nameOf = (choice: Choice) => {
    const name = names.get(choice) ?? names.size;
    names.set(choice, name);
    return name;
  };
  const best = new Map<string, Plan>();
  for (const plan of plans) {
    const left = [...plan.left].map(([choice, n]) => `${nameOf(choice)}:${n}`).sort();
    const key = `${left} ${[...plan.taken].map(nameOf).sort()}`;
    const other = best.get(key);
    if (!other || byCount(plan, other) < 0) best.set(key, plan);
  }
  return [...best.values()].sort(byCount).slice(0, mostPlans);
}

const byCount = (a: Plan, b: Plan) => b.now - a.now || b.later - a.later;

const isHeldBack = ({ now, otherwise }: Asking, fate: Fate | undefined) =>
  fate !== 'askNow' && (now.length > 0 || (otherwise === 'instead' && fate === 'instead'));

const choicesOf = ({ now, later }: Asking): readonly Choice[] => [...now, ...later].flat();

function boundsOf(choices: readonly Choice[], left: Plan['left']): readonly Bound[] {
  const full = choices.filter((choice) => left.get(choice) === 0).map(({ limit }) => limit);
  return [...new Set(full)].map(({ id, text, cite }) => ({ id, text, cite }));
}
