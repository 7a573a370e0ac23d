import type { Dated } from '../../engine/case-file.ts';
import {
  all,
  allAmong,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, always, type Fact, isNot, isSo, never, oneOf, opposite } from '../../engine/when.ts';
import { months, type Period } from '../../record/day.ts';
import { atMostApart, noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { anything, convicted, felony, inAdultCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { before, decided, later, on, plus } from '../../vocabulary/order.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofOneCaseOrDay, ofWholeRecord, type Such, those } from '../../vocabulary/whole-record.ts';
import { inDoubt } from './doubt.ts';
import { excepted, impairedDriving } from './exclusions.ts';
import { said } from './said.ts';

/** A finding against a youth in juvenile court is no conviction. */
export const convictedAsAdult = all(inAdultCourt, convicted);

/** Convictions of one session of court count as one: those of one case, or of one day. */
const sameSession = ofOneCaseOrDay;

/** A conviction that counts, as long as it is from another session of court. */
const apart = (matter: Matter, { other, is }: Such): Fact =>
  allOf([is, opposite(sameSession(matter, other))]);

const convictions = (which: FactCondition) => those(all(convictedAsAdult, which));

/** Another conviction of this kind, of another session; only one whose day may lie so to this one's, where told. */
export function anotherSession(
  which: FactCondition,
  lies: (theirs: Dated, mine: Dated) => Fact = () => always,
): FactCondition {
  const such = convictions(which);
  return (matter) =>
    anyAmong(such(matter), (each) =>
      isNot(lies(decided(each.other), decided(matter))) ? never : apart(matter, each),
    );
}

/** No conviction of this kind, from another session of court, in the last so many years. */
function noneFor(period: Period, which: FactCondition): Condition {
  const such = convictions(which);
  const old = waited(period).since('disposition');
  return (matter) =>
    allAmong(such(matter), (each) => {
      const counted = apart(matter, each);
      if (isNot(counted)) return always;
      const olderThan = ask(old, each.other);
      return isSo(counted) ? olderThan : oneOf([olderThan, always], counted.missing, counted.questions);
    });
}

/** The same, and none from elsewhere. */
export function nothingElseFor(period: Period, which: FactCondition): Condition {
  return all(noConvictionElsewhereFor(period), noneFor(period, which));
}

/** The guide reads misdemeanor DWI as a traffic violation; no court has said so. */
export function noRecentDrunkDriving(period: Period): Condition {
  return inDoubt(noneFor(period, impairedDriving), said.dwiDuringWait);
}

/** Nothing new in the years after this conviction. If there was, other years must be clean: the law does not say which. */
export function nothingElseSoonAfter(period: Period, which: FactCondition): Condition {
  const soonAfter = anotherSession(which, (theirs, mine) =>
    allOf([later(theirs, mine), before(theirs, plus(mine, period))]),
  );
  return inDoubt(not(soonAfter), said.yearsBackFromFiling);
}

/** The convictions of other charges of this record that are of this kind, in whatever session. */
export function noOther(which: FactCondition): FactCondition {
  const such = convictions(which);
  return (matter) => allAmong(such(matter), ({ other, is }) => (other === matter ? always : opposite(is)));
}

/** No conviction that the law calls violent. */
export const nothingExcepted = noOther(excepted);

/** Convictions of felonies in at most three sessions of court. */
export const atMostThreeSessions = atMostApart(3, all(convictedAsAdult, felony), sameSession);

const felonies = convictions(felony);
const committed = on('offense');

/** Two felonies were committed more than 24 months apart. */
function farApart(one: Such, other: Such): Fact {
  const laterThan = before(plus(committed(other.other), months(24)), committed(one.other));
  return allOf([one.is, other.is, laterThan]);
}

/** All felonies were committed within the same 24 months. */
export const committedWithin24Months: FactCondition = ofWholeRecord((matter) => {
  const such = felonies(matter);
  return opposite(anyAmong(such, (one) => anyAmong(such, (other) => farApart(one, other))));
});

/** It holds for this charge and for every other of the kind. */
export function forAll(which: FactCondition, condition: Condition): Condition {
  const ifSuch = when(which, condition, anything);
  return (matter) => allAmong(matter.record, (each) => ask(each === matter ? condition : ifSuch, each));
}

const noDebt = when(convictedAsAdult, paid('restitution'), anything);

/** No restitution is owed for this or for another conviction. */
export const restitutionPaid: Condition = ofWholeRecord(({ record }: Matter) =>
  allAmong(record, (each) => ask(noDebt, each)),
);
