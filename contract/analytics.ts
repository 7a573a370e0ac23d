import { places } from '@openslate/law/place/places.ts';
import * as z from 'zod/mini';
import { analyticsEvents, progressSteps } from './analytics-events.ts';

const codes = places.map(({ code }) => code);

/** Something happened, somewhere in some state. There is no field for whom it happened to. */
export const TrackedEvent = z.strictObject({
  event: z.enum(analyticsEvents),
  state: z.optional(z.enum(codes)),
});
export type TrackedEvent = z.infer<typeof TrackedEvent>;

/** Somebody got as far as this step of the questions. */
export const ProgressStep = z.strictObject({
  step: z.enum(progressSteps),
  state: z.optional(z.enum(codes)),
});
export type ProgressStep = z.infer<typeof ProgressStep>;

/**
 * What everybody may see. In a small state a count is soon about a person one knows, and two looks a minute apart show
 * what happened in between: counts by state are rounded down to whole fives, and a state without five is left out.
 */
export const AnalyticsSummary = z.object({
  /** The first day there is anything to tell about. */
  since: z.nullable(z.string()),
  totals: z.array(z.object({ event: z.enum(analyticsEvents), count: z.int() })),
  /** The last 30 days, oldest first. */
  days: z.array(z.object({ day: z.string(), event: z.enum(analyticsEvents), count: z.int() })),
  states: z.array(z.object({ state: z.enum(codes), event: z.enum(analyticsEvents), count: z.int() })),
  progress: z.array(z.object({ step: z.enum(progressSteps), count: z.int() })),
});
/** See `AnalyticsSummary`. */
export const fewestByState = 5;
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;
