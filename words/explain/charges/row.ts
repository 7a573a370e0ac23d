import { findDates } from '../dates/find-dates.ts';
import { caseNumbersOf } from '../whose-paper.ts';
import { endingIn } from './endings.ts';
import type { Ending, Layout, Severity } from './layout.ts';
import { offenseIn } from './offense.ts';
import { gradeUnder, type Places, sectionUnder } from './places.ts';
import { severityIn } from './severity.ts';
import { hole, type Span, without } from './span.ts';
import { statuteIn } from './statutes.ts';

/** What a line tells of a charge. */
export type Row = Severity & {
  /** The number of the charge in its case. */
  readonly count?: string;
  readonly offense?: string;
  readonly statute?: string;
  readonly ending?: Ending;
  readonly days: readonly (Span & { readonly date: string })[];
  readonly caseNumber?: string;
};

const counted =
  /^\s{0,20}(?:count|charge|chg|cnt|ct|seq|c(?=0))?\.?\s{0,20}(?:no\.?)?\s{0,20}(?:#\s?)?0{0,2}(\d{1,2})(?:\s{0,20}[.):/-]\s|\s{1,20}|$)/i;
/** “and II. RESISTING AN OFFICER” */
const countedInLetters = /^\s{0,20}(?:and\s{1,4})?(?:count\s{1,4})?[IVX]{1,4}\.\s/;
const caseNumber =
  /\b(?:[A-Z]{2}-\d{2}-[A-Z]{2}-\d{7}-\d{4}|\d{2,4} ?-?[A-Z]{2,4}-? ?\d{3,7}(?:-[A-Z0-9]{1,6}){0,3}|\d{4}-\d{4,8}(?:-[A-Z]{2})?|[A-Z]{1,3}-?\d{2,4}-\d{4,7}(?:-[A-Z]{2})?)\b/g;

/** `places` is where the head of a table names what stands below it. */
export function rowOf(whole: string, layout: Layout, places: Places = {}): Row {
  const reduced = endedAs.exec(whole);
  if (!reduced) return asWhole(whole, layout, places);
  const {
    statute: _,
    level: _level,
    grade: _grade,
    ...row
  } = asWhole(whole.slice(0, reduced.index), layout, places);
  const { offense, statute, level, grade } = asWhole(reduced[1] ?? '', layout, {});
  return {
    ...row,
    ...(offense && { offense }),
    ...(statute && { statute }),
    ...(level && { level }),
    ...(grade && { grade }),
  };
}

/** “Guilty - reduced to SPEEDING 74/55 46.2-870 (Infraction)”: what it was in the end. */
const endedAs = /\b(?:reduced|amended) to ([A-Z]{4,20}(?=.{0,60}(?:\d-\d|\([A-Z]))[^:]{3,80})$/;

function asWhole(whole: string, layout: Layout, places: Places): Row {
  const text = whole.replaceAll(elsewhere, (found) => ' '.repeat(found.length));
  const { statutes, statuteAs = asWritten, severities, endings } = layout;
  const { name: column } = places;
  const days = findDates(text).map(({ date, at: [from, upTo] }) => ({ date, from, upTo }));
  // “Waived for court 02/14/2014” holds a day, not a number.
  const labelled = caseNumbersOf(text).find((number) => findDates(number).length === 0);
  const from = labelled === undefined ? -1 : text.indexOf(labelled);
  const numbers = [
    ...(labelled === undefined ? [] : [{ from, upTo: from + labelled.length }]),
    ...[...text.matchAll(caseNumber)].map(spanOf).filter((span) => isOfCase(text, span)),
  ];
  let left = without(text, days);
  // A section of a state's own form may look like a case number: `720 ILCS 570`.
  const statute =
    statuteIn(left, statutes ?? []) ?? statuteIn(without(left, numbers)) ?? sectionUnder(left, places);
  if (statute) left = without(left, [statute]);
  // Some name the section twice, by its number and by its code.
  const again = statute && statuteIn(without(left, numbers));
  if (again) left = without(left, [again]);
  left = without(
    left,
    numbers.filter(({ from, upTo }) => !left.slice(from, upTo).includes(hole)),
  );
  const severity = severityIn(left, severities);
  const under = gradeUnder(left, places, layout);
  const { level, grade } = { ...under, ...severity, ...(under.grade && { grade: under.grade }) };
  if (severity && !isOfName(left, severity)) left = without(left, [severity]);
  const ending = endingIn(left, endings);
  const rest = ending ? endOfBox(left, ending.upTo) : 0;
  if (ending) left = without(left, [{ from: ending.from, upTo: ending.upTo }]);
  const added = /,?\s{0,3}\bas count 0?(\d{1,2})\b/i.exec(left);
  if (added) left = without(left, [spanOf(added)]);
  const count = counted.exec(left) ?? added;
  const ahead = (count === added ? undefined : count?.[0]) ?? countedInLetters.exec(left)?.[0];
  if (ahead) left = without(left, [{ from: 0, upTo: ahead.length }]);
  // What follows the end in its own box tells of the end: “Dismissed (plea to other charge)”.
  const named = ending && offenseIn(without(left, [{ from: ending.upTo, upTo: rest }]), column);
  const isTold = ending && /^\s?\(/.test(left.slice(ending.upTo));
  const offense = named ?? (isTold ? undefined : offenseIn(left, column));
  const number = labelled ?? (numbers[0] && text.slice(numbers[0].from, numbers[0].upTo));
  return {
    ...(count?.[1] && { count: count[1] }),
    ...(offense && { offense }),
    ...(statute && { statute: statuteAs(statute.written) }),
    ...(level && { level }),
    ...(grade && { grade }),
    ...(ending && { ending: ending.ending }),
    days,
    ...(number && { caseNumber: number }),
  };
}

/** “see 17CR071941” points elsewhere. */
const elsewhere = /\bsee\s{1,3}(?=[A-Z-]{0,9}\d)[A-Z0-9-]{4,30}/gi;

/** “I37-2732(c)(3)” and “18 USC 1708” are sections. */
function isOfCase(text: string, { from, upTo }: Span): boolean {
  return text.charAt(upTo) !== '(' && !/\bUSC\b/.test(text.slice(from, upTo));
}

const boxEnds = new RegExp(`\\s{2,}|[|\\t${hole}]`);

function endOfBox(text: string, from: number): number {
  const next = text.slice(from).search(boxEnds);
  return next === -1 ? text.length : from + next;
}

function spanOf(match: RegExpExecArray): Span {
  return { from: match.index, upTo: match.index + match[0].length };
}

function asWritten(written: string): string {
  return written.replaceAll(/\s+/g, ' ');
}

/** “1. Misdemeanor Theft   609.52”: the offense is called so. */
function isOfName(text: string, { from, upTo, grade }: Span & Severity): boolean {
  return (
    grade === undefined &&
    /^\s{0,20}(?:\d{1,2}[.)]?\s{1,9})?$/.test(text.slice(0, from)) &&
    /^ [A-Z][a-z]{3}|^ [A-Z]{4}/.test(text.slice(upTo))
  );
}
