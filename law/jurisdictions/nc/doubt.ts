import { ask, type Condition } from '../../engine/condition.ts';
import { holdsOn, perhapsAlready } from '../../engine/when.ts';
import type { Saying } from '../../place/saying.ts';

/** Where it does not hold already, what could be read does not say whether it must. */
export function inDoubt(condition: Condition, question: Saying): Condition {
  return (matter) => {
    const held = ask(condition, matter);
    return holdsOn(matter.file.asOf, held) ? held : perhapsAlready(held, question);
  };
}
