import { chargeAt } from '@openslate/law/record/answers.ts';
import type { AnswerKind } from '@openslate/law/record/question.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import type { Told } from '../saved-progress.ts';
import type { Today } from '../today.ts';
import type { Draft } from './answer-draft.ts';
import { longList } from './several-field.tsx';

/* How the field of a question is put, by what is asked. */

export function isLong(asked: AnswerKind): boolean {
  return asked.kind === 'several' && asked.choices.length > longList;
}

/** “I don’t know” is one of its choices. */
export function hasChoices(asked: AnswerKind): boolean {
  return asked.kind === 'choice' || (asked.kind === 'number' && asked.few === true);
}

/**
 * Radio buttons remember nothing by themselves: those of the next question are the same ones with other words. A list
 * remembers what was looked for in it, and boxes what was typed.
 */
export function fieldKey({ kind }: Draft, path: string, drawing: number): string | number {
  if (kind === 'choice') return kind;
  return kind === 'several' ? path : drawing;
}

export function boxLabel(field: string): string {
  if (field === 'age' || field === 'ageAtOffense') return 'Age in years';
  if (field === 'statute') return 'Crime or section number';
  if (/Months$/.test(field)) return 'Months';
  return 'Your answer';
}

/** A sentence may end in the future; nothing else can. */
export function latestFor({ field, path }: AskedAbout, { answers }: Told, { date }: Today): string {
  if (field !== 'completedDate') return date;
  return chargeAt(answers, path)?.completed ? date : `${Number(date.slice(0, 4)) + 60}-12-31`;
}
