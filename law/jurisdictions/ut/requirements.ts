import { all, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { blocked, fact, judgement, unknown } from '../../engine/when.ts';
import { anything, ended, infraction, personFact, sentencedTo } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { conviction, counted, trafficOffense } from './classes.ts';
import { said } from './said.ts';
import { throughoutRecord } from './same-case.ts';

const isOpen = all(ended('pending'), ({ charge }) => fact(!charge.offense?.includes('contempt')));
const anyOpen: FactCondition = ({ file }) => {
  const { pendingCharges } = file.answers;
  return pendingCharges === undefined ? unknown('pendingCharges') : fact(pendingCharges);
};
const isTraffic = personFact('openCaseIsTraffic', false, said.noOpenTrafficCase);

/** While the case itself is open. */
export const untilItEnds: Condition = () => blocked(phrase.fix.waitForCase);
const waitForIt: Condition = () => blocked(phrase.fix.waitForOpenCase);

/** No open case of this kind: neither among the charges told nor, in the person's own words, anywhere. */
function noneOpen(told: FactCondition, untold: FactCondition): Condition {
  return all(throughoutRecord(all(isOpen, told), waitForIt), when(all(anyOpen, untold), waitForIt, anything));
}

export const noOpenCase = 'You have no open criminal case, traffic cases apart';
export const nothingPending = noneOpen(all(not(infraction), not(trafficOffense)), not(isTraffic));

/** § 77-40a-305(3)(b) to (d): for a traffic case only other traffic cases stand in the way. */
export const noTrafficPending = noneOpen(trafficOffense, isTraffic);

/** A fine or service alone: nobody was locked up or on probation. */
export const fineOnly = not(sentencedTo('jail', 'prison', 'probation', 'suspended', 'supervision'));
const over = any(fineOnly, sentenceOver);

export const notLockedUp = 'You are not locked up, on probation or on parole';
/** Not for any crime. */
export const notSupervised = throughoutRecord(counted, over);

export const noTrafficProbation = throughoutRecord(all(conviction, trafficOffense), over);

/** HB 352 (2024): prison, and probation or parole under the Department of Corrections, but no other. */
export const notUnderCorrections = throughoutRecord(
  counted,
  any(
    over,
    all(not(sentencedTo('prison')), () => judgement(said.underCorrections)),
  ),
);
