import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { onceEach, type Said, type Source } from './answer.ts';
import { caseInWords } from './case-in-words.ts';
import { type Facts, tellsCase } from './facts-told.ts';
import { capital, dated, few, inPlaceCalled, quoted, sentence } from './sentences.ts';
import { type Asks, isForSome, type Way, type Ways, waitsOf, waysFor } from './ways.ts';

/** A question about the law of a place on a day, and what was told of the case. */
export type Matter = {
  readonly law: Jurisdiction;
  readonly facts: Facts;
  readonly asOf: string;
  /** Words of the rules that somebody asks for: about money, or about what is left out. */
  readonly focus?: RegExp | undefined;
};

/** Waits that differ by class are told whole. */
const longestRule = 380;

export const ownCase = 'Your own case decides, so answer a few questions to see what fits.';

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

/** The wait alone, on each level; and that of a second way, where the first has none or comes by itself. */
export function waitIn(matter: Matter): Said {
  return together(matter, (ways, about, isBrief = false) => {
    const way = ways.open.find(({ name }) => matter.focus?.test(name)) ?? ways.open[0];
    if (!way) return noWay(ways, about, matter.law);
    const wait = waitsOf(way)[0];
    const other = ways.open.find((each) => each !== way && !each.automatic && waitsOf(each).length > 0);
    // To seal is mostly sooner than to expunge: who named neither hears of both.
    const isOtherKind = matter.facts.wanted === undefined && other?.kind !== way.kind;
    const otherWait =
      other && !isBrief && (!wait || way.automatic || isOtherKind) ? waitsOf(other)[0] : undefined;
    const over = way.asks.find(({ id }) => /over|ended|finished/.test(id));
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
          ? `If you ask for ${quoted(other.name)}, the rule is: ${texts([otherWait], 240)}`
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
  { effect, limits, cautions, steps }: Way,
): string {
  if (wait && !isForSome(wait)) return `The rule on the wait: ${texts([wait], longestRule)}`;
  const noWait = [...limits, ...cautions, effect, ...steps].find((text) => /\bno wait\b/i.test(text));
  const none = noWait ? sentence(noWait).slice(0, -1) : 'We found no set number of years to wait';
  if (wait) return `${none} for most cases. But: ${texts([wait], longestRule)}`;
  return over ? `${none}. But it asks: ${texts([over], longestRule)}` : `${none}.`;
}

/** What the way does that somebody speaks of by name, and where it ends. */
export function effectIn({ law, facts, asOf }: Matter): Said | undefined {
  const open = waysFor(law, facts, asOf).flatMap((ways) => ways.open);
  const way = open.find(({ kind }) => kind === facts.wanted);
  const [first] = way?.asks ?? [];
  if (!way || !first) return undefined;
  return {
    text: `${inPlaceCalled(law.name)}, ${quoted(way.name)} does this: ${few([way.effect, ...way.limits.slice(0, 1)], 320)}`,
    sources: [first.cite],
  };
}

export function isAutomatic({ law, facts, asOf }: Matter): boolean {
  return waysFor(law, facts, asOf).some(({ open }) => open.some(({ automatic }) => automatic));
}

/** Whether it goes by itself; where it does not, what can be asked for. */
export function automaticIn(matter: Matter): Said {
  return together(matter, (ways, about) => {
    const way = ways.open.find(({ automatic }) => automatic);
    const toAskFor = ways.open.filter(({ automatic }) => !automatic);
    if (way) return wayThere({ ...ways, open: [way, ...toAskFor] }, about, { focus: matter.focus });
    if (ways.open.length === 0) return noWay(ways, about, matter.law);
    const there = wayThere(ways, about, { focus: matter.focus, isBrief: true });
    return {
      text: `we found no law that clears ${about} by itself. But ${there.text}`,
      sources: there.sources,
    };
  });
}

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

/** What is said of the ways of one level; in brief where another level follows. */
type Saying = (ways: Ways, about: string, isBrief?: boolean) => Said;

/**
 * What is said on each level, once where it is the same on all. Where no conviction can go, and nobody told that it was
 * one, a case without one is told of too.
 */
function together({ law, facts, asOf }: Matter, say: Saying): Said {
  const levels = waysFor(law, facts, asOf);
  const alike = levels.map((ways) => say(ways, caseInWords({ ...facts, level: facts.level })));
  const isOneForAll = new Set(alike.map(({ text }) => text)).size === 1;
  const said = isOneForAll
    ? alike.slice(0, 1)
    : levels.map((ways) => say(ways, caseInWords({ ...facts, level: ways.level }), true));
  const isAllShut = levels.every(({ open }) => open.length === 0);
  const besides =
    isAllShut && facts.disposition === undefined ? endedOtherwise({ law, facts, asOf }, say) : [];
  const all = [...new Map([...said, ...besides].map((each) => [each.text, each])).values()];
  return {
    text: `${inPlaceCalled(law.name)}, ${all.map(({ text }, at) => (at === 0 ? text : capital(text))).join(' ')} ${ownCase}`,
    sources: onceEach(all.flatMap(({ sources }) => sources)),
  };
}

/** Of a case of which nothing was told, that it was dropped; of another, that the judgment was put off. */
function endedOtherwise({ law, facts, asOf }: Matter, say: Saying): Said[] {
  const ended = tellsCase(facts)
    ? ({ ...facts, disposition: 'deferred' } as const)
    : ({ ...facts, disposition: 'dismissed' } as const);
  return waysFor(law, ended, asOf)
    .filter(({ open }) => open.length > 0 || !tellsCase(facts))
    .map((ways) => say(ways, caseInWords(ended), tellsCase(facts)));
}

/** The way of which a question asks: by its name, or by what it asks. */
function focusedOn(open: readonly Way[], focus: RegExp | undefined): Way | undefined {
  if (!focus) return undefined;
  const byName = open.find(({ name }) => focus.test(name));
  return byName ?? open.find(({ asks }) => asks.some(({ text }) => focus.test(text)));
}

type Telling = { readonly focus?: RegExp | undefined; readonly isBrief?: boolean | undefined };

function wayThere(
  { open, others, ...more }: Ways,
  about: string,
  { focus, isBrief = false }: Telling = {},
): Said {
  const first = focusedOn(open, focus) ?? open[0];
  if (!first) throw new Error('No way is open.');
  const second = first.automatic && !isBrief ? open.find(({ automatic }) => !automatic) : undefined;
  const focused = focus ? first.asks.filter(({ text }) => focus.test(text)) : [];
  const wait = waitsOf(first).find((each) => !isForSome(each));
  const waits = wait && focused.length === 0 ? [wait] : [];
  const grownUp = first.asks.find(({ text }) =>
    /\b(?:18|19|21) (?:or older|years old)|turned (?:18|21)/.test(text),
  );
  const isOpen = first.outcome === 'needs_review';
  const decisive =
    isOpen && !isBrief && focused.length === 0 ? first.asks.filter(({ isMet }) => !isMet).slice(0, 1) : [];
  const asked = focused.length > 0 ? focused.slice(0, 3) : waits.length > 0 ? waits : telling(first.asks);
  const lead = first.automatic ? 'the law may clear it by itself' : 'there may be a way';
  return {
    text: [
      `for ${about}, ${lead}${isOpen ? ', if the details fit' : ''}: ${quoted(first.name)}${startingOn(first)}.`,
      asked.length > 0
        ? `${waits.length > 0 ? 'The rule on the wait' : 'It asks'}: ${texts(asked, longestRule)}`
        : '',
      focused.length > 0 && !isBrief && wait && !focused.includes(wait)
        ? `The rule on the wait: ${texts([wait], 240)}`
        : '',
      grownUp && !isBrief && !asked.includes(grownUp) ? texts([grownUp], 160) : '',
      decisive.length > 0 ? `Much turns on this: ${texts(decisive, 160)}` : '',
      isBrief && !focus ? '' : warned(first, focus),
      second ? `You may also ask for ${quoted(second.name)}.` : '',
      isBrief ? '' : madeForIt({ open, others, ...more }),
      isBrief ? '' : besideIt({ open, others, ...more }, focus),
    ]
      .filter(Boolean)
      .join(' '),
    sources: sourcesOf([
      ...asked,
      ...(wait ? [wait] : []),
      ...decisive,
      ...first.asks.slice(0, 1),
      ...(second?.asks.slice(0, 1) ?? []),
    ]),
  };
}

/** A way that is made for such a crime, with what it asks first. */
function madeForIt({ special }: Ways): string {
  const [way] = special;
  if (!way) return '';
  const asks = waitsOf(way).slice(0, 1);
  return `There is also ${quoted(way.name)}, if the details fit. It asks: ${texts(asks.length > 0 ? asks : telling(way.asks), 200)}`;
}

/** What goes by itself beside the record: off the courts’ website, off the state’s check; and what was asked for by name. */
function besideIt({ others, shut }: Ways, focus?: RegExp): string {
  const meant = focus && [...others, ...shut].find(({ name }) => focus.test(name));
  if (meant) {
    const asks = waitsOf(meant).slice(0, 1);
    return `There is also ${quoted(meant.name)}. It asks: ${texts(asks.length > 0 ? asks : telling(meant.asks), 200)}`;
  }
  const itself = others.find(({ automatic, kind }) => automatic && kind !== 'rights' && kind !== 'pardon');
  return itself ? `There is also ${quoted(itself.name)}.` : '';
}

/** That a way is open only once has to be known before it is taken; and what was asked for, if no rule says it. */
function warned({ effect, limits, cautions }: Way, focus?: RegExp): string {
  const told = [...cautions, ...limits, effect];
  const once = told.find((text) => /\b(?:once|one|two|[2-5])\b[^.]{0,60}\blife\b/.test(text));
  return once ?? (focus && told.find((text) => focus.test(text))) ?? '';
}

/** What says most: how the case has to have ended. That it is over, and what is rare, says little. */
function telling(asks: readonly Asks[]): readonly Asks[] {
  const rank = ({ id, text }: Asks) =>
    /insan|unfit|\bill|mental|fit for trial/i.test(text) || id === 'case-over'
      ? 2
      : /whole|convicted|conviction|ended|cleared|favor|since/.test(id)
        ? 0
        : 1;
  return [...asks].sort((one, other) => rank(one) - rank(other)).slice(0, 1);
}

/** A law that is still to begin is told with its day. */
function startingOn({ coming }: Way): string {
  return coming === undefined ? '' : `, from ${dated(coming)} on`;
}

function noWay({ shut, others, special }: Ways, about: string, law: Jurisdiction): Said {
  const [made] = special;
  if (made) return wayThere({ level: 'misdemeanor', open: [made], shut, others, special: [] }, about);
  const [near] = shut;
  const closing = near?.asks.find(({ isMet }) => !isMet);
  const help = others.filter(({ kind }) => kind !== 'rights').slice(0, 1);
  const sources = sourcesOf([...(closing ? [closing] : []), ...help.flatMap(({ asks }) => asks.slice(0, 1))]);
  return {
    text: [
      `${about} mostly cannot be cleared: we found no general way.`,
      near && closing ? `There is ${quoted(near.name)}, but it asks: ${texts([closing], 220)}` : '',
      help.length > 0
        ? help
            .map(
              ({ name, effect }) => `Something else may still help: ${quoted(name)}. ${few([effect], 200)}`,
            )
            .join('')
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    sources: sources.length > 0 ? sources : firstSource(law),
  };
}

/** Where nothing is for such a case, the law that was looked through. */
function firstSource({ reliefs }: Jurisdiction): readonly Source[] {
  const rule = reliefs.flatMap(({ rules }) => rules)[0];
  return rule ? [rule.cite] : [];
}

function texts(asks: readonly Asks[], most: number): string {
  return few(
    asks.flatMap(({ text }) =>
      sentence(capital(text))
        .replaceAll(/\. (?=[A-Z“])/g, '.\n')
        .split('\n'),
    ),
    most,
  );
}

function sourcesOf(asks: readonly Asks[]): readonly Source[] {
  return onceEach(asks.map(({ cite }) => cite));
}
