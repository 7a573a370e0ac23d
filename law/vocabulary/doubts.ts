import { all, ask, type FactCondition, not } from '../condition.ts';
import type { Saying } from '../saying.ts';
import { fact, isNot, judgement } from '../when.ts';

/** Holds where the test does not; where it does, what could be read does not say, and a person must judge. */
export function openIf(test: FactCondition, question: Saying): FactCondition {
  return not(all(test, () => judgement(question)));
}

/** It is so, or nothing that was told rules it out. */
export function perhaps(test: FactCondition): FactCondition {
  return (matter) => fact(!isNot(ask(test, matter)));
}
