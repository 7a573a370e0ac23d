import { all, any, type Condition, type FactCondition, not } from '../../condition.ts';
import { convicted, inAdultCourt, personFact } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { allOf, always, blocked, blockedPerhaps, fact, unknown } from '../../when.ts';
import { infraction, trafficOffense } from './classes.ts';
import { throughoutRecord } from './same-case.ts';

const isOpen: FactCondition = ({ charge }) =>
  charge.disposition === undefined
    ? unknown(charge.path('disposition'))
    : fact(charge.disposition === 'pending' && !charge.offense?.includes('contempt'));

const waitForIt: Condition = ({ charge }) =>
  charge.disposition === 'pending'
    ? blocked(phrase.waitForOpenCase)
    : blockedPerhaps(phrase.waitForOpenCase, charge.path('disposition'));

const onlyTraffic = personFact(
  'openCaseIsTraffic',
  false,
  'We assumed that your open case is not a traffic case.',
);

const noneTold = throughoutRecord(all(isOpen, not(infraction), not(trafficOffense)), waitForIt);

export const noOpenCase = 'You have no open criminal case, traffic cases apart';

/** No criminal case is open but a traffic case or a ticket. */
export const nothingPending: Condition = ofWholeRecord((matter) => {
  const { pendingCharges } = matter.file.answers;
  const told = noneTold(matter);
  if (pendingCharges === undefined)
    return allOf([told, blockedPerhaps(phrase.waitForOpenCase, 'pendingCharges')]);
  if (!pendingCharges) return told;
  const traffic = onlyTraffic(matter);
  return allOf([
    told,
    traffic.latest === Number.NEGATIVE_INFINITY
      ? always
      : { ...blocked(phrase.waitForOpenCase), assumed: traffic.assumed },
  ]);
});

const supervised = ['jail', 'prison', 'probation', 'suspended', 'supervision'];

/** A fine or service alone: nobody was locked up or on probation. */
export const fineOnly: FactCondition = ({ charge }) =>
  charge.sentence === undefined
    ? unknown(charge.path('sentence'))
    : fact(!charge.sentence.some((part) => supervised.includes(part)));

const crime = all(convicted, inAdultCourt, not(infraction), not(trafficOffense));

/** Not locked up, on probation or on parole for any crime. */
export const notSupervised: Condition = ofWholeRecord(throughoutRecord(crime, any(fineOnly, sentenceOver)));
