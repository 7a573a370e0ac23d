import { picksIn, type Relief } from '../place/relief.ts';
import { ask, type Matter } from './condition.ts';
import type { Assessed, Judged } from './ranking.ts';
import { isSo } from './when.ts';

/** Of these charges, only so many can have the relief. */
type Choice = { n: number; of: string[] };

/** The choices to be made, those that leave least first. */
export type Picks = ReadonlyMap<Relief, readonly Choice[]>;

type Limit = ReturnType<typeof picksIn>[number];

/** Where the law lets a person choose (“any two of your three”), and there is more to choose from than may be chosen. */
export function picksOf(judged: readonly Judged[], reliefs: readonly Relief[]): Picks {
  const picks = new Map<Relief, readonly Choice[]>();
  for (const relief of reliefs) {
    const limits = picksIn(relief);
    if (limits.length === 0) continue;
    const choices = limits.flatMap((limit) => {
      const ways = limit.together === undefined ? [relief] : limitedTogether(limit.together, reliefs);
      const open = judged.filter((each) => ways.some((way) => canBeHad(way, each)));
      return choicesWithin(
        limit,
        open.map(({ matter }) => matter),
      );
    });
    if (choices.length > 0)
      picks.set(
        relief,
        choices.sort((a, b) => a.n - b.n),
      );
  }
  return picks;
}

function limitedTogether(name: string, reliefs: readonly Relief[]): readonly Relief[] {
  return reliefs.filter((each) => picksIn(each).some(({ together }) => together === name));
}

function choicesWithin({ n: most, among, byCase, alike, used }: Limit, open: readonly Matter[]): Choice[] {
  const [first] = open;
  // While one is open, one is left.
  const n = first && used ? Math.max(1, most - used(first).least) : most;
  const eligible = open.filter((each) => !among || isSo(ask(among, each)));
  const groups = alike
    ? eligible.map((one) => eligible.filter((other) => other === one || alike(one, other)))
    : [eligible];
  return groups
    .filter((group) => new Set(group.map(({ charge }) => (byCase ? charge.caseKey : charge.id))).size > n)
    .map((group) => ({ n, of: group.map(({ charge }) => charge.id) }));
}

/** Of the choices that take in a charge, the one that leaves least. */
export function pickFor(picks: Picks, relief: Relief, id: string): Choice | undefined {
  return picks.get(relief)?.find(({ of }) => of.includes(id));
}

function canBeHad(relief: Relief, { assessed }: Judged): boolean {
  return assessed.some((each) => each.relief === relief && !each.aside && isOpen(each));
}

function isOpen({ outcome }: Assessed): boolean {
  return outcome === 'automatic' || outcome === 'eligible' || outcome === 'not_yet';
}
