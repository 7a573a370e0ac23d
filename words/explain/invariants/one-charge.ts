import type { FoundCharge } from '../explanation.ts';
import { lineAt, linesAbove } from '../rows.ts';
import type { Paper } from './paper.ts';

const counted =
  /^\W{0,20}(?:count|counts|charge|chg|cnt|ct|seq)\.?\s{0,6}(?:no\.?|#)?\s{0,3}:?\s{0,3}0{0,2}(\d{1,3})(?![\d/-]|\.\d)\b/i;
/** “2.  Disorderly conduct”, “2     947.01”; a section may begin with a number as well: “32 PC”. */
const bareNumber = /^\s{0,20}(?:#\s?)?0{0,2}(\d{1,2})(?:[.):]\s|\s{2}|\t)/;
const inLetters = /^\W{0,20}count\s{1,6}([IVX]{1,6})\b|^\s{0,20}([IVX]{1,6})[.)]\s/;
const countAlone = /^\W{0,20}(?:count|charge|chg|cnt|ct|seq)\b/i;

/**
 * The same section on the same day in one case is one charge. Two are left where the paper counts them apart: two thefts of
 * one day are two crimes, while a charge that a table, a plea and a disposition name is one, and carries one number.
 */
export function sameChargeIsOne(charges: readonly FoundCharge[], paper: Paper): readonly FoundCharge[] {
  const kept: FoundCharge[] = [];
  for (const charge of charges) {
    const at = kept.findIndex((other) => isOne(other, charge, paper));
    if (at === -1) kept.push(charge);
    else kept[at] = { ...charge, ...kept[at] };
  }
  return kept;
}

function isOne(one: FoundCharge, other: FoundCharge, { text }: Paper): boolean {
  return (
    one.statute !== undefined &&
    plain(one.statute) === plain(other.statute ?? '') &&
    plain(one.offense) === plain(other.offense) &&
    agree(one.caseNumber, other.caseNumber) &&
    one.offenseDate === other.offenseDate &&
    agree(one.disposition, other.disposition) &&
    agree(one.date, other.date) &&
    agree(one.level, other.level) &&
    agree(one.grade, other.grade) &&
    !isCountedApart(one, other, text)
  );
}

function isCountedApart(one: FoundCharge, other: FoundCharge, text: string): boolean {
  const [first, second] = [countOf(one, text), countOf(other, text)];
  return first !== undefined && second !== undefined && first !== second;
}

/** The number on its line, or on one above that names the count alone: “CNT:02”. */
function countOf({ at }: FoundCharge, text: string): string | undefined {
  if (!at) return undefined;
  const line = lineAt(text, at);
  const own = numberIn(line.text);
  if (own) return own;
  const [above] = linesAbove(text.slice(Math.max(0, line.from - 400), line.from), 400, 1);
  return above !== undefined && countAlone.test(above) ? numberIn(above) : undefined;
}

function numberIn(line: string): string | undefined {
  const [, word, bare] = inLetters.exec(line) ?? [];
  return counted.exec(line)?.[1] ?? bareNumber.exec(line)?.[1] ?? word ?? bare;
}

function agree(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
