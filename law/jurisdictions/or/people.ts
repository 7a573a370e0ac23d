import type { FactCondition } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type DaySpan, spanOf } from '../../record/day.ts';
import { turnedAfter } from '../../vocabulary/age.ts';
import { said } from './said.ts';

/** The person turned 18 after a day, or is still to. */
export function turned18After(date: string): FactCondition {
  return turnedAfter(18, date, judgement(said.turned18));
}

/** A day told in answer to one of Oregon's own questions. */
export function toldDay(answer: string | number | boolean | undefined): DaySpan | undefined {
  return typeof answer === 'string' && /^\d{4}(-\d\d){0,2}$/.test(answer) ? spanOf(answer) : undefined;
}
