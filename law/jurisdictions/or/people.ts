import type { FactCondition } from '../../condition.ts';
import { dayOf } from '../../day.ts';
import { birthday } from '../../vocabulary/age.ts';
import { always, judgement, never, unknown } from '../../when.ts';

/** The person turned 18 after a day, or is still to. Of a birthday we know only the year, or two. */
export function turned18After(date: string, question: string): FactCondition {
  const day = dayOf(date);
  return (matter) => {
    const turned = birthday(18, matter);
    if (!turned) return unknown('age');
    if (turned.first > day) return always;
    return turned.last <= day ? never : judgement(question);
  };
}
