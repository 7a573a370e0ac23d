import * as z from 'zod/mini';

const Moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** What a browser keeps of a reminder, on the device alone: how far somebody was, and nothing they answered. */
const Reminder = z.object({
  id: z.string(),
  scheduledFor: Moment,
  assessmentData: z.object({
    /** The code of a place; empty where a paper names none. */
    state: z.string(),
    /** The step of the assessment, or `paper` for a date that was read from one. */
    step: z.string(),
    questionsAnswered: z.number(),
  }),
  created: Moment,
});

export type Reminder = z.infer<typeof Reminder>;

export const Reminders = z.array(Reminder);
