import type { Crime } from '@openslate/law/place/crime.ts';
import { slipsBetween } from '../slips.ts';
import { otherWordsFor } from './same-words.ts';

/** More than a phone shows are not read. */
const mostShown = 8;

const shortestSlippedWord = 5;

/**
 * The crimes a person may mean, the likeliest first: by number, by the words of the name and what else people call it, and
 * where nothing fits, by words that are spelled almost so.
 */
export function findCrimes(crimes: readonly Crime[], typed: string): readonly Crime[] {
  const number = numberIn(typed);
  const words = wordsOf(typed);
  const wanted = words.join(' ');
  if (wanted === '') return [];
  // A number may be an age or a degree, where the words beside it say so: “child under 14”.
  const isNumber = number !== undefined && words.filter((word) => /^[a-z]{4}/.test(word)).length < 2;
  const named = () => best(crimes, (crime) => likeness(crime, wanted));
  const numbered = () => (number === undefined ? [] : byNumber(crimes, number));
  const misspelled = () => (isNumber ? [] : best(crimes, (crime) => almost(crime, wanted)));
  const ways = isNumber ? [numbered, named] : [named, numbered, misspelled];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** The number of a section without its paragraphs, and without the title before it: 780-113 of “35 P.S. § 780-113(a)(30)”. */
function numberIn(typed: string): string | undefined {
  return (
    inWords(typed)
      .replaceAll(/\(.{0,20}/g, ' ')
      // A comma belongs to it where a digit follows: 8-2,144.
      .match(/\d(?:[\da-z.:-]|,(?=\d))*/gi)
      ?.at(-1)
      ?.toLowerCase()
  );
}

function byNumber(crimes: readonly Crime[], wanted: string): readonly Crime[] {
  const plain = digits(wanted);
  return best(crimes, ({ number }) => {
    // What stands before a slash is the act, and before a section sign the chapter: 5/16-25 is section 16-25.
    const [own = ''] = number
      .toLowerCase()
      .replace(/^\d{1,4}\/|^[\da-z]{1,5}, § /, '')
      .split('(');
    if (own === wanted) return 3;
    if (own.startsWith(wanted)) return 2;
    return digits(own).startsWith(plain) || digits(number).startsWith(plain) ? 1 : 0;
  });
}

/** Court records leave out points and hyphens. */
const digits = (number: string) => number.toLowerCase().replaceAll(/[^0-9a-z]/g, '');

function likeness({ name, also }: Crime, wanted: string): number {
  const names = ` ${wordsOf(name).join(' ')}`;
  const all = `${names} ${wordsOf(also).join(' ')}`;
  if (names.startsWith(` ${wanted}`)) return 5;
  if (!names.includes(` ${wanted}`) && all.includes(` ${wanted}`)) return 4;
  const meansIn = (where: string, text: string) =>
    otherWordsFor(text).some((word) => where.includes(` ${word.replaceAll('-', ' ')}`));
  // What a place calls otherwise is meant as much: “theft” is larceny in New York, more than identity theft.
  if (names.includes(` ${wanted}`) || meansIn(names, wanted)) return 3;
  const parts = wanted.split(' ');
  if (parts.every((part) => all.includes(` ${stem(part)}`))) return 2;
  const means = (text: string) => meansIn(all, text);
  if (means(wanted)) return 1;
  return parts.every((part) => all.includes(` ${stem(part)}`) || means(part) || isFiller(part)) ? 1 : 0;
}

function almost({ name, also }: Crime, wanted: string): number {
  const words = wordsOf(`${name} ${also}`);
  const isMeant = (part: string) =>
    part.length >= shortestSlippedWord
      ? words.some((word) => slipsBetween(part, word) <= (part.length > 6 ? 2 : 1))
      : words.some((word) => word.startsWith(part)) || isFiller(part);
  return wanted.split(' ').every(isMeant) ? 1 : 0;
}

const ordinals: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
};

/** “2nd degree” names no section. */
const inWords = (text: string) =>
  text.replaceAll(/\b\d(?:st|nd|rd|th)\b/gi, (each) => ordinals[each.toLowerCase()] ?? each);

const fillers = new Set('a an the of in on to for with my or and i was it'.split(' '));
const isFiller = (word: string) => fillers.has(word);

function wordsOf(text: string): string[] {
  return inWords(text)
    .toLowerCase()
    .replaceAll(/[’'.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** “stealing” and “threats” find “steal” and “threat”. */
function stem(word: string): string {
  return word.length > 5 ? word.replace(/(?:ing|ed|s)$/, '') : word;
}

/** In the order of the list where they are alike. */
function best(crimes: readonly Crime[], like: (crime: Crime) => number): readonly Crime[] {
  return crimes
    .map((crime) => ({ crime, rank: like(crime) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostShown)
    .map(({ crime }) => crime);
}
