import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
} from '../../engine/condition.ts';
import { allOf, always, assuming, sinceSpan, type When } from '../../engine/when.ts';
import type { Period } from '../../record/day.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { about, convicted, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { fewerThan } from '../../vocabulary/look-back.ts';
import { others } from '../../vocabulary/whole-record.ts';
import { abuseContempt, contempt, trafficOffense } from './exclusions.ts';
import { graded } from './grades.ts';
import { toldDay } from './people.ts';
import { said } from './said.ts';

/** Having drugs, as a misdemeanor without a class (“drug enforcement misdemeanor”). */
export const newerDrugPossession: FactCondition = all(
  ofLevel('misdemeanor'),
  graded('ungraded'),
  about('drug_possession'),
  not(about('drug_sale', 'marijuana')),
  not(committedBefore('2024-09-01')),
);

/** A contempt finding is not a conviction (State v. Coughlin); a finding against a youth is none either. */
const crime: FactCondition = all(inAdultCourt, ofLevel('misdemeanor', 'felony'), not(contempt));

const countedCrime: FactCondition = any(
  all(inAdultCourt, abuseContempt),
  all(crime, not(newerDrugPossession)),
);

/** ORS 137.225(7)(a)(B), (b), as Oregon Laws 2025, chapter 349, has it. */
export const whatCounts =
  'Contempt counts only if you broke an order about abuse. Traffic tickets, one violation and a misdemeanor for having drugs since September 2024 do not count';

/** A violation that is not a traffic ticket. */
const violation: FactCondition = all(inAdultCourt, ofLevel('infraction'), not(contempt), not(trafficOffense));

/**
 * No conviction for any other offense in the period before the motion is filed. Other counts of the same case do count,
 * and so do convictions elsewhere.
 */
export function noOtherConviction(period: Period): Condition {
  return all(
    noOtherConvictionFor(period, countedCrime),
    fewerThan(2, period, violation, { own: false }),
    (matter) => clearedBefore(period, matter),
  );
}

/** ORS 137.223(2)(b): no conviction but traffic tickets, and no other finding of insanity. */
export function noOtherFinding(period: Period): Condition {
  return all(
    noOtherConvictionFor(period, any(crime, violation)),
    fewerThan(1, period, inAdultCourt, { own: false, ended: ended('not_responsible') }),
  );
}

/** ORS 137.225(7)(b): a conviction that was set aside still counts here. */
function clearedBefore(period: Period, { file: { answers } }: Matter): When {
  const told = toldDay(answers.facts?.lastClearedConviction);
  if (told) return sinceSpan(told, period, []);
  return answers.reliefReceived === 0
    ? always
    : assuming(said.noneSetAsideLately, always, 'facts.lastClearedConviction');
}

const nothingElsewhere = noneElsewhere();
const notAConviction = not(all(convicted, any(crime, violation)));

/** ORS 137.226(1)(b): in a whole life, no conviction but this one and traffic tickets. */
export const neverConvictedOfAnythingElse: FactCondition = (matter) =>
  allOf([allAmong(others(matter), (other) => ask(notAConviction, other)), nothingElsewhere(matter)]);
