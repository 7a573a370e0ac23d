import { type Span, spansOf } from './span.ts';

/** Looked for from the beginning of a word only: from each of its letters it would take as many times as long. */
const email =
  /(?:^|[^\p{L}\p{N}._%+-])(?<it>[\p{L}\p{N}._%+-]{1,200}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4})/gu;
/** `ann (at) example (dot) com`, `ann at gmail dot com` and `ann arroba gmail punto com`. */
const spelledEmail =
  /(?:^|[^\p{L}\p{N}._%+-])(?<it>[\p{L}\p{N}._%+-]{1,200} ?(?:\(at\)|\[at\]| at | arroba ) ?[\p{L}\p{N}-]{1,63} ?(?:\(dot\)|\[dot\]|\.| dot | punto ) ?(?:com|net|org|edu|gov))(?![\p{L}\p{N}])/giu;
const mailHosts =
  /(?:gmail|yahoo|hotmail|outlook|icloud|aol|proton|protonmail|[([](?:at|dot)[)\]]| dot | punto | arroba )/i;

export function emailsIn(text: string): Span[] {
  return [
    ...spansOf(text, email),
    // "Look at example.com" names a site, not a person.
    ...spansOf(text, spelledEmail, (found) => mailHosts.test(found)),
  ];
}

/** The part of an address that opens something: what stands after `#`, and what a `?` carries. */
const linkKey = /(?:https?:\/\/|www\.)[^\s?#]{1,300}(?<it>[?#][^\s)\]>"']{6,500})/gi;

export function linkKeysIn(text: string): Span[] {
  return spansOf(text, linkKey);
}
