import {
  all,
  allAmong,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, always, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver, droppedInDeal, programOver } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { byNow, type DayOf, during, on, plus } from '../../vocabulary/order.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, untilCaseEnds, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { neverViolent, noloProbation } from './convictions.ts';
import * as how from './how.ts';
import { domestic } from './offenses.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

/** Every count of the case ended without a conviction. */
const allCounts: FactCondition = (matter) =>
  allAmong(companions(matter), (other) => ask(not(pleaded), other));
const pleaded = ended('convicted', 'pardoned', 'deferred');

const wholeCase = rule(
  'whole-case',
  'You were cleared of every charge in the case',
  all(allCounts, openIf(droppedInDeal, said.guiltyInCase)),
  cite('12-1-12.1(b)'),
  { otherwise: 'Another charge in the case ended in a conviction or a plea' },
);

const over: Condition = when(ended('pending'), () => untilCaseEnds, caseAndProgramOver);

const dropped48a = chargeFact('rule48a', true, said.districtCourt);

const ruleFortyEight = rule(
  'district-court',
  'The district court dismissed the case because the prosecutor dropped it (“Rule 48(a)”)',
  dropped48a,
  cite('12-1-12.1(a)'),
  { otherwise: 'It was dismissed in another way' },
);

const sealing = {
  kind: 'sealing',
  effect: 'The court and the state seal the record. Prints and photos of the arrest are destroyed.',
  limits: [phrase.privateCopies],
} as const;

const droppedMisdemeanor = all(inAdultCourt, ended('dismissed'), ofLevel('misdemeanor'));
const before2023 = happenedBefore('disposition', '2023-01-01');

export const automaticSealing: Relief = relief({
  ...sealing,
  id: 'ri-dismissed-automatic',
  name: 'Sealing by the court after a dismissal',
  automatic: true,
  inForce: { from: '2023-01-01' },
  by: waited(days(20)).since('disposition'),
  covers: all(droppedMisdemeanor, not(before2023)),
  rules: [
    rule(
      'waited',
      '10 days have passed since the case ended',
      waited(days(10)).since('disposition'),
      cite('12-1-12.1(a)(1)'),
    ),
    ruleFortyEight,
    wholeCase,
  ],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'The court seals it between 10 and 20 days after the dismissal.',
    'Get your record (BCI) and check. If it still shows, ask the clerk of the district court.',
  ],
});

export const clerkSealing: Relief = relief({
  ...sealing,
  id: 'ri-dismissed-clerk',
  name: 'Sealing by the clerk of an older dismissal',
  inForce: { from: '2022-06-28' },
  covers: all(droppedMisdemeanor, before2023),
  rules: [requires(caseAndProgramOver, cite('12-1-12.1(a)(2)')), ruleFortyEight, wholeCase],
  fee: how.feeUnknown,
  first: lookUp,
  steps: [
    'Ask the clerk of the district court that had the case to seal it. There is no hearing.',
    'The clerk sends the order to the state, which has 90 days.',
  ],
});

export const motionToSeal: Relief = relief({
  ...sealing,
  id: 'ri-motion-to-seal',
  name: 'Asking to seal a case without conviction',
  // What the court or its clerk seals without a motion is not for this way.
  covers: all(
    inAdultCourt,
    ended('dismissed', 'acquitted', 'diverted', 'not_responsible', 'pending'),
    not(all(droppedMisdemeanor, dropped48a)),
  ),
  rules: [
    rule('case-over', phrase.caseAndProgramOver, over, cite('12-1-12.1(b)')),
    rule(
      'cleared',
      'You were found not guilty, or the case was dropped',
      when(
        ended('not_responsible'),
        () => judgement(said.insanity),
        () => always,
      ),
      cite('12-1-12.1(b)'),
    ),
    wholeCase,
  ],
  cautions: ['There is a hearing. The judge must find that you have a right to the sealing.'],
  fee: how.feeUnknown,
  first: lookUp,
  steps: how.motionSteps,
});

export const noCharges: Relief = relief({
  ...sealing,
  id: 'ri-no-charges',
  name: 'Destroying the record of an arrest without charges',
  automatic: true,
  by: waited(days(60)).since('disposition'),
  covers: all(inAdultCourt, ended('no_charges')),
  rules: [requires(caseAndProgramOver, cite('12-1-12(a), (b)'))],
  effect:
    'The police and the state must destroy prints, photos and other records of the arrest within 60 days.',
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the police who arrested you whether the record is destroyed.'),
  steps: ['Get your record (BCI). If the arrest still shows after 60 days, ask the police who arrested you.'],
});

const filing = all(ofLevel('misdemeanor'), not(noloProbation));

/** § 12-10-12(d): charged with domestic violence again within three years, and neither acquitted nor dismissed. */
const threeYearsOn: DayOf = (matter) => plus(on('disposition')(matter), years(3));
const newDomestic = all(inAdultCourt, domestic, not(ended('dismissed', 'acquitted', 'no_charges')));
const chargedAgain: FactCondition = (matter) =>
  anyAmong(
    matter.record.filter(({ charge }) => charge.caseKey !== matter.charge.caseKey),
    (other) =>
      allOf([
        ask(newDomestic, other),
        during(byNow(on('offense')(other), other), on('disposition')(matter), threeYearsOn(matter)),
      ]),
  );

export const filed: Relief = relief({
  id: 'ri-filed',
  name: 'Expungement after a filing',
  kind: 'expungement',
  automatic: true,
  covers: all(inAdultCourt, ended('deferred'), filing),
  rules: [
    rule(
      'waited',
      '1 year has passed since the case was filed, or 3 years if it was domestic violence',
      when(domestic, waited(years(3)).since('disposition'), waited(years(1)).since('disposition')),
      cite('12-10-12(c), (d)'),
      { otherwise: '1 year must pass after the filing, or 3 years for domestic violence' },
    ),
    rule(
      'no-new-domestic-charge',
      'If it was domestic violence, you were not charged with that again in those 3 years',
      when(domestic, not(chargedAgain), anything),
      cite('12-10-12(d)'),
      { otherwise: 'You were charged with domestic violence again in those 3 years' },
    ),
    requires(programOver, cite('12-10-12(b)')),
    requires(paid('fines'), cite('12-10-12(b)')),
    requires(paid('restitution'), cite('12-10-12(b)')),
  ],
  effect: 'The case is expunged by itself, and you have no criminal record from it.',
  limits: [phrase.privateCopies],
  cautions: ['A new charge in that time can bring the case back.'],
  fee: phrase.nothingToFile,
  first: check,
  steps: ['Get your record (BCI) and check. If the case still shows, ask the clerk of the court.'],
});

export const deferredSentence: Relief = relief({
  id: 'ri-deferred-sentence',
  name: 'Expunging a deferred sentence',
  kind: 'expungement',
  inForce: { from: '2016-06-29' },
  covers: all(inAdultCourt, ended('deferred'), ofLevel('felony'), not(noloProbation)),
  rules: [
    requires(programOver, cite('12-1.3-2(e); § 12-19-19(c)')),
    rule(
      'never-violent',
      'You never had a conviction for a crime of violence, such as robbery, burglary or rape',
      neverViolent,
      cite('12-1.3-3(b)(1)(ii)'),
      { otherwise: 'You were convicted of a crime of violence' },
    ),
    requires(nothingPending, cite('12-1.3-3(b)(1)(ii)')),
    requires(paid('fines'), cite('12-19-19(c)')),
    requires(paid('restitution'), cite('12-19-19(c)')),
    rule(
      'good-character',
      'You can show good character',
      chargeFact('goodCharacter', true, said.goodCharacter),
      cite('12-1.3-3(b)(1)(ii)'),
    ),
  ],
  effect: how.expunged,
  limits: how.expungedLimits,
  cautions: ['It does not go away by itself. You need the hearing.', how.judgeDecides],
  fee: how.feeUnknown,
  first: lookUp,
  steps: how.motionSteps,
});

export const ticket: Relief = relief({
  id: 'ri-ticket',
  name: 'Traffic tickets that are expunged after 3 or 5 years',
  kind: 'expungement',
  automatic: true,
  covers: all(inAdultCourt, ended('convicted'), ofLevel('infraction'), about('traffic', 'dui')),
  rules: [
    requires(
      waitedBy(
        [years(5), 'for refusing a breath or blood test', under('31-27-2.1', about('dui'))],
        [years(3), 'for other tickets'],
      ).since('conviction'),
      cite('31-41.1-10'),
    ),
  ],
  effect: 'The court and the motor vehicle office take the ticket off your record.',
  cautions: [
    'It can take longer if a state or federal rule says the record must be kept, as for truck drivers.',
  ],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the Traffic Tribunal whether your ticket still shows.'),
  steps: ['Order your driving record. If an old ticket still shows, ask the Traffic Tribunal.'],
});

export const underageDrinking: Relief = relief({
  id: 'ri-underage-drinking',
  name: 'Expungement of underage drinking',
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2015-06-19' },
  covers: all(
    inAdultCourt,
    ended('convicted'),
    under('3-8-6 3-8-9 3-8-10', all(about('alcohol_minor'), not(about('dui')))),
  ),
  rules: [
    requires(youngerThan(21), cite('3-8-12')),
    requires(sentenceOver, cite('3-8-12')),
    requires(paid('fines'), cite('3-8-12')),
    requires(paid('restitution'), cite('3-8-12')),
  ],
  effect: 'The court expunges its record of the conviction. You need not ask for it.',
  limits: [phrase.privateCopies],
  fee: phrase.nothingToFile,
  first: check,
  steps: ['Get your record (BCI) and check. If the case still shows, ask the clerk of the court.'],
});

export const juvenile: Relief = relief({
  id: 'ri-juvenile-sealing',
  name: 'Sealing a juvenile case',
  kind: 'sealing',
  automatic: true,
  covers: all(
    inJuvenileCourt,
    ended('convicted', 'deferred', 'diverted', 'dismissed', 'acquitted', 'no_charges', 'pending'),
  ),
  rules: [
    rule(
      'case-over',
      'The case is over, with any probation',
      when(
        ended('pending'),
        () => untilCaseEnds,
        when(ended('convicted', 'deferred', 'diverted'), sentenceOver, () => always),
      ),
      cite('8-10-21; § 14-1-64; § 14-1-6.1'),
    ),
  ],
  effect:
    'The files of the family court and of the police on youths are closed to the public. You need not ask for it.',
  limits: ['Courts and prosecutors may use a finding for a felony at a later sentencing.'],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the family court clerk whether your file is sealed.'),
  steps: [],
});
