import type { Dated } from '../../case-file.ts';
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
} from '../../condition.ts';
import { after, type DaySpan, months, type Period } from '../../day.ts';
import { noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { anything, convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, type Such, those } from '../../vocabulary/whole-record.ts';
import { allOf, always, type Fact, isNot, isSo, never, oneOf, opposite, unknown } from '../../when.ts';
import { inDoubt } from './doubt.ts';
import { excepted, felony, impairedDriving } from './exclusions.ts';
import { said } from './said.ts';

/** A finding against a youth in juvenile court is no conviction. */
export const convictedAsAdult = all(inAdultCourt, convicted);

/** What two days say of each other; days that are known only roughly may leave it open. */
export function byDays(surely: boolean, possibly: boolean, ...days: Dated[]): Fact {
  if (surely) return always;
  return possibly ? unknown(...days.flatMap(({ missing }) => missing)) : never;
}

/** Convictions of one session of court count as one: those of one case, or of one day. */
function sameSession(one: Matter, other: Matter): Fact {
  if (one.charge.caseKey === other.charge.caseKey) return always;
  const mine = one.charge.dateOf('disposition');
  const theirs = other.charge.dateOf('disposition');
  const overlap = mine.span.last >= theirs.span.first && theirs.span.last >= mine.span.first;
  const exact = mine.missing.length + theirs.missing.length === 0;
  return byDays(overlap && exact, overlap, mine, theirs);
}

/** A conviction that counts, as long as it is from another session of court. */
const apart = (matter: Matter, { other, is }: Such): Fact =>
  allOf([is, opposite(sameSession(matter, other))]);

const convictions = (which: FactCondition) => those(all(convictedAsAdult, which));

/** Another conviction of this kind, of another session, on days that lie so to those of this one. */
export function anotherSession(
  which: FactCondition,
  lies: (theirs: DaySpan, mine: DaySpan) => boolean = () => true,
): FactCondition {
  const such = convictions(which);
  return (matter) =>
    anyAmong(such(matter), (each) =>
      lies(each.other.charge.dateOf('disposition').span, matter.charge.dateOf('disposition').span)
        ? apart(matter, each)
        : never,
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
      return isSo(counted) ? olderThan : oneOf([olderThan, always], counted.missing);
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
  const soonAfter = anotherSession(
    which,
    (theirs, mine) => theirs.last > mine.first && theirs.first < after(mine.last, period),
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

const felonies = convictions(felony);

/** Convictions of felonies in at most three sessions of court. */
export const atMostThreeSessions: FactCondition = ofWholeRecord((matter) => {
  const such = felonies(matter);
  if (sessions(such, isSo) <= 3) return always;
  const sure = such.filter(({ is }) => isSo(is));
  if (sessions(sure, (same) => !isNot(same)) > 3) return never;
  return unknown(
    ...such.flatMap(({ is, other }) => [...is.missing, ...other.charge.dateOf('disposition').missing]),
  );
});

/** How many are left when those of one session are counted once. */
function sessions(such: readonly Such[], one: (same: Fact) => boolean): number {
  return such.filter(
    ({ other }, index) => !such.slice(0, index).some((each) => one(sameSession(other, each.other))),
  ).length;
}

/** Two felonies were committed more than 24 months apart. */
function farApart(one: Such, other: Such): Fact {
  const later = one.other.charge.dateOf('offense');
  const earlier = other.other.charge.dateOf('offense');
  const surely = later.span.first > after(earlier.span.last, months(24));
  const possibly = later.span.last > after(earlier.span.first, months(24));
  return allOf([one.is, other.is, byDays(surely, possibly, later, earlier)]);
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
