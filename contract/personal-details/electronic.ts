import { type Span, spansOf } from './span.ts';

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
/** `ann (at) example (dot) com`, and `ann at gmail dot com`. */
const spelledEmail =
  /[\p{L}\p{N}._%+-]{1,64} ?(?:\(at\)|\[at\]| at ) ?[\p{L}\p{N}-]{1,63} ?(?:\(dot\)|\[dot\]|\.| dot ) ?(?:com|net|org|edu|gov)(?![\p{L}\p{N}])/giu;
const mailHosts = /(?:gmail|yahoo|hotmail|outlook|icloud|aol|proton|protonmail|[([](?:at|dot)[)\]]| dot )/i;

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
