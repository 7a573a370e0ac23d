import {
  all,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { allOf, judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { committedBefore, fromDay } from '../../vocabulary/dates.ts';
import { perhaps } from '../../vocabulary/doubts.ts';
import { programFinished, programOver, wholeCaseOver } from '../../vocabulary/endings.ts';
import {
  about,
  anything,
  chargeFact,
  chargeFactOr,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
} from '../../vocabulary/facts.ts';
import { everAfter, on } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, askIfCleared } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import * as how from './how.ts';
import { crime, listed } from './offenses.ts';
import { said } from './said.ts';

/** A verdict of insanity counts as a conviction here: § 16-801(a)(3). */
export const guilty = all(inAdultCourt, ended('convicted', 'pardoned', 'not_responsible'));

export const dropped = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'pending'),
);

/** The chapter is about crimes: a civil ticket that was paid is no conviction of the case. */
export const guiltyOfCrime = all(guilty, crime);

/** Another charge of the same case ended in a conviction: the case did. */
export const besideConviction: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(guiltyOfCrime, other));

/** An arrest for another state is no charge of a crime here, and has a rule of its own: § 16-806(a)(2). */
const asFugitive = under('23-701 23-702');

const caseWithoutConviction = all(dropped, crime, not(asFugitive), not(besideConviction));

/** The law of March 1, 2025, and the day by which the court must have done what is due before. */
export const began = '2025-03-01';
const due = fromDay('2027-10-01');

const ninetyDays = waited(days(90));
const afterProgram = ninetyDays.since('program');
const afterEnd = ninetyDays.since('disposition');

/** By October 1, 2027, or 90 days after the case was over, if that is later. */
const dueAfterCase: Condition = (matter) =>
  allOf([
    ask(due, matter),
    ask(afterEnd, matter),
    ...(matter.charge.completedDate === undefined ? [] : [ask(afterProgram, matter)]),
  ]);

export const noConvictionAutomatic: Relief = relief({
  id: 'dc-no-conviction-automatic',
  name: 'Sealing by the court after a case without conviction',
  kind: 'sealing',
  automatic: true,
  inForce: { from: began },
  by: dueAfterCase,
  covers: caseWithoutConviction,
  rules: [
    requires(wholeCaseOver, cite('16-805(a)(1)')),
    requires(programFinished, cite('16-805(a)(1)')),
    rule(
      'not-listed',
      'It is not one of the charges that the court leaves out, such as family violence, DUI, violent and dangerous crimes',
      not(listed),
      cite('16-805(b)'),
      { otherwise: 'It is one of the charges that the court does not seal by itself' },
    ),
  ],
  effect: how.sealed,
  limits: how.sealedLimits,
  cautions: [how.askNow],
  fee: phrase.nothingToFile,
  first: askIfCleared,
  steps: [
    'The court has until October 1, 2027, or 90 days after the case ended if that is later. Then check your record.',
    'If you need it sooner, file a motion to seal before October 1, 2027.',
  ],
});

export const noConvictionMotion: Relief = relief({
  id: 'dc-no-conviction-motion',
  name: 'Asking to seal a case without conviction',
  kind: 'sealing',
  inForce: { from: began },
  covers: caseWithoutConviction,
  rules: [
    requires(wholeCaseOver, cite('16-806(a)(1)(A)')),
    requires(programFinished, cite('16-806(a)(1)(A)')),
    rule(
      'not-sealed-by-itself-before',
      'It is one of the charges that the court does not seal by itself, or may be',
      perhaps(listed),
      cite('16-806(a)(1)(B)'),
      { until: '2025-10-27', otherwise: 'The court seals it by itself, so you could not ask yet' },
    ),
    rule(
      'not-sealed-by-itself',
      'It is one of the charges that the court does not seal by itself, or may be',
      perhaps(listed),
      cite('16-806(a)(1)(B)'),
      { from: '2027-10-01', otherwise: 'The court seals it by itself, so you need not ask' },
    ),
  ],
  effect: how.sealed,
  limits: how.sealedLimits,
  cautions: [
    how.interests,
    how.again,
    'For a charge that the court will seal by itself, file before October 1, 2027.',
  ],
  fee: how.noFeeFound,
  first: askClerk,
  steps: how.motionSteps,
});

export const innocence: Relief = relief({
  id: 'dc-innocence',
  name: 'Expunging an arrest because you did not do it',
  kind: 'expungement',
  inForce: { from: began },
  covers: all(dropped, crime),
  rules: [
    requires(wholeCaseOver, cite('16-803(a)(1)')),
    rule(
      'no-conviction',
      'The case did not end in a conviction',
      not(besideConviction),
      cite('16-803(a)(1)'),
      { otherwise: 'Another charge of the case ended in a conviction' },
    ),
    rule(
      'innocent',
      'You can prove that it did not happen, or that you did not do it',
      chargeFact('innocent', false, said.noProofOfInnocence),
      cite('16-803(a)(2)'),
      { otherwise: 'You did not tell us that you can prove it was not you' },
    ),
  ],
  effect: how.expunged,
  limits: how.expungedLimits,
  cautions: [
    'That you were acquitted or the case was dropped is not enough. You have to show that you did not do it.',
    how.again,
  ],
  fee: how.noFeeFound,
  first: task('ask_agency', 'Ask the Metropolitan Police how your arrest was closed.'),
  steps: [
    how.getRecord,
    'Write a motion to the Superior Court. Tell the facts that show it was not you, or that nothing happened. You may file at any time.',
    'Add what proves it: statements, papers, photos.',
    'File it with the Criminal Division and send a copy to the prosecutor.',
  ],
});

export const fugitive: Relief = relief({
  id: 'dc-fugitive-motion',
  name: 'Sealing an arrest as a fugitive from another state',
  kind: 'sealing',
  inForce: { from: began },
  covers: all(dropped, asFugitive),
  rules: [
    requires(wholeCaseOver, cite('16-806(a)(2)(C)')),
    rule(
      'came-back',
      'You went before the court that was looking for you',
      chargeFact('cameBack', true, said.cameBack),
      cite('16-806(a)(2)(D)(i)'),
    ),
  ],
  effect: how.sealed,
  limits: how.sealedLimits,
  cautions: [how.interests, 'It is for people who gave up the hearing on being sent to the other state.'],
  fee: how.noFeeFound,
  first: askClerk,
  steps: how.motionSteps,
});

export const drugDeferral: Relief = relief({
  id: 'dc-drug-deferral',
  name: 'Expunging a first drug case after probation without judgment',
  kind: 'expungement',
  covers: all(inAdultCourt, ended('deferred'), about('drug_possession'), not(about('drug_sale'))),
  rules: [
    rule(
      'drug-possession',
      'It was a case of having drugs under § 48-904.01(d)',
      under('48-904.01', anything),
      cite('48-904.01(e)(1)'),
      { otherwise: 'It was not a case of having drugs under § 48-904.01(d)' },
    ),
    requires(programOver, cite('48-904.01(e)(2)')),
  ],
  effect: how.expunged,
  limits: [
    'Courts keep a secret record, only to see whether you had this chance before.',
    phrase.privateCopies,
  ],
  cautions: ['You have this chance once. Ask whether the judge used § 48-904.01(e) in your case.'],
  fee: how.noFeeFound,
  first: task('get_paper', 'Ask the court clerk for the order that dismissed your case.'),
  steps: [
    'Write a motion to the Superior Court to expunge all records under § 48-904.01(e)(2).',
    'There is a hearing. If the case was dismissed under this law, the court must say yes.',
  ],
});

/** § 48-904.01(d)(1) is never a felony; § 48-904.01(a) is selling, also where that is a misdemeanor. */
const havingMarijuana = all(
  about('marijuana'),
  not(any(about('drug_sale', 'dui', 'traffic'), felony, under('48-904.01(a)'))),
);
const oldMarijuana = all(havingMarijuana, committedBefore('2015-02-15'));

/** A pipe or the like for one's own use is no crime since D.C. Law 23-182: § 48-1103(a)(1A). Selling one is. */
const forOwnUse = chargeFact('noLongerCrime', true, said.forOwnUse);
const havingPipe = all(
  under('48-1103'),
  not(under('48-1103(b) 48-1103(c) 48-1103(e)')),
  not(about('drug_sale')),
  forOwnUse,
);
/** That law took out § 48-904.10, on needles, too. Of fares, D.C. Law 22-310 left a civil fine: § 35-254(a). */
const havingNeedle = under('48-904.10');
const unpaidFare = under('35-252');
/** Since D.C. Law 25-21 whoever sells on the street without a license pays a civil fine: § 37-131.08. */
const streetVending = under('37-131.02 37-131.08');
/** Conley v. United States (D.C. 2013) held it against the Constitution. Before 2001 that number was perjury. */
const inCarWithGun = all(under('22-2511'), about('weapon'));

const noCrimeToday = any(
  oldMarijuana,
  inCarWithGun,
  all(any(havingPipe, havingNeedle), committedBefore('2021-03-16')),
  all(unpaidFare, committedBefore('2019-05-03')),
  all(streetVending, committedBefore('2023-07-01')),
);

const besideOthers: FactCondition = (matter) =>
  anyAmong(companions(matter), (other) => ask(stillACrime, other));
const stillACrime = all(crime, not(noCrimeToday));

const nothingElse = when(besideOthers, () => judgement(said.otherCharges), anything);

export const noLongerCrime: Relief = relief({
  id: 'dc-no-longer-crime',
  name: 'Expunging what is no longer a crime',
  kind: 'expungement',
  automatic: true,
  inForce: { from: began },
  by: dueAfterCase,
  covers: all(
    inAdultCourt,
    crime,
    ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'convicted', 'pardoned'),
    chargeFactOr(
      'noLongerCrime',
      any(havingMarijuana, havingPipe, havingNeedle, unpaidFare, streetVending, inCarWithGun),
    ),
  ),
  rules: [
    rule(
      'no-longer-crime',
      'It was having marijuana before February 15, 2015, or something else that is no crime today or never could be one',
      chargeFactOr('noLongerCrime', noCrimeToday),
      cite('16-802(a)'),
      {
        otherwise:
          'It was too late. The day is February 15, 2015 for marijuana, and March 16, 2021 for a pipe or needle. It is May 3, 2019 for an unpaid fare, and July 1, 2023 for street vending',
      },
    ),
    rule('nothing-else', 'The record is about nothing else', nothingElse, cite('16-802(a)')),
  ],
  effect: how.expunged,
  limits: how.expungedLimits,
  cautions: [
    'The prosecutor may ask the court to keep the record for some time.',
    'The President pardoned simple marijuana possession in the District in 2022 and 2023. You can ask the U.S. Pardon Attorney for proof.',
  ],
  fee: phrase.nothingToFile,
  first: askIfCleared,
  steps: [
    'The court has until October 1, 2027, or 90 days after the case ended if that is later. Then check your record.',
    'If it still shows then, ask the clerk of the Superior Court or legal aid.',
  ],
});

const twoYears = waited(years(2));
const laterGuilt = endedLater(all(ended('convicted', 'pardoned', 'not_responsible'), crime));

export const juvenile: Relief = relief({
  id: 'dc-juvenile-sealing',
  name: 'Sealing a juvenile case',
  kind: 'sealing',
  covers: all(
    inJuvenileCourt,
    ended('convicted', 'dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'pending'),
  ),
  rules: [
    requires(wholeCaseOver, cite('16-2335(a)(1)(B)')),
    rule(
      'waited',
      '2 years have passed since the court let you go, or since its last order',
      when(
        ended('convicted', 'diverted', 'deferred'),
        twoYears.since('supervision'),
        twoYears.since('disposition'),
      ),
      cite('16-2335(a)(1)(B)'),
      { otherwise: '2 years must pass after the court let you go, or after its last order' },
    ),
    rule(
      'nothing-later',
      'You were not convicted or found delinquent after that',
      not(laterGuilt),
      cite('16-2335(a)(2)'),
      { otherwise: 'You were convicted or found delinquent later' },
    ),
    rule(
      'nothing-elsewhere',
      'You were not convicted later in another state or a federal court',
      not(convictedElsewhereDuring(on('disposition'), everAfter, said.convictedElsewhereLater)),
      cite('16-2335(a)(2)'),
      { otherwise: 'You were convicted later in another state or a federal court' },
    ),
    requires(nothingPending, cite('16-2335(a)(2)')),
  ],
  effect:
    'The court must undo its order and seal all files. The case is treated as if it had never been. You may say that no record exists.',
  cautions: ['If you are found delinquent or convicted of a felony later, the sealing falls away.'],
  fee: how.noFeeFound,
  first: task('ask_court', 'Ask the Family Court clerk for your case number.'),
  steps: [
    'Write a motion to seal to the Family Court, with a draft order. Tell when your case and your supervision ended.',
    'The court sends copies to the Attorney General and the police.',
  ],
});
