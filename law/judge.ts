import { openCaseFile } from './case-file.ts';
import { ask, type Condition, type Matter } from './condition.ts';
import { type Day, dateOf, dayOf } from './day.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { type Picks, picksOf } from './picks.ts';
import { type Assessed, byPromise, couldImprove, decided, type Judged } from './ranking.ts';
import type { Answers } from './record.ts';
import type { Relief } from './relief.ts';
import type { ChargeResult, Outcome, Reason, ReliefResult, Result, Timing } from './result.ts';
import {
  type Assumption,
  allOf,
  assumedBy,
  blockedDay,
  from,
  standingOn,
  unknown,
  type When,
} from './when.ts';

/** What the law of a place says about a record on a day. */
export function judge(answers: Answers, jurisdiction: Jurisdiction, asOf: string): Result {
  const judged = mattersOf(answers, asOf).map((matter) => ({
    matter,
    assessed: assess(matter, jurisdiction.reliefs),
  }));
  const assumptions = assumedBy(judged.flatMap(({ assessed }) => decisive(assessed)));
  const missing = judged.flatMap(({ matter, assessed }) =>
    missingFrom(assessed).filter((path) => isAsked(path, matter)),
  );
  const picks = picksOf(judged);
  return {
    state: jurisdiction.code,
    asOf,
    lawVerified: jurisdiction.verified,
    charges: judged.map((each) => describe(each, picks)),
    missing: [...new Set([...missing, ...sectionsReadFromKinds(assumptions)])],
    assumed: [...new Set(assumptions.map(({ text }) => text))],
    assumptions: [...assumptions],
  };
}

/** The section of law would have told what was read from the kind of offense alone. */
function sectionsReadFromKinds(assumptions: readonly Assumption[]): string[] {
  return assumptions.flatMap(({ field }) => (field?.endsWith('.statute') ? [field] : []));
}

function mattersOf(answers: Answers, asOf: string): readonly Matter[] {
  const file = openCaseFile(answers, asOf);
  const record: Matter[] = [];
  for (const charge of file.charges)
    record.push({ file, charge, record, answered: new Map<Condition, When>() });
  return record;
}

/** Every relief of the place, held against one charge. */
function assess(matter: Matter, reliefs: readonly Relief[]): Assessed[] {
  const { asOf } = matter.file;
  return reliefs.filter((relief) => !hasEnded(relief, asOf)).map((relief) => assessOne(matter, relief));
}

function assessOne(matter: Matter, relief: Relief): Assessed {
  const covers = ask(relief.covers, matter);
  const covered = covers.earliest < Number.POSITIVE_INFINITY;
  // What the relief is not for needs no further look.
  const rules = covered ? relief.rules.map((rule) => ask(rule.holds, matter)) : [];
  const whole = allOf([covers, ...openingOf(relief, matter), ...rules]);
  // Until it is settled whether the relief is for such a charge at all, nothing else about it is worth asking.
  const settled = covers.latest === Number.NEGATIVE_INFINITY || !covered;
  const when = settled ? whole : { ...whole, missing: covers.missing };
  return {
    relief,
    when,
    rules,
    covered,
    aside: relief.alternative === true || isTooYoung(relief, matter),
    outcome: outcomeOf(relief, when, matter.file.asOf),
    mayBeNow: when.earliest <= matter.file.asOf,
  };
}

/** What opens the relief apart from its rules: the day its law begins, and the age it is for. */
function openingOf({ inForce, fromAge }: Relief, { file }: Matter): When[] {
  const begins = inForce?.from === undefined ? [] : [from(dayOf(inForce.from))];
  const oldEnough = fromAge !== undefined && file.answers.age === undefined ? [unknown('age')] : [];
  return [...begins, ...oldEnough];
}

function isTooYoung({ fromAge }: Relief, { file }: Matter): boolean {
  return fromAge !== undefined && file.answers.age !== undefined && file.answers.age < fromAge;
}

function hasEnded({ inForce }: Relief, asOf: Day): boolean {
  return inForce?.until !== undefined && dayOf(inForce.until) < asOf;
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

function missingFrom(assessed: readonly Assessed[]): string[] {
  const best = decided(assessed);
  return assessed.filter((each) => couldImprove(each, best)).flatMap(({ when }) => when.missing);
}

/** Contempt, violations of probation and the like have no level and no class: nobody is asked for one. */
function isAsked(path: string, { record }: Matter): boolean {
  return !record.some(
    ({ charge }) =>
      charge.offense?.includes('contempt') &&
      (path === charge.path('level') || path === charge.path('grade')),
  );
}

/** What was presumed decided something if the best answer rests on it, or if it alone closed a better way. */
function decisive(assessed: readonly Assessed[]): When[] {
  const ways = assessed.filter(({ aside }) => !aside);
  const best = ways.sort(byPromise)[0];
  const open = best?.outcome === 'automatic' || best?.outcome === 'eligible';
  return ways
    .filter((each) => each === best || (!open && each.outcome === 'not_eligible'))
    .map(({ when }) => when);
}

function describe({ matter, assessed }: Judged, picks: Picks): ChargeResult {
  const shown = assessed.filter(({ covered }) => covered).sort(byPromise);
  const reliefs = shown.filter(({ aside }) => !aside);
  const [best] = reliefs;
  return {
    id: matter.charge.id,
    outcome: best?.outcome ?? 'not_eligible',
    ...(best && timingOf(best)),
    reliefs: reliefs.map((each) => describeRelief(each, matter, picks)),
    alternatives: shown.filter(({ aside }) => aside).map((each) => describeRelief(each, matter, picks)),
  };
}

function describeRelief(assessed: Assessed, matter: Matter, picks: Picks): ReliefResult {
  const { relief, rules, outcome } = assessed;
  const { asOf } = matter.file;
  const by = deadlineOf(assessed, matter);
  const coming = relief.inForce?.from;
  const pick = picks.get(relief);
  return {
    id: relief.id,
    name: relief.name,
    kind: relief.kind,
    automatic: relief.automatic === true,
    outcome,
    ...timingOf(assessed),
    reasons: relief.rules.map(({ text, cite }, index) => reason(text, cite, rules[index] as When, asOf)),
    ...(by !== undefined && { by }),
    ...(coming !== undefined && dayOf(coming) > asOf && { coming }),
    ...(pick?.of.includes(matter.charge.id) && { pick }),
    effect: relief.effect,
    limits: [...(relief.limits ?? [])],
    cautions: [...(relief.cautions ?? [])],
    fee: relief.fee,
    steps: [...relief.steps],
    forms: [...(relief.forms ?? [])],
  };
}

/** A day that lies before the charge's own cannot be the day by which it is done. */
function deadlineOf({ relief: { by }, when }: Assessed, matter: Matter): string | undefined {
  if (by === undefined) return undefined;
  const { earliest, latest } = typeof by === 'string' ? from(dayOf(by)) : ask(by, matter);
  const before = isDay(when.earliest) && latest < when.earliest;
  return earliest === latest && isDay(latest) && !before ? dateOf(latest) : undefined;
}

function reason(text: string, cite: Reason['cite'], when: When, asOf: Day): Reason {
  const standing = standingOn(asOf, when);
  const met = standing === 'holds' ? true : standing === 'open' ? null : false;
  const fix = met === true ? undefined : when.fixes[0];
  const question = met === null ? when.questions[0] : undefined;
  return {
    text,
    met,
    ...(isDay(when.latest) && when.earliest === when.latest && { on: dateOf(when.latest) }),
    cite,
    ...(fix && { fix }),
    ...(question && { question }),
  };
}

/** One day, or the days between which it lies; nothing where time does not decide. */
function timingOf({ when: { earliest, latest }, outcome }: Assessed): Timing {
  if (outcome === 'not_eligible' || outcome === 'needs_review' || !isDay(latest)) return {};
  if (earliest === latest || !isDay(earliest)) return { on: dateOf(latest) };
  return outcome === 'not_yet' ? { between: [dateOf(earliest), dateOf(latest)] } : { on: dateOf(latest) };
}

function isDay(day: number): boolean {
  return Math.abs(day) < blockedDay;
}
