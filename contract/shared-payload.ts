import * as z from 'zod/mini';
import { EligibilityResult } from './eligibility.ts';
import { Answers, PartialDate, WholeDate } from './record.ts';

/** Which shape of payload this is. A reader that does not know a version says so rather than guess. */
export const payloadVersion = 1;

/** Enough to tell whether the rest can be read. */
export const AnyPayload = z.looseObject({ version: z.number() });

/** What a shared link shows, as it was when the link was made. It exists in the clear only in browsers. */
export const SharedPayload = z.object({
  version: z.literal(payloadVersion),
  /** The day on which the link was made. */
  made: WholeDate,
  /** As it was judged then: the law may have been changed since. */
  result: EligibilityResult,
  /** What each charge is called, by its id. */
  names: z.record(z.string(), z.string()),
  /** When each charge was decided, by its id, as far as that is known. */
  decided: z.record(z.string(), PartialDate),
  /** Only where the owner chose to show the answers too. */
  told: z.exactOptional(z.object({ answers: Answers, unknown: z.array(z.string()), helping: z.boolean() })),
});

export type SharedPayload = z.infer<typeof SharedPayload>;
