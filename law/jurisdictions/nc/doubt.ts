import { ask, type Condition } from '../../condition.ts';
import type { Saying } from '../../saying.ts';
import { holdsOn, perhapsAlready } from '../../when.ts';

/** Where it does not hold already, what could be read does not say whether it must. */
export function inDoubt(condition: Condition, question: Saying): Condition {
  return (matter) => {
    const held = ask(condition, matter);
    return holdsOn(matter.file.asOf, held) ? held : perhapsAlready(held, question);
  };
}
