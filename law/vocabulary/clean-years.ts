import type { Condition } from '../engine/condition.ts';
import { type Requirement, requirement } from '../place/relief.ts';
import type { Period } from '../record/day.ts';
import * as phrase from './phrases.ts';

/** “You had no conviction in the last 3 years”, and its own words where there was one. Who counts, the condition says. */
export function noneLately(
  id: string,
  period: Period,
  what: phrase.Lately,
  condition: Condition,
  apart?: string,
): Requirement {
  return requirement(id, phrase.noneInLast(period, what, apart), condition, phrase.someInLast(period, what));
}

/** “You have had no conviction for 7 years”: this one counts as well. */
export function cleanYears(period: Period, condition: Condition): Requirement {
  return requirement('clean-years', phrase.noConvictionFor(period), condition);
}
