import type { ChargeResult, Outcome, Timing } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';
import { worded } from '../../wording.ts';

/** One question whose answer nobody knows, and what each answer would lead to. */
export type ForkedQuestion = {
  readonly path: string;
  readonly question: string;
  readonly lines: readonly { readonly when: string; readonly leads: string }[];
};

/** “If it was a misdemeanor: cleared by itself since March 31, 2021.” */
export function forksOf(
  { ifs = [] }: ChargeResult,
  { jurisdiction, asOf, helping }: { jurisdiction: Jurisdiction; asOf: string; helping: boolean },
): readonly ForkedQuestion[] {
  const forks = new Map<string, { question: string; lines: { when: string; leads: string }[] }>();
  for (const { when, ...rest } of ifs)
    for (const [path, value] of Object.entries(when)) {
      const asked = questionAt(path, jurisdiction);
      if (!asked) continue;
      const { text, answer } = worded(asked.question, helping);
      const choices = 'choices' in answer ? answer.choices : [];
      const label = choices.find((choice) => choice.value === value)?.label ?? String(value);
      const fork = forks.get(path) ?? { question: text, lines: [] };
      fork.lines.push({ when: ifIt(asked.field, value, label), leads: leadsTo(rest, asOf) });
      forks.set(path, fork);
    }
  return [...forks].map(([path, fork]) => ({ path, ...fork }));
}

const levels: Readonly<Record<string, string>> = {
  felony: 'If it was a felony',
  misdemeanor: 'If it was a misdemeanor',
  infraction: 'If it was a smaller offense',
};

function ifIt(field: string, value: string | number | boolean, label: string): string {
  if (value === true) return 'If yes';
  if (value === false) return 'If no';
  return (field === 'level' && levels[String(value)]) || `If it is “${label}”`;
}

function leadsTo({ outcome, on, between }: Timing & { outcome: Outcome }, asOf: string): string {
  switch (outcome) {
    case 'automatic':
      return on && on <= asOf
        ? `it should be cleared by itself, since ${spokenDate(on)}.`
        : 'it may be cleared by itself.';
    case 'eligible':
      return 'you may ask to have it cleared now.';
    case 'not_yet':
      if (on) return `it may be cleared from ${spokenDate(on)} on.`;
      return between
        ? `it may be cleared from a day between ${spokenDate(between[0])} and ${spokenDate(between[1])} on.`
        : 'it may be cleared once something changes that stands in the way.';
    case 'needs_review':
      return 'we still could not say.';
    case 'not_eligible':
      return 'we found no way to clear it here.';
  }
}
