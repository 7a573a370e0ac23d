import { judge } from '@openslate/law/engine/judge.ts';
import type { ChargeResult, ReliefResult } from '@openslate/law/engine/result.ts';
import { idOf } from '@openslate/law/record/answers.ts';
import type { Answers, Charge } from '@openslate/law/record/record.ts';
import { onceEach, type Said } from '../../answer.ts';
import type { Facts } from '../../heard/facts/facts-told.ts';
import type { Topic } from '../../heard/topics/topics.ts';
import { caseInWords } from '../case-in-words.ts';
import { capital, dated, few, quoted, sentence, withUnits } from '../sentences.ts';
import type { Matter } from './matter.ts';

/** A charge of the person's own, and what the law says of it. */
export type OwnCharge = { readonly charge: Charge; readonly result: ChargeResult };

/** So many are said one by one; the result itself shows the others. */
const mostCharges = 3;

/** What a result answers better than the law of a usual case does. */
export function isOnOwnResult(topic: Topic): boolean {
  return topic === 'eligibility' || topic === 'wait' || topic === 'automatic' || topic === 'steps';
}

/** What a record tells of the case that is asked about, where there is but one. */
export function factsOf({ charges }: Answers): Facts {
  const [only, ...more] = charges;
  if (!only || more.length > 0) return {};
  const { offense, level, disposition, court, sentence: parts } = only;
  return {
    ...(offense && { offense }),
    ...(level && { level }),
    ...(disposition && { disposition }),
    ...(court && { court }),
    ...(parts && { sentence: parts }),
  };
}

/** The charges of a record that a question can mean: all of them, unless it tells of a case that only some are, or none. */
export function ownCharges({ law, asOf }: Omit<Matter, 'facts'>, record: Answers, told: Facts): OwnCharge[] {
  const { charges } = judge(record, law, asOf);
  return record.charges.flatMap((charge, index) => {
    const result = charges.find(({ id }) => id === idOf(charge, index));
    return result && isMeant(charge, told) ? [{ charge, result }] : [];
  });
}

function isMeant(charge: Charge, { offense = [], level, disposition, court }: Facts): boolean {
  const isSame = (one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined || one === other;
  return (
    isSame(charge.level, level) &&
    isSame(charge.disposition, disposition) &&
    isSame(charge.court ?? 'adult', court) &&
    (offense.length === 0 || offense.some((kind) => charge.offense?.includes(kind)))
  );
}

/** What a result says, to somebody who asks on it: of each charge that may be meant, in a line or two. */
export function ownResult(own: readonly OwnCharge[]): Said {
  const lines = [...new Set(own.slice(0, mostCharges).map(inWords))];
  const more = own.length > mostCharges ? ['Your result shows the other charges.'] : [];
  return {
    text: ['From your answers:', ...lines, ...more].join(' '),
    sources: onceEach(own.slice(0, mostCharges).flatMap(({ result }) => citesOf(result))),
  };
}

/** What to do for it: the steps of the way that decides. */
export function ownSteps(own: readonly OwnCharge[]): string {
  const way = own.map(({ result }) => result.reliefs[0]).find((relief) => relief && isWithinReach(relief));
  return way ? few(way.steps.slice(0, 3), 330) : '';
}

function isWithinReach({ outcome }: ReliefResult): boolean {
  return outcome === 'automatic' || outcome === 'eligible' || outcome === 'not_yet';
}

function inWords({ charge, result }: OwnCharge): string {
  const [way] = result.reliefs;
  const about =
    charge.disposition === undefined ? 'your case' : caseInWords(charge).replace(/^an? /, 'your ');
  return `${capital(about)}: ${outcomeInWords(result, way)}`;
}

function outcomeInWords({ outcome, on, between }: ChargeResult, way: ReliefResult | undefined): string {
  const named = way ? quoted(way.name) : '';
  switch (outcome) {
    case 'automatic':
      return `the law clears it by itself (${named}). Check if it has happened.`;
    case 'eligible':
      return `you may ask for it now: ${named}.${picked(way)}`;
    case 'not_yet':
      return `not yet. ${whenOpen(on, between, way)}`;
    case 'needs_review':
      return `we cannot say yet. ${turnsOn(way)}`;
    case 'not_eligible':
      return `we found no way that clears it here. ${closing(way)}`;
  }
}

function whenOpen(
  on: string | undefined,
  between: ChargeResult['between'],
  way: ReliefResult | undefined,
): string {
  const named = way ? quoted(way.name) : 'A way';
  if (on) return `${named} may open on ${dated(on)}.`;
  if (between) return `${named} may open between ${dated(between[0])} and ${dated(between[1])}.`;
  const fix = way?.reasons.find(({ met, fix: mend }) => met === false && mend)?.fix;
  return fix ? sentence(fix) : `${named} may open later.`;
}

function turnsOn(way: ReliefResult | undefined): string {
  const open = way?.reasons.find(({ met }) => met === null);
  if (!open) return 'Your result says what to find out.';
  return `It turns on this: ${sentence(open.question ?? capital(withUnits(open.text)))}`;
}

function closing(way: ReliefResult | undefined): string {
  const shut = way?.reasons.find(({ met, on, fix }) => met === false && !on && !fix);
  return shut && way ? `${quoted(way.name)} asks: ${sentence(capital(withUnits(shut.text)))}` : '';
}

function picked(way: ReliefResult | undefined): string {
  return way?.pick ? ` The law lets you choose only ${way.pick.n} of ${way.pick.of.length}.` : '';
}

function citesOf({ reliefs }: ChargeResult) {
  const reasons = reliefs[0]?.reasons ?? [];
  const deciding = reasons.filter(({ met }) => met !== true);
  return (deciding.length > 0 ? deciding : reasons).slice(0, 2).map(({ cite }) => cite);
}
