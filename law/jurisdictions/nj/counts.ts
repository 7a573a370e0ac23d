import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, always, isNot, isSo, never } from '../../engine/when.ts';
import { type Period, years } from '../../record/day.ts';
import {
  atMost,
  convictionsElsewhere,
  noConvictionElsewhereFor,
  noMoreThan,
  undecidedBy,
} from '../../vocabulary/convictions.ts';
import { anything } from '../../vocabulary/facts.ts';
import { decided, everAfter, later } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring } from '../../vocabulary/other-cases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { mostOf, those } from '../../vocabulary/whole-record.ts';
import { counted, crimeConviction, leftOutConviction, offenseConviction } from './offenses.ts';
import { said } from './said.ts';

/** Since the newest conviction and the newest end of a sentence in the whole record, and the newest conviction elsewhere. */
function sinceNewest(period: Period): Condition {
  const own = waited(period).since('conviction', 'completed');
  const ofCounted = when(counted, own, anything);
  const elsewhere = noConvictionElsewhereFor(period);
  return (matter) =>
    allOf([
      ask(own, matter),
      allAmong(matter.record, (each) => (each === matter ? always : ask(ofCounted, each))),
      ask(elsewhere, matter),
    ]);
}

export const threeYears = sinceNewest(years(3));
export const fourYears = sinceNewest(years(4));
export const fiveYears = sinceNewest(years(5));
export const tenYears = sinceNewest(years(10));

/** No more than so many disorderly persons offenses came after this one. Those before it do not count. */
export function atMostLater(limit: number): FactCondition {
  const such = those(offenseConviction);
  return (matter) => {
    const after = such(matter)
      .filter(({ other }) => other !== matter)
      .map(({ other, is }) => ({ other, is: allOf([is, later(decided(other), decided(matter))]) }));
    const possible = after.filter(({ is }) => !isNot(is));
    if (mostOf(possible.map(({ other }) => other)) <= limit) return always;
    return after.filter(({ is }) => isSo(is)).length > limit
      ? never
      : undecidedBy(possible.map(({ is }) => is));
  };
}

/** No crime of the record has more than three disorderly persons offenses after it, which would keep it from going with them. */
const fewLater = atMostLater(3);
const fewLaterIfCrime: FactCondition = any(not(crimeConviction), fewLater);
export const fewAfterTheCrime: FactCondition = (matter) =>
  allAmong(matter.record, (each) => ask(fewLaterIfCrime, each));

export const noCrimeHere = atMost(0, crimeConviction);
const noCrimeElsewhere = noMoreThan(0, convictionsElsewhere('felonies'));
export const noCrimeAnywhere = all(noCrimeHere, noCrimeElsewhere);
export const noLeftOutCrime = atMost(0, leftOutConviction);

/** A crime of another state or a federal court after this one. */
export const crimeElsewhereLater = all(
  not(noCrimeElsewhere),
  convictedElsewhereDuring(decided, everAfter, said.elsewhereLater, { surely: always }),
);
