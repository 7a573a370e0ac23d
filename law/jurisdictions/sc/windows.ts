import { all, allAmong, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, ifSo, judgement, never, unknown } from '../../engine/when.ts';
import { type Rule, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { clearedBefore } from '../../vocabulary/cleared-before.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noFelonyElsewhereFor } from '../../vocabulary/elsewhere.ts';
import { type DayOf, lastDayOf } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { convictedHere, drugOrFelony } from './offenses.ts';
import { said } from './said.ts';

/**
 * “No other conviction during the three-year period”: a conviction that fell into the time that had to pass closes the
 * way, and one that came later does not. Charges of the same case are no other conviction.
 */
export function noneWhileWaiting(
  start: DayOf,
  wait: Condition,
  text: string,
  section: string,
  apart: FactCondition,
): Rule {
  const last = lastDayOf(wait);
  const another = any(
    endedDuring(start, last, all(convictedHere, not(apart))),
    convictedElsewhereDuring(start, last, said.elsewhereInTime, { surely: always }),
  );
  return rule('no-other-conviction', text, not(another), cite(section), {
    otherwise: 'You had another conviction in that time',
  });
}

/** Each of these laws can be used once. Where nobody knows which was used, a person must judge. */
export function notUsedBefore(section: string, name: string): Rule {
  const unused: FactCondition = (matter) => {
    const { told, more, missing } = clearedBefore(matter);
    if (told.some(({ statute }) => statute?.includes(section))) return never;
    if (told.length + more === 0) return always;
    if (told.length === 0 && missing.includes('reliefReceived')) return unknown(...missing);
    return more === 0 && told.every(({ statute }) => statute !== undefined)
      ? always
      : judgement(said.usedBefore);
  };
  return rule('not-used', `You never had a record expunged under ${name} before`, unused, cite(section), {
    otherwise: 'You had a record expunged under this law before',
  });
}

/** § 22-5-930(B): 20 years since every sentence for a drug crime or a felony ended, this one and others. */
const twentyYears = waited(years(20)).since('completed');
const drugsAndFelonies = those(all(convictedHere, drugOrFelony));
const misdemeanorElsewhere: FactCondition = ({ file }) => {
  const told = file.answers.elsewhere?.misdemeanors;
  if (told === undefined) return unknown('elsewhere.misdemeanors');
  return told > 0 ? always : never;
};

export const twentyCleanYears: Condition = all(
  twentyYears,
  (matter) => allAmong(drugsAndFelonies(matter), ({ other, is }) => ifSo(is, ask(twentyYears, other))),
  noFelonyElsewhereFor(years(20)),
  openIf(misdemeanorElsewhere, said.drugElsewhere),
);
