import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { Said, Source } from './answer.ts';
import { caseInWords } from './case-in-words.ts';
import { type Facts, tellsCase } from './facts-told.ts';
import { capital, dated, few, inPlaceCalled, listed, quoted, sentence } from './sentences.ts';
import { type Asks, type Way, type Ways, waitsOf, waysFor } from './ways.ts';

/** A question about the law of a place on a day, and what was told of the case. */
export type Matter = { readonly law: Jurisdiction; readonly facts: Facts; readonly asOf: string };

/** Waits that differ by class are told whole. */
const longestRule = 380;

const ownCase = 'Your own case decides, so answer a few questions to see what fits.';

/**
 * What the law of a place says of such a case: which ways there are, what the nearest of them asks, and where it stands.
 * It is the law on a usual case, never an answer about a person.
 */
export function eligibilityIn(matter: Matter): Said {
  return together(matter, (ways, about) =>
    ways.open.length > 0 ? wayThere(ways, about) : noWay(ways, about, matter.law),
  );
}

/** The wait alone, on each level. */
export function waitIn(matter: Matter): Said {
  return together(matter, (ways, about) => {
    const [way] = ways.open;
    if (!way) return noWay(ways, about, matter.law);
    const waits = waitsOf(way);
    const over = way.asks.find(({ id }) => /over|ended|finished/.test(id));
    const asked = waits.length > 0 ? waits.slice(0, 1) : over ? [over] : [];
    return {
      text: `for ${about}, the way is often ${quoted(way.name)}${startingOn(way)}. ${
        waits.length > 0
          ? `The rule on the wait: ${texts(asked, longestRule)}`
          : `We found no set number of years to wait.${over ? ` But it asks: ${texts([over], 200)}` : ''}`
      }`,
      sources: sourcesOf(asked.length > 0 ? asked : way.asks.slice(0, 1)),
    };
  });
}

/** Whether it goes by itself. Nothing where the law is not asked about any case. */
export function automaticIn(matter: Matter): Said {
  return together(matter, (ways, about) => {
    const way = ways.open.find(({ automatic }) => automatic);
    if (way) return wayThere({ ...ways, open: [way] }, about);
    const [asked] = ways.open;
    if (!asked) return noWay(ways, about, matter.law);
    return {
      text: `we found no law that clears ${about} by itself. But you may be able to ask: ${quoted(asked.name)}.`,
      sources: sourcesOf(asked.asks.slice(0, 1)),
    };
  });
}

/** What to do, for the way that is nearest. */
export function stepsIn(matter: Matter): Said {
  const [ways] = waysFor(matter.law, matter.facts, matter.asOf);
  const way = ways?.open.find(({ automatic }) => !automatic) ?? ways?.open[0];
  if (!ways || !way) return eligibilityIn(matter);
  const about = caseInWords(matter.facts);
  const lead = way.automatic ? 'the law may clear it by itself' : 'you may be able to ask for';
  return {
    text: `${inPlaceCalled(matter.law.name)}, for ${about}, ${lead}: ${quoted(way.name)}${startingOn(way)}. ${few(way.steps.slice(0, 3), 330)} ${ownCase}`,
    sources: sourcesOf(way.asks.slice(0, 2)),
  };
}

/**
 * What is said on each level, once where it is the same on all. Where nothing was told and no conviction can go, a case
 * without one is told of too.
 */
function together({ law, facts, asOf }: Matter, say: (ways: Ways, about: string) => Said): Said {
  const levels = waysFor(law, facts, asOf);
  const alike = levels.map((ways) => say(ways, caseInWords({ ...facts, level: facts.level })));
  const isOneForAll = new Set(alike.map(({ text }) => text)).size === 1;
  const said = isOneForAll
    ? alike.slice(0, 1)
    : levels.map((ways) => say(ways, caseInWords({ ...facts, level: ways.level })));
  const isAllShut = levels.every(({ open }) => open.length === 0);
  const dismissed = { ...facts, disposition: 'dismissed' as const };
  const besides =
    isAllShut && !tellsCase(facts)
      ? waysFor(law, dismissed, asOf).map((ways) => say(ways, caseInWords(dismissed)))
      : [];
  const all = [...said, ...besides];
  return {
    text: `${inPlaceCalled(law.name)}, ${all.map(({ text }, at) => (at === 0 ? text : capital(text))).join(' ')} ${ownCase}`,
    sources: onceEach(all.flatMap(({ sources }) => sources)),
  };
}

function wayThere({ open }: Ways, about: string): Said {
  const [first, second] = open;
  if (!first) throw new Error('No way is open.');
  const waits = waitsOf(first).slice(0, 1);
  const asked = waits.length > 0 ? waits : first.asks.slice(0, 1);
  const lead = first.automatic
    ? `for ${about}, the law may clear it by itself: ${quoted(first.name)}${startingOn(first)}.`
    : `for ${about}, there may be a way: ${quoted(first.name)}${startingOn(first)}.`;
  return {
    text: [
      lead,
      asked.length > 0
        ? `${waits.length > 0 ? 'The rule on the wait' : 'It asks'}: ${texts(asked, longestRule)}`
        : '',
      second && first.automatic ? `You may also ask for ${quoted(second.name)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    sources: sourcesOf([...asked, ...first.asks.slice(0, 1), ...(second?.asks.slice(0, 1) ?? [])]),
  };
}

/** A law that is still to begin is told with its day. */
function startingOn({ coming }: Way): string {
  return coming === undefined ? '' : `, from ${dated(coming)} on`;
}

function noWay({ shut, others }: Ways, about: string, law: Jurisdiction): Said {
  const [near] = shut;
  const closing = near?.asks.find(({ isMet }) => !isMet);
  const help = others.filter(({ kind }) => kind !== 'rights').slice(0, 1);
  const sources = sourcesOf([...(closing ? [closing] : []), ...help.flatMap(({ asks }) => asks.slice(0, 1))]);
  return {
    text: [
      `for ${about}, we found no general way that clears it.`,
      near && closing ? `There is ${quoted(near.name)}, but it asks: ${texts([closing], 220)}` : '',
      help.length > 0
        ? `Something else may still help: ${listed(
            help.map(({ name }) => quoted(name)),
            'or',
          )}.`
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

function onceEach(sources: readonly Source[]): readonly Source[] {
  return [...new Map(sources.map((source) => [source.label, source])).values()].slice(0, 5);
}
