import { type PlaceCode, places } from '@openslate/law/place/places.ts';

const states = places.filter(({ code }) => code !== 'US');
const anyState = states.map(({ name }) => name.replaceAll(' ', '\\s+')).join('|');

/** “State of Michigan”, “Commonwealth of Pennsylvania”; else the one state that is named, if there is but one. */
export function stateOf(text: string): PlaceCode | undefined {
  const formal = new RegExp(
    `\\b(?:state|commonwealth|people) of (?:the state of )?(${anyState})\\b`,
    'i',
  ).exec(text);
  const named = formal?.[1] ?? onlyIn(text);
  if (named === undefined)
    return /\bunited states (?:district court|of america|attorney)\b/i.test(text) ? 'US' : undefined;
  const name = named.replaceAll(/\s+/g, ' ').toLowerCase();
  return states.find((state) => state.name.toLowerCase() === name)?.code;
}

function onlyIn(text: string): string | undefined {
  // Virginia stands in West Virginia: the longer name is tried first.
  const longestFirst = states.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `\\b(?:${longestFirst.map((name) => name.replaceAll(' ', '\\s+')).join('|')})\\b`,
    'gi',
  );
  const found = new Set(
    [...text.matchAll(pattern)].map(([name]) => name.replaceAll(/\s+/g, ' ').toLowerCase()),
  );
  const [only, ...more] = found;
  return more.length === 0 ? only : undefined;
}

const courtName =
  /^.*\b(?:(?:court|tribunal) (?:of|for|in)\b.*|(?:superior|district|circuit|municipal|county|magistrate|magisterial district|justice|criminal|supreme|common pleas|general sessions|trial|juvenile|recorder'?s|mayor'?s|city|state|probate)\s+court\b.*)$/im;

/** The court as the paper names it, on one line and without capitals that shout. */
export function courtOf(text: string): string | undefined {
  const line = courtName.exec(text)?.[0]?.trim();
  if (line === undefined) return undefined;
  const bare = line
    .replace(/^in the\s+/i, '')
    .replace(/\s{2,}.*$/, '')
    .replace(/[,:;.]+$/, '');
  return bare.length > 90 ? undefined : bare === bare.toUpperCase() ? calm(bare) : bare;
}

const small = new Set(['of', 'the', 'for', 'in', 'and', 'at']);

function calm(words: string): string {
  return words
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

const labelled =
  /\b(?:case|docket|cause|file|citation|ticket|complaint|indictment|index|court|warrant)\s*(?:no|nos|number|numbers|#|id)?\.?\s*(?:\(s\))?\s*[:#]?\s*((?=[\w-]*\d)[A-Z0-9][A-Z0-9.:/-]{3,30}[A-Z0-9](?:\s[A-Z]{2,3}\s\d{3,})?)/gi;

/** The numbers by which a court finds the case. */
export function caseNumbersOf(text: string): readonly string[] {
  const found = [...text.matchAll(labelled)].map(([, number = '']) => number);
  return [...new Set([...found, ...(text.match(/\b[A-Z]{2}-\d{2}-[A-Z]{2}-\d{7}-\d{4}\b/g) ?? [])])];
}
