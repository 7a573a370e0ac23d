import {
  type SurveyAspect,
  type SurveyQuestion,
  surveyAspects,
  surveys,
} from '@openslate/contract/survey-questions.ts';
import type { SurveyResults } from '@openslate/contract/surveys.ts';

type Result = SurveyResults['data'][number];

export type SurveyChart = {
  readonly id: string;
  readonly question: string;
  readonly total: number;
  /** In the order of the question's own answers; one nobody gave is there with 0. */
  readonly answers: readonly { id: string; label: string; count: number; share: string }[];
  readonly weeks: Result['weeks'];
  /** Where, when and with what people answered; an aspect of which nothing is known is left out. */
  readonly aspects: readonly { id: SurveyAspect; counts: readonly { value: string; count: number }[] }[];
};

/** The results in the words of the questions. Answers to options that were since dropped are kept, under their names. */
export function chartsOf(survey: keyof typeof surveys, results: SurveyResults['data']): SurveyChart[] {
  const questions: readonly SurveyQuestion[] = surveys[survey];
  return questions.map(({ id, text, options }) => {
    const result = results.find(({ surveyType, questionId }) => surveyType === survey && questionId === id);
    const counts = new Map(result?.answers.map(({ answer, count }) => [answer, count]));
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const known = options.map(({ value, label }) => ({ id: value, label }));
    const dropped = [...counts.keys()].filter((answer) => !options.some(({ value }) => value === answer));
    return {
      id,
      question: text,
      total,
      answers: [...known, ...dropped.map((answer) => ({ id: answer, label: answer }))].map((answer) => {
        const count = counts.get(answer.id) ?? 0;
        return { ...answer, count, share: percent(count, total) };
      }),
      weeks: result?.weeks ?? [],
      aspects: aspectsOf(result?.aspects ?? []),
    };
  });
}

function aspectsOf(aspects: Result['aspects']): SurveyChart['aspects'] {
  return surveyAspects
    .map((id) => ({
      id,
      counts: aspects.filter(({ aspect }) => aspect === id).map(({ value, count }) => ({ value, count })),
    }))
    .filter(({ counts }) => counts.length > 0);
}

function percent(count: number, total: number): string {
  return total === 0 ? '0%' : `${Math.round((count / total) * 100)}%`;
}
