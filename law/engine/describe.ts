import { type Limit, picksIn, type Relief, type Rule, textOf } from '../place/relief.ts';
import { type Day, dateOf, dayOf } from '../record/day.ts';
import { doubtful } from '../vocabulary/phrases.ts';
import { ask, type Matter } from './condition.ts';
import { type Choice, type Picks, picksFor } from './picks.ts';
import { type Assessed, byPromise, type Judged } from './ranking.ts';
import type { ChargeResult, Reason, ReliefResult, Timing } from './result.ts';
import { voteOf } from './vote.ts';
import { always, blockedDay, eachOnce, from, isNot, isSo, standingOn, type When } from './when.ts';

/** What the person reads about one charge: its outcome, and every relief that could touch it, best first. */
export function describe({ matter, assessed }: Judged, picks: Picks): ChargeResult {
  const shown = assessed.filter(({ covered }) => covered).sort(byPromise);
  const reliefs = shown.filter(({ aside }) => !aside);
  const alternatives = shown.filter(({ aside }) => aside);
  const [best] = reliefs;
  return {
    id: matter.charge.id,
    outcome: best?.outcome ?? 'not_eligible',
    ...(best && timingOf(best)),
    reliefs: reliefs.map((each) => describeRelief(each, matter, picks)),
    alternatives: alternatives.map((each) => describeRelief(each, matter, picks)),
  };
}

const none: readonly never[] = [];

function describeRelief(assessed: Assessed, matter: Matter, picks: Picks): ReliefResult {
  const { relief, version, answered, outcome } = assessed;
  const { asOf } = matter.file;
  const described: ReliefResult = {
    ...inWords(relief, asOf),
    outcome,
    ...timingOf(assessed),
    reasons: version.rules.flatMap((rule, index) =>
      isConcerned(matter, rule) ? reason(rule, answered[index] ?? always, matter) : [],
    ),
  };
  const by = deadlineOf(assessed, matter);
  if (by !== undefined) described.by = by;
  const choices = picksFor(picks, relief, matter.charge.id);
  const [pick] = choices;
  if (pick) described.pick = { n: pick.n, of: pick.of };
  const bounds = boundsOf(relief, matter, choices);
  if (bounds.length > 0) described.bounds = bounds.map(({ id, text, cite }) => ({ id, text, cite }));
  const vote = relief.voting && voteOf(relief, described, isSo(ask(relief.covers, matter)));
  if (vote) described.vote = vote;
  return described;
}

/** The limits that speak of such a charge. One on several of a kind is told only who has several. */
function boundsOf(relief: Relief, matter: Matter, choices: readonly Choice[]): readonly Limit[] {
  const picks = picksIn(relief).filter((pick) =>
    pick.alike ? choices.some(({ limit }) => limit === pick) : !pick.among || isSo(ask(pick.among, matter)),
  );
  return relief.howOften ? [...picks, relief.howOften] : picks;
}

/** What is said of a relief whatever the record is. */
export function inWords(relief: Relief, asOf: Day): Omit<ReliefResult, 'outcome' | 'reasons'> {
  const begins = relief.inForce?.from;
  return {
    id: relief.id,
    name: relief.name,
    kind: relief.kind,
    automatic: relief.automatic === true,
    ...(begins !== undefined && dayOf(begins) > asOf && { coming: begins }),
    effect: relief.effect,
    limits: relief.limits ?? none,
    cautions: relief.cautions ?? none,
    fee: relief.fee,
    first: relief.first,
    steps: relief.steps,
    forms: relief.forms ?? none,
    ...(relief.restores && { restores: relief.restores }),
  };
}

function isConcerned(matter: Matter, { concerns }: Rule): boolean {
  return concerns === undefined || !isNot(ask(concerns, matter));
}

function reason(rule: Rule, when: When, matter: Matter): Reason {
  const { id, cite } = rule;
  const standing = standingOn(matter.file.asOf, when);
  const met = standing === 'holds' ? true : standing === 'open' ? null : false;
  const presumed = met !== null && when.assumed.length > 0;
  const basis = met === null ? 'unknown' : presumed ? 'assumed' : 'told';
  const reason: Reason = { id, text: textOf(rule, met), met, basis, cite };
  if (presumed) reason.assumed = eachOnce(when.assumed);
  if (isDay(when.latest) && when.earliest === when.latest) reason.on = dateOf(when.latest);
  const [fix] = when.fixes;
  if (met !== true && fix !== undefined) reason.fix = fix;
  const [question] = when.questions;
  if (met === null && question !== undefined) reason.question = question;
  else if (met === null && asksMoreThanTheSection(when, matter))
    reason.question = doubtful.whatTheSectionLeavesOpen;
  return reason;
}

/** It turns on the section of a charge, which was told and does not settle it. */
function asksMoreThanTheSection({ missing }: When, { file }: Matter): boolean {
  const sections = missing.filter((path) => path.endsWith('.statute'));
  return (
    sections.length > 0 &&
    file.charges.some(({ statute, path }) => statute !== undefined && sections.includes(path('statute')))
  );
}

/** A day that lies before the charge's own cannot be the day by which it is done. */
function deadlineOf({ relief: { by }, when }: Assessed, matter: Matter): string | undefined {
  if (by === undefined) return undefined;
  const { earliest, latest } = typeof by === 'string' ? from(dayOf(by)) : ask(by, matter);
  const tooEarly = isDay(when.earliest) && latest < when.earliest;
  return earliest === latest && isDay(latest) && !tooEarly ? dateOf(latest) : undefined;
}

/** One day, or the days between which it lies; nothing where time does not decide. */
export function timingOf({ when: { earliest, latest }, outcome }: Assessed): Timing {
  if (outcome === 'not_eligible' || outcome === 'needs_review' || !isDay(latest)) return {};
  if (earliest === latest || !isDay(earliest)) return { on: dateOf(latest) };
  return outcome === 'not_yet' ? { between: [dateOf(earliest), dateOf(latest)] } : { on: dateOf(latest) };
}

function isDay(day: number): boolean {
  return Math.abs(day) < blockedDay;
}
