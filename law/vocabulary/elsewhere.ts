import type { Dated } from '../engine/case-file.ts';
import type { Condition, FactCondition, Matter } from '../engine/condition.ts';
import { always, type Fact, judgement, never, sinceSpan, unknown } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import { after, type Period, spanOf } from '../record/day.ts';
import type { DayOf } from './order.ts';
import { doubtful } from './phrases.ts';

type Elsewhere = {
  readonly number: number;
  readonly untold: readonly string[];
  /** The day of the newest, of whichever kind. */
  readonly last: Dated | undefined;
};

/** Convictions in other states and in federal courts, as far as the person told. */
export function elsewhere({ file }: Matter): Elsewhere {
  const { felonies, misdemeanors, lastDate } = file.answers.elsewhere ?? {};
  const untold: string[] = [];
  if (felonies === undefined) untold.push('elsewhere.felonies');
  if (misdemeanors === undefined) untold.push('elsewhere.misdemeanors');
  return {
    number: (felonies ?? 0) + (misdemeanors ?? 0),
    untold,
    last: lastDate === undefined ? undefined : { span: spanOf(lastDate), missing: [] },
  };
}

/**
 * The newest felony in another state or in a federal court, if there was one: on the day told or before it, for the last
 * conviction may have been for something less.
 */
export function lastFelonyElsewhere({ file: { answers, asOf } }: Matter): Dated | undefined {
  const { felonies, lastDate } = answers.elsewhere ?? {};
  if (felonies === 0) return undefined;
  const untold = felonies === undefined ? 'elsewhere.felonies' : 'elsewhere.lastDate';
  return {
    span: {
      first: Number.NEGATIVE_INFINITY,
      last: lastDate === undefined ? asOf : spanOf(lastDate).last,
    },
    missing: felonies !== undefined && lastDate !== undefined ? [] : [untold],
  };
}

/**
 * No felony in another state or in a federal court for so long. Its day is known where it was the only conviction there;
 * otherwise it may lie anywhere before the last one.
 */
export function noFelonyElsewhereFor(period: Period): Condition {
  return ({ file }) => {
    const { felonies, misdemeanors, lastDate } = file.answers.elsewhere ?? {};
    if (felonies === 0) return always;
    if (felonies === undefined) return unknown('elsewhere.felonies');
    if (lastDate === undefined) return unknown('elsewhere.lastDate');
    const { first, last } = spanOf(lastDate);
    const isIt = felonies === 1 && misdemeanors === 0;
    return sinceSpan({ first: isIt ? first : Number.NEGATIVE_INFINITY, last }, period, []);
  };
}

/** No conviction in another state or in a federal court. What follows from one is for the place to say. */
export function noneElsewhere(otherwise: Fact = never): FactCondition {
  return (matter) => {
    const { number, untold } = elsewhere(matter);
    if (number > 0) return otherwise;
    return untold.length > 0 ? unknown(...untold) : always;
  };
}

type Such = {
  readonly felonies?: true;
  /** Only those after this day count, or those in the last so many years. */
  readonly since?: DayOf;
  readonly within?: Period;
  readonly question?: Saying;
};

/**
 * No conviction of a certain kind in another state or in a federal court. How many there are is asked, and not of what kind:
 * where there is one that may count, the person has to look.
 */
export function noneSuchElsewhere({
  felonies: onlyFelonies,
  since,
  within,
  question = doubtful.suchElsewhere,
}: Such = {}): FactCondition {
  return (matter) => {
    const { answers, asOf } = matter.file;
    const { felonies, misdemeanors, lastDate } = answers.elsewhere ?? {};
    const told = onlyFelonies ? [felonies] : [felonies, misdemeanors];
    if (told.every((number) => number === 0)) return always;
    if (told.every((number) => !number))
      return unknown(
        ...(felonies === undefined ? ['elsewhere.felonies'] : []),
        ...(!onlyFelonies && misdemeanors === undefined ? ['elsewhere.misdemeanors'] : []),
      );
    if (lastDate === undefined) {
      const dayMatters = since !== undefined || within !== undefined;
      return dayMatters ? { ...judgement(question), missing: ['elsewhere.lastDate'] } : judgement(question);
    }
    const { last } = spanOf(lastDate);
    const tooEarly = since !== undefined && last <= since(matter).span.first;
    const tooOld = within !== undefined && after(last, within) <= asOf;
    return tooEarly || tooOld ? always : judgement(question);
  };
}
