import type { Result } from '@openslate/law/engine/result.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';

export type Milestone = {
  readonly at: string;
  readonly date: string;
  readonly label: string;
  readonly kind: 'past' | 'today' | 'future' | 'goal';
};

/** When a charge was decided, as far as the person said. */
export type Decided = { readonly id: string; readonly date: string | undefined };

/**
 * What happened, today, and what opens when: for a line to look at. Days that fall together are said together, and
 * past the sixth point a line is no picture any more.
 */
export function milestones(
  { asOf, charges }: Result,
  decided: readonly Decided[],
  nameOf: (id: string) => string,
  /** What the day of the answer is called: a shared answer is read on later days too. */
  asOfWords = 'Today',
): Milestone[] {
  const past = together(
    decided.flatMap(({ id, date }) => (date && date <= asOf ? [{ at: date, what: nameOf(id) }] : [])),
  ).slice(-2);
  const openNow = charges.filter(({ outcome }) => outcome === 'automatic' || outcome === 'eligible');
  const later = together(
    charges.flatMap(({ id, outcome, on, between }) => {
      const day = on ?? between?.[1];
      return outcome === 'not_yet' && day ? [{ at: day, what: nameOf(id) }] : [];
    }),
  ).slice(0, 3);
  const several = charges.length > 1;
  return [
    ...past.map(({ at, what }) => ({
      at,
      date: spokenDate(at),
      label: several ? `${what}: decided` : 'Decided',
      kind: 'past' as const,
    })),
    {
      at: asOf,
      date: asOfWords,
      label:
        openNow.length === 0
          ? 'Not open yet'
          : several
            ? `${openNow.length} of ${charges.length} open now`
            : 'Open now',
      kind: 'today' as const,
    },
    ...later.map(({ at, what }) => ({
      at,
      date: spokenDate(at),
      label: several ? `${what}: may open` : 'May open',
      kind: 'goal' as const,
    })),
  ];
}

function together(days: readonly { at: string; what: string }[]): { at: string; what: string }[] {
  const byDay = new Map<string, string[]>();
  for (const { at, what } of days) byDay.set(at, [...(byDay.get(at) ?? []), what]);
  return [...byDay]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([at, what]) => ({ at, what: what.join(', ') }));
}
