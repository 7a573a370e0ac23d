import type { Dated } from '../../case-file.ts';
import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  not,
} from '../../condition.ts';
import { type Cite, type Rule, rule } from '../../relief.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { convicted, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { type Such, those } from '../../vocabulary/whole-record.ts';
import { allOf, always, type Fact, isNot, isSo, judgement, never, unknown, type When } from '../../when.ts';
import { cleanLaw } from './cites.ts';
import { fineOnly, trafficTicket } from './classes.ts';
import { said } from './said.ts';

/** A justice court's deferral for a fine-only offense is not plainly “deferred adjudication community supervision”. */
const deferralCounts: FactCondition = (matter) => {
  const small = ask(fineOnly, matter);
  if (isNot(small)) return always;
  return isSo(small) ? judgement(said.deferredClassC) : unknown(...small.missing);
};

/** A conviction or deferred adjudication that counts against sealing another offense. */
const counted = those(
  all(
    inAdultCourt,
    any(
      convicted,
      all(ended('deferred'), deferralCounts),
      all(ended('pardoned'), () => judgement(said.pardonedCounts)),
    ),
    not(trafficTicket),
  ),
);

/** Never convicted or deferred before. What came later is judged by the clean time, and beyond that is not settled. */
const firstOffense: FactCondition = (matter) => {
  const own = matter.charge.dateOf('disposition');
  return allOf([
    allAmong(counted(matter), (each) => (each.other === matter ? always : notBefore(each, own))),
    notBeforeElsewhere(matter, own),
    nothingSealed(matter),
  ]);
};

/** What is sealed is hidden, not undone. */
function nothingSealed({ file: { answers } }: Matter): Fact {
  if (answers.reliefReceived === undefined) return unknown('reliefReceived');
  return answers.reliefReceived === 0 ? always : judgement(said.clearedCounts);
}

function notBefore({ other, is }: Such, own: Dated): Fact {
  if (isNot(is)) return { ...always, assumed: is.assumed };
  const theirs = other.charge.dateOf('disposition');
  if (!isSo(is)) return { ...unknown(...is.missing), questions: is.questions };
  if (theirs.span.last < own.span.first) return never;
  if (theirs.span.first > own.span.last) return judgement(said.laterAsPrevious);
  const missing = [...theirs.missing, ...own.missing];
  return missing.length === 0 ? judgement(said.sameDayAsPrevious) : unknown(...missing);
}

function notBeforeElsewhere(matter: Matter, own: Dated): Fact {
  const { number, untold, last } = elsewhere(matter);
  if (number === 0) return untold.length === 0 ? always : unknown(...untold);
  if (!last) return unknown('elsewhere.lastDate');
  if (last.last < own.span.first) return never;
  return { ...judgement(said.laterAsPrevious), missing: own.missing };
}

/** § 411.074(a): from the sentence or the deferral until the waiting time is over, nothing new. */
function nothingNewUntil(wait: Condition): Condition {
  return (matter) => {
    const start = matter.charge.dateOf('disposition');
    const end = ask(wait, matter);
    return allOf([
      allAmong(counted(matter), ({ other, is }) => {
        if (other === matter || isNot(is)) return always;
        const outside = isOutside(other.charge.dateOf('disposition'), start, end);
        if (outside === always || isSo(is)) return outside;
        return { ...unknown(...is.missing), questions: is.questions };
      }),
      elsewhereOutside(matter, start, end),
    ]);
  };
}

function isOutside(day: Dated, start: Dated, end: When): Fact {
  if (day.span.last <= start.span.first || day.span.first > end.latest) return always;
  if (day.span.first > start.span.last && day.span.last <= end.earliest) return never;
  return { ...unknown(...day.missing, ...start.missing, ...end.missing), questions: end.questions };
}

function elsewhereOutside(matter: Matter, start: Dated, end: When): Fact {
  const { number, untold, last } = elsewhere(matter);
  if (number === 0) return untold.length === 0 ? always : unknown(...untold);
  if (!last) return unknown('elsewhere.lastDate');
  const outside = isOutside({ span: last, missing: [] }, start, end);
  if (outside === never || last.last <= start.span.first) return outside;
  if (outside === always && number === 1 && untold.length === 0) return always;
  return {
    ...judgement(said.convictedElsewhereMeanwhile),
    missing: outside.missing,
  };
}

export function cleanUntil(wait: Condition): Rule {
  return rule(
    'clean-until-wait-over',
    'From that day until your wait was over, you had no new conviction or deferred case. Traffic offenses with only a fine do not count',
    nothingNewUntil(wait),
    cleanLaw,
  );
}

export function firstTime(law: Cite): Rule {
  return rule(
    'first-time',
    'You had no conviction or deferred case before. Traffic offenses with only a fine do not count',
    firstOffense,
    law,
  );
}
