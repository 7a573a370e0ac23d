import fc from 'fast-check';
import { after, type Day, dateOf, dayOf, years } from '../day.ts';
import {
  type Answers,
  type Charge,
  courts,
  dismissals,
  dispositions,
  injuries,
  levels,
  offenseKinds,
  sentenceParts,
} from '../record.ts';

export const judgedOn = '2026-11-15';
const today = dayOf(judgedOn);
const long = dayOf('1985-01-01');

const grades = ['a', 'b', 'c', 'd', 'e', 'h', 'i', '1', '2', '3', 'ungraded', 'summary', 'wobbler', 'gross'];

/**
 * Everything is answered, the offense comes before the outcome, the outcome before the release, that before the end of
 * the sentence, and nobody was younger than ten.
 */
const fullCharge = (born: Day): fc.Arbitrary<Charge> =>
  fc
    .record({
      days: fc.tuple(
        fc.integer({ min: Math.max(long, after(born, years(10))), max: today }),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.integer({ min: 0, max: 2500 }),
      ),
      caseId: fc.constantFrom('k1', 'k2', 'k3'),
      court: fc.constantFrom(...courts, 'adult' as const, 'adult' as const),
      disposition: fc.constantFrom(
        ...dispositions,
        'convicted' as const,
        'convicted' as const,
        'dismissed' as const,
      ),
      level: fc.constantFrom(...levels),
      grade: fc.constantFrom(...grades),
      offense: fc.uniqueArray(fc.constantFrom(...offenseKinds), { minLength: 1, maxLength: 3 }),
      sentence: fc.uniqueArray(fc.constantFrom(...sentenceParts), { minLength: 1, maxLength: 3 }),
      probationRevoked: fc.boolean(),
      finesPaid: fc.boolean(),
      restitutionPaid: fc.boolean(),
      traffickingVictim: fc.boolean(),
      dismissal: fc.constantFrom(...dismissals),
      weaponUsed: fc.boolean(),
      registrable: fc.boolean(),
      injury: fc.constantFrom(...injuries),
    })
    .map(({ days: [offense, toOutcome, toRelease, toEnd], ...rest }) => {
      const outcome = Math.min(offense + toOutcome, today);
      // Deferred and diverted mean that the conditions are met.
      const over = rest.disposition === 'deferred' || rest.disposition === 'diverted';
      const lockedUp =
        rest.probationRevoked || rest.sentence.some((part) => part === 'jail' || part === 'prison');
      const release = lockedUp ? Math.min(outcome + toRelease, today) : outcome;
      const end = over ? Math.min(release + toEnd, today) : release + toEnd;
      // Contempt and the like have no level.
      const { level, grade, ...levelless } = rest;
      return {
        ...(rest.offense.includes('contempt') ? levelless : rest),
        ageAtOffense: yearsBetween(born, offense),
        offenseDate: dateOf(offense),
        dispositionDate: dateOf(outcome),
        ...(lockedUp && { releasedDate: dateOf(release) }),
        completedDate: dateOf(end),
        completed: end <= today,
      };
    });

/** A record in which every question is answered. */
export const fullRecord: fc.Arbitrary<Answers> = fc
  .integer({ min: after(today, years(-85)), max: after(today, years(-18)) })
  .chain((born) =>
    fc.record({
      charges: fc
        .array(fullCharge(born), { minLength: 1, maxLength: 4 })
        .map((charges) => charges.map((charge, index) => ({ id: `c${index + 1}`, ...charge }))),
      pendingCharges: fc.boolean(),
      mustRegister: fc.boolean(),
      age: fc.constant(yearsBetween(born, today)),
      reliefReceived: fc.integer({ min: 0, max: 3 }),
      elsewhere: fc.record({
        felonies: fc.integer({ min: 0, max: 2 }),
        misdemeanors: fc.integer({ min: 0, max: 2 }),
        lastDate: fc.integer({ min: long, max: today }).map(dateOf),
      }),
      protectionOrder: fc.boolean(),
    }),
  );

function yearsBetween(born: Day, day: Day): number {
  let age = 0;
  while (after(born, years(age + 1)) <= day) age += 1;
  return age;
}

/** What is asked. The rare facts are presumed where they are absent, so forgetting one can change an answer. */
const asked = [
  'disposition',
  'level',
  'grade',
  'offense',
  'offenseDate',
  'dispositionDate',
  'releasedDate',
  'completedDate',
  'completed',
  'sentence',
  'finesPaid',
  'restitutionPaid',
  'ageAtOffense',
] as const satisfies readonly (keyof Charge)[];

const askedOfPerson = ['pendingCharges', 'mustRegister', 'age', 'reliefReceived', 'elsewhere'] as const;

export type HalfAnswered = { full: Answers; half: Answers };

/** A record, and the same with some answers forgotten and some dates known only to the month or the year. */
export const halfAnswered: fc.Arbitrary<HalfAnswered> = fullRecord.chain((full) =>
  fc
    .record({
      forgotten: fc.array(fc.uniqueArray(fc.constantFrom(...asked), { maxLength: 6 }), {
        minLength: full.charges.length,
        maxLength: full.charges.length,
      }),
      precision: fc.constantFrom(4, 7, 10),
      forgottenOfPerson: fc.uniqueArray(fc.constantFrom(...askedOfPerson), { maxLength: 3 }),
    })
    .map(({ forgotten, precision, forgottenOfPerson }) => ({
      full,
      half: {
        ...without(full, forgottenOfPerson),
        charges: full.charges.map((charge, index) =>
          coarse(without(charge, forgotten[index] ?? []), precision),
        ),
      },
    })),
);

function coarse(charge: Charge, precision: number): Charge {
  return {
    ...charge,
    offenseDate: charge.offenseDate?.slice(0, precision),
    dispositionDate: charge.dispositionDate?.slice(0, precision),
    releasedDate: charge.releasedDate?.slice(0, precision),
    completedDate: charge.completedDate?.slice(0, precision),
  };
}

function without<Whole extends object>(whole: Whole, fields: readonly (keyof Whole)[]): Whole {
  return Object.fromEntries(
    Object.entries(whole).filter(([field]) => !fields.includes(field as keyof Whole)),
  ) as Whole;
}
