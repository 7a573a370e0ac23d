import type { SurveyType } from '@openslate/contract/survey-questions.ts';
import { type KeptWord, keptWord } from '../../storage/kept-word.ts';
import { keys } from '../../storage/keys.ts';

/** Each survey is shown once on a device, and one of them in a visit. */
const seen: Record<SurveyType, KeptWord> = {
  exit_intent: keptWord(keys.exitSurvey, /^true$/),
  satisfaction: keptWord(keys.satisfactionSurvey, /^true$/),
};

let thisVisit: SurveyType | undefined;

export function mayAsk(survey: SurveyType): boolean {
  if (thisVisit !== undefined) return thisVisit === survey && !wasAsked(survey);
  return !wasAsked(survey);
}

/** From now on this visit is for this survey alone. */
export function planToAsk(survey: SurveyType): void {
  thisVisit = survey;
}

/** It was in sight. */
export function noteAsked(survey: SurveyType): void {
  thisVisit = survey;
  seen[survey].write('true');
}

function wasAsked(survey: SurveyType): boolean {
  return seen[survey].read() !== null;
}
