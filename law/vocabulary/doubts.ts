import { all, ask, type Condition, type FactCondition, not } from '../engine/condition.ts';
import { fact, isNot, judgement } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';

/** Holds where the test does not; where it does, what could be read does not say, and a person must judge. */
export function openIf(test: FactCondition, question: Saying): FactCondition {
  return not(all(test, () => judgement(question)));
}

/** It is so, or nothing that was told rules it out. */
export function perhaps(test: FactCondition): FactCondition {
  return (matter) => fact(!isNot(ask(test, matter)));
}

/** From a day that lies somewhere between two: which, only a person who knows the case can say. */
export function somewhereBetween(early: Condition, late: Condition, question: Saying): Condition {
  return (matter) => {
    const [{ earliest, missing }, last] = [ask(early, matter), ask(late, matter)];
    if (earliest >= last.latest) return last;
    return { ...last, earliest, missing: [...missing, ...last.missing], questions: [question] };
  };
}
