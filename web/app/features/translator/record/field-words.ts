import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { aboutCharge } from '@openslate/law/record/questions.ts';
import type { Disposition, Level } from '@openslate/law/record/record.ts';

export type Option = { readonly value: string; readonly label: string };

/** The answers in the words in which the questions offer them. */
function optionsAt(field: 'disposition' | 'level'): readonly Option[] {
  const answer = aboutCharge[field]?.answer;
  return answer?.kind === 'choice'
    ? answer.choices.map(({ value, label }) => ({ value: String(value), label }))
    : [];
}

export const endings = optionsAt('disposition');
export const seriousness = optionsAt('level');

/** The classes that a place has at this level. */
export function gradesAt(
  place: Pick<Jurisdiction, 'grades'> | undefined,
  level: Level | undefined,
): readonly Option[] {
  const grades = level ? (place?.grades?.[level] ?? []) : [];
  return grades.map(({ value, label }) => ({ value, label }));
}

export function endingWords(disposition: Disposition | undefined): string | undefined {
  return endings.find(({ value }) => value === disposition)?.label;
}

export function levelWords(
  level: Level | undefined,
  grade: string | undefined,
  place: Pick<Jurisdiction, 'grades'> | undefined,
): string | undefined {
  const graded = gradesAt(place, level).find(({ value }) => value === grade);
  return graded?.label ?? seriousness.find(({ value }) => value === level)?.label;
}
