import { all, ask, type Condition } from '../engine/condition.ts';
import { isNot } from '../engine/when.ts';
import type { Relief } from '../place/relief.ts';

/** A relief is open to the charge. Of a charge that it is not for, its rules are not gone through. */
export function openBy({ covers, rules }: Relief): Condition {
  const open = all(covers, ...rules.map(({ holds }) => holds));
  return (matter) => {
    const covered = ask(covers, matter);
    return isNot(covered) ? covered : ask(open, matter);
  };
}
