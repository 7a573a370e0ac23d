import { limitsIn } from '@openslate/law/place/relief.ts';
import { onceEach, type Said } from '../../answer.ts';
import { inPlaceCalled } from '../sentences.ts';
import { waysFor } from '../ways.ts';
import type { Matter } from './matter.ts';

/** More than these nobody reads on a phone: those of the likeliest ways come first. */
const mostLimits = 3;

/** How often the law of a place clears something on request. Nothing, where it sets no limit that we know of. */
export function howOftenIn(matter: Matter): Said | undefined {
  const { law, facts, asOf } = matter;
  const likely = waysFor(law, facts, asOf).flatMap(({ open, special }) =>
    [...open, ...special].map(({ id }) => id),
  );
  const limited = law.reliefs.filter((relief) => !relief.alternative && limitsIn(relief).length > 0);
  const inOrder = [...limited].sort((a, b) => rank(likely, a.id) - rank(likely, b.id));
  const limits = [...new Map(inOrder.flatMap(limitsIn).map((limit) => [limit.text, limit])).values()];
  if (limits.length === 0) return undefined;
  const told = limits.slice(0, mostLimits);
  return {
    text: `${told.map(({ text }) => text).join(' ')} ${notCounted}`,
    sources: onceEach(told.map(({ cite }) => cite)),
  };
}

const notCounted = 'What the law clears by itself is not counted.';

function rank(likely: readonly string[], id: string): number {
  const at = likely.indexOf(id);
  return at < 0 ? likely.length : at;
}

/** Where no limit is known, that is said too. */
export function noLimitKnown({ law: { name } }: Matter): Said {
  return {
    text: `${inPlaceCalled(name)}, we found no limit on how many cases you may clear. The law looks at each case.`,
    sources: [],
  };
}
