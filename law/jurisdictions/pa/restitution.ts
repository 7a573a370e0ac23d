import { any, ask, type Condition, not } from '../../engine/condition.ts';
import { allOf } from '../../engine/when.ts';
import { convicted } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { companions } from '../../vocabulary/whole-record.ts';

const own = paid('restitution');
const ownIfConvicted = any(not(convicted), own);

/** What is owed on this charge, or on another conviction of its case, stands in the way. */
export const restitutionPaid: Condition = (matter) =>
  allOf([ask(own, matter), ...companions(matter).map((other) => ask(ownIfConvicted, other))]);
