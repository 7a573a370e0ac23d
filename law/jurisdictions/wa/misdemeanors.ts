import { all, allAmong, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, ifSo, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atLeast } from '../../vocabulary/age.ts';
import { noneLately } from '../../vocabulary/clean-years.ts';
import { noMoreThan, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { eventsOf } from '../../vocabulary/events.ts';
import {
  about,
  chargeFact,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
  ofLevel,
  personFact,
  sentencedTo,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid, paid } from '../../vocabulary/money.ts';
import { byNow, on } from '../../vocabulary/order.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import { noProtectionOrder, nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { among, byKind, readAs } from '../../vocabulary/readings.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { elapsed, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { drunkDriving, priorOffense, sexChapters } from './exclusions.ts';
import * as how from './how.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

export const aCrime: FactCondition = all(inAdultCourt, ofLevel('misdemeanor', 'felony'));

/** RCW 10.99.020 counts a broken order against family or a partner as domestic violence, and most such orders are for them. */
const brokenOrder = under(
  '7.105.450 10.99.040 10.99.050 26.50.110',
  among(about('protection_order'), readAs(always, said.orderForFamily)),
);
const domestic = any(about('domestic_violence'), brokenOrder);

/**
 * A deferred sentence that was dismissed stays a conviction until it is vacated: State v. Haggard, 195 Wn.2d 544 (2020).
 * A drunk driving sentence cannot be deferred, nor a felony one since July 1984 (RCW 9.94A.575). What was put off there was
 * the prosecution: chapter 10.05 RCW, or a drug court.
 */
export const deferredSentence: FactCondition = all(
  inAdultCourt,
  ended('deferred'),
  not(felony),
  not(about('dui')),
);

const putOff = those(all(deferredSentence, aCrime));
export const noDeferredSentenceFor =
  (wait: number): Condition =>
  (matter) =>
    allAmong(putOff(matter), ({ other, is }) =>
      other === matter
        ? always
        : ifSo(is, elapsed(years(wait), byNow(other.charge.dateOf('disposition'), other))),
    );

/** Without probation or custody the wait counts from the sentencing alone. A sentence is deferred on probation. */
const heldOrSupervised = any(
  deferredSentence,
  sentencedTo('probation', 'jail', 'prison', 'supervision', 'suspended'),
);
export const sinceRelease = (wait: number): Condition =>
  when(
    heldOrSupervised,
    waited(years(wait)).since('completed', 'conviction'),
    waited(years(wait)).since('conviction'),
  );

const tenYearsFromArrest: Condition = (matter) => elapsed(years(10), on('offense')(matter));

/** A drinking or drug driving case within 10 years of the arrest; we know only whether one came later. */
const laterDrunkDriving = endedLater(all(ended('convicted', 'pardoned'), about('dui')));

const domesticIncidents = eventsOf(
  all(aCrime, domestic, any(ended('convicted'), deferredSentence)),
  (one, other) => fact(one.charge.caseKey === other.charge.caseKey),
);

const noneElsewhereDv: FactCondition = (matter) => {
  const { number, untold } = elsewhere(matter);
  if (number > 0) return judgement(said.dvElsewhere);
  return untold.length > 0 ? unknown(...untold) : always;
};

const newCrime = noneLately(
  'no-new-crime',
  years(3),
  'other conviction',
  all(noOtherConvictionFor(years(3), aCrime), noDeferredSentenceFor(3)),
);

const vacateMisdemeanor = relief({
  ...how.vacated,
  id: 'wa-misdemeanor',
  name: 'Vacating a misdemeanor or gross misdemeanor',
  covers: all(inAdultCourt, ended('convicted', 'pardoned', 'deferred'), misdemeanor),
  rules: [
    rule(
      'waited',
      '3 years have passed since you were sentenced, let go and off probation. After domestic violence it is 5 years since you finished',
      when(domestic, waited(years(5)).since('completed'), sinceRelease(3)),
      cite('9.96.060(2)(f)(iv), (g)'),
    ),
    requires(sentenceOver, cite('9.96.060(2)(a)')),
    requires(everythingPaid, cite('9.96.060(2)(a)')),
    requires(nothingPending, cite('9.96.060(2)(b)')),
    requires(newCrime, cite('9.96.060(2)(h)')),
    rule('not-drunk-driving', 'It was not drunk driving', not(drunkDriving), cite('9.96.060(2)(d)'), {
      otherwise: 'It was drunk driving',
    }),
    rule(
      'old-reduced-dui',
      'If it began as drunk driving, or was in a boat or the like, the arrest was 10 years ago and no such case came later',
      when(priorOffense, all(tenYearsFromArrest, not(laterDrunkDriving)), () => always),
      cite('9.96.060(2)(d)'),
    ),
    rule(
      'not-sex-crime',
      'It does not stand in the chapters on sex crimes or pornography',
      not(sexChapters),
      cite('9.96.060(2)(e)'),
      { otherwise: 'It stands in the chapters on sex crimes or pornography' },
    ),
    rule(
      'one-dv-incident',
      'You do not have domestic violence convictions from two incidents',
      when(domestic, all(noMoreThan(1, domesticIncidents), noneElsewhereDv), () => always),
      cite('9.96.060(2)(f)(ii)'),
      { otherwise: 'You were convicted of violence at home in two cases' },
    ),
    requires(noProtectionOrder, cite('9.96.060(2)(i)')),
    rule(
      'no-order-broken',
      'No court found in the last 5 years that you broke such an order',
      not(personFact('orderBroken', false, said.noOrderBroken)),
      cite('9.96.060(2)(i)'),
      { otherwise: 'A court found in the last 5 years that you broke such an order' },
    ),
    rule(
      'convicted',
      'You were convicted. A deferred sentence that was dismissed is a conviction too, until it is vacated',
      when(
        ended('deferred'),
        ({ charge }) => assuming(said.deferredSentence, always, charge.path('disposition')),
        () => always,
      ),
      cite('9.96.060(2); State v. Haggard (2020)'),
    ),
  ],
  fee: how.noFilingFee,
  first: lookUp,
  steps: ['Fill in form CrRLJ 09.0100, the motion, and 09.0200, the order.', ...how.motion],
  cautions: [
    phrase.judgeMaySayNo,
    'After domestic violence you must tell the prosecutor in writing, and show the court that you did.',
  ],
});

const cannabis = relief({
  ...how.vacated,
  id: 'wa-cannabis',
  name: 'Vacating a cannabis misdemeanor',
  covers: all(convictedOrPardoned, misdemeanor, any(under('69.50.4014'), about('marijuana'))),
  rules: [requires(atLeast(21), cite('9.96.060(5)'))],
  fee: how.noFilingFee,
  first: lookUp,
  steps: [
    'Fill in form CrRLJ 09.0800, the motion, and 09.0870, the order.',
    ...how.motion,
    'The judge must grant it. There is no wait, and other cases do not matter.',
  ],
});

const possession = under(
  '69.50.4011 69.50.4013 69.50.4014 69.41.030',
  all(not(about('drug_sale')), byKind([readAs(always, said.possessionOnly), 'drug_possession'])),
);

const afterTreatment = relief({
  ...how.vacated,
  id: 'wa-drug-treatment',
  name: 'Vacating drug possession after treatment',
  covers: all(convictedOrPardoned, misdemeanor, possession),
  rules: [
    rule(
      'treatment-done',
      'You finished a treatment program, or followed a treatment plan for 6 months',
      chargeFact('treatmentDone', false, said.noTreatment),
      cite('9.96.060(6)'),
      { otherwise: 'You have not finished a treatment program for it yet' },
    ),
  ],
  fee: how.noFilingFee,
  first: task('get_paper', 'Ask your treatment program for proof that you finished.'),
  steps: [
    'Or ask for a written update after 6 months.',
    'File the proof with the court that sentenced you. The judge must then vacate the conviction.',
  ],
});

const simplePossession = under(
  '69.50.4013 69.50.4014',
  all(not(about('drug_sale')), byKind([readAs(always, said.possessionOnly), 'drug_possession'])),
);

const blake = relief({
  ...how.vacated,
  id: 'wa-blake',
  name: 'Vacating an old drug possession conviction (State v. Blake)',
  covers: all(convictedOrPardoned, ofLevel('misdemeanor', 'felony'), simplePossession),
  rules: [
    rule(
      'before-blake',
      'You were convicted before February 25, 2021',
      happenedBefore('disposition', '2021-02-25'),
      cite('69.50.4013; State v. Blake, No. 96873-0 (2021)'),
      { otherwise: 'You were convicted on or after February 25, 2021' },
    ),
  ],
  effect:
    'The old law was void. The court takes back the conviction, and you can get back fines and fees that you paid for it.',
  limits: ['If the case had other convictions, only the drug possession goes.', phrase.privateCopies],
  fee: 'None.',
  first: lookUp,
  steps: [
    'Many counties vacate these without being asked, newest first.',
    'If yours is still there, ask the prosecutor or the public defender of that county for an order. There is no wait.',
    'Then ask the courts’ Blake Refund Bureau for the money you paid.',
  ],
  cautions: [
    'Sale, and having drugs to sell, do not count.',
    'If you are not a citizen, ask an immigration lawyer which kind of order to get.',
  ],
});

/** Abuse, sexual assault or trafficking that led to the crime. */
const didItAsVictim = any(traffickingVictim, chargeFact('crimeVictim', false, said.notCrimeVictim));

export const victimRules = [
  rule(
    'as-victim',
    'You did it because someone trafficked you, or because of sexual assault or abuse at home',
    didItAsVictim,
    cite('9.96.080(2)(a)'),
    { otherwise: 'You did not tell us that it came of trafficking, sexual assault or domestic violence' },
  ),
  requires(nothingPending, cite('9.96.080(2)(b)')),
  requires(paid('restitution'), cite('9.96.080(2)(e)')),
] as const;

export const victimSteps = [
  'Find a lawyer or a group that helps survivors. A prosecutor may also ask the court for you.',
  'Write a sworn statement of what happened and how it led to the crime.',
  'Add proof that the crime victim penalty assessment is paid. For prostitution you need none.',
  'File all in the court that sentenced you.',
] as const;

const victimMisdemeanor = relief({
  ...how.vacated,
  id: 'wa-victim-misdemeanor',
  name: 'Vacating a misdemeanor of a victim of trafficking or abuse',
  covers: all(convictedOrPardoned, misdemeanor),
  rules: [
    ...victimRules,
    requires(newCrime, cite('9.96.080(2)(c)')),
    rule(
      'not-sex-crime',
      'It does not stand in the chapters on sex crimes or pornography',
      not(sexChapters),
      cite('9.96.080(3)(a)'),
      {
        otherwise: 'It stands in the chapters on sex crimes or pornography',
      },
    ),
    rule('not-drunk-driving', 'It was not drunk driving', not(drunkDriving), cite('9.96.080(3)(b)'), {
      otherwise: 'It was drunk driving',
    }),
    rule('not-patronizing', 'It was not paying for sex', not(under('9A.88.110')), cite('9.96.080(3)(c)'), {
      otherwise: 'It was paying for sex',
    }),
  ],
  fee: how.noFilingFee,
  first: hotline,
  steps: victimSteps,
  cautions: [phrase.judgeMaySayNo],
});

export const misdemeanorReliefs: readonly Relief[] = [
  blake,
  cannabis,
  afterTreatment,
  vacateMisdemeanor,
  victimMisdemeanor,
];
