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
