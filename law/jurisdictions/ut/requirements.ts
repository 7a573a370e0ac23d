import { all, any, type Condition, type FactCondition, not, when } from '../../condition.ts';
import { anything, ended, personFact, sentencedTo } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { allOf, blocked, blockedPerhaps, fact } from '../../when.ts';
import { counted, infraction, trafficOffense } from './classes.ts';
import { throughoutRecord } from './same-case.ts';

const isOpen = all(ended('pending'), ({ charge }) => fact(!charge.offense?.includes('contempt')));

const waitForIt: Condition = ({ charge }) =>
  charge.disposition === 'pending'
    ? blocked(phrase.waitForOpenCase)
    : blockedPerhaps(phrase.waitForOpenCase, charge.path('disposition'));

const isTraffic = personFact(
  'openCaseIsTraffic',
  false,
  'We assumed that your open case is not a traffic case.',
);

/** No open case of this kind: neither among the charges told nor, in the person's own words, anywhere. */
function noneOpen(charge: FactCondition, elsewhere: FactCondition): Condition {
  const told = throughoutRecord(all(isOpen, charge), waitForIt);
  const untold = when(elsewhere, () => blocked(phrase.waitForOpenCase), anything);
  return (matter) => {
    const { pendingCharges } = matter.file.answers;
    if (pendingCharges === false) return told(matter);
    const other = pendingCharges ? untold(matter) : blockedPerhaps(phrase.waitForOpenCase, 'pendingCharges');
    return allOf([told(matter), other]);
  };
}

export const noOpenCase = 'You have no open criminal case, traffic cases apart';
export const nothingPending = noneOpen(all(not(infraction), not(trafficOffense)), not(isTraffic));

/** A fine or service alone: nobody was locked up or on probation. */
export const fineOnly = not(sentencedTo('jail', 'prison', 'probation', 'suspended', 'supervision'));
const over = any(fineOnly, sentenceOver);

export const notLockedUp = 'You are not locked up, on probation or on parole';
/** Not for any crime. */
export const notSupervised = throughoutRecord(counted, over);
