import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { answerAt, chargeAt } from '@openslate/law/record/answers.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import { spokenAnswer } from '../../questions/spoken-answer.ts';
import type { Told } from '../../saved-progress.ts';

/** What courts ask for on their forms, in the order in which forms ask it. */
const asked = {
  statute: 'Section of law',
  offense: 'What it was about',
  level: 'How serious',
  grade: 'Class or degree',
  offenseDate: 'Day it happened',
  disposition: 'How it ended',
  dispositionDate: 'Day the case ended',
  sentence: 'Sentence',
  completedDate: 'Day the sentence was over',
  pardonedDate: 'Day of the pardon',
} as const;

export type FormLine = { readonly label: string; readonly value: string };

/** What to write in a form about one charge, as far as the person told it. */
export function forTheForm(chargeId: string, told: Told, jurisdiction: Jurisdiction): readonly FormLine[] {
  return Object.entries(asked).flatMap(([field, label]) => {
    const path = `charges.${chargeId}.${field}`;
    const about = questionAt(path, jurisdiction, chargeAt(told.answers, path));
    if (!about || answerAt(told.answers, path) === undefined) return [];
    return [{ label, value: spokenAnswer(about, told) }];
  });
}
