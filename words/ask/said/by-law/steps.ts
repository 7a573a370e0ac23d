import type { Said } from '../../answer.ts';
import { caseInWords } from '../case-in-words.ts';
import { few, inPlaceCalled, quoted } from '../sentences.ts';
import { isForSome, waitsOf, waysFor } from '../ways.ts';
import { madeForIt, startingOn } from './beside-the-way.ts';
import { eligibilityIn } from './eligibility.ts';
import { type Matter, ownCase } from './matter.ts';
import { longestRule, sourcesOf, texts } from './rules-in-words.ts';
import { focusedOn } from './way-there.ts';

/** What to do, for the way that is nearest. */
export function stepsIn(matter: Matter): Said {
  const levels = waysFor(matter.law, matter.facts, matter.asOf);
  const ways = levels.find(({ open }) => open.length > 0);
  const toAskFor = ways?.open.filter(({ automatic }) => !automatic) ?? [];
  const way = focusedOn(toAskFor, matter.focus) ?? toAskFor[0] ?? ways?.open[0];
  if (!ways || !way) return eligibilityIn(matter);
  const about = caseInWords(levels.length > 1 ? { ...matter.facts, level: ways.level } : matter.facts);
  const lead = way.automatic ? 'the law may clear it by itself' : 'you may be able to ask for';
  const waits = waitsOf(way)
    .filter((each) => !isForSome(each))
    .slice(0, 1);
  return {
    text: [
      `${inPlaceCalled(matter.law.name)}, for ${about}, ${lead}: ${quoted(way.name)}${startingOn(way)}.`,
      waits.length > 0 ? `The rule on the wait: ${texts(waits, longestRule)}` : '',
      few(way.steps.slice(0, 3), 330),
      madeForIt(ways),
      ownCase,
    ]
      .filter(Boolean)
      .join(' '),
    sources: sourcesOf([...waits, ...way.asks.slice(0, 2)]),
  };
}
