import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { convictedOrPardoned, felony, infraction, probationRevoked } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { pc } from './cites.ts';
import { graded } from './grades.ts';
import {
  courtFee,
  dismissedEffect,
  dismissedLimits,
  felonyTermLimits,
  mayBeDenied,
  petitionSteps,
  restitutionStays,
} from './how.ts';
import {
  lewdActMisdemeanor,
  notRefusedInspection,
  registrable,
  sexCrimeLeftOut,
  trafficTicket,
} from './offenses.ts';
import { said } from './said.ts';
import {
  misdemeanor,
  neitherCustodyNorProbation,
  nothingToServe,
  putOnProbation,
  sentToCountyJail,
  sentToPrison,
  splitSentence,
  waitedSinceSentence,
} from './sentences.ts';

const dismissal = {
  kind: 'dismissal',
  effect: dismissedEffect,
  limits: dismissedLimits,
  fee: courtFee,
  first: askClerk,
  steps: petitionSteps,
} as const;

const served = 'You are not serving a sentence and not on probation or parole for any case';
const notInspection = 'It was not for refusing to have a vehicle checked';

const felonyRevokedToJail = all(felony, probationRevoked, putOnProbation, sentToCountyJail);

/** Probation that was revoked for good ends in a term of its own, and then § 1203.41 is the way. */
const notEndedInJail = openIf(felonyRevokedToJail, said.probationGivenBack);

const afterProbation = relief({
  ...dismissal,
  id: 'ca-dismissal-after-probation',
  name: 'Dismissal after probation (expungement)',
  covers: all(convictedOrPardoned, not(infraction), putOnProbation),
  rules: [
    rule('probation-over', 'Your probation is over', sentenceOver, pc('1203.4', '(a)(1)')),
    rule('served', served, nothingToServe, pc('1203.4', '(a)(1)'), {
      otherwise: 'You are serving a sentence, or are on probation or parole',
    }),
    requires(nothingPending, pc('1203.4', '(a)(1)')),
    rule(
      'not-left-out-sex-crime',
      'It is not one of the sex crimes left out, most of them against children',
      not(sexCrimeLeftOut),
      pc('1203.4', '(b)'),
      { otherwise: 'It is one of the sex crimes that this law leaves out' },
    ),
    rule('not-inspection', notInspection, notRefusedInspection, pc('1203.4', '(b)'), {
      otherwise: 'It was for refusing to have a vehicle checked, which this law leaves out',
    }),
    rule(
      'no-jail-in-place-of-probation',
      'Your probation did not end in a jail term in its place',
      notEndedInJail,
      pc('1203.4', '(a)(1)'),
      { otherwise: 'Your probation ended in a jail term in its place' },
    ),
  ],
  cautions: [
    'If you kept to your probation or were let off it early, the court must agree. If you broke it, the judge decides. So it is for drunk driving, hit and run or another two-point driving crime. Then tell in writing what you have done since.',
    restitutionStays,
  ],
});

/** § 17(b)(1): a crime that could be either is a misdemeanor once it was punished by less than a felony term. */
const countsAsMisdemeanor = when(
  felony,
  any(graded('wobbler'), () => judgement(said.punishedAsMisdemeanor)),
  () => always,
);

const withoutProbation = relief({
  ...dismissal,
  id: 'ca-dismissal-no-probation',
  name: 'Dismissal of a misdemeanor or infraction without probation',
  covers: all(
    convictedOrPardoned,
    any(infraction, all(misdemeanor, not(putOnProbation)), all(felony, neitherCustodyNorProbation)),
  ),
  rules: [
    requires(waited(years(1)).since('conviction'), pc('1203.4a', '(a)')),
    requires(sentenceOver, pc('1203.4a', '(a)')),
    rule(
      'fines-paid',
      'You have paid your fines. Restitution and the restitution fine do not count',
      paid('fines'),
      pc('1203.4a', '(a), (e)'),
    ),
    rule('served', served, nothingToServe, pc('1203.4a', '(a)'), {
      otherwise: 'You are serving a sentence, or are on probation or parole',
    }),
    requires(nothingPending, pc('1203.4a', '(a)')),
    rule('not-traffic-ticket', 'It was not a traffic ticket', not(trafficTicket), pc('1203.4a', '(d)'), {
      otherwise: 'It was a traffic ticket',
    }),
    rule(
      'not-lewd-act-with-child',
      'It was not a lewd act with a child',
      not(lewdActMisdemeanor),
      pc('1203.4a', '(d)'),
      { otherwise: 'It was a lewd act with a child, which this law leaves out' },
    ),
    rule('not-inspection', notInspection, notRefusedInspection, pc('1203.4a', '(d)'), {
      otherwise: 'It was for refusing to have a vehicle checked, which this law leaves out',
    }),
    rule('counts-as-misdemeanor', 'It counts as a misdemeanor', countsAsMisdemeanor, pc('1203.4a', '(a)')),
  ],
  cautions: ['If you broke the law since the judgment, it is up to the judge.', restitutionStays],
});

const jailWait: Condition = when(splitSentence, waitedSinceSentence(years(1)), waitedSinceSentence(years(2)));

const afterJail = relief({
  ...dismissal,
  limits: felonyTermLimits,
  id: 'ca-dismissal-county-jail',
  name: 'Dismissal of a felony served in county jail',
  inForce: { from: '2014-01-01' },
  covers: all(convictedOrPardoned, felony, sentToCountyJail),
  rules: [
    requires(
      waitedBy([years(1), 'if part of it was mandatory supervision'], [years(2), 'otherwise'])
        .counted(jailWait)
        .since('completed'),
      pc('1203.41', '(a)(2)'),
    ),
    rule('served', served, nothingToServe, pc('1203.41', '(a)(3)'), {
      otherwise: 'You are serving a sentence, or are on probation or parole',
    }),
    requires(nothingPending, pc('1203.41', '(a)(3)')),
  ],
  cautions: [mayBeDenied, restitutionStays],
});

const afterPrison = relief({
  ...dismissal,
  limits: felonyTermLimits,
  id: 'ca-dismissal-prison',
  name: 'Dismissal of a felony served in state prison',
  inForce: { from: '2023-07-01' },
  covers: all(convictedOrPardoned, felony, sentToPrison),
  rules: [
    requires(waited(years(2)).since('completed'), pc('1203.41', '(a)(2), 1203.42(a)(2), 3000(a)(1)')),
    rule(
      'crime-not-registrable',
      'The crime did not make you register as a sex offender',
      not(registrable),
      pc('1203.41', '(a)(6)'),
      { otherwise: 'The crime made you register as a sex offender' },
    ),
    rule('served', served, nothingToServe, pc('1203.41', '(a)(3)'), {
      otherwise: 'You are serving a sentence, or are on probation or parole',
    }),
    requires(nothingPending, pc('1203.41', '(a)(3)')),
  ],
  cautions: [mayBeDenied, restitutionStays],
});

export const dismissals: readonly Relief[] = [afterProbation, withoutProbation, afterJail, afterPrison];
