import type { AnalyticsEvent, ProgressStepName } from '@openslate/contract/analytics-events.ts';

/** All that is counted, in words. */
export const eventWords: Readonly<Record<AnalyticsEvent, string>> = {
  assessment_started: 'Assessments started',
  assessment_finished: 'Results shown',
  result_printed: 'Results printed or saved as a PDF',
  result_shared: 'Private links made',
  reminder_saved: 'Dates added to a calendar',
  letter_made: 'Letters written',
  simple_assessment_finished: 'Short versions answered',
  post_created: 'Posts in the community',
  story_sent: 'Stories sent to us',
  news_opened: 'Legal updates opened',
};

export const stepWords: Readonly<Record<ProgressStepName, string>> = {
  place_chosen: 'Chose a state',
  first_answer: 'Answered a question',
  first_charge: 'Finished the first charge',
  review: 'Checked their answers',
  result: 'Saw the result',
};
