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
import {
  allOf,
  always,
  assuming,
  blockedPerhaps,
  fact,
  holdsOn,
  isSo,
  opposite,
  unknown,
} from '../../engine/when.ts';
import { dayOf, years } from '../../record/day.ts';
import { happenedWithin } from '../../vocabulary/dates.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { anything, ended, felony } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { companions, those } from '../../vocabulary/whole-record.ts';
import { noNewConviction } from './clean-years.ts';
import { ncr, newConviction, overWithoutConviction, pbj } from './endings.ts';
import {
  cannabisHeld,
  cannabisToSell,
  crimeOfViolence,
  domestic,
  listedFelony,
  listedMisdemeanor,
  minorTraffic,
  noLongerCrime,
  nuisance,
  secondAssault,
  tenYearFelony,
} from './offenses.ts';
import { said } from './said.ts';

/** So many years since the whole sentence was over. */
export const since = (count: number) => waited(years(count)).since('completed');
export const afterThree = since(3);

export const afterFelony = waitedBy(
  [years(10), 'for felony theft and for burglary of the first or second degree', tenYearFelony],
  [years(7), 'for other felonies'],
).since('completed');

/** § 10-110(c). */
const convictionWait = when(
  domestic,
  since(15),
  when(cannabisToSell, afterThree, when(felony, afterFelony, when(secondAssault, since(7), since(5)))),
);

export const listed = when(felony, listedFelony, listedMisdemeanor);

/** Only if someone objects must the court find that restitution is paid, or cannot be: § 10-110(e)(3), (f)(2). */
export const restitution: Condition = ({ charge: { restitutionPaid, facts, path } }) => {
  const unable = facts?.cannotPay;
  if (restitutionPaid === true || unable === true) return always;
  if (restitutionPaid === undefined) return blockedPerhaps(said.payOrShow, path('restitutionPaid'));
  return unable === undefined
    ? blockedPerhaps(said.payOrShow, path('facts.cannotPay'))
    : { ...blockedPerhaps(said.payOrShow), questions: [said.objection] };
};

/** Rare: taken to have been kept until the person says otherwise. */
export const probationKept: FactCondition = ({ charge }) => fact(charge.probationRevoked !== true);

/** The rest of its case is looked at without its own later convictions, or two cases could ask about each other. */
const clearedItself: Condition = (matter) => allOf([ask(convictionWay, matter), ask(restInPart, matter)]);

export const noNewCrime = noNewConviction(convictionWait, newConviction, clearedItself);

export const afterNuisance = waited(years(3)).since('conviction', 'completed');

const newConvictions = those(newConviction);

/** Only one criminal act: nothing else was a conviction, here or elsewhere. */
export const onlyOne: FactCondition = all(
  (matter) =>
    allAmong(newConvictions(matter), ({ other, is }) =>
      other.charge.caseKey === matter.charge.caseKey ? always : opposite(is),
    ),
  noneElsewhere(),
);

/** No petition later than ten years after the Governor signed. */
export const pardonedLately: FactCondition = (matter) =>
  matter.charge.pardonedDate === undefined
    ? unknown(matter.charge.path('pardonedDate'))
    : ask(withinTenYears, matter);
const withinTenYears = happenedWithin(years(10), 'pardoned');

export const notViolent = not(crimeOfViolence);

const otherWays: Condition = any(
  all(cannabisHeld, sentenceOver),
  all(nuisance, afterNuisance),
  noLongerCrime,
  all(ended('pardoned'), onlyOne, notViolent, pardonedLately),
);
const listedAndWaited = all(listed, convictionWait, restitution);
const convictionWay: Condition = any(all(listedAndWaited, noNewCrime), otherWays);
const convictionBase: Condition = any(listedAndWaited, otherWays);

/** Whether a charge could be cleared if it stood alone. */
const aloneBy =
  (conviction: Condition): Condition =>
  (matter) => {
    switch (matter.charge.disposition) {
      case undefined:
        return unknown(matter.charge.path('disposition'));
      case 'convicted':
      case 'pardoned':
        return ask(conviction, matter);
      case 'deferred':
        return ask(pbj, matter);
      case 'not_responsible':
        return ask(ncr, matter);
      case 'no_charges':
        return always;
      default:
        return ask(overWithoutConviction, matter);
    }
  };

const apart: FactCondition = ({ charge }) => fact(charge.facts?.separateIncident === true);
const outside = any(minorTraffic, cannabisHeld, apart);
const restOfUnit = restOfCase(when(outside, anything, aloneBy(convictionWay)));
const restInPart = restOfCase(when(outside, anything, aloneBy(convictionBase)));

/** So of every other charge of the case. */
export function restOfCase(condition: Condition): Condition {
  return (matter) =>
    allOf(
      companions(matter).map((other) => (other.charge.court === 'juvenile' ? always : ask(condition, other))),
    );
}

/**
 * Charges from one incident go together or not at all, § 10-107. Tickets without jail and having cannabis stand outside
 * the unit.
 */
export const unit: Condition = when(outside, anything, (matter) => {
  const whole = ask(restOfUnit, matter);
  if (isSo(whole)) return whole;
  const { facts, path } = matter.charge;
  if (facts?.separateIncident !== undefined) return whole;
  return assuming(said.oneIncident, whole, path('facts.separateIncident'));
});

/** Where the conviction can be erased today, hiding it would only use up a chance. */
export const erasableToday: FactCondition = (matter) => {
  const { asOf } = matter.file;
  const open = allOf([ask(convictionWay, matter), ask(unit, matter), ask(nothingPending, matter)]);
  return fact(asOf >= redeemed && holdsOn(asOf, open));
};

const redeemed = dayOf('2023-10-01');
