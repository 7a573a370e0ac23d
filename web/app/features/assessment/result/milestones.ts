import type { ChargeResult, Outcome, Result } from '@openslate/law/engine/result.ts';
import { capital } from '../../../ui/capital.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { hasLongerWay, onlyAfterPardon } from './longer-way.ts';
import { doneByLaw, doneTo } from './outcome-words.ts';

export type Milestone = {
  readonly at: string;
  readonly date: string;
  readonly label: string;
  readonly kind: 'past' | 'today' | 'future' | 'goal';
};

/** When a charge was decided, as far as the person said. */
export type Decided = { readonly id: string; readonly date: string | undefined };

/**
 * What happened, what the law has done already, today, and what opens when: for a line to look at. Days that fall
 * together are said together, and past the sixth point a line is no picture any more.
 */
export function milestones(
  result: Result,
  decided: readonly Decided[],
  nameOf: (id: string) => string,
  /** What the day of the answer is called: a shared answer is read on later days too. */
  asOfWords = 'Today',
): Milestone[] {
  const { asOf, charges } = result;
  const several = charges.length > 1;
  const cleared = charges.flatMap((charge) => clearedByLaw(charge, asOf));
  const clearedOn = together(
    cleared.map(({ id, at, done }) => ({ at, what: several ? `${nameOf(id)}: ${done}` : capital(done) })),
  ).slice(-2);
  const ended = together(
    decided.flatMap(({ id, date }) => (date && date <= asOf ? [{ at: date, what: nameOf(id) }] : [])),
  ).slice(clearedOn.length > 1 ? -1 : -2);
  const later = together(
    charges.flatMap(({ id, outcome, on, between }) => {
      const day = on ?? between?.[1];
      return outcome === 'not_yet' && day ? [{ at: day, what: nameOf(id) }] : [];
    }),
  ).slice(0, cleared.length > 0 ? 2 : 3);
  const past = [
    ...ended.map(({ at, what }) => ({
      at,
      date: spokenDate(at),
      label: several ? `${what}: decided` : 'Decided',
    })),
    ...clearedOn.map(({ at, what }) => ({ at, date: `Since ${spokenDate(at)}`, label: `${what} by law` })),
  ].sort((a, b) => inOrder(a.at, b.at));
  return [
    ...past.map((point) => ({ ...point, kind: 'past' as const })),
    { at: asOf, date: asOfWords, label: standing(result, cleared.length), kind: 'today' as const },
    ...later.map(({ at, what }) => ({
      at,
      date: spokenDate(at),
      label: several ? `${what}: may open` : 'May open',
      kind: 'goal' as const,
    })),
  ];
}

/** By the letters of the day alone: to compare words as people do takes a phone long to begin with. */
function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A charge that the law should have cleared on a day that lies behind. */
function clearedByLaw(
  { id, reliefs: [best] }: ChargeResult,
  asOf: string,
): readonly { readonly id: string; readonly at: string; readonly done: string }[] {
  if (!best) return [];
  const at = doneByLaw(best, asOf);
  return at === undefined ? [] : [{ id, at, done: `should be ${doneTo[best.kind]}` }];
}

type Stood = Pick<Result, 'charges' | 'counts'>;

/** How it stands on the day of the answer: no more is open than the limits of the law let go. */
function standing({ charges, counts }: Stood, cleared: number): string {
  const count = (...outcomes: Outcome[]) =>
    charges.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const open = count('automatic') + (counts?.askNow ?? count('eligible')) - cleared;
  const of = (number: number) => (charges.length > 1 ? `${number} of ${charges.length} ` : '');
  const said = [
    ...(cleared > 0 ? [`${of(cleared)}done by law: check it`] : []),
    ...(open > 0 ? [`${of(open)}open now`] : []),
  ];
  if (said.length > 0) return capital(said.join(', '));
  if (count('not_yet') > 0) return 'Not open yet';
  if (count('needs_review') > 0) return 'Not known yet';
  return charges.some(hasLongerWay) ? onlyAfterPardon : 'No way found';
}

function together(days: readonly { at: string; what: string }[]): { at: string; what: string }[] {
  const byDay = new Map<string, string[]>();
  for (const { at, what } of days) byDay.set(at, [...(byDay.get(at) ?? []), what]);
  return [...byDay].sort(([a], [b]) => inOrder(a, b)).map(([at, what]) => ({ at, what: what.join(', ') }));
}
