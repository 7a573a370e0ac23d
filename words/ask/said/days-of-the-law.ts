import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Relief } from '@openslate/law/place/relief.ts';
import type { Said } from '../answer.ts';
import { dated, inPlaceCalled, quoted } from './sentences.ts';
import type { Way } from './ways.ts';

const asksForStart =
  /\b(?:(?:when|what day|what date|which day|how long ago)(?: \w+){0,6} (?:start\w*|begin|began|begins|kick\w* in|take effect|took effect|go into effect|went into effect|become law|became law|pass(?:ed)?)|since when|(?:start|effective) (?:day|date)|in effect (?:yet|now|already)|(?:already|yet) in (?:effect|force)|whats new|(?:did|has|have|is)(?: \w+){1,4} (?:change|changed|new)|law changed|passed (?:something|a law|anything)|new (?:\w+ )?law)\b/;

const asksForEnd =
  /\b(?:deadline|by when|by what (?:date|day)|have to be (?:done|finished|through)|(?:how long|when) do(?:es)? (?:the courts?|they|the state) have)\b/;

type Told = { readonly day: string; readonly text: string; readonly cites: Said['sources'] };

/** All days on which a way, or one of its rules, began or will begin, in order. */
function daysOf({ inForce, rules }: Relief): readonly string[] {
  return [inForce?.from, ...rules.map((rule) => rule.inForce?.from)]
    .filter((day) => day !== undefined)
    .sort();
}

const citesOf = ({ rules }: Relief) => rules.slice(0, 1).map(({ cite }) => cite);

/** The newest of the ways that are open, as they stand. */
function begun(open: readonly Relief[], asOf: string): readonly Told[] {
  return open
    .flatMap((relief): readonly Told[] => {
      const day = daysOf(relief)
        .filter((each) => each <= asOf)
        .at(-1);
      const text = `${quoted(relief.name)} has been the law, as it is now, since ${dated(day ?? asOf)}.`;
      return day === undefined ? [] : [{ day, text, cites: citesOf(relief) }];
    })
    .sort((one, other) => other.day.localeCompare(one.day))
    .slice(0, 1);
}

/** What the law of the place has next in store. */
function coming(reliefs: readonly Relief[], asOf: string): readonly Told[] {
  return reliefs
    .filter(({ alternative }) => !alternative)
    .flatMap((relief): readonly Told[] => {
      const day = daysOf(relief).find((each) => each > asOf);
      if (day === undefined) return [];
      const does = relief.inForce?.from === day ? 'begins' : 'changes';
      return [{ day, text: `${quoted(relief.name)} ${does} on ${dated(day)}.`, cites: citesOf(relief) }];
    })
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(0, 1);
}

/** Since when a way is the law, what comes next, and until when the state has to have done it, where that is asked. */
export function daysOfTheLaw(
  plain: string,
  { name, reliefs }: Jurisdiction,
  open: readonly Way[],
  asOf: string,
): Said | undefined {
  const inSight = open.flatMap(({ id }) => reliefs.filter((relief) => relief.id === id));
  const due = open.flatMap(({ name: called, by, asks }): readonly Told[] =>
    by === undefined
      ? []
      : [
          {
            day: by,
            text: `For ${quoted(called)} the state has until ${dated(by)}.`,
            cites: asks.slice(0, 1).map(({ cite }) => cite),
          },
        ],
  );
  const told = [
    ...(asksForStart.test(plain) ? [...begun(inSight, asOf), ...coming(reliefs, asOf)] : []),
    ...(asksForEnd.test(plain) ? due.slice(0, 1) : []),
  ];
  if (told.length === 0) return undefined;
  return {
    text: `${inPlaceCalled(name)}: ${told.map(({ text }) => text).join(' ')}`,
    sources: told.flatMap(({ cites }) => cites),
  };
}
