import type { Result } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { chargeAt } from '@openslate/law/record/answers.ts';
import { questionAt } from '@openslate/law/record/questions.ts';
import type { Told } from '../saved-progress.ts';
import { worded } from '../wording.ts';

export type OpenQuestion = { readonly path: string; readonly text: string; readonly where: string };

/** What was not answered for sure and could still change the result, with the charge it is about where there are several. */
export function openQuestions(
  result: Result,
  jurisdiction: Jurisdiction,
  told: Told,
  nameOf: (id: string) => string,
): OpenQuestion[] {
  return [...result.missing, ...result.unsure].flatMap((path) => {
    const asked = questionAt(path, jurisdiction, chargeAt(told.answers, path));
    if (!asked) return [];
    const { text, where } = worded(asked.question, told.helping);
    const about = asked.chargeId && result.charges.length > 1 ? `${nameOf(asked.chargeId)}: ` : '';
    return [{ path, text: about + text, where }];
  });
}
