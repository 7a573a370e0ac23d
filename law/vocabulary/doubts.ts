import { all, type FactCondition, not } from '../condition.ts';
import type { Saying } from '../saying.ts';
import { judgement } from '../when.ts';

/** Holds where the test does not; where it does, what could be read does not say, and a person must judge. */
export function openIf(test: FactCondition, question: Saying): FactCondition {
  return not(all(test, () => judgement(question)));
}
