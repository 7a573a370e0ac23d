import * as z from 'zod/mini';

/** The process is up. Says nothing of what it depends on, so a slow database gets no healthy process restarted. */
export const Health = z.object({ status: z.literal('ok'), version: z.string() });

/** The database answers and its tables are those this version knows, so requests may be sent here. */
export const Ready = z.object({
  status: z.literal('ready'),
  /** What an operator should look at, though requests are answered. */
  warnings: z.optional(z.array(z.string())),
});
