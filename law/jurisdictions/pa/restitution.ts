import { ask, type Condition, type Matter } from '../../condition.ts';
import { convicted } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { allOf, always, type When } from '../../when.ts';

const own = paid('restitution');

function owedIfConvicted(other: Matter): When {
  const conviction = ask(convicted, other);
  if (conviction.earliest === Number.POSITIVE_INFINITY) return always;
  const owed = ask(own, other);
  if (conviction.latest === Number.NEGATIVE_INFINITY || owed === always) return owed;
  return { ...owed, earliest: Number.NEGATIVE_INFINITY, missing: [...conviction.missing, ...owed.missing] };
}

/** What is owed on this charge, or on another conviction of its case, stands in the way. */
export const restitutionPaid: Condition = (matter) =>
  allOf([ask(own, matter), ...companions(matter).map(owedIfConvicted)]);
