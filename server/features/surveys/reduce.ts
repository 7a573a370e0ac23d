import { browserFamilyOf } from '@openslate/contract/browser-family.ts';
import { nameOfTimeStep, pageKindOf } from '@openslate/contract/survey-context.ts';
import {
  type SurveyAspect,
  type SurveyType,
  surveyAsking,
  surveyTriggers,
} from '@openslate/contract/survey-questions.ts';
import type { SurveyResponse } from '@openslate/contract/surveys.ts';
import { referrerKindOf } from '../../reduce/referrer-kind.ts';

/** What is counted of an answer. */
export type CountedAnswer = {
  survey: SurveyType;
  question: string;
  answer: string;
  aspects: Record<SurveyAspect, string>;
};

/** The answer by its names, and about whoever gave it only what thousands have in common. */
export function reduced(response: SurveyResponse, ownHosts: readonly string[]): CountedAnswer {
  const question = response.questionId;
  const survey = surveyAsking(question);
  if (!survey) throw new Error('The contract takes no answer to a question that no survey asks.');
  return {
    survey,
    question,
    answer: response.answer,
    aspects: {
      trigger: surveyTriggers.find((known) => known === response.triggerEvent) ?? 'other',
      screen: pageKindOf(response.currentPage ?? ''),
      device: response.deviceType,
      browser: browserFamilyOf(response.userAgent ?? ''),
      referrer: referrerKindOf(response.referrer ?? '', ownHosts),
      time_on_site: nameOfTimeStep(response.timeOnSite),
    },
  };
}
