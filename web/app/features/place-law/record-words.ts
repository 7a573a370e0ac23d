import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import type { Disposition, Level } from '@openslate/law/record/record.ts';
import { isPartialDate, spokenDate } from '../../ui/fields/partial-date.ts';

/** How a case ended, in a lawyer's few words. The questions say it at more length. */
export const dispositionWords: Readonly<Record<Disposition, string>> = {
  convicted: 'Convicted',
  deferred: 'Judgment deferred',
  diverted: 'Program finished',
  dismissed: 'Dropped or dismissed',
  acquitted: 'Found not guilty',
  no_charges: 'Arrested, never charged',
  pardoned: 'Pardoned',
  not_responsible: 'Not responsible by insanity',
  pending: 'Still open',
};

export const levelWords: Readonly<Record<Level, string>> = {
  infraction: 'smaller offense',
  misdemeanor: 'misdemeanor',
  felony: 'felony',
};

/** An answer as the choices of its question call it. */
export function answerLabel(path: string, value: unknown, law: Jurisdiction, level?: Level): string {
  const answer = questionAt(path, law, { level })?.question.answer;
  const choices = answer && 'choices' in answer ? answer.choices : [];
  const label = (each: unknown) =>
    choices.find((choice) => choice.value === each)?.label ??
    (typeof each === 'string' && isPartialDate(each) ? spokenDate(each) : String(each));
  return Array.isArray(value) ? value.map(label).join('; ') : label(value);
}
