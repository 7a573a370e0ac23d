import { type FactCondition, type Matter, not } from '../engine/condition.ts';
import { type Fact, fact, judgement, sinceSpan, unknown, type When } from '../engine/when.ts';
import { type Requirement, requirement } from '../place/relief.ts';
import type { Saying } from '../place/saying.ts';
import { after, type DaySpan, dayOf, years } from '../record/day.ts';
import * as phrase from './phrases.ts';

/** The days among which a birthday lies, for someone who told their age in whole years. */
function birthday(age: number, { file: { answers, asOf } }: Matter): DaySpan | undefined {
  if (answers.age === undefined) return undefined;
  const toGo = age - answers.age;
  return { first: after(asOf, years(toGo - 1)) + 1, last: after(asOf, years(toGo)) };
}

/** From the birthday of that age on. */
export function hasTurned(age: number): Requirement {
  return requirement(`is-${age}`, phrase.olderThan(age), (matter): When => {
    const turned = birthday(age, matter);
    if (!turned) return { ...unknown('age'), latest: after(matter.file.asOf, years(age)) };
    return sinceSpan(turned, years(0), []);
  });
}

/** The birthday of that age came after a day, or is still to come. Of a birthday we know only that it lies within a year. */
export function turnedAfter(age: number, date: string, otherwise: Fact): FactCondition {
  const day = dayOf(date);
  return (matter) => {
    const turned = birthday(age, matter);
    if (!turned) return unknown('age');
    if (turned.first > day) return fact(true);
    return turned.last <= day ? fact(false) : otherwise;
  };
}

/** At the offense. Where that is not told, it follows from the age now and the day of the offense, if they settle it. */
export function youngerThan(age: number): Requirement<Fact> {
  return requirement(`was-under-${age}`, phrase.wasUnder(age), (matter): Fact => {
    const { charge } = matter;
    if (charge.ageAtOffense !== undefined) return fact(charge.ageAtOffense < age);
    const turned = birthday(age, matter);
    const { span } = charge.dateOf('offense');
    if (turned && span.first >= turned.last) return fact(false);
    if (turned && span.last < turned.first) return fact(true);
    return unknown(charge.path('ageAtOffense'));
  });
}

/** At the offense. */
export function atLeast(age: number): Requirement<Fact> {
  return requirement(`was-${age}`, phrase.wasAtLeast(age), not(youngerThan(age)));
}

/** The days among which that birthday lies by the age at the offense. */
function birthdayByOffense(age: number, { charge }: Matter): DaySpan | undefined {
  if (charge.ageAtOffense === undefined) return undefined;
  const toGo = age - charge.ageAtOffense;
  const { first, last } = charge.dateOf('offense').span;
  return { first: after(first, years(toGo - 1)) + 1, last: after(last, years(toGo)) };
}

/** On the day of the conviction. Of a birthday we know only that it lies within a year. */
export function youngerThanAtConviction(age: number, question: Saying): FactCondition {
  return (matter) => {
    const told = [birthday(age, matter), birthdayByOffense(age, matter)].filter((each) => each !== undefined);
    if (told.length === 0) return unknown('age');
    const { span, missing } = matter.charge.dateOf('disposition');
    // Where the two ages do not fit together, the older one counts.
    if (told.some(({ last }) => span.first >= last)) return fact(false);
    if (told.some(({ first }) => span.last < first)) return fact(true);
    if (matter.file.answers.age === undefined) return unknown('age');
    return missing.length > 0 ? unknown(...missing) : judgement(question);
  };
}
