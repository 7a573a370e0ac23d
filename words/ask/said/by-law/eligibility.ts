import type { Said } from '../../answer.ts';
import { evenThen, few, inPlaceCalled, quoted } from '../sentences.ts';
import { waysFor } from '../ways.ts';
import { together } from './level-by-level.ts';
import type { Matter } from './matter.ts';
import { noWay } from './no-way.ts';
import { wayThere } from './way-there.ts';

/**
 * What the law of a place says of such a case: which ways there are, what the nearest of them asks, and where it stands.
 * It is the law on a usual case, never an answer about a person.
 */
export function eligibilityIn(matter: Matter): Said {
  return together(matter, (ways, about, isBrief) =>
    ways.open.length > 0
      ? wayThere(ways, about, { focus: matter.focus, isBrief })
      : noWay(ways, about, matter.law),
  );
}

/** What the way does that somebody speaks of by name, and where it ends. */
export function effectIn({ law, facts, asOf }: Matter): Said | undefined {
  const open = waysFor(law, facts, asOf).flatMap((ways) => ways.open);
  const way = open.find(({ kind }) => kind === facts.wanted);
  const [first] = way?.asks ?? [];
  if (!way || !first) return undefined;
  return {
    text: `${inPlaceCalled(law.name)}, ${quoted(way.name)} does this: ${few([way.effect, ...way.limits.slice(0, 1).map(evenThen)], 320)}`,
    sources: [first.cite],
  };
}

export function isAutomatic({ law, facts, asOf }: Matter): boolean {
  return waysFor(law, facts, asOf).some(({ open }) => open.some(({ automatic }) => automatic));
}

/** Whether it goes by itself; where it does not, what can be asked for. */
export function automaticIn(matter: Matter): Said {
  return together(matter, (ways, about, isBrief) => {
    const way = ways.open.find(({ automatic }) => automatic);
    const toAskFor = ways.open.filter(({ automatic }) => !automatic);
    if (way) return wayThere({ ...ways, open: [way, ...toAskFor] }, about, { focus: matter.focus });
    if (ways.open.length === 0) return noWay(ways, about, matter.law);
    const there = wayThere(ways, about, { focus: matter.focus, isBrief });
    return {
      text: `we found no law that clears ${about} by itself. But ${there.text}`,
      sources: there.sources,
    };
  });
}
