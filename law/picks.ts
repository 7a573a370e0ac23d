import { ask } from './condition.ts';
import type { Assessed, Judged } from './ranking.ts';
import type { Relief } from './relief.ts';
import { isSo } from './when.ts';

/** Of these charges, only so many can have the relief. */
export type Picks = ReadonlyMap<Relief, { n: number; of: string[] }>;

/** Where the law lets a person choose (“any two of your three”), and there is more to choose from than may be chosen. */
export function picksOf(judged: readonly Judged[], reliefs: readonly Relief[]): Picks {
  const picks = new Map<Relief, { n: number; of: string[] }>();
  for (const relief of reliefs) {
    if (!relief.pick) continue;
    const { n, byCase } = relief.pick;
    const eligible = judged.filter((each) => comesIntoQuestion(relief, each));
    const counted = new Set(eligible.map(({ matter: { charge } }) => (byCase ? charge.caseKey : charge.id)));
    if (counted.size > n) picks.set(relief, { n, of: eligible.map(({ matter }) => matter.charge.id) });
  }
  return picks;
}

function comesIntoQuestion(relief: Relief, { matter, assessed }: Judged): boolean {
  const among = relief.pick?.among;
  if (among && !isSo(ask(among, matter))) return false;
  return assessed.some((each) => each.relief === relief && !each.aside && canBeHad(each));
}

function canBeHad({ outcome }: Assessed): boolean {
  return outcome === 'automatic' || outcome === 'eligible' || outcome === 'not_yet';
}
