import type { Condition, FactCondition } from '../condition.ts';
import { always, blocked, blockedPerhaps, fact, unknown } from '../when.ts';

/** No criminal case is open now, anywhere. */
export const nothingPending: Condition = ({ file }) => {
  const { pendingCharges } = file.answers;
  const fix = 'Wait until your open case is over.';
  if (pendingCharges === undefined) return blockedPerhaps(fix, 'pendingCharges');
  return pendingCharges ? blocked(fix) : always;
};

export const mustRegister: FactCondition = ({ file }) => {
  const { mustRegister } = file.answers;
  return mustRegister === undefined ? unknown('mustRegister') : fact(mustRegister);
};

export function agedAtLeast(age: number): FactCondition {
  return ({ file }) => (file.answers.age === undefined ? unknown('age') : fact(file.answers.age >= age));
}

/** A court order that protects someone from the person; presumed absent. */
export const protectionOrder: FactCondition = ({ file }) => fact(file.answers.protectionOrder === true);
