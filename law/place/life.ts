import { after, type Day, dayOf, type PartialDate, spanOf, years } from '../record/day.ts';
import type { Answers, Charge, Disposition } from '../record/record.ts';

/** What a person was charged with, and what came of it on which days. How old they were follows from their birth. */
export type Told<Grade extends string> = Omit<Charge, 'ageAtOffense' | 'grade'> & {
  readonly ageAtOffense?: never;
  /** A class that the place has. */
  readonly grade?: Grade | undefined;
};

/** All that is told of a person beside the charges. Whoever does not tell their birth does not tell their age. */
export type Person = Omit<Answers, 'charges' | 'age'> & {
  readonly born?: string | undefined;
  readonly age?: never;
};

/** A person to whom things happened on days. */
export type Life<Grade extends string = string> = Person & { readonly charges: readonly Told<Grade>[] };

/**
 * `person<Grade>({ born: '1993-05-01', …nothingElse })`, and then what happened: `.told(theft, burglary)`. Without the
 * classes of the place, nothing can be told of one.
 */
export function person<Grade extends string = never>(about: Person) {
  return {
    told: (...charges: readonly Told<Grade>[]): Life<Grade> => ({ ...about, charges }),
    but: (more: Person) => person<Grade>({ ...about, ...more }),
  };
}

/** What came after a judgment: out of jail or prison on a day; the sentence over, or running until a day to come. */
type Sentence = { readonly released?: PartialDate } & (
  | { readonly over?: PartialDate; readonly until?: never }
  | { readonly until: PartialDate; readonly over?: never }
);

/**
 * The days of a charge in their order: `charged('2015-02-03').convicted('2015-06-10', { over: '2016-06-10' })`.
 * They take the place of every day that a shared charge had, so that none of its days stays behind.
 */
export function charged(offenseDate: PartialDate) {
  const ended = (disposition: Disposition) => (dispositionDate: PartialDate) =>
    ({
      disposition,
      offenseDate,
      dispositionDate,
      releasedDate: undefined,
      completedDate: undefined,
    }) satisfies Told<never>;
  const sentenced =
    (disposition: Disposition) =>
    (dispositionDate: PartialDate, { released, over, until }: Sentence = {}): Told<never> => ({
      ...ended(disposition)(dispositionDate),
      releasedDate: released,
      completedDate: over ?? until,
      ...(over !== undefined && { completed: true }),
      ...(until !== undefined && { completed: false }),
    });
  return {
    convicted: sentenced('convicted'),
    deferred: sentenced('deferred'),
    diverted: sentenced('diverted'),
    pardoned: sentenced('pardoned'),
    notResponsible: sentenced('not_responsible'),
    dismissed: ended('dismissed'),
    acquitted: ended('acquitted'),
    notProsecuted: ended('no_charges'),
    /** Nothing came of it yet. */
    pending: {
      disposition: 'pending',
      offenseDate,
      dispositionDate: undefined,
      releasedDate: undefined,
      completedDate: undefined,
    },
  } as const;
}

/** A case that was put off first, as people tell it: by the word on the last paper, and asked on, by what stood behind it. */
export const calledDismissed = {
  disposition: 'dismissed',
  facts: { dismissedAs: 'deferred' },
} as const satisfies Charge;

/** The same, called by the plea that it began with. */
export const calledGuilty = {
  disposition: 'convicted',
  facts: { convictedAs: 'deferred' },
} as const satisfies Charge;

/** What the person tells on a day: their record, with the ages that follow from their birth. */
export function answersOf({ born, charges, ...about }: Life, asOf: string): Answers {
  if (born === undefined) return { ...about, charges };
  return {
    ...about,
    age: ageOn(dayOf(born), dayOf(asOf)),
    charges: charges.map((charge) => ({ ...charge, ...ageAt(born, charge.offenseDate) })),
  };
}

/** Why nobody can have lived so, as told on a day: a sentence for each thing that cannot be. */
export function impossibleIn({ born, charges, reliefs = [], elsewhere }: Life, asOf: string): string[] {
  const told = dayOf(asOf);
  const birth = born === undefined ? Number.NEGATIVE_INFINITY : dayOf(born);
  const done = [
    ...reliefs.map(({ date }) => ['cleared before', date] as const),
    ['convicted elsewhere', elsewhere?.lastDate] as const,
  ];
  return [
    ...(birth > told ? ['The person was not born yet.'] : []),
    ...done.flatMap(([what, date]) => outside(what, date, birth, told)),
    ...charges.flatMap((charge) => impossibleFor(charge, birth, told).map((why) => `${charge.id}: ${why}`)),
  ];
}

/** Below it nobody can be charged, in any place. */
const youngest = years(7);
const grownUp = years(18);

function impossibleFor(charge: Told<string>, birth: Day, told: Day): string[] {
  const { court, completed, offenseDate, dispositionDate, releasedDate, completedDate } = charge;
  const over = completed !== false;
  const inOrder = [
    ['charged', offenseDate, true],
    ['decided', dispositionDate, true],
    ['released', releasedDate, over],
    ['over', completedDate, over],
  ] as const;
  const tooEarly = inOrder.flatMap(([what, date], index) =>
    inOrder
      .slice(0, index)
      .filter(([, before]) => date && before && spanOf(date).last < spanOf(before).first)
      .map(([before]) => `It is ${what} before it is ${before}.`),
  );
  const offense = offenseDate === undefined ? undefined : spanOf(offenseDate);
  return [
    ...tooEarly,
    ...inOrder.flatMap(([what, date, isDone]) => outside(what, date, birth, isDone ? told : Infinity)),
    ...(['pardonedDate', 'revokedDate'] as const).flatMap((what) => outside(what, charge[what], birth, told)),
    ...(completed === false && completedDate && spanOf(completedDate).last <= told
      ? ['It is told as running, and its last day is past.']
      : []),
    ...(offense && offense.last < after(birth, youngest) ? ['The person was a small child.'] : []),
    ...(offense && court === 'juvenile' && offense.first >= after(birth, grownUp)
      ? ['A grown-up stood before a juvenile court.']
      : []),
  ];
}

function outside(what: string, date: PartialDate | undefined, first: Day, last: Day): string[] {
  if (date === undefined) return [];
  const span = spanOf(date);
  if (span.last < first) return [`${what} on ${date}, before the person was born.`];
  return span.first > last ? [`${what} on ${date}, which is still to come.`] : [];
}

/** Untold where the day of the offense is not known so well that it gives one age. */
function ageAt(born: string, offenseDate: PartialDate | undefined): Pick<Charge, 'ageAtOffense'> {
  if (offenseDate === undefined) return {};
  const { first, last } = spanOf(offenseDate);
  const age = ageOn(dayOf(born), first);
  return age === ageOn(dayOf(born), last) ? { ageAtOffense: age } : {};
}

export function ageOn(born: Day, day: Day): number {
  let age = 0;
  while (after(born, years(age + 1)) <= day) age += 1;
  return age;
}
