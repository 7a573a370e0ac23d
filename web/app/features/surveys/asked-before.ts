import type { SurveyType } from '@openslate/contract/survey-questions.ts';

/** Each survey is shown once on a device, and one of them in a visit. */
const storageKeys: Record<SurveyType, string> = {
  exit_intent: 'hasSeenExitSurvey',
  satisfaction: 'hasSeenSatisfactionSurvey',
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
  try {
    localStorage.setItem(storageKeys[survey], 'true');
  } catch {
    // Then it is known for this visit at least, which never sees two.
  }
}

function wasAsked(survey: SurveyType): boolean {
  try {
    return localStorage.getItem(storageKeys[survey]) !== null;
  } catch {
    return false;
  }
}
