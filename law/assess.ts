import { openCaseFile } from './case-file.ts';
import { ask, type Matter } from './condition.ts';
import { type Day, dayOf } from './day.ts';
import type { Assessed, Judged } from './ranking.ts';
import type { Answers } from './record.ts';
import type { Relief, Rule } from './relief.ts';
import type { Outcome } from './result.ts';
import { allOf, always, from, never, standingOn, unknown, type When } from './when.ts';

/** A relief whose law has not ended, the day its law began, and whether the person is old enough for it. */
export type InForce = { readonly relief: Relief; readonly begins: Day; readonly oldEnough: When };

/** Every relief of a place, held against every charge of a record. */
export function assess(answers: Answers, reliefs: readonly Relief[], asOf: string): Judged[] {
  const inForce = inForceOn(asOf, reliefs, answers);
  return mattersOf(answers, asOf).map((matter) => ({ matter, assessed: assessCharge(matter, inForce) }));
}

/**
 * Only what decides an outcome, and what could still change one: no alternatives, and no further rule of a relief that
 * one rule has closed.
 */
export function assessDeciding(answers: Answers, reliefs: readonly Relief[], asOf: string): Judged[] {
  const inForce = inForceOn(asOf, reliefs, answers).filter(({ relief }) => !isAside(relief, answers));
  return mattersOf(answers, asOf).map((matter) => ({
    matter,
    assessed: assessCharge(matter, inForce, untilClosed),
  }));
}

export function inForceOn(asOf: string, reliefs: readonly Relief[], { age }: Answers): InForce[] {
  const day = dayOf(asOf);
  return reliefs
    .filter(({ inForce }) => inForce?.until === undefined || dayOf(inForce.until) >= day)
    .map((relief) => ({
      relief,
      begins: beginOf(relief),
      oldEnough: relief.fromAge !== undefined && age === undefined ? unknown('age') : always,
    }));
}

const begins = new WeakMap<Relief, Day>();

/** Read from its text once: every record of a place asks for it again. */
function beginOf(relief: Relief): Day {
  const known = begins.get(relief);
  if (known !== undefined) return known;
  const day = relief.inForce?.from === undefined ? Number.NEGATIVE_INFINITY : dayOf(relief.inForce.from);
  begins.set(relief, day);
  return day;
}

export function mattersOf(answers: Answers, asOf: string): readonly Matter[] {
  const file = openCaseFile(answers, asOf);
  const record: Matter[] = [];
  const answered: Matter['answered'] = new Map();
  for (const [index, charge] of file.charges.entries())
    record.push({ file, charge, record, index, answered });
  return record;
}

/** How far the rules of a relief are gone through. */
type Reading = (rules: readonly Rule[], matter: Matter) => When[];

const everyOne: Reading = (rules, matter) => rules.map(({ holds }) => ask(holds, matter));

const untilClosed: Reading = (rules, matter) => {
  const read: When[] = [];
  for (const { holds } of rules) {
    const answer = ask(holds, matter);
    read.push(answer);
    if (answer === never) break;
  }
  return read;
};

function assessCharge(matter: Matter, inForce: readonly InForce[], read = everyOne): Assessed[] {
  const assessed: Assessed[] = [];
  for (const each of inForce) {
    const covers = ask(each.relief.covers, matter);
    // What is plainly not for such a charge needs no further look.
    if (covers !== never) assessed.push(assessOne(matter, each, covers, read));
  }
  return assessed;
}

/** From which day on a relief is open to anybody with such a charge. */
export function opensOn({ begins, oldEnough }: InForce, { charge }: Matter): When {
  // A law that stood when the case ended is no day to wait for.
  const isNew = begins > Number.NEGATIVE_INFINITY && begins > charge.dateOf('disposition').span.first;
  return isNew ? allOf([from(begins), oldEnough]) : oldEnough;
}

function assessOne(matter: Matter, inForce: InForce, covers: When, read: Reading): Assessed {
  const { answers, asOf } = matter.file;
  const { relief } = inForce;
  const covered = covers.earliest < Number.POSITIVE_INFINITY;
  const opens = opensOn(inForce, matter);
  const rules = covered ? read(relief.rules, matter) : [];
  const whole = allOf([covers, opens, ...rules]);
  // Until it is settled whether the relief is for such a charge at all, nothing else about it is worth asking.
  const settled = covers.latest === Number.NEGATIVE_INFINITY || !covered;
  const when = settled ? whole : { ...whole, missing: covers.missing };
  return {
    relief,
    when,
    rules,
    covered,
    aside: isAside(relief, answers),
    outcome: outcomeOf(relief, when, asOf),
    mayBeNow: when.earliest <= asOf,
  };
}

/** Stands among the alternatives: it clears nothing, or the person is too young for it. */
export function isAside({ alternative, fromAge }: Relief, { age }: Answers): boolean {
  return alternative === true || (fromAge !== undefined && age !== undefined && age < fromAge);
}

export function outcomeOf(
  { automatic }: Relief,
  when: Pick<When, 'earliest' | 'latest'>,
  asOf: Day,
): Outcome {
  switch (standingOn(asOf, when)) {
    case 'holds':
      return automatic ? 'automatic' : 'eligible';
    case 'not_yet':
      return 'not_yet';
    case 'never':
      return 'not_eligible';
    case 'open':
      return 'needs_review';
  }
}
