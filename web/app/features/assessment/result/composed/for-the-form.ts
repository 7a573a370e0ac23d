import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { answerAt, chargeAt } from '@openslate/law/record/answers.ts';
import { endingOf } from '@openslate/law/record/how-it-ended.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import type { Disposition } from '@openslate/law/record/record.ts';
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

/** The days of a case that was put off, or in which nobody was charged, are called otherwise. */
const days: Readonly<Partial<Record<Disposition, Readonly<Record<string, string>>>>> = {
  deferred: { dispositionDate: 'Day of the plea', completedDate: 'Day the case was closed' },
  diverted: { dispositionDate: 'Day it was put off', completedDate: 'Day the case was closed' },
  no_charges: { dispositionDate: 'Day of the arrest' },
};

/** What nearly every form asks for: where it was not told, it stands on the papers. */
const alwaysAsked: readonly string[] = ['statute', 'offenseDate', 'dispositionDate'];
const onPapers = 'Copy it from your record or your court papers.';

export type FormLine = { readonly label: string; readonly value: string };

/** What to write in a form about one charge, as far as the person told it. */
export function forTheForm(chargeId: string, told: Told, jurisdiction: Jurisdiction): readonly FormLine[] {
  const charge = chargeAt(told.answers, `charges.${chargeId}.disposition`) ?? {};
  const { disposition } = endingOf(charge, jurisdiction.questions);
  const lines = Object.entries(asked).flatMap(([field, usual]) => {
    const path = `charges.${chargeId}.${field}`;
    const label = (disposition && days[disposition]?.[field]) ?? usual;
    const about = questionAt(path, jurisdiction, charge);
    if (about && answerAt(told.answers, path) !== undefined)
      return [{ label, value: spokenAnswer(about, told), isTold: true }];
    return alwaysAsked.includes(field) ? [{ label, value: onPapers, isTold: false }] : [];
  });
  // Of a charge of which nothing was told there is nothing to copy.
  return lines.some(({ isTold }) => isTold) ? lines.map(({ label, value }) => ({ label, value })) : [];
}

/** What no answer tells, for every form. */
export const copiedFromPapers =
  'Copy the case number, the court and the county from your record or your court papers.';
