import { z } from 'zod/mini';

/** A question as a line of a file: what is asked, and where and when it is meant. */
export const askedQuestion = z.object({
  id: z.optional(z.string()),
  question: z.string().check(z.minLength(1), z.maxLength(4000)),
  state: z.optional(z.string()),
  asOf: z.optional(z.iso.date()),
  before: z.optional(z.array(z.object({ question: z.string() }))),
});
