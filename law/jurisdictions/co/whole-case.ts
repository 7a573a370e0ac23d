import { all, ask, type Condition, type FactCondition, type Matter, not } from '../../condition.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { allOf, anyOf, type Fact, type When } from '../../when.ts';
import { trafficTicket } from './exclusions.ts';

export const adultConviction: FactCondition = all(inAdultCourt, convicted);

/** A traffic ticket is a civil matter and no conviction. */
const countsInItsCase: FactCondition = all(adultConviction, not(trafficTicket));

/** What must hold if this is a conviction; where we were not told, it may not have to. */
export function ifCounted(matter: Matter, counts: FactCondition, condition: Condition): When[] {
  const counted = ask(counts, matter);
  return counted.earliest === Number.POSITIVE_INFINITY ? [] : [ifSo(counted, ask(condition, matter))];
}

export function ifSo<Answer extends When>(counted: Fact, held: Answer): Answer {
  if (counted.latest === Number.NEGATIVE_INFINITY) return held;
  return { ...held, earliest: Number.NEGATIVE_INFINITY, missing: [...counted.missing, ...held.missing] };
}

/** C.R.S. 24-72-703(12)(a): a case is sealed whole, so what must hold for one conviction in it must hold for all. */
export function inWholeCase(condition: Condition): Condition {
  return (matter) =>
    allOf(
      sameCase(matter).flatMap((other) =>
        other === matter ? [ask(condition, other)] : ifCounted(other, countsInItsCase, condition),
      ),
    );
}

/** The same for a charge that is no conviction itself. */
export function ofConvictionsInCase(condition: Condition): Condition {
  return (matter) => allOf(sameCase(matter).flatMap((other) => ifCounted(other, countsInItsCase, condition)));
}

/** Some other charge of the case ended in a conviction of this kind. */
export function convictionInCase(which: FactCondition): FactCondition {
  const counted = all(countsInItsCase, which);
  return (matter) =>
    anyOf(sameCase(matter).flatMap((other): Fact[] => (other === matter ? [] : [ask(counted, other)])));
}
