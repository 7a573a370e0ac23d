import * as z from 'zod/mini';
import { isOffered, surveyAsking, surveyAspects, surveyTypes } from './survey-questions.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
/** What is not kept, or only in part, need not be sent. */
const dispensable = (most: number) => z.optional(z.nullable(text(most)));

/**
 * One answer, as it is sent. Our own pages cut every field to what thousands share before it leaves the device
 * (`survey-context.ts`); what anything else sends is cut on arrival.
 */
export const SurveyResponse = z
  .strictObject({
    /** The same for everybody, and not kept. */
    sessionId: dispensable(100),
    /** Each question belongs to one survey, which is what is kept. */
    surveyType: text(60),
    questionId: text(60),
    questionText: dispensable(300),
    answer: text(60),
    answerLabel: dispensable(300),
    triggerEvent: dispensable(60),
    /** The kind of page; kept is no more. */
    currentPage: dispensable(2_000),
    deviceType: z.enum(['mobile', 'desktop']),
    /** The family of the browser: Firefox, Chrome, Safari … */
    userAgent: dispensable(1_000),
    /** `self` or `none`. */
    referrer: dispensable(2_000),
    /** In milliseconds, cut down to the beginning of a rough step. */
    timeOnSite: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
  })
  .check(
    z.refine(({ questionId }) => surveyAsking(questionId) !== undefined, {
      error: 'Send the id of a question that a survey asks.',
      path: ['questionId'],
    }),
    z.refine(({ questionId, answer }) => isOffered(questionId, answer), {
      error: 'Send one of the answers that the question offers.',
      path: ['answer'],
    }),
  );
export type SurveyResponse = z.infer<typeof SurveyResponse>;

const answerCounts = z.array(z.object({ answer: z.string(), count: z.int() }));

/** How often each answer was given, for the people who run the site. Every question is there, answered or not. */
export const SurveyResults = z.object({
  data: z.array(
    z.object({
      surveyType: z.enum(surveyTypes),
      questionId: z.string(),
      /** In the order in which they are offered. */
      answers: answerCounts,
      /** By week, the Monday it began, oldest first: to see whether things get better. */
      weeks: z.array(z.object({ week: z.string(), count: z.int(), answers: answerCounts })),
      /** Where, when and with what people answered: each aspect for itself, the most frequent values first. */
      aspects: z.array(z.object({ aspect: z.enum(surveyAspects), value: z.string(), count: z.int() })),
    }),
  ),
});
export type SurveyResults = z.infer<typeof SurveyResults>;
