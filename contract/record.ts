import { dateOf, dayOf } from '@openslate/law/record/day.ts';
import {
  courts,
  dismissals,
  dispositions,
  injuries,
  levels,
  offenseKinds,
  reliefKinds,
  sentenceParts,
} from '@openslate/law/record/record.ts';
import * as z from 'zod/mini';

/** A day, or a month or a year where only that is known. It must be in the calendar. */
export const PartialDate = z.string().check(
  z.regex(
    /^(19|20|21)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    'Write a date as year-month-day, like 2016-09-10, or only the month (2016-09) or the year (2016).',
  ),
  z.refine(
    (date) => date.length < 10 || isInCalendar(date),
    'There is no such day. Check the day and the month.',
  ),
);

export const WholeDate = z
  .string()
  .check(
    z.regex(/^(19|20|21)\d\d-\d\d-\d\d$/, 'Write a date as year-month-day, like 2026-11-15.'),
    z.refine(isInCalendar, 'There is no such day. Check the day and the month.'),
  );

/** A day that was worked out. Counting forward can lead further ahead than anyone would write. */
export const ReckonedDate = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d$/), z.refine(isInCalendar, 'There is no such day.'));

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const count = whole(0, 1000);
const term = z.number().check(z.minimum(0), z.maximum(1200));
const age = whole(0, 120);

/** Answers to a jurisdiction's own questions, by their names. */
const Facts = z.record(
  z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9_]{0,59}$/, 'This is not the name of a question.')),
  z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
);

const Charge = z.strictObject({
  id: z.optional(text(40)),
  caseId: z.optional(text(60)),
  court: z.optional(z.enum(courts)),
  disposition: z.optional(z.enum(dispositions)),
  level: z.optional(z.enum(levels)),
  grade: z.optional(text(20)),
  offense: z.optional(z.array(z.enum(offenseKinds)).check(z.maxLength(offenseKinds.length))),
  statute: z.optional(text(120)),
  offenseDate: z.optional(PartialDate),
  dispositionDate: z.optional(PartialDate),
  releasedDate: z.optional(PartialDate),
  completedDate: z.optional(PartialDate),
  pardonedDate: z.optional(PartialDate),
  revokedDate: z.optional(PartialDate),
  completed: z.optional(z.boolean()),
  sentence: z.optional(z.array(z.enum(sentenceParts)).check(z.maxLength(sentenceParts.length))),
  sentenceMonths: z.optional(term),
  maxMonths: z.optional(term),
  probationRevoked: z.optional(z.boolean()),
  finesPaid: z.optional(z.boolean()),
  restitutionPaid: z.optional(z.boolean()),
  ageAtOffense: z.optional(age),
  traffickingVictim: z.optional(z.boolean()),
  dismissal: z.optional(z.enum(dismissals)),
  chargedLevel: z.optional(z.enum(levels)),
  weaponUsed: z.optional(z.boolean()),
  registrable: z.optional(z.boolean()),
  injury: z.optional(z.enum(injuries)),
  facts: z.optional(Facts),
});

const ReliefReceived = z.strictObject({
  level: z.optional(z.enum(levels)),
  kind: z.optional(z.enum(reliefKinds)),
  statute: z.optional(text(120)),
  date: z.optional(PartialDate),
});

/** What a person tells about their record in one jurisdiction. Every field but the charges may be absent. */
export const Answers = z.strictObject({
  charges: z
    .array(Charge)
    .check(
      z.minLength(1, 'Add at least one charge.'),
      z.maxLength(50, 'We can look at 50 charges at once. Leave out the oldest, or ask in two parts.'),
    ),
  pendingCharges: z.optional(z.boolean()),
  mustRegister: z.optional(z.boolean()),
  age: z.optional(age),
  reliefReceived: z.optional(count),
  reliefs: z.optional(z.array(ReliefReceived).check(z.maxLength(100))),
  elsewhere: z.optional(
    z.strictObject({
      felonies: z.optional(count),
      misdemeanors: z.optional(count),
      lastDate: z.optional(PartialDate),
    }),
  ),
  protectionOrder: z.optional(z.boolean()),
  recordComplete: z.optional(z.boolean()),
  facts: z.optional(Facts),
});

export type Answers = z.infer<typeof Answers>;

function isInCalendar(date: string): boolean {
  return dateOf(dayOf(date)) === date;
}
