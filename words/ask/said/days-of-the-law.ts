import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Relief } from '@openslate/law/place/relief.ts';
import type { Said } from '../answer.ts';
import { dated, inPlaceCalled, quoted } from './sentences.ts';
import type { Way } from './ways.ts';

const asksForStart =
  /\b(?:(?:when|what day|what date|which day|how long ago)(?: \w+){0,6} (?:start\w*|begin|began|begins|kick\w* in|take effect|took effect|go into effect|went into effect|become law|became law|pass(?:ed)?)|since when|(?:start|effective) (?:day|date)|in effect (?:yet|now|already)|(?:already|yet) in (?:effect|force)|whats new|(?:did|has|have|is)(?: \w+){1,4} (?:change|changed|new)|law changed|passed (?:something|a law|anything)|new (?:\w+ )?law)\b/;

const asksForEnd =
  /\b(?:deadline|by when|by what (?:date|day)|have to be (?:done|finished|through)|(?:how long|when) do(?:es)? (?:the courts?|they|the state) have)\b/;

/** The days on which rules of a way began. */
function newRulesOf(relief: Relief | undefined): readonly (string | undefined)[] {
  return relief?.rules.map(({ inForce }) => inForce?.from) ?? [];
}

/** Since when a way is the law, and until when the state has to have done it, where somebody asks for that. */
export function daysOfTheLaw(
  plain: string,
  { name, reliefs }: Jurisdiction,
  open: readonly Way[],
): Said | undefined {
  const begun = asksForStart.test(plain)
    ? open.flatMap((way) => {
        const relief = reliefs.find(({ id }) => id === way.id);
        const from = [relief?.inForce?.from, ...newRulesOf(relief)]
          .filter((day) => day !== undefined)
          .sort()
          .at(-1);
        return from
          ? [{ way, from, text: `${quoted(way.name)} has been the law, as it is now, since ${dated(from)}.` }]
          : [];
      })
    : [];
  const due = asksForEnd.test(plain)
    ? open.flatMap((way) =>
        way.by ? [{ way, text: `For ${quoted(way.name)} the state has until ${dated(way.by)}.` }] : [],
      )
    : [];
  const newest = [...begun].sort((one, other) => other.from.localeCompare(one.from));
  const told = [...newest.slice(0, 1), ...due.slice(0, 1)];
  if (told.length === 0) return undefined;
  return {
    text: `${inPlaceCalled(name)}: ${told.map(({ text }) => text).join(' ')}`,
    sources: told.flatMap(({ way }) => way.asks.slice(0, 1).map(({ cite }) => cite)),
  };
}
