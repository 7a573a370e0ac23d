import type { Said } from '../../answer.ts';
import { quoted, sentence } from '../sentences.ts';
import { type Asks, isForSome, type Way, waitsOf } from '../ways.ts';
import { besideIt, madeForIt, startingOn, warned } from './beside-the-way.ts';
import { together } from './level-by-level.ts';
import type { Matter } from './matter.ts';
import { noWay } from './no-way.ts';
import { longestRule, ofAge, sourcesOf, texts } from './rules-in-words.ts';

/** The wait alone, on each level; and that of a second way, where the first has none or comes by itself. */
export function waitIn(matter: Matter): Said {
  return together(matter, (ways, about, isBrief = false) => {
    const way = ways.open.find(({ name }) => matter.focus?.test(name)) ?? ways.open[0];
    if (!way) return noWay(ways, about, matter.law);
    const wait = waitsOf(way)[0];
    const other = ways.open.find((each) => each !== way && !each.automatic && waitsOf(each).length > 0);
    // To seal is mostly sooner than to expunge: who named neither hears of both.
    const isOtherKind =
      (matter.facts.wanted === undefined || matter.facts.wantsEither) && other?.kind !== way.kind;
    const otherWait =
      other && (!isBrief || matter.facts.wantsEither) && (!wait || way.automatic || isOtherKind)
        ? waitsOf(other)[0]
        : undefined;
    const over =
      way.asks.find(({ text }) => wait === undefined && ofAge.test(text)) ??
      way.asks.find(({ id }) => /over|ended|finished/.test(id));
    const asked = wait ?? over;
    const told = [...(asked ? [asked] : way.asks.slice(0, 1)), ...(otherWait ? [otherWait] : [])];
    return {
      text: [
        `for ${about}, the way is often ${quoted(way.name)}${startingOn(way)}.`,
        waitInWords(wait, over, way),
        isBrief ? '' : warned(way),
        isBrief ? '' : madeForIt(ways),
        isBrief ? '' : besideIt(ways, matter.focus),
        other && otherWait
          ? `If you ask for ${quoted(other.name)}, the rule is: ${texts([otherWait], matter.facts.wantsEither ? longestRule : 240)}`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
      sources: sourcesOf(told),
    };
  });
}

function waitInWords(
  wait: Asks | undefined,
  over: Asks | undefined,
  { effect, cautions, steps }: Way,
): string {
  if (wait && !isForSome(wait)) return `The rule on the wait: ${texts([wait], longestRule)}`;
  const noWait = [...cautions, effect, ...steps].find((text) => /\bno wait\b/i.test(text));
  const none = noWait ? sentence(noWait).slice(0, -1) : 'We found no set number of years to wait';
  if (wait) return `${none} for most cases. But: ${texts([wait], longestRule)}`;
  return over ? `${none}. But it asks: ${texts([over], longestRule)}` : `${none}.`;
}
