import { all, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { always, isNot, isSo, judgement, unknown } from '../../engine/when.ts';
import { type Cite, type Rule, rule } from '../../place/relief.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { convicted, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { decided, endOf } from '../../vocabulary/order.ts';
import {
  convictedElsewhereDuring,
  convictedElsewhereEarlier,
  endedDuring,
  endedEarlier,
  endedLater,
  endedSameDay,
} from '../../vocabulary/other-cases.ts';
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
const counted = all(
  inAdultCourt,
  any(
    convicted,
    all(ended('deferred'), deferralCounts),
    all(ended('pardoned'), () => judgement(said.pardonedCounts)),
  ),
  not(trafficTicket),
);

/** What is sealed is hidden, not undone. */
const nothingSealed: FactCondition = ({ file: { answers } }) => {
  if (answers.reliefReceived === undefined) return unknown('reliefReceived');
  return answers.reliefReceived === 0 ? always : judgement(said.clearedCounts);
};

const ofAnyCase = { sameCase: true };

/** Never convicted or deferred before. What came later is judged by the clean time, and beyond that is not settled. */
const firstOffense = all(
  not(endedEarlier(counted, ofAnyCase)),
  openIf(endedLater(counted, ofAnyCase), said.laterAsPrevious),
  openIf(endedSameDay(counted, ofAnyCase), said.sameDayAsPrevious),
  not(convictedElsewhereEarlier(said.laterAsPrevious)),
  nothingSealed,
);

/** § 411.074(a): from the sentence or the deferral until the waiting time is over, nothing new. */
function nothingNewUntil(wait: Condition): FactCondition {
  const end = endOf(wait);
  return all(
    not(endedDuring(decided, end, counted, ofAnyCase)),
    not(convictedElsewhereDuring(decided, end, said.convictedElsewhereMeanwhile, { surely: always })),
  );
}

export function cleanUntil(wait: Condition): Rule {
  return rule(
    'clean-until-wait-over',
    'From that day until your wait was over, you had no new conviction or deferred case. Traffic offenses with only a fine do not count',
    nothingNewUntil(wait),
    cleanLaw,
    { otherwise: 'You had a new conviction or deferred case before your wait was over' },
  );
}

export function firstTime(law: Cite): Rule {
  return rule(
    'first-time',
    'You had no conviction or deferred case before. Traffic offenses with only a fine do not count',
    firstOffense,
    law,
    { otherwise: 'You had another conviction or deferred case before' },
  );
}
