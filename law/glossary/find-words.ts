import type { LegalWord } from './legal-word.ts';

/** Where a word of the law stands in a text: from this character up to that one. */
type FoundWord = { readonly word: LegalWord; readonly from: number; readonly upTo: number };

/** A short form is found in capitals alone, unless somebody types it: then in any case. */
export type WordFinder = (text: string, how?: { readonly anyCase: boolean }) => readonly FoundWord[];

type Token = { readonly text: string; readonly from: number; readonly upTo: number };

type Spelling = {
  readonly word: LegalWord;
  readonly tokens: readonly string[];
  /** Its last word is only how it begins. */
  readonly isStem: boolean;
  /** PBJ, LFOs. */
  readonly isShort: boolean;
};

/** Short forms with dots (A.C.D.), words with an apostrophe, B&E. */
const token = /(?:[A-Za-z]\.){2,10}|[A-Za-z0-9&]{1,40}(?:[’'][A-Za-z]{1,20})?/g;
/** What may stand between two words of one term: a space, a hyphen, a dot after a short word, the end of a line. */
const joint = /^(?:\.? ?[-–/(]? ?|[ \t]{0,9}\r?\n[ \t]{0,60})$/;
const longestShortened = 4;
const stemKey = 4;
/** Fewer letters are words of ordinary talk too: “da”, “yo”. */
const shortestTyped = 3;

/** Finds all words of a list in one pass over a text; of those that begin at the same place, the longest. */
export function finderOf(words: readonly LegalWord[]): WordFinder {
  const byStart = new Map<string, Spelling[]>();
  const stems = new Map<string, Spelling[]>();
  for (const spelling of words.flatMap(spellingsOf)) {
    const [first = '', ...more] = spelling.tokens;
    if (more.length > 0) add(byStart, first, spelling);
    else if (spelling.isStem) add(stems, first.slice(0, stemKey), spelling);
    else for (const form of [first, ...pluralsOf(first)]) add(byStart, form, spelling);
  }
  return (text, { anyCase } = { anyCase: false }) => {
    const tokens = tokensOf(text);
    const found: FoundWord[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const start = plain(tokens[at]?.text ?? '');
      const candidates = [...(byStart.get(start) ?? []), ...(stems.get(start.slice(0, stemKey)) ?? [])];
      const [longest] = candidates
        .filter((spelling) => standsAt(spelling, tokens, at, text, anyCase))
        .sort((one, other) => other.tokens.join(' ').length - one.tokens.join(' ').length);
      if (!longest) continue;
      const last = at + longest.tokens.length - 1;
      found.push({ word: longest.word, from: tokens[at]?.from ?? 0, upTo: tokens[last]?.upTo ?? 0 });
      at = last;
    }
    return found;
  };
}

export function spellingsOf(word: LegalWord): readonly Spelling[] {
  return [word.word, ...(word.also ?? [])].map((written) => ({
    word,
    tokens: tokensOf(written).map(({ text }) => plain(text)),
    isStem: written.endsWith('*'),
    isShort: /^[^a-z]*[A-Z][^a-z]*[A-Z][^a-z]*s?$/.test(written),
  }));
}

function standsAt(
  { tokens: spelled, isStem, isShort }: Spelling,
  tokens: readonly Token[],
  at: number,
  text: string,
  anyCase: boolean,
): boolean {
  return spelled.every((wanted, index) => {
    const here = tokens[at + index];
    if (!here) return false;
    const before = tokens[at + index - 1];
    if (index > 0 && before && !isJoined(before, here, text)) return false;
    const isLast = index === spelled.length - 1;
    if (isShort && !isWritten(here.text, wanted, anyCase)) return false;
    const read = plain(here.text);
    if (read === wanted) return true;
    return isLast && (isStem ? read.startsWith(wanted) : pluralsOf(wanted).includes(read));
  });
}

function isJoined(before: Token, here: Token, text: string): boolean {
  const between = text.slice(before.upTo, here.from);
  if (between.startsWith('.') && before.text.length > longestShortened) return false;
  return between !== '' && joint.test(between);
}

/** In capitals, apart from the plural’s own letter. */
function isWritten(read: string, wanted: string, anyCase: boolean): boolean {
  if (anyCase) return wanted.length >= shortestTyped;
  const capitals = read.replace(/(?:[’']?s)$/, '');
  return capitals === capitals.toUpperCase();
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].map((match) => ({
    text: match[0],
    from: match.index,
    upTo: match.index + match[0].length,
  }));
}

const plain = (written: string): string => written.toLowerCase().replaceAll('.', '').replaceAll('’', "'");

const pluralsOf = (word: string): readonly string[] => [`${word}s`, `${word}'s`];

function add(map: Map<string, Spelling[]>, key: string, spelling: Spelling): void {
  map.set(key, [...(map.get(key) ?? []), spelling]);
}
