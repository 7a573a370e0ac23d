import type { Saying } from '../place/saying.ts';
import { wholeRecord } from '../record/answers.ts';
import { after, type Day, type DaySpan, type Period } from '../record/day.ts';
import { steps } from './steps.ts';

/**
 * From which day on does a condition hold? The answer is the span in which that day must lie.
 *
 * | value     | span        |                                                                               |
 * | always    | −∞ … −∞     | it holds already                                                              |
 * | never     | +∞ … +∞     | it will not hold                                                              |
 * | from day  | d … d       | it holds from that day on                                                     |
 * | blocked   | ω … ω       | something that can still change stands in the way; no day is known            |
 * | unknown   | −∞ … +∞     | we were not told                                                              |
 *
 * Waiting periods, exclusions, unpaid money, later convictions, laws that begin on a future day and half-answered
 * questions all fall out of the later and the earlier of such spans.
 */
export type When = {
  readonly earliest: number;
  readonly latest: number;
  /** The fields whose answer would narrow the span. */
  readonly missing: readonly string[];
  /** What was taken for granted. */
  readonly assumed: readonly Assumption[];
  /** What the person can do about it. */
  readonly fixes: readonly Saying[];
  /** A judgement that no rule can make, as a question. */
  readonly questions: readonly Saying[];
};

/** What was taken for granted, in words the person can correct, and the field that would correct it. */
export type Assumption = { readonly text: Saying; readonly field?: string };

declare const timeless: unique symbol;

/** A condition that does not change with time: it holds, it does not, or we were not told. */
export type Fact = When & { readonly [timeless]: true };

export type Standing = 'holds' | 'not_yet' | 'never' | 'open';

/** After every day and before never. */
export const blockedDay = 1e9;

const none: readonly never[] = [];

/** Every answer is made here, so that all have their fields in one order: engines read what looks alike faster. */
function between(
  earliest: number,
  latest: number,
  missing: readonly string[] = none,
  fixes: readonly Saying[] = none,
  questions: readonly Saying[] = none,
  assumed: readonly Assumption[] = none,
): When {
  return { earliest, latest, missing, assumed, fixes, questions };
}

export const always = between(-Infinity, -Infinity) as Fact;
export const never = between(Infinity, Infinity) as Fact;

/** It holds already, whatever else is told. */
export const isSo = ({ latest }: Pick<When, 'latest'>): boolean => latest === -Infinity;

/** It will never hold, whatever else is told. */
export const isNot = ({ earliest }: Pick<When, 'earliest'>): boolean => earliest === Infinity;

/** It holds on that day, whatever else is told. */
export const holdsOn = (day: Day, { latest }: Pick<When, 'latest'>): boolean => latest <= day;

/** It does not hold on that day, whatever else is told. */
export const failsOn = (day: Day, { earliest }: Pick<When, 'earliest'>): boolean => earliest > day;

/** Something that can still change stands in the way. */
export const isBlocked = ({ earliest }: Pick<When, 'earliest'>): boolean => earliest === blockedDay;

export const fact = (holds: boolean): Fact => (holds ? always : never);

export function unknown(...fields: string[]): Fact {
  return between(-Infinity, Infinity, fields) as Fact;
}

export function from(day: Day): When {
  return between(day, day);
}

export function blocked(fix: Saying): When {
  return between(blockedDay, blockedDay, none, [fix]);
}

/** We were not told, but whatever the answer is, it can be put right. */
export function blockedPerhaps(fix: Saying, ...fields: string[]): When {
  return between(-Infinity, blockedDay, fields, [fix]);
}

/** A period after an event whose day is known, known in part, or bounded by what else is known. */
export function sinceSpan(span: DaySpan, period: Period, missing: readonly string[]): When {
  const earliest = after(span.first, period);
  const latest = span.last === span.first ? earliest : after(span.last, period);
  return between(earliest, latest, missing);
}

export function judgement(question: Saying): Fact {
  return between(-Infinity, Infinity, none, none, [question]) as Fact;
}

/**
 * Taken for granted until the person says otherwise, in the field that is named. Of a case that is not in the list
 * nothing is taken for granted.
 */
export function assuming<Value extends When>(text: Saying, when: Value, field?: string): Value;
export function assuming(text: Saying, when: When, field?: string): When {
  if (field === wholeRecord) return unknown(field);
  return taking([field === undefined ? { text } : { text, field }], when);
}

/** Asked only of what counts: where that is not known, it may hold already. */
export function ifSo(counts: Fact, held: Fact): Fact;
export function ifSo(counts: Fact, held: When): When;
export function ifSo(counts: Fact, held: When): When {
  if (isSo(counts)) return restingOn(counts, held);
  return isNot(counts)
    ? restingOn(counts, always)
    : { ...held, earliest: -Infinity, missing: [...counts.missing, ...held.missing] };
}

/** An answer that was come to by another one takes for granted what that one did. */
export function restingOn(by: When, when: Fact): Fact;
export function restingOn(by: When, when: When): When;
export function restingOn({ assumed }: When, when: When): When {
  return assumed.length === 0 ? when : taking(assumed, when);
}

/** The same answer, with this taken for granted too. */
function taking(
  more: readonly Assumption[],
  { earliest, latest, missing, fixes, questions, assumed }: When,
): When {
  const all = assumed.length === 0 || assumed === more ? more : [...assumed, ...more];
  return between(earliest, latest, missing, fixes, questions, all);
}

/** It may hold already: whether it has to be waited for, what could be read does not say. */
export function perhapsAlready(when: When, question: Saying): When {
  return { ...when, earliest: -Infinity, questions: [question] };
}

/** It holds from the later of two days on, and perhaps from the earlier: what could be read does not say which counts. */
export function perhapsEarlier(early: When, late: When, question: Saying): When {
  return { ...late, earliest: Math.min(early.earliest, late.earliest), questions: [question] };
}

/** Only a condition without time can be turned around: “not yet” has no opposite. */
export function opposite(fact: Fact): Fact {
  if (fact === always) return never;
  if (fact === never) return always;
  const { earliest, latest, missing, fixes, questions, assumed } = fact;
  return between(-latest, -earliest, missing, fixes, questions, assumed) as Fact;
}

export function allOf(parts: readonly Fact[]): Fact;
export function allOf(parts: readonly When[]): When;
export function allOf(parts: readonly When[]): When {
  if (parts.length === 1 && parts[0]) return parts[0];
  let earliest = -Infinity;
  let latest = -Infinity;
  let [asks, assumes, fixes, wonders] = [false, false, false, false];
  for (const part of parts) {
    if (part.earliest > earliest) earliest = part.earliest;
    if (part.latest > latest) latest = part.latest;
    if (part.missing.length > 0) asks = true;
    if (part.assumed.length > 0) assumes = true;
    if (part.fixes.length > 0) fixes = true;
    if (part.questions.length > 0) wonders = true;
  }
  if (!(asks || assumes || fixes || wonders)) return plainly(earliest, latest);
  return between(
    earliest,
    latest,
    // A part that is sure to hold before the whole can adds nothing to the answer.
    asks ? gather(missingIn, parts, maybeAfter, earliest) : none,
    fixes ? gather(fixesIn, parts, earliest === latest ? atLatestOn : maybeAfter, earliest) : none,
    wonders ? gather(questionsIn, parts, maybeAfter, earliest) : none,
    assumes ? (earliest === Infinity ? assumedByAll(parts, isNot) : assumedBy(parts)) : none,
  );
}

export function anyOf(parts: readonly Fact[]): Fact;
export function anyOf(parts: readonly When[]): When;
export function anyOf(parts: readonly When[]): When {
  if (parts.length === 1 && parts[0]) return parts[0];
  let earliest = Infinity;
  let latest = Infinity;
  let [asks, assumes, fixes, wonders] = [false, false, false, false];
  for (const part of parts) {
    if (part.earliest < earliest) earliest = part.earliest;
    if (part.latest < latest) latest = part.latest;
    if (part.missing.length > 0) asks = true;
    if (part.assumed.length > 0) assumes = true;
    if (part.fixes.length > 0) fixes = true;
    if (part.questions.length > 0) wonders = true;
  }
  if (!(asks || assumes || fixes || wonders)) return plainly(earliest, latest);
  return between(
    earliest,
    latest,
    // A part that can only hold after the whole does adds nothing to the answer.
    asks ? gather(missingIn, parts, maybeBefore, latest) : none,
    fixes ? gather(fixesIn, parts, atLatestOn, latest) : none,
    wonders ? gather(questionsIn, parts, maybeBefore, latest) : none,
    assumes ? (latest === -Infinity ? assumedByAll(parts, isSo) : assumedBy(parts)) : none,
  );
}

const missingIn = ({ missing }: When) => missing;
const fixesIn = ({ fixes }: When) => fixes;
const questionsIn = ({ questions }: When) => questions;
const assumedIn = ({ assumed }: When) => assumed;

const maybeAfter = ({ latest }: When, day: Day) => latest > day;
const maybeBefore = ({ earliest }: When, day: Day) => earliest < day;
const atLatestOn = ({ latest }: When, day: Day) => latest === day;

/** One of several, but we were not told which: from the earliest of them to the latest. */
export function oneOf(
  parts: readonly When[],
  missing: readonly string[],
  questions: readonly Saying[] = none,
): When {
  const earliest = Math.min(...parts.map((part) => part.earliest));
  const latest = Math.max(...parts.map((part) => part.latest));
  const settled = earliest === latest;
  return {
    earliest,
    latest,
    missing: settled ? none : gather(missingIn, missing.length > 0 ? [unknown(...missing), ...parts] : parts),
    assumed: assumedBy(parts),
    fixes: gather(fixesIn, parts),
    questions: [...new Set([...(settled ? none : questions), ...gather(questionsIn, parts)])],
  };
}

type Span = Pick<When, 'earliest' | 'latest'>;

/** Under a law that ends on a day, no later day is promised. What can still be put right may be put right in time. */
export function spanNotAfter(last: Day, span: Span): Span {
  const { earliest, latest } = span;
  if (latest <= last || earliest === blockedDay) return span;
  if (earliest > last) return never;
  return latest < blockedDay ? { earliest, latest: Infinity } : span;
}

export function notAfter(last: Day, when: When): When {
  const span = spanNotAfter(last, when);
  if (span === when) return when;
  return span === never ? { ...never, assumed: when.assumed } : { ...when, ...span };
}

export function standingOn(asOf: Day, { earliest, latest }: Span): Standing {
  if (latest <= asOf) return 'holds';
  if (earliest === Infinity) return 'never';
  if (earliest > asOf && latest <= blockedDay) return 'not_yet';
  return 'open';
}

/** What the parts that decide took for granted: nothing mattered if one of them decides without. */
function assumedByAll(parts: readonly When[], decides: (part: When) => boolean): readonly Assumption[] {
  for (const part of parts) if (part.assumed.length === 0 && decides(part)) return none;
  return gather(assumedIn, parts, decides);
}

/** What any of these took for granted. */
export function assumedBy(parts: readonly When[]): readonly Assumption[] {
  return gather(assumedIn, parts);
}

/** Said once, in whatever way it came to be assumed. */
export function eachOnce(assumed: readonly Assumption[]): readonly Assumption[] {
  if (assumed.length < 2) return assumed;
  if (assumed.length <= few)
    return assumed.filter((each, index) => assumed.findIndex((other) => alike(each, other)) === index);
  const before = longSaidOnce.get(assumed);
  if (before) return before;
  const once = longOnce(assumed);
  longSaidOnce.set(assumed, once);
  return once;
}

/** A rule about a long record takes much for granted, and says so of every charge. */
const longSaidOnce = new WeakMap<readonly Assumption[], readonly Assumption[]>();

function longOnce(assumed: readonly Assumption[]): readonly Assumption[] {
  const fieldsOf = new Map<string, Set<string | undefined>>();
  return assumed.filter(({ text, field }) => {
    const fields = fieldsOf.get(text);
    if (!fields) fieldsOf.set(text, new Set([field]));
    else if (fields.has(field)) return false;
    else fields.add(field);
    return true;
  });
}

const alike = (one: Assumption, other: Assumption) =>
  one === other || (one.text === other.text && one.field === other.field);

/** Most conditions have nothing to say beyond the day: the same two values stand for all that are settled. */
function plainly(earliest: number, latest: number): When {
  if (latest === -Infinity) return always;
  if (earliest === Infinity) return never;
  return between(earliest, latest);
}

/**
 * What the parts say of one kind, or those of them that count. Most often there is but one list of it, or the very same
 * again: many charges pass on what is so of the whole record.
 */
function gather<Entry>(
  listIn: (part: When) => readonly Entry[],
  parts: readonly When[],
  counts: (part: When, day: Day) => boolean = anyPart,
  day: Day = 0,
): readonly Entry[] {
  let first: readonly Entry[] = none;
  let last = first;
  let all: Distinct<Entry> | undefined;
  for (const part of parts) {
    const list = listIn(part);
    if (list.length === 0 || list === last || !counts(part, day)) continue;
    last = list;
    if (first.length === 0) first = list;
    else {
      all ??= new Distinct(first);
      all.add(list);
    }
  }
  return all ? all.list : first;
}

const anyPart = () => true;

/** To put together so many words takes as long as to answer one condition. */
const wordsAStep = 8;

/** So many are sooner looked through than put into a set. */
const few = 12;

/** Each once, in the order in which they came. */
class Distinct<Entry> {
  readonly list: Entry[] = [];
  #known: Set<Entry> | undefined;

  constructor(entries: readonly Entry[]) {
    this.add(entries);
  }

  add(entries: readonly Entry[]): void {
    steps.taken += entries.length / wordsAStep;
    if (!this.#known && this.list.length + entries.length > few) this.#known = new Set(this.list);
    for (const entry of entries) {
      if (this.#known ? this.#known.has(entry) : this.list.includes(entry)) continue;
      this.list.push(entry);
      this.#known?.add(entry);
    }
  }
}
