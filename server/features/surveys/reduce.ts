import {
  type SurveyAspect,
  type SurveyType,
  surveyAsking,
  surveyTriggers,
  type TimeOnSite,
} from '@openslate/contract/survey-questions.ts';
import type { SurveyResponse } from '@openslate/contract/surveys.ts';
import { browserFamilyOf } from '../../reduce/browser-family.ts';
import { referringSiteOf } from '../../reduce/referring-site.ts';
import { screenOf } from '../../reduce/screen.ts';

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
      screen: screenOf(response.currentPage ?? ''),
      device: response.deviceType,
      browser: browserFamilyOf(response.userAgent ?? ''),
      referrer: referringSiteOf(response.referrer ?? '', ownHosts),
      time_on_site: roughly(response.timeOnSite),
    },
  };
}

const minute = 60_000;

function roughly(ms: number): TimeOnSite {
  if (ms < minute) return 'under_1_minute';
  if (ms < 5 * minute) return '1_to_5_minutes';
  return ms < 15 * minute ? '5_to_15_minutes' : 'over_15_minutes';
}
