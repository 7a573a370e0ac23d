import type { Said } from '../../answer.ts';
import { quoted } from '../sentences.ts';
import { isForSome, type Way, type Ways, waitsOf } from '../ways.ts';
import { besideIt, madeForIt, startingOn, telling, warned } from './beside-the-way.ts';
import { longestRule, ofAge, sourcesOf, texts } from './rules-in-words.ts';

/** The way of which a question asks: by its name, or by what it asks. */
export function focusedOn(open: readonly Way[], focus: RegExp | undefined): Way | undefined {
  if (!focus) return undefined;
  const byName = open.find(({ name }) => focus.test(name));
  return byName ?? open.find(({ asks }) => asks.some(({ text }) => focus.test(text)));
}

type Telling = { readonly focus?: RegExp | undefined; readonly isBrief?: boolean | undefined };

export function wayThere(
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
  const grownUp = first.asks.find(({ text }) => ofAge.test(text));
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
      focused.length > 0 && wait && !focused.includes(wait)
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
