import type { FactCondition } from '../../condition.ts';
import { type DaySpan, dayOf, spanOf } from '../../day.ts';
import { birthday } from '../../vocabulary/age.ts';
import { always, judgement, never, unknown } from '../../when.ts';
import { said } from './said.ts';

/** The person turned 18 after a day, or is still to. Of a birthday we know only the year, or two. */
export function turned18After(date: string): FactCondition {
  const day = dayOf(date);
  return (matter) => {
    const turned = birthday(18, matter);
    if (!turned) return unknown('age');
    if (turned.first > day) return always;
    return turned.last <= day ? never : judgement(said.turned18);
  };
}

/** A day told in answer to one of Oregon's own questions. */
export function toldDay(answer: string | number | boolean | undefined): DaySpan | undefined {
  return typeof answer === 'string' && /^\d{4}(-\d\d){0,2}$/.test(answer) ? spanOf(answer) : undefined;
}
