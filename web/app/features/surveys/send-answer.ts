import type { SurveyQuestion, SurveyType } from '@openslate/contract/survey-questions.ts';
import type { SurveyResponse } from '@openslate/contract/surveys.ts';
import { request } from '../../api/request.ts';

export type SurveyTrigger = 'exit_intent' | 'inactivity' | 'time_on_site' | 'result';

export type Given = {
  sessionId: string;
  survey: SurveyType;
  trigger: SurveyTrigger;
  question: SurveyQuestion;
  option: SurveyQuestion['options'][number];
};

/** Ties the answers of one survey together on their way, and is kept nowhere. */
export function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One answer. What the server would cut off is cut off here already. */
export async function sendAnswer({ sessionId, survey, trigger, question, option }: Given): Promise<void> {
  const response: SurveyResponse = {
    sessionId,
    surveyType: survey,
    questionId: question.id,
    questionText: question.text,
    answer: option.value,
    answerLabel: option.label,
    triggerEvent: trigger,
    currentPage: location.pathname,
    deviceType: matchMedia('(min-width: 48rem)').matches ? 'desktop' : 'mobile',
    userAgent: withoutDevice(navigator.userAgent),
    referrer: siteOf(document.referrer),
    timeOnSite: Math.round(performance.now() / 1000) * 1000,
  };
  await request('POST', '/api/surveys/response', { body: response });
}

/** The names of the browser, without versions and without what it runs on. */
export function withoutDevice(userAgent: string): string {
  return userAgent
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/\/[\d._]+/g, '/0')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function siteOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).origin : '';
}
