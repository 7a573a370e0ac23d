import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
  when,
} from '../../engine/condition.ts';
import {
  always,
  blocked,
  blockedPerhaps,
  isNot,
  isSo,
  judgement,
  never,
  type When,
} from '../../engine/when.ts';
import { requirement } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import {
  type ClearedSince,
  nothingClearedBefore,
  ofEachCleared,
  waitedSinceCleared,
} from '../../vocabulary/cleared-before.ts';
import {
  adultConviction,
  anything,
  chargeFact,
  ended,
  felony,
  infraction,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { decided, later } from '../../vocabulary/order.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord, sameCase } from '../../vocabulary/whole-record.ts';
import { harmless } from './offenses.ts';
import { said } from './said.ts';

/** § 4372(b)(7), § 4373(a)(3): a charge of 7 years without an outcome counts as dismissed. */
export const forgotten: Condition = all(
  waited(years(7)).since('offense'),
  not(chargeFact('oldCaseActive', false, said.notActive)),
);

/** § 4372(f): driving, underage drinking and small marijuana cases do not count as open charges. */
const told: Condition = ({ file: { answers } }) => {
  if (answers.pendingCharges) return blocked(phrase.fix.waitForOpenCase);
  return answers.pendingCharges === false
    ? always
    : blockedPerhaps(phrase.fix.waitForOpenCase, 'pendingCharges');
};
const itIsDecided: Condition = ({ charge: { isListed, disposition, doubt, path } }) => {
  if (!isListed || (disposition === undefined && doubt)) return always;
  if (disposition === undefined) return blockedPerhaps(phrase.fix.waitForOpenCase, path('disposition'));
  return disposition === 'pending' ? blocked(phrase.fix.waitForOpenCase) : always;
};
const decidedOrHarmless: Condition = any(
  itIsDecided,
  all(ended('pending'), harmless),
  all(ended('pending'), infraction),
);

export const noOpenCase = requirement(
  'no-open-case',
  `${phrase.noOpenCase}. Driving, underage drinking and small marijuana cases do not count`,
  all(
    ofWholeRecord(told),
    ofWholeRecord(({ record }) => allAmong(record, (each) => ask(decidedOrHarmless, each))),
  ),
  phrase.unmet.openCase,
);

const fineOnly = not(sentencedTo('jail', 'prison', 'probation', 'suspended', 'supervision'));
const served: Condition = when(adultConviction, any(fineOnly, sentenceOver), anything);

/** § 4372(f): nobody who is locked up, on probation or on parole, for whichever case. */
export const nothingServed = requirement(
  'nothing-served',
  'You are not in jail or prison, on probation or on parole for any case',
  ofWholeRecord(({ record }) => allAmong(record, (each) => ask(served, each))),
  'You are still in jail or prison, on probation or on parole for a case',
);

const countsAgainst = all(adultConviction, not(harmless));
const doesNotCount = not(countsAgainst);

/**
 * § 4373(a)(2), § 4374(a): no conviction before or after, but for those that never count. Only convictions of this state
 * are meant (Osgood v. State).
 */
export const noOther: FactCondition = (matter) =>
  allAmong(matter.record, (each) =>
    each.charge.caseKey === matter.charge.caseKey ? anything(each) : ask(doesNotCount, each),
  );

/** § 4372(f)(4): the 10 years are counted from expungements that were granted after December 27, 2019. */
const countedSince = '2019-12-28';
export const notClearedLately = nothingClearedBefore(said.clearedBefore, countedSince);

/** A felony that came after the expungement of another never goes. Of an older one a person must judge. */
const mayGoAfter = ({ level, when: cleared, surely }: ClearedSince, matter: Matter): When => {
  if (cleared === undefined || level === undefined) return judgement(said.clearedBefore);
  const isFelony = felony(matter);
  if (level !== 'felony' || isNot(isFelony))
    return surely ? waitedSinceCleared(cleared, years(10)) : judgement(said.clearedBefore);
  return isSo(isFelony) && isSo(later(decided(matter), cleared)) ? never : judgement(said.clearedBefore);
};

/** So of a petition. Of one whose day is not known, and of a mandatory expungement, a person must judge. */
export const tenYearsSinceCleared = ofEachCleared(countedSince, mayGoAfter, said.clearedBefore);

/** So of every conviction of the case. */
export function ofEachConviction(condition: FactCondition): FactCondition;
export function ofEachConviction(condition: Condition): Condition;
export function ofEachConviction(condition: Condition): Condition {
  const each = when(adultConviction, condition, anything);
  return (matter) => allAmong(sameCase(matter), (one) => ask(each, one));
}
