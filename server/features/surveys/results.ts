import {
  type SurveyAspect,
  type SurveyQuestion,
  surveys,
  surveyTypes,
} from '@openslate/contract/survey-questions.ts';
import type { SurveyResults } from '@openslate/contract/surveys.ts';
import type { SurveyCount } from './store.ts';

type Answers = readonly (SurveyCount & { day: string })[];
type Aspects = readonly (SurveyCount & { aspect: SurveyAspect })[];
type Question = SurveyResults['data'][number];

/** Every question with its answers in the order in which they are offered, though nobody has given them yet. */
export function resultsOf(answers: Answers, aspects: Aspects): SurveyResults {
  const data = surveyTypes.flatMap((survey) => {
    const questions: readonly SurveyQuestion[] = surveys[survey];
    return questions.map((question): Question => {
      const isOurs = (row: SurveyCount) => row.survey === survey && row.question === question.id;
      const given = answers.filter(isOurs);
      return {
        surveyType: survey,
        questionId: question.id,
        answers: counted(question, given),
        weeks: byWeek(question, given),
        aspects: aspects.filter(isOurs).map(({ aspect, value, count }) => ({ aspect, value, count })),
      };
    });
  });
  return { data };
}

function counted({ options }: SurveyQuestion, given: readonly SurveyCount[]): Question['answers'] {
  return options.map(({ value }) => ({
    answer: value,
    count: sum(given.filter((row) => row.value === value)),
  }));
}

function byWeek(question: SurveyQuestion, given: Answers): Question['weeks'] {
  const weeks = Map.groupBy(given, ({ day }) => mondayOf(day));
  return [...weeks].map(([week, rows]) => ({ week, count: sum(rows), answers: counted(question, rows) }));
}

function sum(rows: readonly SurveyCount[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
