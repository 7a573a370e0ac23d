import { answerAt } from '@openslate/law/record/answers.ts';
import type { AskedAbout } from '@openslate/law/record/questions.ts';
import { isPartialDate, spokenDate } from '../../../ui/fields/partial-date.ts';
import type { Told } from '../saved-progress.ts';
import { worded } from '../wording.ts';

/** An answer as a person reads it. */
export function spokenAnswer({ path, question }: AskedAbout, told: Told): string {
  if (told.unknown.includes(path)) return told.helping ? 'Not known' : 'I don’t know';
  const value = answerAt(told.answers, path);
  const { answer } = worded(question, told.helping);
  const choices = 'choices' in answer ? answer.choices : [];
  const label = (each: unknown) => choices.find((choice) => choice.value === each)?.label ?? String(each);
  if (answer.kind === 'reliefs' && Array.isArray(value))
    return value.length === 0 ? 'None' : `${value.length}`;
  if (Array.isArray(value)) return value.map(label).join(', ');
  if (typeof value === 'string' && isPartialDate(value)) return spokenDate(value);
  return label(value);
}
