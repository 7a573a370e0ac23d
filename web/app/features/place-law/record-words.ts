import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import type { Level } from '@openslate/law/record/record.ts';
import { isPartialDate, spokenDate } from '../../ui/fields/partial-date.ts';

/** An answer as the choices of its question call it. */
export function answerLabel(path: string, value: unknown, law: Jurisdiction, level?: Level): string {
  const answer = questionAt(path, law, { level })?.question.answer;
  const choices = answer && 'choices' in answer ? answer.choices : [];
  const label = (each: unknown) =>
    choices.find((choice) => choice.value === each)?.label ??
    (typeof each === 'string' && isPartialDate(each) ? spokenDate(each) : String(each));
  return Array.isArray(value) ? value.map(label).join('; ') : label(value);
}
