import { isCited } from './citation.ts';
import { type Span, spansOf } from './span.ts';
import { announced, spelledDigitsIn } from './spelled-digits.ts';

/** Ten digits, with or without the country's 1, written in any of the usual ways. */
const phone =
  /(?:^|[^\d.$§/-])(?<it>(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}(?: ?[-.] ?| )?)\d{3}(?: ?[-.] ?| )?\d{4})(?![\d-])/g;
/** Without an area code only with a dash: 943.0585 is a statute of Florida. */
const localPhone = /(?:^|[^\d.$§/-])(?<it>\d{3}-\d{4})(?![\d.-])/g;
/** … unless it is said to be one. Numbers of Mexico have groups of their own. */
const announcedPhone = /(?:^|[^\d.$§/-])(?<it>\d{3} \d{4}|\d{2}[ .-]\d{4}[ .-]\d{4})(?![\d.-])/g;
/** With the code of a country. */
const foreignPhone = /(?<it>\+\d{1,3}[ .-]?\d{2,4}(?:[ .-]?\d{2,4}){2,3})(?![\d-])/g;

/** Free numbers belong to help lines and offices, not to people. */
const freeOfCharge = /^(?:\+?1[ .-]?)?\(?8(?:00|22|33|44|55|66|77|88)/;

export function phonesIn(text: string): Span[] {
  return [
    ...spansOf(text, phone, (found) => !freeOfCharge.test(found)),
    ...spansOf(text, localPhone, (_found, before) => !isCited(before)),
    ...spansOf(text, announcedPhone, (_found, before) => announced.test(before)),
    ...spansOf(text, foreignPhone, (found) => !freeOfCharge.test(found)),
    ...spelledDigitsIn(text, (digits) => !freeOfCharge.test(digits)),
  ];
}

const socialSecurity = /(?:^|[^\d.$§/-])(?<it>\d{3}([- ])\d{2}\2\d{4})(?![\d-])/g;
/** Said to be one, in whole or its last four digits. */
const named =
  /\b(?:ssn|(?:seguro )?social(?: security)?(?: (?:number|no|#))?)\b[^\d\n.]{0,25}(?<it>\d{9}|\d{4})(?![\d-])/gi;
const year = /^(?:19|20)\d\d$/;

export function socialSecurityNumbersIn(text: string): Span[] {
  return [
    ...spansOf(text, socialSecurity),
    ...spansOf(text, named, (found, before) => !year.test(found) || /ending|last|four|4/i.test(before)),
    ...spelledDigitsIn(text, (digits) => digits.length === 9),
  ];
}
