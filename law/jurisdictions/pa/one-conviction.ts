import { all, ask, type FactCondition, type Matter } from '../../condition.ts';
import { convicted, ofLevel } from '../../vocabulary/facts.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import {
  allOf,
  always,
  anyOf,
  assuming,
  type Fact,
  judgement,
  never,
  opposite,
  unknown,
} from '../../when.ts';
import { said } from './said.ts';

const felonyConviction = all(convicted, ofLevel('felony'));

/** More than two felony convictions in one case. That they do not merge was read in one account only. */
function manyFelonies(charges: readonly Matter[]): Fact {
  const felonies = charges.map((each) => ask(felonyConviction, each));
  const possible = felonies.filter(({ earliest }) => earliest === Number.NEGATIVE_INFINITY);
  if (possible.length <= 2) return never;
  const untold = possible.flatMap(({ missing }) => missing);
  return untold.length > 0 ? unknown(...untold) : judgement(said.moreThanTwoFelonies);
}

/**
 * § 9122.1(b.1): convictions with one docket and one tracking number are deemed one, unless more than two of them are
 * felonies. The first of a case that counts stands for all.
 */
export function asOneConviction(which: FactCondition): FactCondition {
  const counted = all(convicted, which);
  return (matter) => {
    const own = ask(which, matter);
    const charges = sameCase(matter);
    if (own === never || charges.length === 1) return own;
    const earlier = charges.slice(0, charges.indexOf(matter)).map((other) => ask(counted, other));
    const merged = allOf([anyOf(earlier), opposite(manyFelonies(charges))]);
    return merged.latest === always.latest
      ? assuming(said.oneCaseAsOne, never)
      : allOf([own, opposite(merged)]);
  };
}
