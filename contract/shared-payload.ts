import { outcomes } from '@openslate/law/engine/result.ts';
import { places } from '@openslate/law/place/places.ts';
import { offenseKinds } from '@openslate/law/record/record.ts';
import * as z from 'zod/mini';
import { PartialDate, ReckonedDate, WholeDate } from './record.ts';

/*
 * What a shared link holds, in the clear only in browsers. Anyone can seal anything under a link to this site. So there
 * is not a word in it: days, outcomes, and the ids under which our own law has the words.
 */

/** Which shape of payload this is. A reader that does not know a version says so rather than guess. */
export const payloadVersion = 2;

/** Enough to tell whether the rest can be read. */
export const AnyPayload = z.looseObject({ version: z.number() });

const codes = places.map(({ code }) => code);
const mostCharges = 50;

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
/** The key of a sentence that our law says beside its rules. */
const key = z.string().check(z.regex(/^[a-z][a-zA-Z0-9]*$/), z.maxLength(40));
/** The field of an answer. Charges are named by their place: `charges.c2.level`. */
const path = z
  .string()
  .check(z.regex(/^(charges\.c\d\d?\.)?[a-z][a-zA-Z]*(\.[a-z][a-zA-Z0-9_]*)?$/), z.maxLength(100));

const timing = {
  on: z.exactOptional(ReckonedDate),
  between: z.exactOptional(z.tuple([ReckonedDate, ReckonedDate])),
};

const Reason = z.strictObject({
  id,
  met: z.nullable(z.boolean()),
  /** What was taken for granted in deciding it, by its place among all that was. */
  assumed: z.exactOptional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(200))),
  on: z.exactOptional(ReckonedDate),
  fix: z.exactOptional(key),
  question: z.exactOptional(key),
});

const presumptions = z
  .array(z.strictObject({ said: key, field: z.exactOptional(path) }))
  .check(z.maxLength(2_000));

const Relief = z.strictObject({
  id,
  outcome: z.enum(outcomes),
  ...timing,
  by: z.exactOptional(ReckonedDate),
  /** Among these charges a choice has to be made, by their places. */
  pick: z.exactOptional(z.array(z.int().check(z.minimum(1), z.maximum(mostCharges)))),
  /** How many of them may be chosen: a law may set several limits. */
  choose: z.exactOptional(z.int().check(z.minimum(1), z.maximum(mostCharges))),
  /** The limits of the law that speak of the charge. */
  bounds: z.exactOptional(z.array(id).check(z.maxLength(10))),
  /** Nobody said that it was a felony, and of others the law would speak differently. */
  asksLevel: z.exactOptional(z.literal(true)),
  reasons: z.array(Reason).check(z.maxLength(50)),
});

const reliefs = z.array(Relief).check(z.maxLength(100));

/** A value that one of our questions offers, a number, a day, or the number of a section: never a sentence. */
const value = z.string().check(z.regex(/^[\w.:()-]+$/), z.maxLength(30));
const Value = z.union([z.boolean(), z.number(), value, z.array(value).check(z.maxLength(40))]);

export type SharedValue = z.infer<typeof Value>;

/** What the charge would be if an answer that is not known were this. */
const Fork = z.strictObject({
  field: path,
  value: z.union([z.boolean(), z.int(), value]),
  outcome: z.enum(outcomes),
  ...timing,
});

const Charge = z.strictObject({
  /** What it is called by: what it was about, and the year. */
  kind: z.exactOptional(z.enum(offenseKinds)),
  year: z.exactOptional(z.string().check(z.regex(/^(19|20|21)\d\d$/))),
  decided: z.exactOptional(PartialDate),
  outcome: z.enum(outcomes),
  ...timing,
  ifs: z.exactOptional(z.array(Fork).check(z.maxLength(12))),
  reliefs,
  alternatives: reliefs,
  /** A pardon, and the way that it opens. */
  longer: z.exactOptional(z.strictObject({ pardon: id, opens: id })),
});

const number = z.int().check(z.minimum(0), z.maximum(mostCharges));

/** What the record comes to within the limits of the law, which are named as the ways above name them. */
const Counts = z.strictObject({
  byItself: number,
  askNow: number,
  byItselfLater: number,
  askLater: number,
  instead: number,
  bounds: z.array(id).check(z.maxLength(20)),
});

export const SharedPayload = z.strictObject({
  version: z.literal(payloadVersion),
  /** The day on which the link was made. */
  made: WholeDate,
  state: z.enum(codes),
  asOf: ReckonedDate,
  /** Under which law: the day on which it was last checked. */
  lawVerified: ReckonedDate,
  charges: z.array(Charge).check(z.minLength(1), z.maxLength(mostCharges)),
  /** Older links do not tell it. */
  counts: z.exactOptional(Counts),
  missing: z.array(path).check(z.maxLength(2_000)),
  /** What its owner was not sure of. Older links do not tell it. */
  unsure: z.exactOptional(z.array(path).check(z.maxLength(2_000))),
  assumed: presumptions,
  /** All that was taken for granted in any reason. Links made before reasons told what they rest on have none. */
  presumed: z.exactOptional(presumptions),
  /** Only where the owner chose to show the answers too. */
  told: z.exactOptional(
    z.strictObject({
      answers: z.array(z.tuple([path, Value])).check(z.maxLength(3_000)),
      unknown: z.array(path).check(z.maxLength(3_000)),
      helping: z.boolean(),
    }),
  ),
});

export type SharedPayload = z.infer<typeof SharedPayload>;

/** The first version carried the words themselves. Its links end within 30 days; until then their days are shown. */
export const FirstPayload = z.object({
  version: z.literal(1),
  made: WholeDate,
  result: z.object({
    state: z.enum(codes),
    asOf: ReckonedDate,
    lawVerified: ReckonedDate,
    charges: z
      .array(z.object({ outcome: z.enum(outcomes), ...timing }))
      .check(z.minLength(1), z.maxLength(mostCharges)),
  }),
});

export type FirstPayload = z.infer<typeof FirstPayload>;
