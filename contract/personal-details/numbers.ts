import { isCited } from './citation.ts';
import { type Span, spansOf } from './span.ts';

/** Ten digits, with or without the country's 1, written in any of the usual ways. */
const phone =
  /(?:^|[^\d.$§/-])(?<it>(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}(?: ?[-.–] ?| )?)\d{3}(?: ?[-.–] ?| )?\d{4})(?![\d-])/g;
/** Without an area code only with a dash: 943.0585 is a statute of Florida. */
const localPhone = /(?:^|[^\d.$§/-])(?<it>\d{3}-\d{4})(?![\d.-])/g;

/** Free numbers belong to help lines and offices, not to people. */
const freeOfCharge = /^(?:\+?1[ .-]?)?\(?8(?:00|22|33|44|55|66|77|88)/;

export function phonesIn(text: string): Span[] {
  return [
    ...spansOf(text, phone, (found) => !freeOfCharge.test(found)),
    ...spansOf(text, localPhone, (_found, before) => !isCited(before)),
  ];
}

const socialSecurity = /(?:^|[^\d.$§/-])(?<it>\d{3}([- ])\d{2}\2\d{4})(?![\d-])/g;
/** Said to be one, in whole or its last four digits. */
const named =
  /\b(?:ssn|social(?: security)?(?: (?:number|no|#))?)\b[^\d\n.]{0,25}(?<it>\d{9}|\d{4})(?![\d-])/gi;
const year = /^(?:19|20)\d\d$/;

export function socialSecurityNumbersIn(text: string): Span[] {
  return [
    ...spansOf(text, socialSecurity),
    ...spansOf(text, named, (found, before) => !year.test(found) || /ending|last|four|4/i.test(before)),
  ];
}
