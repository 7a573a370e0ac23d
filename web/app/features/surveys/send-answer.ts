import { browserFamilyOf } from '@openslate/contract/browser-family.ts';
import { pageKindOf, sharedSessionId, timeStepOf } from '@openslate/contract/survey-context.ts';
import type { SurveyQuestion, SurveyType } from '@openslate/contract/survey-questions.ts';
import type { SurveyResponse } from '@openslate/contract/surveys.ts';
import { change } from '../../api/change.ts';
import { newKey } from '../../api/new-thing.ts';

export type SurveyTrigger = 'exit_intent' | 'inactivity' | 'time_on_site' | 'result';

export type Given = {
  survey: SurveyType;
  trigger: SurveyTrigger;
  question: SurveyQuestion;
  option: SurveyQuestion['options'][number];
};

/** One answer. Every field is cut to what thousands share before it leaves the device. */
export async function sendAnswer({ survey, trigger, question, option }: Given): Promise<void> {
  const response: SurveyResponse = {
    sessionId: sharedSessionId,
    surveyType: survey,
    questionId: question.id,
    questionText: question.text,
    answer: option.value,
    answerLabel: option.label,
    triggerEvent: trigger,
    currentPage: pageKindOf(location.pathname),
    deviceType: matchMedia('(min-width: 48rem)').matches ? 'desktop' : 'mobile',
    userAgent: browserFamilyOf(navigator.userAgent),
    referrer: document.referrer.startsWith(`${location.origin}/`) ? 'self' : 'none',
    timeOnSite: timeStepOf(performance.now()),
  };
  await change('POST', '/api/surveys/response', { body: response, key: newKey() });
}
