import type { Jurisdiction } from '../place/jurisdiction.ts';
import type { Relief, Rule } from '../place/relief.ts';
import { type Day, dayOf } from '../record/day.ts';
import type { InPieces } from '../record/in-pieces.ts';
import type { Answers } from '../record/record.ts';
import { openCaseFile } from './case-file.ts';
import { ask, type Matter, mattersIn } from './condition.ts';
import { type Assessed, byPromise, type Judged } from './ranking.ts';
import { restingOnTheWhole } from './resting-on-the-whole.ts';
import type { Outcome } from './result.ts';
import { type Version, versionsOf } from './versions.ts';
import {
  allOf,
  always,
  anyOf,
  from,
  isNot,
  isSo,
  never,
  notAfter,
  standingOn,
  unknown,
  type When,
} from './when.ts';

/** A relief whose law has not ended, as it stood, stands and will stand, and whether the person is old enough for it. */
export type InForce = {
  readonly relief: Relief;
  readonly versions: readonly Version[];
  readonly oldEnough: When;
};

/** Every relief of a place, held against every charge of a record, and what each answer takes for granted. */
export function* assess(
  answers: Answers,
  { reliefs, questions }: Law,
  asOf: string,
): InPieces<readonly Judged[]> {
  const inForce = inForceOn(asOf, reliefs, answers);
  const judged: Judged[] = [];
  for (const matter of mattersOf(answers, asOf, questions)) {
    judged.push({ matter, assessed: assessCharge(matter, inForce) });
    yield;
  }
  return answers.recordComplete === undefined ? yield* restingOnTheWhole(judged) : judged;
}

type Law = Pick<Jurisdiction, 'reliefs' | 'questions'>;

/**
 * Only what decides an outcome, and what could still change one: no alternatives, and no further rule of a relief that
 * one rule has closed.
 */
export function assessDeciding(answers: Answers, law: Law, asOf: string): Judged[] {
  const { matters, assessed } = decidingIn(answers, law, asOf);
  return matters.map((matter) => ({ matter, assessed: assessed(matter) }));
}

/**
 * The same for one charge at a time: of the others only what its own rules ask of them is worked out. Where it is a record
 * that was judged before, with one answer more about one charge, what was found of the others alone is not asked again.
 */
export function decidingIn(
  answers: Answers,
  { reliefs, questions }: Law,
  asOf: string,
  before?: { readonly matters: readonly Matter[]; readonly toldAnew: string },
) {
  const inForce = inForceOn(asOf, reliefs, answers).filter(({ relief }) => !isAside(relief, answers));
  const matters = mattersIn(
    openCaseFile(answers, asOf, questions),
    before?.matters[0]?.answered,
    before?.toldAnew,
  );
  return { matters, assessed: (matter: Matter) => assessCharge(matter, inForce, untilClosed) };
}

export function inForceOn(asOf: string, reliefs: readonly Relief[], { age }: Answers): InForce[] {
  const day = dayOf(asOf);
  return reliefs
    .map((relief) => ({
      relief,
      versions: versionsOf(relief),
      oldEnough: relief.fromAge !== undefined && age === undefined ? unknown('age') : always,
    }))
    .filter(({ versions }) => versions.some(({ ends }) => ends >= day));
}

export function mattersOf(
  answers: Answers,
  asOf: string,
  questions?: Jurisdiction['questions'],
): readonly Matter[] {
  return mattersIn(openCaseFile(answers, asOf, questions));
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

export function assessCharge(matter: Matter, inForce: readonly InForce[], read = everyOne): Assessed[] {
  const assessed: Assessed[] = [];
  for (const each of inForce) {
    const covers = ask(each.relief.covers, matter);
    // What is plainly not for such a charge needs no further look.
    if (covers !== never) assessed.push(assessOne(matter, each, covers, read));
  }
  return assessed;
}

/** Under the law as it stands, or as it will stand: whichever opens it first. */
function assessOne(
  matter: Matter,
  { relief, versions, oldEnough }: InForce,
  covers: When,
  read: Reading,
): Assessed {
  let best: Assessed | undefined;
  let before: When = never;
  for (const version of versions) {
    const opens = allOf([opensOn(version.begins, before, matter), oldEnough]);
    const assessed = assessVersion(matter, relief, version, opens, covers, read);
    before = assessed.when;
    const stands = version.ends >= matter.file.asOf;
    if (stands && (!best || byPromise(assessed, best) < 0)) best = assessed;
  }
  if (!best) throw new Error(`The law of ${relief.id} has ended.`);
  return best;
}

/** From which day on a law is open to anybody with such a charge: from its first, or since the one before it was. */
export function opensOn(begins: Day, before: When, { charge }: Matter): When {
  // A law that stood when the case ended is no day to wait for, and of a case that may have ended later none is told.
  const isNew = begins > Number.NEGATIVE_INFINITY && begins > charge.dateOf('disposition').span.last;
  return isNew ? anyOf([from(begins), before]) : always;
}

function assessVersion(
  matter: Matter,
  relief: Relief,
  version: Version,
  opens: When,
  covers: When,
  read: Reading,
): Assessed {
  const { answers, asOf } = matter.file;
  const covered = !isNot(covers);
  const answered = covered ? read(version.rules, matter) : [];
  const whole = notAfter(version.ends, allOf([covers, opens, ...answered]));
  // Until it is settled whether the relief is for such a charge at all, nothing else about it is worth asking.
  const settled = isSo(covers) || !covered;
  const when = settled ? whole : { ...whole, missing: covers.missing };
  return {
    relief,
    when,
    opens,
    version,
    answered,
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
