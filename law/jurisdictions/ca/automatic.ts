import { all, allAmong, any, type Condition, type FactCondition, not } from '../../condition.ts';
import { after, dayOf, years } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { convicted, inAdultCourt, probationRevoked } from '../../vocabulary/facts.ts';
import { mustRegister, nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { allOf, always, assuming, type Fact, fact, from, judgement, unknown } from '../../when.ts';
import { pc } from './cites.ts';
import { seriousFelony } from './grave-felonies.ts';
import { automaticSteps, dismissedEffect, dismissedLimits, mayBeBlocked, noFee } from './how.ts';
import { noLongerRegisters, registrable, trafficTicket } from './offenses.ts';
import { said } from './said.ts';
import {
  adultConviction,
  felony,
  infraction,
  misdemeanor,
  nothingToServe,
  putOnProbation,
  waitedSinceSentence,
} from './sentences.ts';

const firstDay = dayOf('1973-01-01');

/** The state's records are worked through back to 1973. */
export const since1973: FactCondition = ({ charge }) => {
  const { first, last } = charge.dateOf('disposition').span;
  if (first >= firstDay) return always;
  if (last < firstDay) return fact(false);
  return charge.dispositionDate === undefined
    ? assuming(said.after1972, always)
    : unknown(charge.path('dispositionDate'));
};

const cleanProbation = all(putOnProbation, not(probationRevoked));

const dismissal = {
  kind: 'dismissal',
  automatic: true,
  effect: dismissedEffect,
  limits: dismissedLimits,
  fee: noFee,
  steps: automaticSteps,
} as const;

const forEveryone = [
  rule(
    'not-registered',
    phrase.notRegistered,
    all(not(mustRegister), noLongerRegisters),
    pc('1203.425', '(a)(1)(B)(i)'),
  ),
  rule(
    'not-serving',
    'You are not serving a sentence and not on probation or parole for any case',
    nothingToServe,
    pc('1203.425', '(a)(1)(B)(ii)-(iii)'),
  ),
  rule('no-open-case', phrase.noOpenCase, nothingPending, pc('1203.425', '(a)(1)(B)(iii)')),
  rule('since-1973', 'The conviction is from 1973 or later', since1973, pc('1203.425', '(a)(1)(B)(iv)')),
];

/** The state keeps no record of most tickets, so there is nothing for it to clear. */
const onStateRecord = openIf(trafficTicket, said.ticketOnRecord);

const smaller = relief({
  ...dismissal,
  id: 'ca-automatic-misdemeanor',
  name: 'Automatic dismissal of a misdemeanor or infraction',
  inForce: { from: '2022-07-01' },
  covers: all(adultConviction, any(misdemeanor, infraction)),
  rules: [
    rule(
      'sentence-over',
      'Your sentence is over, with any probation',
      sentenceOver,
      pc('1203.425', '(a)(1)(B)(iv)(I)'),
    ),
    rule(
      'probation-kept-or-waited',
      'Your probation ended without being revoked, or one year has passed since the judgment',
      any(cleanProbation, waited(years(1)).since('disposition')),
      pc('1203.425', '(a)(1)(B)(iv)(I)'),
    ),
    ...forEveryone,
    rule(
      'on-state-record',
      'It is on the state’s criminal record',
      onStateRecord,
      pc('1203.425', '(a)(2)(A)'),
    ),
  ],
  cautions: [mayBeBlocked],
});

const felonies = those(all(inAdultCourt, convicted, felony));
const startAgain = judgement(said.yearsStartAgain);

/** No new felony in the 4 years after the sentence. Whether the years start again after one is not said. */
const noNewFelony: FactCondition = (matter) => {
  const { charge } = matter;
  const over = charge.dateOf('completed').span;
  const end = { first: after(over.first, years(4)), last: after(over.last, years(4)) };
  const own = over.first === over.last ? [] : [charge.path('completedDate')];
  const here = allAmong(felonies(matter), ({ other, is }): Fact => {
    const { span, missing } = other.charge.dateOf('disposition');
    const apart = span.last <= over.first || span.first > end.last;
    if (apart || other.charge.caseKey === charge.caseKey) return always;
    return is === always && span.first > over.last && span.last <= end.first
      ? startAgain
      : unknown(...is.missing, ...missing, ...own);
  });
  return allOf([here, felonyElsewhere(matter)]);
};

const felonyElsewhere: FactCondition = ({ file: { answers } }) => {
  const felonies = answers.elsewhere?.felonies;
  if (felonies === undefined) return unknown('elsewhere.felonies');
  return felonies === 0 ? always : judgement(said.felonyElsewhereSince);
};

const laterStart: Condition = () => from(dayOf('2024-10-01'));

const forFelony = relief({
  ...dismissal,
  id: 'ca-automatic-felony',
  name: 'Automatic dismissal of a felony',
  inForce: { from: '2022-07-01' },
  covers: all(adultConviction, felony),
  rules: [
    rule(
      'sentence-over',
      'Your sentence is over, with any probation and parole',
      sentenceOver,
      pc('1203.425', '(a)(1)(B)(iv)'),
    ),
    rule(
      'probation-kept-or-waited',
      'Your probation ended and was not revoked, or 4 years have passed since the sentence ended',
      any(cleanProbation, all(waitedSinceSentence(years(4)), laterStart)),
      pc('1203.425', '(a)(1)(B)(iv)'),
    ),
    rule(
      'no-new-felony',
      'Without such probation: no new felony in those 4 years',
      any(cleanProbation, noNewFelony),
      pc('1203.425', '(a)(1)(B)(iv)(II)'),
    ),
    rule(
      'not-serious-or-violent',
      'Without such probation: it is not a serious or violent felony. It is not one that made you register',
      any(cleanProbation, all(not(seriousFelony), not(registrable))),
      pc('1203.425', '(a)(1)(B)(iv)(II), 1192.7(c), 1192.8, 667.5(c)'),
    ),
    ...forEveryone,
  ],
  cautions: [mayBeBlocked],
});

export const automaticDismissals: readonly Relief[] = [smaller, forFelony];
