import fc from 'fast-check';
import type { Jurisdiction } from '../place/jurisdiction.ts';
import { ageOn } from '../place/life.ts';
import { after, type Day, dateOf, dayOf, years } from '../record/day.ts';
import { endingOf } from '../record/how-it-ended.ts';
import type { AnswerKind } from '../record/question.ts';
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
} from '../record/record.ts';

export const judgedOn = '2026-11-15';
const today = dayOf(judgedOn);
const long = dayOf('1985-01-01');

/** What a place has of its own: classes, questions, and the sections that its law speaks of. */
type Place = Pick<Jurisdiction, 'grades' | 'questions'> & { readonly sections?: readonly string[] };

const classes = ['a', 'b', 'c', 'd', 'e', 'h', 'i', '1', '2', '3', 'ungraded', 'summary', 'wobbler', 'gross'];

/** Classes of many places at all levels, and nothing that only one of them asks. */
const anywhere: Place = {
  grades: Object.fromEntries(
    levels.map((level) => [level, classes.map((value) => ({ value, label: value }))]),
  ),
};

/** A level with one of the classes that the place has at it. */
const classed = ({ grades }: Place): fc.Arbitrary<Pick<Charge, 'level' | 'grade'>> =>
  fc.constantFrom(...levels).chain((level) => {
    const values = (grades?.[level] ?? []).map(({ value }) => String(value));
    return values.length === 0
      ? fc.constant({ level })
      : fc.constantFrom(...values).map((grade) => ({ level, grade }));
  });

type OwnFacts = NonNullable<Charge['facts']>;

/**
 * The place's own questions, each answered or not. What is not answered may be presumed, so it is never forgotten later.
 * What is asked for as a day came on or after the day of the offense.
 */
function ownFacts({ questions = {} }: Place): fc.Arbitrary<(offense: Day) => OwnFacts> {
  const asked = Object.entries(questions).flatMap(([path, { answer }]) => {
    const values = valuesFor(answer);
    return path.startsWith('facts.') && values ? [[path.slice('facts.'.length), values] as const] : [];
  });
  return fc
    .record(Object.fromEntries(asked), { requiredKeys: [] })
    .map(
      (answers) => (offense) =>
        Object.fromEntries(
          Object.entries(answers).flatMap(([name, valueFrom]) =>
            valueFrom ? [[name, valueFrom(offense)]] : [],
          ),
        ),
    );
}

type ValueFrom = (offense: Day) => string | number | boolean;

function valuesFor(answer: AnswerKind): fc.Arbitrary<ValueFrom> | undefined {
  if (answer.kind === 'choice')
    return fc.constantFrom(...answer.choices.map(({ value }) => value)).map((value) => () => value);
  if (answer.kind === 'number')
    return fc.integer({ min: answer.least, max: answer.most }).map((value) => () => value);
  if (answer.kind === 'date')
    return fc
      .integer({ min: 0, max: 2500 })
      .map((days) => (offense) => dateOf(Math.min(offense + days, today)));
  return undefined;
}

/** Under 14 nobody stands before an adult court, from 18 on nobody before a juvenile one. */
const courtAt = (age: number, drawn: (typeof courts)[number]): (typeof courts)[number] =>
  age < 14 ? 'juvenile' : age >= 18 ? 'adult' : drawn;

/**
 * Everything is answered, the offense comes before the outcome, the outcome before the release, that before the end of
 * the sentence, and nobody was younger than ten.
 */
const fullCharge = (place: Place, born: Day): fc.Arbitrary<Charge> =>
  fc
    .record({
      days: fc.tuple(
        fc.integer({ min: Math.max(long, after(born, years(10))), max: today }),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 2500 }),
        fc.integer({ min: 0, max: 2500 }),
      ),
      caseId: fc.constantFrom('k1', 'k2', 'k3'),
      court: fc.constantFrom(...courts),
      disposition: fc.constantFrom(
        ...dispositions,
        'convicted' as const,
        'convicted' as const,
        'dismissed' as const,
      ),
      classed: classed(place),
      statute: place.sections?.length
        ? fc.option(fc.constantFrom(...place.sections), { nil: undefined })
        : fc.constant(undefined),
      factsFrom: ownFacts(place),
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
    .map(({ days: [offense, toOutcome, toRelease, toEnd], classed, statute, factsFrom, court, ...rest }) => {
      const facts = factsFrom(offense);
      const outcome = Math.min(offense + toOutcome, today);
      // Deferred and diverted mean that the conditions are met, whatever the papers call them.
      const { disposition } = endingOf({ ...rest, facts }, place.questions);
      const over = disposition === 'deferred' || disposition === 'diverted';
      const lockedUp =
        rest.probationRevoked || rest.sentence.some((part) => part === 'jail' || part === 'prison');
      const release = lockedUp ? Math.min(outcome + toRelease, today) : outcome;
      const end = over ? Math.min(release + toEnd, today) : release + toEnd;
      // Contempt and the like have no level.
      const levelless = rest.offense.includes('contempt');
      const age = ageOn(born, offense);
      return {
        ...rest,
        ...(!levelless && classed),
        ...(statute !== undefined && { statute }),
        ...(Object.keys(facts).length > 0 && { facts }),
        court: courtAt(age, court),
        ageAtOffense: age,
        offenseDate: dateOf(offense),
        dispositionDate: dateOf(outcome),
        ...(lockedUp && { releasedDate: dateOf(release) }),
        completedDate: dateOf(end),
        completed: end <= today,
      };
    });

/** A record in which every question is answered. */
const fullRecordIn = (place: Place): fc.Arbitrary<Answers> =>
  fc.integer({ min: after(today, years(-85)), max: after(today, years(-18)) }).chain((born) =>
    fc.record({
      charges: fc
        .array(fullCharge(place, born), { minLength: 1, maxLength: 4 })
        .map((charges) => charges.map((charge, index) => ({ id: `c${index + 1}`, ...charge }))),
      pendingCharges: fc.boolean(),
      mustRegister: fc.boolean(),
      age: fc.constant(ageOn(born, today)),
      reliefReceived: fc.integer({ min: 0, max: 3 }),
      elsewhere: fc.record({
        felonies: fc.integer({ min: 0, max: 2 }),
        misdemeanors: fc.integer({ min: 0, max: 2 }),
        // Nobody is convicted as a grown-up before 14.
        lastDate: fc.integer({ min: Math.max(long, after(born, years(14))), max: today }).map(dateOf),
      }),
      protectionOrder: fc.boolean(),
    }),
  );

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
const halfAnsweredIn = (place: Place): fc.Arbitrary<HalfAnswered> =>
  fullRecordIn(place).chain((full) =>
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

/** Records as the people of a place have them. */
export const recordsOf = (place: Place) => ({
  fullRecord: fullRecordIn(place),
  halfAnswered: halfAnsweredIn(place),
});

export const { fullRecord, halfAnswered } = recordsOf(anywhere);

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
