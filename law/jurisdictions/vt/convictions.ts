import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, always, blockedPerhaps, ifSo, type When } from '../../engine/when.ts';
import { type Cite, type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { atLeast, youngerThan } from '../../vocabulary/age.ts';
import { freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { openIf, somewhereBetween } from '../../vocabulary/doubts.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  adultConviction,
  chargeFact,
  chargeFactOr,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
  personFact,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { endedEarlier, endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { findPardon, hotline } from '../../vocabulary/tasks.ts';
import { past, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord, others } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import {
  commercialDriving,
  drunkDriving,
  gravest,
  leftOutMisdemeanor,
  listed,
  qualifying,
  qualifyingFelony,
} from './offenses.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const commercialLicense = personFact('commercialLicense', false, said.noCommercialLicense);

const restitution = paid('restitution');

/** Restitution, and surcharges that were not waived. Other court debt does not matter, but papers rarely tell them apart. */
const debtsOf: Condition = (matter) => {
  const { finesPaid, path } = matter.charge;
  const owed = blockedPerhaps(phrase.fix.payFines);
  const surcharges: When = finesPaid
    ? always
    : finesPaid === undefined
      ? { ...owed, missing: [path('finesPaid')] }
      : { ...owed, questions: [said.surcharges] };
  return allOf([ask(restitution, matter), surcharges]);
};

/** For any crime that the person was convicted of. */
const everythingSettled: Condition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ifSo(ask(convictedOrPardoned, each), ask(debtsOf, each)))),
);

const common = (part: Cite): readonly Rule[] => [
  rule('money-paid', 'You owe no restitution and no court surcharges in any case', everythingSettled, part, {
    otherwise: 'You still owe restitution or court surcharges',
  }),
  requires(nothingPending, cite('13: 7604')),
  rule(
    'no-commercial-license',
    'If it was done in a motor vehicle, you have no commercial driver’s license or permit',
    not(commercialDriving(commercialLicense)),
    cite('13: 7602(a)(5)'),
    { otherwise: 'You have a commercial license, and it was done in a motor vehicle' },
  ),
];

const sealing = {
  kind: 'sealing',
  inForce: { from: '2025-07-01' },
  effect: how.sealed,
  limits: how.sealedLimits,
  cautions: [how.stateMustShow, how.afterDenial],
  fee: how.noFiling,
  first: lookUp,
  steps: how.petitionSteps,
  forms: [{ name: '200-00130, Petition to Seal Criminal History', url: how.forms }],
} as const;

const notDui = all(adultConviction, not(drunkDriving));

export const misdemeanorSealing: Relief = relief({
  ...sealing,
  id: 'vt-misdemeanor-sealing',
  name: 'Sealing a misdemeanor',
  covers: all(notDui, misdemeanor),
  rules: [
    rule(
      'can-be-sealed',
      'The law does not leave it out. It leaves out domestic assault, stalking, broken protective orders, sex crimes, cruelty and some others',
      not(leftOutMisdemeanor),
      cite('13: 7601(4)(A)'),
      { otherwise: 'The law leaves out this crime' },
    ),
    requires(waited(years(3)).since('completed'), cite('13: 7602(c)')),
    ...common(cite('13: 7602(c)')),
  ],
});

/** Until 2025 any other violation of § 1201 closed this way. Whether it still does could not be read. */
const aDui = all(convictedOrPardoned, drunkDriving);
const otherDui = any(endedEarlier(aDui), endedLater(aDui));

export const duiSealing: Relief = relief({
  ...sealing,
  id: 'vt-dui-sealing',
  name: 'Sealing a DUI',
  covers: all(adultConviction, drunkDriving),
  rules: [
    rule('a-misdemeanor', 'It was a misdemeanor', misdemeanor, cite('13: 7602(e)'), {
      otherwise: 'It was a felony',
    }),
    rule(
      'only-dui',
      'You had no other DUI',
      all(openIf(otherDui, said.otherDui), noneSuchElsewhere()),
      cite('13: 7602(e)'),
    ),
    requires(waited(years(10)).since('completed'), cite('13: 7602(e)')),
    ...common(cite('13: 7602(e)')),
  ],
  limits: ['A sealed DUI still counts as an earlier one if there is another.', ...how.sealedLimits],
  fee: 'The court asks for $90.',
});

export const felonySealing: Relief = relief({
  ...sealing,
  id: 'vt-felony-sealing',
  name: 'Sealing a felony',
  covers: all(notDui, felony),
  rules: [
    rule(
      'on-the-list',
      'It is one of the felonies the law names: many property crimes, some drug crimes, or burglary. A home counts only at 25 or younger and without a weapon',
      qualifyingFelony,
      cite('13: 7601(4)(B)'),
      { otherwise: 'It is not one of the felonies the law names' },
    ),
    requires(waited(years(7)).since('completed'), cite('13: 7602(d)')),
    ...common(cite('13: 7602(d)')),
  ],
});

const sevenYears = waited(years(7)).since('completed');

export const pardonedSealing: Relief = relief({
  ...sealing,
  first: findPardon,
  id: 'vt-pardoned-sealing',
  name: 'Sealing a pardoned conviction',
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [
    requires(past('pardoned'), cite('13: 7601(4)(B)(iv)')),
    rule(
      'no-conditions',
      'The Governor pardoned you without conditions',
      chargeFact('unconditionalPardon', true, said.noPardonConditions),
      cite('13: 7601(4)(B)(iv)'),
      { otherwise: 'Your pardon had conditions' },
    ),
    rule(
      'waited',
      phrase.passed(years(7), ['completed']),
      when(
        misdemeanor,
        somewhereBetween(waited(years(3)).since('completed'), sevenYears, said.pardonWait),
        sevenYears,
      ),
      cite('13: 7602(d)'),
      { otherwise: phrase.mustPass(years(7), ['completed']) },
    ),
    ...common(cite('13: 7602(d)')),
  ],
});

const cannotBeSealed = all(convictedOrPardoned, not(qualifying));

/** A record with crimes of both kinds is left out; whether that means one case or all, the words do not say. */
const notMixed: FactCondition = (matter) =>
  allOf([
    ...companions(matter).map((other) => ask(not(cannotBeSealed), other)),
    ...others(matter)
      .filter((other) => other.charge.caseKey !== matter.charge.caseKey)
      .map((other) => ask(openIf(cannotBeSealed, said.mixedRecord), other)),
  ]);

export const youngSealing: Relief = relief({
  ...sealing,
  id: 'vt-young-sealing',
  name: 'Sealing a crime from when you were 18 to 21',
  covers: all(adultConviction, atLeast(18), youngerThan(22)),
  rules: [
    rule('can-be-sealed', 'It is a crime that can be sealed at all', qualifying, cite('13: 7609(a)'), {
      otherwise: 'It is not a crime that can be sealed',
    }),
    rule('not-mixed', 'The record has no crime that cannot be sealed', notMixed, cite('13: 7609(b)(1)'), {
      otherwise: 'The record also has a crime that cannot be sealed',
    }),
    requires(waited(days(30)).since('completed'), cite('13: 7609(a)')),
    ...common(cite('13: 7609(a)')),
  ],
});

/** Found delinquent counts like convicted, and so does the crime itself: § 5119(g)(2) as of July 2021. */
const tenYearsFree = freeOfConvictionFor(years(10), listed, { elsewhere: false });

export const underTwentyFive: Relief = relief({
  id: 'vt-under-25-sealing',
  name: 'Sealing a crime from before you turned 25',
  kind: 'sealing',
  covers: all(convictedOrPardoned, youngerThan(25)),
  rules: [
    requires(youngerThan(25), cite('33: 5119(g)')),
    requires(waited(years(2)).since('completed'), cite('33: 5119(g)(1)')),
    rule(
      'no-listed-crime',
      'No court found you guilty or delinquent of a grave (“listed”) crime in the last 10 years',
      all(tenYearsFree, noneSuchElsewhere({ within: years(10) })),
      cite('33: 5119(g)(2)'),
      {
        otherwise: 'A court found you guilty or delinquent of a grave (“listed”) crime in the last 10 years',
      },
    ),
    requires(nothingPending, cite('33: 5119(g)(2)')),
    rule(
      'rehabilitated',
      'You can show the judge that you have done well since',
      chargeFact('doneWell', true, said.doneWell),
      cite('33: 5119(g)(3)'),
    ),
    rule('money-paid', 'You owe no restitution and no court surcharges', debtsOf, cite('33: 5119(m)'), {
      otherwise: 'You still owe restitution or court surcharges',
    }),
  ],
  effect: 'The court seals all files. It is then as if the case had never been.',
  limits: ['Police and prosecutors can ask a court to open it in rare cases.', phrase.privateCopies],
  cautions: [
    'This way is open for any crime, also for those that can never be sealed otherwise.',
    'There is always a hearing. You must convince the judge that you have changed.',
  ],
  fee: how.noFiling,
  first: lookUp,
  steps: [
    'Write an application to the court that had the case. The law says that the court must help you with it.',
    'Say how your life has changed. Add letters from work, school or a counselor.',
    'Go to the hearing.',
  ],
});

const smallAmount = chargeFact('smallAmount', true, said.smallCannabis);

/** Up to 2 ounces. A felony was about more, and what courts found criminal since 2021 still is. */
const oldCannabis = all(
  misdemeanor,
  about('marijuana'),
  not(about('drug_sale')),
  committedBefore('2021-01-01'),
);

export const cannabis: Relief = relief({
  id: 'vt-cannabis-expungement',
  name: 'Marijuana possession that courts expunged by themselves',
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2021-01-01' },
  by: '2022-01-01',
  covers: all(adultConviction, oldCannabis),
  rules: [
    rule(
      'small-amount',
      'It was 2 ounces or less, or a few plants',
      smallAmount,
      cite('18: 4230(a); Act 167 of 2020, § 31'),
      { otherwise: 'It was more than that' },
    ),
  ],
  effect:
    'The court had to destroy the record by January 1, 2022. You may say that you were never convicted.',
  limits: [phrase.privateCopies],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the court clerk whether your marijuana case was expunged.'),
  steps: ['If not, file a Petition to Expunge (form 200-00129). It is free.'],
});

const noLongerACrime = chargeFactOr('noLongerCrime', all(oldCannabis, smallAmount));

export const noLongerCrime: Relief = relief({
  id: 'vt-no-longer-crime',
  name: 'Expunging what is no crime any more',
  kind: 'expungement',
  covers: all(adultConviction, chargeFactOr('noLongerCrime', oldCannabis)),
  rules: [
    rule('no-longer-crime', 'What you did is no crime today', noLongerACrime, cite('13: 7602(a)(1)')),
    requires(sentenceOver, cite('13: 7602(b)')),
    ...common(cite('13: 7602(b)')),
  ],
  effect: 'The record is destroyed. The law treats you as if you had never been arrested or convicted.',
  limits: ['It may still show in a federal background check.', phrase.privateCopies],
  cautions: [
    'You have to show that it is no crime any more. That it was long ago is not enough.',
    how.afterDenial,
  ],
  fee: how.noFiling,
  first: lookUp,
  steps: [
    'Fill in the Petition to Expunge Criminal History (form 200-00129).',
    'File it with the criminal division of the superior court in the county of the case.',
  ],
  forms: [{ name: '200-00129, Petition to Expunge Criminal History', url: how.forms }],
});

export const traffickingVacatur: Relief = relief({
  id: 'vt-trafficking-vacatur',
  name: 'Undoing the conviction of a trafficking victim',
  kind: 'vacatur',
  covers: all(convictedOrPardoned, traffickingVictim),
  rules: [
    rule(
      'trafficked',
      'You were convicted because someone trafficked you',
      traffickingVictim,
      cite('13: 2658(b)'),
    ),
    rule(
      'not-gravest',
      'It was not one of the gravest crimes',
      not(gravest),
      cite('13: 2658(a)(1); 33 V.S.A. § 5204(a)'),
      {
        otherwise: 'It was one of the gravest crimes',
      },
    ),
  ],
  effect: 'The court undoes the conviction and has all records destroyed.',
  cautions: ['The court holds a hearing. Proof from an office helps, but you do not need it.'],
  fee: phrase.feeUnconfirmed,
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'Write a motion to the court that convicted you. Say what happened, and add what shows it.',
  ],
});
