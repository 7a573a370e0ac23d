import { type NumberLimit, picksIn, type Relief } from '../place/relief.ts';
import { ask, type Matter } from './condition.ts';
import { type Assessed, bestOf, type Judged } from './ranking.ts';
import { isSo } from './when.ts';

/** Of these charges, only so many can go, or those of so many cases. */
export type Choice = { readonly limit: NumberLimit; readonly n: number; readonly of: readonly string[] };

/** The choices to be made, those that leave least first. */
export type Picks = ReadonlyMap<Relief, readonly Choice[]>;

/** Where the law lets a person choose (“any two of your three”), and there is more to choose from than may be chosen. */
export function picksOf(judged: readonly Judged[], reliefs: readonly Relief[]): Picks {
  const picks = new Map<Relief, Choice[]>();
  const asking = judged.filter(({ assessed }) => bestOf(assessed)?.outcome !== 'automatic');
  for (const [limit, ways] of waysByLimit(reliefs)) {
    const open = asking.filter((each) => ways.some((way) => canBeHad(way, each)));
    const choices = choicesWithin(
      limit,
      open.map(({ matter }) => matter),
    );
    if (choices.length > 0)
      for (const way of ways)
        picks.set(
          way,
          [...(picks.get(way) ?? []), ...choices].sort((a, b) => a.n - b.n),
        );
  }
  return picks;
}

function waysByLimit(reliefs: readonly Relief[]): ReadonlyMap<NumberLimit, readonly Relief[]> {
  const ways = new Map<NumberLimit, Relief[]>();
  for (const relief of reliefs)
    for (const limit of picksIn(relief)) ways.set(limit, [...(ways.get(limit) ?? []), relief]);
  return ways;
}

function choicesWithin(limit: NumberLimit, open: readonly Matter[]): Choice[] {
  const { n: most, among, alike, used } = limit;
  const [first] = open;
  // While one is open, one is left.
  const n = first && used ? Math.max(1, most - used(first).least) : most;
  const eligible = open.filter((each) => !among || isSo(ask(among, each)));
  const groups = alike
    ? eligible.map((one) => eligible.filter((other) => other === one || alike(one, other)))
    : [eligible];
  const choices = groups
    .filter((group) => new Set(group.map((matter) => countedAs(limit, matter))).size > n)
    .map((group) => ({ limit, n, of: group.map(({ charge }) => charge.id) }));
  return [...new Map(choices.map((choice) => [choice.of.join(' '), choice])).values()];
}

/** What counts as one: a charge, or the whole case that it belongs to. */
function countedAs({ byCase }: NumberLimit, { charge }: Matter): string {
  return byCase ? charge.caseKey : charge.id;
}

/** The choices that take in a charge, the one that leaves least first. */
export function picksFor(picks: Picks, relief: Relief, id: string): readonly Choice[] {
  return picks.get(relief)?.filter(({ of }) => of.includes(id)) ?? [];
}

function canBeHad(relief: Relief, { assessed }: Judged): boolean {
  return assessed.some((each) => each.relief === relief && !each.aside && isOpen(each));
}

function isOpen({ outcome }: Assessed): boolean {
  return outcome === 'automatic' || outcome === 'eligible' || outcome === 'not_yet';
}
