import type { Condition, FactCondition, Matter } from '../condition.ts';
import { after, type DaySpan, years } from '../day.ts';
import type { Saying } from '../saying.ts';
import { fact, judgement, sinceSpan, unknown } from '../when.ts';

/** The days among which a birthday lies, for someone who told their age in whole years. */
export function birthday(age: number, { file: { answers, asOf } }: Matter): DaySpan | undefined {
  if (answers.age === undefined) return undefined;
  const toGo = age - answers.age;
  return { first: after(asOf, years(toGo - 1)) + 1, last: after(asOf, years(toGo)) };
}

/** From the birthday of that age on. */
export function hasTurned(age: number): Condition {
  return (matter) => {
    const turned = birthday(age, matter);
    if (!turned) return { ...unknown('age'), latest: after(matter.file.asOf, years(age)) };
    return sinceSpan(turned, years(0), []);
  };
}

/** At the offense. Where that is not told, it follows from the age now and the day of the offense, if they settle it. */
export function youngerThan(age: number): FactCondition {
  return (matter) => {
    const { charge } = matter;
    if (charge.ageAtOffense !== undefined) return fact(charge.ageAtOffense < age);
    const turned = birthday(age, matter);
    const { span } = charge.dateOf('offense');
    if (turned && span.first >= turned.last) return fact(false);
    if (turned && span.last < turned.first) return fact(true);
    return unknown(charge.path('ageAtOffense'));
  };
}

/** On the day of the conviction. Of a birthday we know only that it lies within a year. */
export function youngerThanAtConviction(age: number, question: Saying): FactCondition {
  return (matter) => {
    const turned = birthday(age, matter);
    if (!turned) return unknown('age');
    const { span, missing } = matter.charge.dateOf('disposition');
    if (span.last < turned.first) return fact(true);
    if (span.first >= turned.last) return fact(false);
    return missing.length > 0 ? unknown(...missing) : judgement(question);
  };
}
