import { all, ask, type FactCondition, type Matter } from '../../engine/condition.ts';
import {
  allOf,
  always,
  anyOf,
  assuming,
  type Fact,
  isSo,
  never,
  opposite,
  unknown,
} from '../../engine/when.ts';
import { convicted, ofLevel } from '../../vocabulary/facts.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { said } from './said.ts';

const felonyConviction = all(convicted, ofLevel('felony'));

/** More than two felony convictions in one case. */
function manyFelonies(charges: readonly Matter[]): Fact {
  const felonies = charges.map((each) => ask(felonyConviction, each)).filter((each) => each !== never);
  if (felonies.length <= 2) return never;
  const untold = felonies.flatMap(({ missing }) => missing);
  return untold.length > 0 ? unknown(...untold) : always;
}

const mergeAlways = () => always;
const mergeUnlessManyFelonies = (charges: readonly Matter[]) => opposite(manyFelonies(charges));

/** § 9122.1(b.1): convictions with one docket and one tracking number are deemed one. */
export const asOneConviction = (which: FactCondition) => firstOfItsCase(which, mergeAlways);

/** § 9122.3(a.1): the same, unless more than two of them are felonies. */
export const asOneUnlessManyFelonies = (which: FactCondition) =>
  firstOfItsCase(which, mergeUnlessManyFelonies);

/** The first of a case that counts stands for all. */
function firstOfItsCase(which: FactCondition, merge: (charges: readonly Matter[]) => Fact): FactCondition {
  const counted = all(convicted, which);
  return (matter) => {
    const own = ask(which, matter);
    const charges = sameCase(matter);
    if (own === never || charges.length === 1) return own;
    const earlier = charges.slice(0, charges.indexOf(matter)).map((other) => ask(counted, other));
    const merged = allOf([anyOf(earlier), merge(charges)]);
    return isSo(merged) ? assuming(said.oneCaseAsOne, never) : allOf([own, opposite(merged)]);
  };
}
