import type { FoundCharge } from '../explanation.ts';
import type { Paper } from './paper.ts';

const heading = /\b(?:case|docket|cause|court file)\s{0,3}(?:no|number|num|#|id)?\.?\s{0,3}[:#]?\s{0,6}$/i;
const ofAnother =
  /\b(?:originating|lower|cross|related|prior|co-?defendant.{0,2}s?|agency|police|receipt|citation|warrant|see|bond)\b[^\n]{0,40}$/i;

/** A charge belongs to the paper’s own case, unless a heading names another. */
export function chargesAreOfTheirCase(
  charges: readonly FoundCharge[],
  { kind, text, caseNumbers }: Paper,
): readonly FoundCharge[] {
  if (kind !== 'docket') return charges;
  const headed = caseNumbers.filter((number) => isHeaded(text, number));
  const [only, ...others] = headed;
  if (only === undefined || others.length > 0) return charges;
  return charges.map((charge) =>
    charge.caseNumber === undefined || charge.caseNumber === only ? charge : { ...charge, caseNumber: only },
  );
}

function isHeaded(text: string, number: string): boolean {
  for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + number.length)) {
    const before = text.slice(Math.max(0, at - 80), at);
    const label = before.slice(before.lastIndexOf('\n') + 1);
    if (heading.test(label.trim() === '' ? before : label) && !ofAnother.test(label)) return true;
  }
  return false;
}
