/* Apart from the schemas, so that a page can count without loading them. */

/** All that is ever counted. What is not in this list is refused. */
export const analyticsEvents = [
  'assessment_started',
  'assessment_finished',
  'result_printed',
  'result_shared',
  'reminder_saved',
  'letter_made',
  'simple_assessment_finished',
  'post_created',
  'story_sent',
  'news_opened',
] as const;
export type AnalyticsEvent = (typeof analyticsEvents)[number];

/** How far people come with the questions. */
export const progressSteps = ['place_chosen', 'first_answer', 'first_charge', 'review', 'result'] as const;
export type ProgressStepName = (typeof progressSteps)[number];
