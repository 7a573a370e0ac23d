import * as z from 'zod/mini';
import { aboutLawPattern, contactMessageLength, contactTopics, sourcePattern } from './contact-topics.ts';

/**
 * A message to the people who run the site. It has no field for a name or an address, and what looks like one in the
 * text is blanked out on arrival: nobody can answer it. Whoever wants an answer writes to an address on the page.
 */
export const ContactMessage = z.strictObject({
  topic: z.enum(contactTopics),
  message: z
    .string()
    .check(z.trim(), z.minLength(contactMessageLength.least), z.maxLength(contactMessageLength.most)),
  /** The relief or the rule that is wrong, by its id. */
  about: z.optional(z.string().check(z.regex(aboutLawPattern, 'Name a way, or a way and a rule, by id.'))),
  /** The page that says otherwise. */
  source: z.optional(
    z.string().check(z.trim(), z.regex(sourcePattern, 'Enter a whole address that begins with https://.')),
  ),
  recaptchaToken: z.optional(z.nullable(z.string().check(z.maxLength(4_000)))),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const KeptMessage = z.object({
  id: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  about: z.optional(z.string()),
  source: z.optional(z.string()),
  /** The hour it was sent. */
  sentAt: z.iso.datetime(),
  read: z.boolean(),
});
export type KeptMessage = z.infer<typeof KeptMessage>;
export const KeptMessages = z.object({
  data: z.array(KeptMessage),
  pagination: z.object({ nextCursor: z.nullable(z.string()), total: z.int() }),
});
export type KeptMessages = z.infer<typeof KeptMessages>;
export const MessageChange = z.strictObject({ read: z.boolean() });
