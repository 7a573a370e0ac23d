import type { Condition, FactCondition } from '../../condition.ts';
import { after, type Day, type DaySpan, years } from '../../day.ts';
import { always, fact, sinceSpan, unknown } from '../../when.ts';

/** The days among which a birthday lies, for someone who told their age in whole years. */
function birthday(age: number, ageNow: number, asOf: Day): DaySpan {
  const toGo = age - ageNow;
  return { first: after(asOf, years(toGo - 1)) + 1, last: after(asOf, years(toGo)) };
}

export function hasTurned(age: number): Condition {
  return ({ file: { answers, asOf } }) => {
    if (answers.age === undefined) return unknown('age');
    return answers.age >= age ? always : sinceSpan(birthday(age, answers.age, asOf), years(0), []);
  };
}

/** At the offense. Where that is not told, it follows from the age now and the day of the offense, if they settle it. */
export function wasYoungerThan(age: number): FactCondition {
  return ({ charge, file: { answers, asOf } }) => {
    if (charge.ageAtOffense !== undefined) return fact(charge.ageAtOffense < age);
    const { span } = charge.dateOf('offense');
    if (answers.age !== undefined) {
      const turned = birthday(age, answers.age, asOf);
      if (span.first >= turned.last) return fact(false);
      if (span.last < turned.first) return fact(true);
    }
    return unknown(charge.path('ageAtOffense'));
  };
}
