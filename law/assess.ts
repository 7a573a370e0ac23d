import { openCaseFile } from './case-file.ts';
import { ask, type Condition, type Matter } from './condition.ts';
import { type Day, dayOf } from './day.ts';
import type { Assessed, Judged } from './ranking.ts';
import type { Answers } from './record.ts';
import type { Relief } from './relief.ts';
import type { Outcome } from './result.ts';
import { allOf, always, from, never, standingOn, unknown, type When } from './when.ts';

/** A relief whose law has not ended, the day its law began, and whether the person is old enough for it. */
type InForce = { readonly relief: Relief; readonly begins: Day; readonly oldEnough: When };

/** Every relief of a place, held against every charge of a record. */
export function assess(answers: Answers, reliefs: readonly Relief[], asOf: string): Judged[] {
  const day = dayOf(asOf);
  const inForce = reliefs
    .filter(({ inForce }) => inForce?.until === undefined || dayOf(inForce.until) >= day)
    .map((relief) => ({
      relief,
      begins: relief.inForce?.from === undefined ? Number.NEGATIVE_INFINITY : dayOf(relief.inForce.from),
      oldEnough: relief.fromAge !== undefined && answers.age === undefined ? unknown('age') : always,
    }));
  return mattersOf(answers, asOf).map((matter) => ({ matter, assessed: assessCharge(matter, inForce) }));
}

function mattersOf(answers: Answers, asOf: string): readonly Matter[] {
  const file = openCaseFile(answers, asOf);
  const record: Matter[] = [];
  for (const charge of file.charges)
    record.push({ file, charge, record, answered: new Map<Condition, When>() });
  return record;
}

function assessCharge(matter: Matter, inForce: readonly InForce[]): Assessed[] {
  const assessed: Assessed[] = [];
  const ended = matter.charge.dateOf('disposition').span.first;
  for (const { relief, begins, oldEnough } of inForce) {
    const covers = ask(relief.covers, matter);
    // What is plainly not for such a charge needs no further look.
    if (covers === never) continue;
    // A law that stood when the case ended is no day to wait for.
    const opens = begins > ended ? allOf([from(begins), oldEnough]) : oldEnough;
    assessed.push(assessOne(matter, relief, covers, opens));
  }
  return assessed;
}

function assessOne(matter: Matter, relief: Relief, covers: When, opens: When): Assessed {
  const { answers, asOf } = matter.file;
  const covered = covers.earliest < Number.POSITIVE_INFINITY;
  const rules = covered ? relief.rules.map((rule) => ask(rule.holds, matter)) : [];
  const whole = allOf([covers, opens, ...rules]);
  // Until it is settled whether the relief is for such a charge at all, nothing else about it is worth asking.
  const settled = covers.latest === Number.NEGATIVE_INFINITY || !covered;
  const when = settled ? whole : { ...whole, missing: covers.missing };
  return {
    relief,
    when,
    rules,
    covered,
    aside: relief.alternative === true || isTooYoung(relief, answers),
    outcome: outcomeOf(relief, when, asOf),
    mayBeNow: when.earliest <= asOf,
  };
}

function isTooYoung({ fromAge }: Relief, { age }: Answers): boolean {
  return fromAge !== undefined && age !== undefined && age < fromAge;
}

function outcomeOf({ automatic }: Relief, when: When, asOf: Day): Outcome {
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
