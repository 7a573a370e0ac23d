import { type Span, spansOf } from './span.ts';

/** `case number 12345`, `docket no. A-1234-16`, `inmate #445566`, `expediente 445566`. */
const named =
  /\b(?:case|caso|expediente|docket|cause|file|warrant|inmate|booking|offender|prisoner|doc|sid|fbi|cdcr|arrest|citation|ticket|indictment)(?:'s)?(?<marked> ?(?:number|n[uú]mero|n[uú]m|nr|no|id)\b\.?| ?#)? ?(?:is|was|es|:)? ?#?(?<it>[A-Za-z0-9][A-Za-z0-9:/.-]{3,29})/gi;

/** A word of digits and capitals with dashes: the shape says it, whatever stands before. */
const shaped =
  /(?:^|[^\p{L}\p{N}./§-])(?<it>[A-Za-z0-9]{1,8}(?:[-:][A-Za-z0-9]{1,12}){1,5})(?![\p{L}\p{N}-])/gu;
/** `16CR01234`, `2016CF001234`. */
const joined = /(?:^|[^\p{L}\p{N}.-])(?<it>(?:19|20)?\d{2}-?[A-Z]{1,4}-?\d{4,8})(?![\p{L}\p{N}-])/gu;

const statutes =
  /^(?:ksa|ars|nrs|rcw|ors|krs|hrs|usc|rsa|ilcs|orc|mcl|mca|crs|sdcl|ndcc|pc|hs|vc|sb|ab|hb)$/i;

export function caseNumbersIn(text: string): Span[] {
  return [...byName(text), ...spansOf(text, shaped, isShaped), ...spansOf(text, joined)];
}

function byName(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(named)) {
    const found = (match.groups?.it ?? '').replace(/[.:/-]{1,30}$/, '');
    const start = match.index + match[0].lastIndexOf(match.groups?.it ?? '');
    if (isNamed(found, match.groups?.marked !== undefined)) spans.push({ start, end: start + found.length });
  }
  return spans;
}

/** After "case" alone, a short number may be a year, a count or a section of the law. */
function isNamed(found: string, marked: boolean): boolean {
  if (/^(?:19|20)\d\d$/.test(found) || isDate(found)) return false;
  if (/^\d+(?:\.\d+)+[a-z]?$/.test(found)) return false;
  return digitsIn(found) >= (marked ? 3 : 5);
}

function isShaped(found: string): boolean {
  const parts = found.split(/[-:]/);
  const letters = parts.filter((part) => /^[A-Za-z]{1,4}$/.test(part));
  const mixed = parts.some((part) => /^[A-Za-z]{1,3}\d+$/.test(part));
  if (letters.some((part) => statutes.test(part))) return false;
  if (letters.length === 0 && !mixed) return false;
  return digitsIn(found) >= 5 && parts.some((part) => digitsIn(part) >= 4);
}

function isDate(found: string): boolean {
  return /^\d{1,4}[/-]\d{1,2}(?:[/-]\d{1,4})?$/.test(found);
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
