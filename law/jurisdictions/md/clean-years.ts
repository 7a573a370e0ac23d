import { ask, type Condition, type FactCondition, type Matter } from '../../condition.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { type Such, those } from '../../vocabulary/whole-record.ts';
import { allOf, always, isNot, isSo, judgement, never, oneOf, unknown, type When } from '../../when.ts';
import { said } from './said.ts';

/**
 * No new conviction that counts, from this case's own day until the wait is over. One that came in that time stands in
 * the way, unless, where the law says so, it can be cleared itself, § 10-110(d)(1). Whoever comes surely later is looked
 * at in turn, so this never goes in circles; where the order of two days is not known, nothing is said.
 */
export function noNewConviction(
  wait: Condition,
  counts: FactCondition,
  unless: Condition = () => never,
): Condition {
  const counted = those(counts);
  return (matter) => {
    const until = ask(wait, matter);
    return allOf([
      ...counted(matter).map((each) => notInTheWay(matter, each, until, unless)),
      noneElsewhere(matter, until),
    ]);
  };
}

function notInTheWay(matter: Matter, { other, is: counted }: Such, until: When, unless: Condition): When {
  if (isNot(counted)) return always;
  if (other.charge.caseKey === matter.charge.caseKey || other.charge.court === 'juvenile') return always;
  const own = matter.charge.dateOf('disposition');
  const its = other.charge.dateOf('disposition');
  const last = Math.min(its.span.last, matter.file.asOf);
  if (last <= own.span.first || its.span.first >= until.latest) return always;
  const missing = [...counted.missing, ...own.missing, ...its.missing];
  if (its.span.first <= own.span.last) return unknown(...missing);
  const cleared = ask(unless, other);
  const sure = isSo(counted) && last < until.earliest;
  return sure ? cleared : oneOf([always, cleared], [...missing, ...until.missing]);
}

function noneElsewhere(matter: Matter, until: When): When {
  const { number, untold, last: newest } = elsewhere(matter);
  if (number === 0) return untold.length > 0 ? unknown(...untold) : always;
  if (!newest) return unknown('elsewhere.lastDate');
  const { first, last } = newest;
  const own = matter.charge.dateOf('disposition');
  if (last <= own.span.first) return always;
  if (number === 1 && untold.length === 0 && first >= until.latest) return always;
  return own.missing.length > 0 ? unknown(...own.missing) : judgement(said.convictionElsewhereCounts);
}
