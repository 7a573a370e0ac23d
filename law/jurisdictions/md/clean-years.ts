import { all, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { inAdultCourt } from '../../vocabulary/facts.ts';
import { decided, lastDayOf } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, noneEndedDuring } from '../../vocabulary/other-cases.ts';
import { said } from './said.ts';

/**
 * No new conviction that counts, from this case's own day until the wait is over. One that came in that time stands in
 * the way, unless, where the law says so, it can be cleared itself, § 10-110(d)(1).
 */
export function noNewConviction(wait: Condition, counts: FactCondition, unless?: Condition): Condition {
  const end = lastDayOf(wait);
  return all(
    noneEndedDuring(decided, end, all(inAdultCourt, counts), unless),
    not(convictedElsewhereDuring(decided, end, said.convictionElsewhereCounts)),
  );
}
