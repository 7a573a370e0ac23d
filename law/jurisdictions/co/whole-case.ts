import {
  all,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
} from '../../engine/condition.ts';
import { allOf, ifSo, never, type When } from '../../engine/when.ts';
import { adultConviction } from '../../vocabulary/facts.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { trafficTicket } from './exclusions.ts';

/** A traffic ticket is a civil matter and no conviction. */
const countsInItsCase: FactCondition = all(adultConviction, not(trafficTicket));

/** What must hold if this is a conviction; where we were not told, it may not have to. */
export function ifCounted(matter: Matter, counts: FactCondition, condition: Condition): When[] {
  const counted = ask(counts, matter);
  return counted === never ? [] : [ifSo(counted, ask(condition, matter))];
}

/** What must hold for every other conviction in the case. */
export function ofConvictionsInCase(condition: Condition): Condition {
  return (matter) =>
    allOf(companions(matter).flatMap((other) => ifCounted(other, countsInItsCase, condition)));
}

/** C.R.S. 24-72-703(12)(a): a case is sealed whole, so what must hold for one conviction in it must hold for all. */
export function inWholeCase(condition: Condition): Condition {
  return all(condition, ofConvictionsInCase(condition));
}

/** Some other charge of the case ended in a conviction of this kind. */
export function convictionInCase(which: FactCondition): FactCondition {
  const counted = all(countsInItsCase, which);
  return (matter) => anyAmong(companions(matter), (other) => ask(counted, other));
}
