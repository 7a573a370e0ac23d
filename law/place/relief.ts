import type { Condition, FactCondition, Matter } from '../engine/condition.ts';
import type { When } from '../engine/when.ts';
import type { ReliefKind } from '../record/record.ts';
import type { Task } from './task.ts';
import type { VotingLaw } from './voting-law.ts';

/** The section of law a rule stands in. A rule without one does not compile. */
export type Cite = { readonly label: string; readonly url?: string };

/** The first and the last day on which something was or will be the law, where there is one. */
export type Dates = { readonly from?: string; readonly until?: string };

export type Rule = {
  /**
   * What the rule is about, in a few words: `no-open-case`. Shared results name the rule by it, so it is never given to
   * another rule of the same relief, and it stays when only the wording changes.
   */
  readonly id: string;
  readonly text: string;
  /** The same said as a fact where it is not met: “This crime is on the list …”, not a cross before “It was not …”. */
  readonly otherwise?: string;
  readonly holds: Condition;
  readonly cite: Cite;
  /** Where it has not always stood in the relief, or will not for ever. Its successor begins the day after it ends. */
  readonly inForce?: Dates;
  /** Of which charges it speaks at all, where those are few: it holds of the others, and they are told nothing of it. */
  readonly concerns?: FactCondition;
  /** The rule of a right as a question: “yes” means that it is met. */
  readonly asks?: string;
};

/** What a conviction takes and a way can give back, clearing nothing. */
export const civilRights = ['vote', 'guns', 'jury', 'office'] as const;

export type CivilRight = (typeof civilRights)[number];

export type Form = { readonly name: string; readonly url: string };

/** How often the law gives a way, said so that it stands beside the answer: “Idaho shields one case in your life.” */
export type Limit = { readonly id: string; readonly text: string; readonly cite: Cite };

/**
 * How many of the charges that come into question may be chosen, and whether a whole case counts as one. Where the very
 * same stands in several ways, they count together.
 */
export type NumberLimit = Limit & {
  readonly n: number;
  readonly among?: FactCondition;
  readonly byCase?: boolean;
  /** The limit is for each crime of its own: which charges are for the same one. */
  readonly alike?: (one: Matter, other: Matter) => boolean;
  /** How many of them the person surely had before: those are not left to choose. */
  readonly used?: (matter: Matter) => { readonly least: number };
};

/** One way the law offers: what it covers, what must hold, what it does, and how to get it. */
export type Relief = {
  readonly id: string;
  readonly name: string;
  readonly kind: ReliefKind;
  /** The law does it without being asked. */
  readonly automatic?: boolean;
  /** Does not clear the record, so it never decides: a pardon, a certificate, the right to vote. */
  readonly alternative?: boolean;
  /** The rights it gives back. They are told with their condition, apart from what clears a record, and never first. */
  readonly restores?: readonly CivilRight[];
  /** When people may vote: on one way of each place, which tells whether this person may today. */
  readonly voting?: VotingLaw;
  /** A pardon: the ways that the law opens to whoever has it, by their ids. Their own rules name the sections. */
  readonly leadsTo?: readonly string[];
  /** Opens only at an advanced age: until then it stands among the alternatives. */
  readonly fromAge?: number;
  readonly inForce?: Dates;
  /** The day by which the state must have done it; the same for all charges, or each charge's own. */
  readonly by?: string | Condition;
  /** The person may choose so many, though each is judged as if it were chosen. The law may set several limits. */
  readonly pick?: NumberLimit | readonly NumberLimit[];
  /** It is given so often only, but one request may hold all there is: said, and no charge is left out for it. */
  readonly howOften?: Limit;
  /** Which charges it is for. Only where this is so, or may be so, is the relief shown. */
  readonly covers: FactCondition;
  readonly rules: readonly Rule[];
  readonly effect: string;
  readonly limits?: readonly string[];
  readonly cautions?: readonly string[];
  readonly fee: string;
  /** What to do first, true for whoever this way is for, today or while it is still closed. It costs nothing, or says what. */
  readonly first: Task;
  /** All there is to do: the first task, and what follows it. */
  readonly steps: readonly string[];
  readonly forms?: readonly Form[];
};

/** A way as its place describes it: the steps are those that follow the first task. */
export function relief(described: Relief): Relief {
  const { first, steps } = described;
  // One way made of another brings its first task along.
  return steps[0] === first.text ? described : { ...described, steps: [first.text, ...steps] };
}

/** Every limit within which the person has to choose. */
export function picksIn({ pick = [] }: Relief): readonly NumberLimit[] {
  return 'n' in pick ? [pick] : pick;
}

/** All that the law says of how often the way is given. */
export function limitsIn(relief: Relief): readonly Limit[] {
  const { howOften } = relief;
  return howOften ? [...picksIn(relief), howOften] : picksIn(relief);
}

/** A condition that brings its own id and sentence: the rule made of it needs only its section. */
export type Requirement<Answer extends When = When> = Condition<Answer> & {
  readonly id: string;
  readonly text: string;
  readonly otherwise?: string;
};

export function requirement<Answer extends When>(
  id: string,
  text: string,
  condition: Condition<Answer>,
  otherwise?: string,
): Requirement<Answer> {
  return Object.assign((matter: Matter) => condition(matter), { id, text, ...(otherwise && { otherwise }) });
}

/** The rule in the requirement's own words: `requires(nothingPending, cite('§ 12-34'))`. */
export function requires(requirement: Requirement, cite: Cite, more?: More): Rule {
  const { id, text, otherwise } = requirement;
  return rule(id, text, requirement, cite, { ...(otherwise && { otherwise }), ...more });
}

/** The days between which a rule stands, its words where it is not met, and whom it concerns. */
type More = Dates & {
  readonly otherwise?: string;
  readonly concerns?: FactCondition;
  readonly asks?: string;
};

/** A rule in words of its own. */
export function rule(id: string, text: string, holds: Condition, cite: Cite, more: More = {}): Rule {
  const { otherwise, concerns, asks, ...inForce } = more;
  const dated = inForce.from !== undefined || inForce.until !== undefined;
  return {
    id,
    text,
    ...(otherwise && { otherwise }),
    holds,
    cite,
    ...(dated && { inForce }),
    ...(concerns && { concerns }),
    ...(asks && { asks }),
  };
}

/** What a rule says to somebody of whom it is so, is not so, or is not known. */
export function textOf({ text, otherwise }: Rule, met: boolean | null): string {
  return met === false && otherwise ? otherwise : text;
}

export function cite(label: string, url?: string): Cite {
  return url === undefined ? { label } : { label, url };
}
