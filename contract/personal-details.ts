import { accusedIn } from './personal-details/accused.ts';
import { addressesIn } from './personal-details/addresses.ts';
import { caseNumbersIn } from './personal-details/case-numbers.ts';
import { emailsIn, linkKeysIn } from './personal-details/electronic.ts';
import { namesIn } from './personal-details/names.ts';
import { phonesIn, socialSecurityNumbersIn } from './personal-details/numbers.ts';
import { readAs } from './personal-details/read-as.ts';
import type { DetailKind, Span } from './personal-details/span.ts';

/*
 * Finds what tells who wrote a text, so that the form can point it out before it is sent, and the server can blank
 * what was sent all the same. It errs on the side of leaving words alone: citations of statutes, dates, sums of money
 * and public help lines stay readable, and no finder takes longer than a fixed number of steps for each character.
 */

export type PersonalDetail = { kind: DetailKind; start: number; end: number; text: string };

/** What stands in the place of a detail. */
export const detailLabels: Readonly<Record<DetailKind, string>> = {
  phone: 'phone',
  email: 'e-mail',
  address: 'address',
  social_security_number: 'social security number',
  case_number: 'case number',
  name: 'name',
  link_key: 'key',
};

/** Where two find the same characters, the one that comes first here knows better what they are. */
const finders: readonly (readonly [DetailKind, (text: string) => Span[]])[] = [
  ['email', emailsIn],
  ['link_key', linkKeysIn],
  ['social_security_number', socialSecurityNumbersIn],
  ['case_number', caseNumbersIn],
  ['phone', phonesIn],
  ['address', addressesIn],
  ['name', namesIn],
  ['name', accusedIn],
];

/** In the order in which they stand in the text. No two overlap. */
export function personalDetailsIn(text: string): PersonalDetail[] {
  const read = readAs(text);
  const taken = new Uint8Array(text.length);
  const details: PersonalDetail[] = [];
  for (const [kind, find] of finders) {
    for (const span of find(read.text)) {
      const { start, end } = read.written(span.start, span.end);
      if (taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      details.push({ kind, start, end, text: text.slice(start, end) });
    }
  }
  return details.sort((a, b) => a.start - b.start);
}

/** The text with a word in brackets for each detail: `call me at [phone]`. */
export function blanked(text: string, details: readonly PersonalDetail[] = personalDetailsIn(text)): string {
  let result = '';
  let from = 0;
  for (const { kind, start, end } of details) {
    result += `${text.slice(from, start)}[${detailLabels[kind]}]`;
    from = end;
  }
  return result + text.slice(from);
}
