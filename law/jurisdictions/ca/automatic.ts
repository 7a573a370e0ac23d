import { all, allAmong, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, assuming, type Fact, isNot, isSo, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, requirement, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import {
  adultConviction,
  convictedOrPardoned,
  felony,
  infraction,
  probationRevoked,
} from '../../vocabulary/facts.ts';
import { decided, during, plus } from '../../vocabulary/order.ts';
import { nothingPending, notRegistered } from '../../vocabulary/person.ts';
import { unmet } from '../../vocabulary/phrases.ts';
import { called, either, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { pc } from './cites.ts';
import { seriousFelony } from './grave-felonies.ts';
import { automaticLimits, automaticSteps, dismissedEffect, mayBeBlocked, noFee } from './how.ts';
import { noLongerRegisters, registrable, trafficTicket } from './offenses.ts';
import { said } from './said.ts';
import { misdemeanor, nothingToServe, putOnProbation, waitedSinceSentence } from './sentences.ts';
import { check } from './tasks.ts';

const notBefore1973 = not(happenedBefore('disposition', '1973-01-01'));

/** The state's records are worked through back to 1973. */
export const since1973: FactCondition = (matter) => {
  const told = ask(notBefore1973, matter);
  const guessed = matter.charge.dispositionDate === undefined && !isSo(told) && !isNot(told);
  return guessed ? assuming(said.after1972, always) : told;
};

const cleanProbation = requirement(
  'probation-kept',
  'Your probation ended and was not revoked',
  all(putOnProbation, not(probationRevoked)),
);

const dismissal = {
  kind: 'dismissal',
  automatic: true,
  effect: dismissedEffect,
  limits: automaticLimits,
  fee: noFee,
  first: check,
  steps: automaticSteps,
} as const;

const forEveryone = [
  rule(
    'not-registered',
    notRegistered.text,
    all(notRegistered, noLongerRegisters),
    pc('1203.425', '(a)(1)(B)(i)'),
    { otherwise: unmet.registered },
  ),
  rule(
    'not-serving',
    'You are not serving a sentence and not on probation or parole for any case',
    nothingToServe,
    pc('1203.425', '(a)(1)(B)(ii)-(iii)'),
    { otherwise: 'You are serving a sentence, or are on probation or parole' },
  ),
  requires(nothingPending, pc('1203.425', '(a)(1)(B)(iii)')),
  rule('since-1973', 'The conviction is from 1973 or later', since1973, pc('1203.425', '(a)(1)(B)(iv)')),
];

/** The state keeps no record of most tickets, so there is nothing for it to clear. */
const onStateRecord = openIf(trafficTicket, said.ticketOnRecord);

const smaller = relief({
  ...dismissal,
  id: 'ca-automatic-misdemeanor',
  name: 'Automatic dismissal of a misdemeanor or infraction',
  inForce: { from: '2022-07-01' },
  covers: all(convictedOrPardoned, any(misdemeanor, infraction)),
  rules: [
    requires(sentenceOver, pc('1203.425', '(a)(1)(B)(iv)(I)')),
    requires(
      either(
        'probation-kept-or-waited',
        cleanProbation,
        waited(years(1)).since(called('the judgment', 'disposition')),
      ),
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

const felonies = those(all(adultConviction, felony));
const startAgain = judgement(said.yearsStartAgain);

/** No new felony in the 4 years after the sentence. Whether the years start again after one is not said. */
const noNewFelony: FactCondition = (matter) => {
  const over = matter.charge.dateOf('completed');
  const here = allAmong(felonies(matter), ({ other, is }): Fact => {
    if (other.charge.caseKey === matter.charge.caseKey) return always;
    const day = decided(other);
    const inThem = allOf([is, during(day, over, plus(over, years(4)))]);
    if (isNot(inThem)) return always;
    return isSo(inThem) ? startAgain : unknown(...is.missing, ...day.missing, ...over.missing);
  });
  return allOf([here, felonyElsewhere(matter)]);
};

const felonyElsewhere: FactCondition = ({ file: { answers } }) => {
  const felonies = answers.elsewhere?.felonies;
  if (felonies === undefined) return unknown('elsewhere.felonies');
  return felonies === 0 ? always : judgement(said.felonyElsewhereSince);
};

const forFelony = relief({
  ...dismissal,
  id: 'ca-automatic-felony',
  name: 'Automatic dismissal of a felony',
  inForce: { from: '2022-07-01' },
  covers: all(convictedOrPardoned, felony),
  rules: [
    requires(sentenceOver, pc('1203.425', '(a)(1)(B)(iv)')),
    requires(cleanProbation, pc('1203.425', '(a)(1)(B)(iv)'), { until: '2024-09-30' }),
    requires(
      either('probation-kept-or-waited', cleanProbation, waitedSinceSentence(years(4))),
      pc('1203.425', '(a)(1)(B)(iv)'),
      { from: '2024-10-01' },
    ),
    rule(
      'no-new-felony',
      'Without such probation: no new felony in those 4 years',
      any(cleanProbation, noNewFelony),
      pc('1203.425', '(a)(1)(B)(iv)(II)'),
      { otherwise: 'You had a new felony in those 4 years' },
    ),
    rule(
      'not-serious-or-violent',
      'Without such probation: it is not a serious or violent felony. It is not one that made you register',
      any(cleanProbation, all(not(seriousFelony), not(registrable))),
      pc('1203.425', '(a)(1)(B)(iv)(II), 1192.7(c), 1192.8, 667.5(c)'),
      { otherwise: 'It is a serious or violent felony, or one that made you register' },
    ),
    ...forEveryone,
  ],
  cautions: [mayBeBlocked],
});

export const automaticDismissals: readonly Relief[] = [smaller, forFelony];
