import { all, ask, type Condition, type FactCondition, type Matter, not } from '../../condition.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import { allOf, anyOf, type Fact, type When } from '../../when.ts';
import { trafficTicket } from './exclusions.ts';

export const adultConviction: FactCondition = all(inAdultCourt, convicted);

/** A traffic ticket is a civil matter and no conviction. */
const countsInItsCase: FactCondition = all(adultConviction, not(trafficTicket));

const sameCase = (matter: Matter) =>
  matter.record.filter((other) => other.charge.caseKey === matter.charge.caseKey);

/** What must hold if this is a conviction; where we were not told, it may not have to. */
export function ifCounted(matter: Matter, counts: FactCondition, condition: Condition): When[] {
  return ifCountedThen(matter, counts, () => ask(condition, matter));
}

/** The same for what is worked out on the spot and not worth remembering. */
export function ifCountedThen(matter: Matter, counts: FactCondition, then: () => When): When[] {
  const counted = ask(counts, matter);
  if (counted.earliest === Number.POSITIVE_INFINITY) return [];
  const held = then();
  if (counted.latest === Number.NEGATIVE_INFINITY) return [held];
  return [{ ...held, earliest: Number.NEGATIVE_INFINITY, missing: [...counted.missing, ...held.missing] }];
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
