import type { Charge } from '../record/record.ts';
import type { CaseFile, FiledCharge } from './case-file.ts';
import { steps } from './steps.ts';
import {
  allOf,
  always,
  anyOf,
  type Fact,
  isNot,
  isSo,
  never,
  oneOf,
  opposite,
  restingOn,
  type When,
} from './when.ts';

/** Where a condition is asked: about one charge of one record, on one day. */
export type Matter = {
  readonly file: CaseFile;
  readonly charge: FiledCharge;
  /**
   * The same for every charge of the record, this one included. Where the list may not be whole, the last of them is a
   * case that is not in it, of which nothing is known.
   */
  readonly record: readonly Matter[];
  /** The place of this charge among them. */
  readonly index: number;
  /**
   * What has been asked before: the answers of each condition, by the charge they are about. A condition that many
   * reliefs share is worked out once.
   */
  readonly answered: Answered;
  /** What was answered of the same charges while no others were thought of. It holds for all that looks at one charge alone. */
  readonly answeredAlone: Answered | undefined;
  /** The same charge in the same record, had more been told of it. What was answered without that is not known of it. */
  retold(told: Omit<Charge, 'id'>): Matter;
};

/** What a condition answered, by the charge it was about. */
class Kept {
  readonly answers: (When | undefined)[];
  /** It has looked at other charges than its own: with more of them its answer may be another. */
  looksAround = false;

  constructor(charges: number) {
    this.answers = new Array(charges);
  }
}

type Answered = Map<Condition, Kept>;

/**
 * Every charge that was told of, each with the whole record before it. What was answered before, of each charge alone,
 * holds for all but the one of which something else is told now.
 */
export function mattersIn(file: CaseFile, answeredAlone?: Answered, toldAnew?: string): readonly Matter[] {
  const record: Matter[] = [];
  const answered: Answered = new Map();
  const { charges, unlisted } = file;
  steps.taken += charges.length;
  for (const charge of unlisted ? [...charges, unlisted] : charges)
    record.push(
      new ChargeInRecord(
        file,
        charge,
        record,
        record.length,
        answered,
        charge.id === toldAnew ? undefined : answeredAlone,
      ),
    );
  return unlisted ? record.slice(0, -1) : record;
}

/** Whether what is being asked has looked at the record around its charge. */
let lookedAround = false;

/** What work comes to, and whether it looked at other charges than the one that it was about. */
export function watched<Found>(work: () => Found): { readonly found: Found; readonly looksAround: boolean } {
  const before = lookedAround;
  lookedAround = false;
  const found = work();
  const looksAround = lookedAround;
  lookedAround = before;
  return { found, looksAround };
}

class ChargeInRecord implements Matter {
  readonly file: CaseFile;
  readonly charge: FiledCharge;
  readonly index: number;
  readonly answered: Answered;
  readonly answeredAlone: Answered | undefined;
  readonly #record: readonly Matter[];

  constructor(
    file: CaseFile,
    charge: FiledCharge,
    record: readonly Matter[],
    index: number,
    answered: Answered,
    answeredAlone: Answered | undefined,
  ) {
    this.file = file;
    this.charge = charge;
    this.#record = record;
    this.index = index;
    this.answered = answered;
    this.answeredAlone = answeredAlone;
  }

  get record(): readonly Matter[] {
    lookedAround = true;
    return this.#record;
  }

  retold(told: Omit<Charge, 'id'>): Matter {
    const charge = { ...this.charge, ...told };
    return new ChargeInRecord(this.file, charge, this.#record, this.index, new Map(), undefined);
  }
}

export interface Condition<Answer extends When = When> {
  (matter: Matter): Answer;
  /** Reads one field of the charge: asking again costs less than looking up what it answered before. */
  atHand?: true;
}

export type FactCondition = Condition<Fact>;

export function ask<Answer extends When>(condition: Condition<Answer>, matter: Matter): Answer;
export function ask(condition: Condition, matter: Matter): When {
  if (condition.atHand) return condition(matter);
  const { answered, answeredAlone, index } = matter;
  let kept = answered.get(condition);
  const known = kept?.answers[index];
  if (known) {
    if (kept?.looksAround) lookedAround = true;
    return known;
  }
  const alone = answeredAlone?.get(condition);
  const knownAlone = alone?.looksAround ? undefined : alone?.answers[index];
  if (knownAlone) return knownAlone;
  if (!kept) {
    kept = new Kept(matter.file.charges.length);
    answered.set(condition, kept);
  }
  const asker = lookedAround;
  lookedAround = false;
  steps.taken += 1;
  const answer = condition(matter);
  if (lookedAround) kept.looksAround = true;
  else lookedAround = asker;
  kept.answers[index] = answer;
  return answer;
}

export function atHand(condition: FactCondition): FactCondition {
  condition.atHand = true;
  return condition;
}

export function all(...conditions: FactCondition[]): FactCondition;
export function all(...conditions: Condition[]): Condition;
export function all(...conditions: Condition[]): Condition {
  // Written out, as is `any`: half of all judging runs through these two, and a function between would be a tenth of that.
  // Where one part is left that decides, it is the answer, and no list is made.
  return (matter) => {
    let first: When | undefined;
    let parts: When[] | undefined;
    for (const condition of conditions) {
      const part = ask(condition, matter);
      if (part === never) return never;
      if (part === always) continue;
      if (parts) parts.push(part);
      else if (first) parts = [first, part];
      else first = part;
    }
    return parts ? allOf(parts) : (first ?? always);
  };
}

export function any(...conditions: FactCondition[]): FactCondition;
export function any(...conditions: Condition[]): Condition;
export function any(...conditions: Condition[]): Condition {
  return (matter) => {
    let first: When | undefined;
    let parts: When[] | undefined;
    for (const condition of conditions) {
      const part = ask(condition, matter);
      if (part === always) return always;
      if (part === never) continue;
      if (parts) parts.push(part);
      else if (first) parts = [first, part];
      else first = part;
    }
    return parts ? anyOf(parts) : (first ?? never);
  };
}

/** It must be so of each; the first of which it will never be so ends the search. */
export function allAmong<Each>(those: readonly Each[], of: (each: Each) => Fact): Fact;
export function allAmong<Each>(those: readonly Each[], of: (each: Each) => When): When;
export function allAmong<Each>(those: readonly Each[], of: (each: Each) => When): When {
  let first: When | undefined;
  let parts: When[] | undefined;
  for (const each of those) {
    const part = of(each);
    // Nothing that follows could change it.
    if (part === never) return never;
    if (part === always) continue;
    if (parts) parts.push(part);
    else if (first) parts = [first, part];
    else first = part;
  }
  return parts ? allOf(parts) : (first ?? always);
}

/** It must be so of one; the first of which it is so already ends the search. */
export function anyAmong<Each>(those: readonly Each[], of: (each: Each) => Fact): Fact;
export function anyAmong<Each>(those: readonly Each[], of: (each: Each) => When): When;
export function anyAmong<Each>(those: readonly Each[], of: (each: Each) => When): When {
  let first: When | undefined;
  let parts: When[] | undefined;
  for (const each of those) {
    const part = of(each);
    if (part === always) return always;
    if (part === never) continue;
    if (parts) parts.push(part);
    else if (first) parts = [first, part];
    else first = part;
  }
  return parts ? anyOf(parts) : (first ?? never);
}

export function not(condition: FactCondition): FactCondition {
  return (matter) => opposite(ask(condition, matter));
}

/** If it is so, one thing must hold, otherwise another. Not knowing which matters only where the two differ. */
export function when(test: FactCondition, then: FactCondition, otherwise: FactCondition): FactCondition;
export function when(test: FactCondition, then: Condition, otherwise: Condition): Condition;
export function when(test: FactCondition, then: Condition, otherwise: Condition): Condition {
  return (matter) => {
    const tested = ask(test, matter);
    if (isSo(tested)) return restingOn(tested, ask(then, matter));
    if (isNot(tested)) return restingOn(tested, ask(otherwise, matter));
    return oneOf([ask(then, matter), ask(otherwise, matter)], tested.missing, tested.questions);
  };
}
