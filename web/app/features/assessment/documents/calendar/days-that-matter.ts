import type { ChargeResult, ReliefResult, Result } from '@openslate/law/engine/result.ts';
import { dateOf, dayOf } from '@openslate/law/record/day.ts';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';
import { doneTo } from '../../result/outcome-words.ts';

/** A day still to come, and in words what it means. */
export type DayThatMatters = {
  readonly date: string;
  readonly details: readonly string[];
  /** It is nothing but a reminder, and needs none before it. */
  readonly isReminder?: true;
};

/** The days on which a charge may open or the state must have acted, in their order. Days that fall together are one. */
export function daysThatMatter(
  { asOf, charges }: Result,
  placeName: string,
  nameOf: (id: string) => string,
): DayThatMatters[] {
  const byDay = new Map<string, string[]>();
  for (const charge of charges)
    for (const { date, what } of daysOf(charge))
      if (date > asOf)
        byDay.set(date, [...(byDay.get(date) ?? []), `${nameOf(charge.id)} (${placeName}): ${what}`]);
  return [...byDay].sort(([a], [b]) => a.localeCompare(b)).map(([date, details]) => ({ date, details }));
}

type DayOfCharge = { readonly date: string; readonly what: string };

function daysOf(charge: ChargeResult): DayOfCharge[] {
  const [best] = charge.reliefs;
  if (charge.outcome === 'not_eligible')
    return (
      charge.alternatives
        // A right is told with its condition, which no line in a calendar has room for.
        .filter(({ restores }) => restores === undefined)
        .flatMap((relief) =>
          opening(relief, (early) => `this may be open from this day on: ${relief.name}.${early}`),
        )
    );
  if (!best) return [];
  return [
    ...(charge.outcome === 'not_yet' ? opening(charge, (early) => opens(best) + early) : []),
    ...(best.by ? [{ date: best.by, what: deadline(best) }] : []),
  ];
}

function opening(
  { on, between, outcome }: Pick<ChargeResult, 'on' | 'between' | 'outcome'>,
  what: (early: string) => string,
): DayOfCharge[] {
  if (outcome !== 'not_yet') return [];
  if (on) return [{ date: on, what: what('') }];
  // Where only a span is known, its last day is the one that can be relied on.
  if (between)
    return [{ date: between[1], what: what(` It could be as early as ${spokenDate(between[0])}.`) }];
  return [];
}

function opens({ automatic, kind, name }: ReliefResult): string {
  return automatic
    ? `it may be ${doneTo[kind]} by itself from this day on (${name}). Look at your record after it.`
    : `you may be able to have it ${doneTo[kind]} from this day on (${name}).`;
}

function deadline({ kind }: ReliefResult): string {
  return `the state has until this day to have it ${doneTo[kind]}. Check that it has been done.`;
}

/** How long before a day people want to know of it: time enough to gather papers. */
const daysAhead = 30;

export function dayAhead(date: string): string {
  return dateOf(dayOf(date) - daysAhead);
}
