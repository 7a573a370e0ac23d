import { type Span, spansOf } from './span.ts';

/*
 * Numbers written out one digit at a time, as figures or as words, to be read by people and not by programs:
 * `5 5 5 1 2 …`, `five five five, one two …`, `cinco cinco cinco …`.
 */

const values: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'zero0 oh0 one1 two2 three3 four4 five5 six6 seven7 eight8 nine9 ten10 eleven11 twelve12 twenty20 thirty30 forty40 ' +
    'fifty50 sixty60 seventy70 eighty80 ninety90 hundred00 cero0 uno1 dos2 tres3 cuatro4 cinco5 seis6 siete7 ocho8 nueve9'
  )
    .split(' ')
    .map((entry) => [entry.replace(/\d{1,2}$/, ''), entry.replace(/^[a-z]{1,9}/, '')]),
);
/** The longer words first: `seventy` begins with `seven`. */
const words = Object.keys(values).sort((a, b) => b.length - a.length);
const part = `(?:\\d|${words.join('|')})`;
const parts = new RegExp(part, 'gi');
const inWords = new RegExp(
  `(?:^|[^\\p{L}\\d.$§/-])(?<it>${part}(?:[ ,.()/-]{0,3}${part}){3,30})(?![\\p{L}\\d])`,
  'giu',
);
const inFigures = /(?:^|[^\d$§])(?<it>\d(?:[ ,.()/-]{1,3}\d){6,18})(?!\d)/g;

/** What people say before a number of theirs, in English and in Spanish. */
export const announced =
  /\b(?:call|text|phone|tel|cell|number|digits|reach|whatsapp|social|ssn|ll[aá]m[a-z]{0,8}|tel[eé]fono|celular|n[uú]mero|m[oó]vil|marc[a-z]{1,4}|seguro)\b[^\d\n]{0,20}$/i;

/** Those of seven digits and more that are told to be what is looked for. */
export function spelledDigitsIn(text: string, isOne: (digits: string) => boolean): Span[] {
  const isSpelled = (found: string, before: string) => {
    const told = partsOf(found).map((each) => values[each] ?? each);
    const digits = told.join('');
    return digits.length >= 7 && (!isCounting(told) || announced.test(before)) && isOne(digits);
  };
  const hasWords = (found: string) => partsOf(found).filter((each) => each in values).length > 1;
  return [
    ...spansOf(text, inFigures, isSpelled),
    ...spansOf(text, inWords, (found, before) => hasWords(found) && isSpelled(found, before)),
  ];
}

function partsOf(found: string): string[] {
  return found.toLowerCase().match(parts) ?? [];
}

/** One, two, three, four … */
function isCounting(told: readonly string[]): boolean {
  return told.every((digit, index) => index === 0 || Number(digit) === Number(told[index - 1]) + 1);
}
