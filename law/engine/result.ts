import type { PlaceCode } from '../place/places.ts';
import type { Cite, CivilRight, Form } from '../place/relief.ts';
import type { Task } from '../place/task.ts';
import type { ReliefKind } from '../record/record.ts';

export const outcomes = ['automatic', 'eligible', 'not_yet', 'not_eligible', 'needs_review'] as const;

export type Outcome = (typeof outcomes)[number];

/** What a reason rests on: only on what was told, on something taken for granted too, or on nothing yet. */
export const bases = ['told', 'assumed', 'unknown'] as const;

export type Basis = (typeof bases)[number];

/** What was taken for granted, in words, and the field that corrects it. */
export type Presumption = { readonly text: string; readonly field?: string };

export type Reason = {
  /** Which rule of the relief it is. */
  id: string;
  text: string;
  /** Null where it turns on something we were not told. */
  met: boolean | null;
  /** Unknown exactly where `met` is null. */
  basis: Basis;
  /** What was taken for granted in deciding it. */
  assumed?: readonly Presumption[];
  on?: string;
  cite: Cite;
  fix?: string;
  /** What a person who knows the case would have to judge. */
  question?: string;
};

/** The day of a relief, or the days between which it lies. */
export type Timing = { on?: string; between?: [string, string] };

/** How often the law gives something. */
export type Bound = { readonly id: string; readonly text: string; readonly cite: Cite };

/** What a whole record comes to within the limits of the law: each charge that has a way stands in one of these numbers. */
export type Counts = {
  /** The law clears them without being asked, or has. No limit is used up by them. */
  readonly byItself: number;
  /** The most that may be asked for together on the day of the answer. */
  readonly askNow: number;
  readonly byItselfLater: number;
  readonly askLater: number;
  /** What could only be asked for in place of another. */
  readonly instead: number;
  /** The limits that leave less than there would be without them. */
  readonly bounds: readonly Bound[];
};

export type ReliefResult = Timing & {
  id: string;
  name: string;
  kind: ReliefKind;
  automatic: boolean;
  outcome: Outcome;
  reasons: Reason[];
  by?: string;
  /** The day on which the law itself begins, where that is still to come. */
  coming?: string;
  /** Of these charges, only so many can have this relief. */
  pick?: { n: number; of: readonly string[] };
  /** How often the law gives it. */
  bounds?: readonly Bound[];
  effect: string;
  limits: readonly string[];
  cautions: readonly string[];
  fee: string;
  /** The first of its steps, as a task of its own. */
  first: Task;
  steps: readonly string[];
  forms: readonly Form[];
  /** The rights it gives back. */
  restores?: readonly CivilRight[];
  /** Whether the person may vote today, where this is the way that says so. */
  vote?: Vote;
};

export const votes = ['may', 'not_now', 'not_known'] as const;

export type Vote = {
  standing: (typeof votes)[number];
  says: string;
  /** Where it is not known: the questions on which it turns, one after the other, and what each answer would mean. */
  asks?: readonly VoteQuestion[];
};

export type VoteQuestion = { question: string; yes: string; no: string };

/** What the charge would be if one answer that is not known were this, all else as it is. */
export type Fork = Timing & { when: Readonly<Record<string, string | number | boolean>>; outcome: Outcome };

/** Two steps where there is no one: what clears nothing itself, and the way that it opens. Both by their ids. */
export type LongerWay = { readonly pardon: string; readonly opens: string };

export type ChargeResult = Timing & {
  id: string;
  outcome: Outcome;
  /** Where it turns on answers that are not known: what each of them would lead to. */
  ifs?: readonly Fork[];
  reliefs: ReliefResult[];
  alternatives: ReliefResult[];
  /** Only where no way clears the charge as it is. */
  longer?: LongerWay;
};

export type Result = {
  state: PlaceCode;
  asOf: string;
  lawVerified: string;
  /** On a day before this one every outcome needs review: what the law said then was not looked up. */
  lawKnownFrom: string;
  charges: ChargeResult[];
  /** Absent of a result that was kept before they were told. */
  counts?: Counts;
  /** What was not answered and could still change an outcome. */
  missing: string[];
  /** What was answered with “I’m not sure”, and could still change one. */
  unsure: string[];
  assumed: string[];
  /** What was assumed, with the field that corrects it. */
  assumptions: readonly Presumption[];
  /** The open charges for which there was more to try than could be: some of their answers may lead to more than `ifs` says. */
  ifsLeftOut?: readonly string[];
};
