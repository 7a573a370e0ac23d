import * as z from 'zod/mini';

/** The one shape in which the server says no. `fields` maps the path of a bad field to what to do about it. */
export const Failure = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

export type Failure = z.infer<typeof Failure>;
