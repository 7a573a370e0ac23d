import type { ChargeResult, Fork, Outcome, Timing } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import type { AnswerKind } from '@openslate/law/record/question.ts';
import { type AskedAbout, questionAt } from '@openslate/law/record/questions.ts';
import { levels } from '@openslate/law/record/record.ts';
import { spokenDate } from '../../../../ui/fields/partial-date.ts';
import { worded } from '../../wording.ts';

/** One question whose answer nobody knows, and what each answer would lead to. */
export type ForkedQuestion = {
  readonly path: string;
  readonly question: string;
  readonly lines: readonly { readonly when: string; readonly leads: string }[];
};

type Said = { readonly jurisdiction: Jurisdiction; readonly asOf: string; readonly helping: boolean };

type Value = Fork['when'][string];

/** “If it was a misdemeanor: cleared by itself since March 31, 2021.” */
export function forksOf({ ifs = [] }: ChargeResult, said: Said): readonly ForkedQuestion[] {
  const paths = new Set(ifs.flatMap(({ when }) => Object.keys(when)));
  return [...paths].flatMap((path) => {
    const lines = ifs.flatMap(({ when, ...leads }) => {
      const value = when[path];
      return value === undefined ? [] : [{ value, leads: leadsTo(leads, said.asOf) }];
    });
    const values = lines.map(({ value }) => value);
    const asked = askedAt(path, values, said.jurisdiction);
    if (!asked) return [];
    const { text, answer } = worded(asked.question, said.helping);
    return {
      path,
      question: text,
      lines: lines.map(({ value, leads }, index) => ({
        when: answer.kind === 'number' ? ifSoMany(values, index) : ifIt(asked.field, value, answer),
        leads,
      })),
    };
  });
}

/** A class is one of its level: the one that has all of those that are spoken of. */
function askedAt(path: string, values: readonly Value[], jurisdiction: Jurisdiction): AskedAbout | undefined {
  const { grades = {} } = jurisdiction;
  const [level, ...others] = path.endsWith('.grade')
    ? levels.filter((each) => values.every((value) => grades[each]?.some((choice) => choice.value === value)))
    : [];
  return questionAt(path, jurisdiction, others.length === 0 ? { level } : undefined);
}

/** A number stands for all up to the next that leads to something else. */
function ifSoMany(values: readonly Value[], index: number): string {
  const first = Number(values[index]);
  const next = values[index + 1];
  if (next === undefined) return `If ${first} or more`;
  const last = Number(next) - 1;
  if (first === last) return first === 0 ? 'If none' : `If ${first}`;
  if (first === 0) return `If under ${next}`;
  return last === first + 1 ? `If ${first} or ${last}` : `If ${first} to ${last}`;
}

const levelWords: Readonly<Record<string, string>> = {
  felony: 'If it was a felony',
  misdemeanor: 'If it was a misdemeanor',
  infraction: 'If it was a smaller offense',
};

function ifIt(field: string, value: Value, answer: AnswerKind): string {
  const choices = 'choices' in answer ? answer.choices : [];
  const label = choices.find((choice) => choice.value === value)?.label;
  // What is true of the record may be a “no” to the question.
  if (typeof value === 'boolean' && label) return /^yes\b/i.test(label) ? 'If yes' : 'If no';
  return (field === 'level' && levelWords[String(value)]) || `If it is “${label ?? value}”`;
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
