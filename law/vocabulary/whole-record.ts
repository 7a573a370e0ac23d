import { ask, type Condition, type FactCondition } from '../condition.ts';

/** A condition about the whole record is the same for each of its charges: worked out once, not once a charge. */
export function ofWholeRecord(condition: FactCondition): FactCondition;
export function ofWholeRecord(condition: Condition): Condition;
export function ofWholeRecord(condition: Condition): Condition {
  return (matter) => ask(condition, matter.record[0] ?? matter);
}
