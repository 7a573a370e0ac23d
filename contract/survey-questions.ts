/*
 * The questions of the two surveys. The words are shown to visitors and sent with each answer; the names are stored.
 */

export type SurveyQuestion = {
  readonly id: string;
  readonly text: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export const surveys = {
  exit_intent: [
    {
      id: 'exit_reason',
      text: 'What made you want to leave?',
      options: [
        { value: 'too_many_questions', label: 'Too many questions' },
        { value: 'questions_confusing', label: 'The questions were confusing' },
        { value: 'need_lawyer', label: 'I need a lawyer' },
        { value: 'privacy_concerns', label: 'I worry about my privacy' },
        { value: 'technical_issues', label: 'Something did not work' },
        { value: 'other', label: 'Something else' },
      ],
    },
    {
      id: 'improvement_suggestion',
      text: 'What would help you most?',
      options: [
        { value: 'shorter_assessment', label: 'Fewer questions' },
        { value: 'save_progress', label: 'Saving my answers' },
        { value: 'phone_support', label: 'Help by phone' },
        { value: 'video_explanations', label: 'Videos that explain it' },
        { value: 'try_again_later', label: 'Nothing. I will come back later' },
      ],
    },
  ],
  satisfaction: [
    {
      id: 'helpfulness',
      text: 'How helpful was this?',
      options: [
        { value: 'very_helpful', label: 'Very helpful' },
        { value: 'somewhat_helpful', label: 'Somewhat helpful' },
        { value: 'not_helpful', label: 'Not helpful' },
      ],
    },
    {
      id: 'clarity',
      text: 'Did you understand your result?',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'partly', label: 'Partly' },
        { value: 'no', label: 'No' },
      ],
    },
  ],
} as const satisfies Record<string, readonly SurveyQuestion[]>;

export type SurveyType = keyof typeof surveys;
export const surveyTypes = Object.keys(surveys) as SurveyType[];

/** What made a survey appear. Anything else that is sent is counted as `other`. */
export const surveyTriggers = ['exit_intent', 'inactivity', 'time_on_site', 'result', 'other'] as const;

/** What is counted beside an answer, each for itself: no two of them are ever kept together. */
export const surveyAspects = ['trigger', 'screen', 'device', 'browser', 'referrer', 'time_on_site'] as const;
export type SurveyAspect = (typeof surveyAspects)[number];

/** The survey that asks this question. */
export function surveyAsking(questionId: string): SurveyType | undefined {
  return surveyTypes.find((survey) => surveys[survey].some(({ id }) => id === questionId));
}

/** Whether this is one of the answers to choose from. */
export function isOffered(questionId: string, answer: string): boolean {
  const questions: readonly SurveyQuestion[] = surveyTypes.flatMap((survey) => [...surveys[survey]]);
  return questions.some(
    ({ id, options }) => id === questionId && options.some(({ value }) => value === answer),
  );
}
