import { all, any, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { allOf, always, assuming, ifSo, isNot, never } from '../../engine/when.ts';
import { type Cite, type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { atMost, noConvictionElsewhereFor } from '../../vocabulary/convictions.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { noneElsewhere, noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  adultConviction,
  chargeFact,
  chargeFactOr,
  convictedOrPardoned,
  crime,
  ended,
  inAdultCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { byNow } from '../../vocabulary/order.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { elapsed, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions, ofWholeRecord, others } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { felony, leftOutOfSeveral, misdemeanor, prostitution, violent } from './offenses.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

const convicted = ended('convicted', 'pardoned');

const motion = {
  kind: 'expungement',
  effect: how.expunged,
  limits: how.expungedLimits,
  cautions: [how.judgeDecides],
  fee: how.feeUnknown,
  first: lookUp,
  steps: how.motionSteps,
} as const;

const noloProbation = when(
  ofLevel('felony'),
  chargeFact('noloProbation', false, said.deferredSentence),
  chargeFact('noloProbation', false, said.filed),
);

/** Nolo with probation is no conviction once it is over (§ 12-18-3), but it is expunged like one. */
const likeConviction = (level: FactCondition) =>
  all(inAdultCourt, level, when(ended('deferred'), noloProbation, convicted));

/** A plea or a verdict that ended in punishment, probation or a deferred sentence. A filing leaves no record. */
const onRecord = all(
  inAdultCourt,
  crime,
  any(convicted, all(ended('deferred'), any(ofLevel('felony'), noloProbation))),
);

const offRecord = not(onRecord);

/** Nobody with two cases is a first offender; counts of one case are taken as one, and that is said. */
const noOtherCase: Condition = (matter) => {
  const alone = allOf([
    ...others(matter)
      .filter((other) => other.charge.caseKey !== matter.charge.caseKey)
      .map((other) => ask(offRecord, other)),
    ask(nobodyElsewhere, matter),
  ]);
  const counts = companions(matter).some((other) => !isNot(ask(onRecord, other)));
  return counts ? assuming(said.oneOccasion, alone) : alone;
};
const nobodyElsewhere = noneElsewhere();

/** Whoever was ever convicted of a crime of violence can have nothing expunged. */
const neverSuch = (kind: FactCondition): FactCondition => {
  const notSuch = not(all(onRecord, kind));
  const here = ofWholeRecord(({ record }) => allOf(record.map((each) => ask(notSuch, each))));
  return all(here, noneSuchElsewhere({ felonies: true }));
};
const neverViolent = neverSuch(violent);

/** Neither convicted nor arrested in the years before the motion. The arrest lies close to the offense. */
const cleanFor = (period: Period): Condition => {
  const elsewhere = noConvictionElsewhereFor(period);
  const since =
    (event: 'offense' | 'disposition'): Condition =>
    (other) =>
      elapsed(period, byNow(other.charge.dateOf(event), other));
  const free = when(crime, when(convicted, since('disposition'), since('offense')), () => always);
  return (matter) =>
    assuming(
      said.noArrestSince,
      allOf([
        ...others(matter)
          .filter((other) => other.charge.caseKey !== matter.charge.caseKey)
          .map((other) => ask(free, other)),
        ask(elsewhere, matter),
      ]),
    );
};

const common = (period: Period, part: Cite): readonly Rule[] => [
  rule(
    'never-violent',
    'You never had a conviction for a crime of violence, such as robbery, burglary or rape',
    neverViolent,
    cite('12-1.3-2(a)'),
    { otherwise: 'You were convicted of a crime of violence' },
  ),
  rule(
    'clean-years',
    `In the last ${period.years} years you had no arrest and no conviction`,
    cleanFor(period),
    part,
    { otherwise: `You had an arrest or conviction in the last ${period.years} years` },
  ),
  requires(nothingPending, part),
  requires(paid('fines'), cite('12-1.3-2(a)')),
  requires(paid('restitution'), cite('12-1.3-2(a)')),
  rule(
    'good-character',
    'You can show good character, and that you have changed',
    chargeFact('goodCharacter', true, said.goodCharacter),
    cite('12-1.3-3(b)'),
  ),
];

const firstOffender = rule(
  'first-offender',
  'You have no conviction or probation in any other case, here or elsewhere',
  noOtherCase,
  cite('12-1.3-1(3)'),
  { otherwise: 'You have a conviction or probation in another case' },
);

export const misdemeanorExpungement: Relief = relief({
  ...motion,
  id: 'ri-first-misdemeanor',
  name: 'Expunging a misdemeanor of a first offender',
  covers: likeConviction(misdemeanor),
  rules: [
    firstOffender,
    requires(waited(years(5)).since('completed'), cite('12-1.3-2(c)')),
    ...common(years(5), cite('12-1.3-3(b)(1)(i)')),
  ],
});

export const felonyExpungement: Relief = relief({
  ...motion,
  id: 'ri-first-felony',
  name: 'Expunging a felony of a first offender',
  covers: likeConviction(felony),
  rules: [
    firstOffender,
    requires(waited(years(10)).since('completed'), cite('12-1.3-2(d)')),
    ...common(years(10), cite('12-1.3-3(b)(1)(i)')),
  ],
});

const noFelony = not(all(convictedOrPardoned, felony));
const noFelonyHere: FactCondition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ask(noFelony, each))),
);
const noFelonyElsewhere = atMost(0, () => never, { elsewhere: 'felonies' });

/** With one misdemeanor alone, only the way of a first offender is open. */
const noMisdemeanor = not(all(onRecord, misdemeanor));
const anotherMisdemeanor: FactCondition = not((matter) =>
  allOf([...others(matter).map((other) => ask(noMisdemeanor, other)), ask(nobodyElsewhere, matter)]),
);

const tenYears = waited(years(10)).since('completed');
/** Where sentencing was deferred, none was imposed: § 12-19-19(a). */
const sentenced = all(onRecord, not(all(ended('deferred'), felony, not(noloProbation))));
/** Ten years after the last of all sentences. */
const afterLastSentence: Condition = ofWholeRecord(({ record }) =>
  allOf(record.map((each) => ifSo(ask(sentenced, each), ask(tenYears, each)))),
);

export const severalMisdemeanors: Relief = relief({
  ...motion,
  id: 'ri-several-misdemeanors',
  name: 'Expunging up to five misdemeanors',
  inForce: { from: '2018-07-02' },
  cautions: [how.judgeDecides, how.deferredFirst],
  covers: likeConviction(misdemeanor),
  rules: [
    rule(
      'more-than-one',
      'You have more than one misdemeanor conviction',
      anotherMisdemeanor,
      cite('12-1.3-2(b)'),
      { otherwise: 'You have only this one misdemeanor' },
    ),
    rule(
      'fewer-than-six',
      'You have fewer than 6 misdemeanor convictions in your life',
      atMost(5, all(inAdultCourt, misdemeanor), { elsewhere: 'all' }),
      cite('12-1.3-2(b)'),
      { otherwise: 'You have 6 or more misdemeanor convictions' },
    ),
    rule(
      'no-felony',
      'You have no felony conviction',
      all(noFelonyHere, noFelonyElsewhere),
      cite('12-1.3-2(b)'),
      {
        otherwise: 'You have a felony conviction',
      },
    ),
    rule(
      'not-left-out',
      'It was not domestic violence, drunk driving or refusing the test',
      not(leftOutOfSeveral),
      cite('12-1.3-2(b)'),
      { otherwise: 'It was domestic violence, drunk driving or refusing the test' },
    ),
    rule(
      'waited',
      '10 years have passed since the last of all your sentences ended',
      afterLastSentence,
      cite('12-1.3-2(f)'),
      { otherwise: '10 years must pass after the last of all your sentences ended' },
    ),
    ...common(years(10), cite('12-1.3-3(b)(1)(iii)')),
  ],
});

const smallAmount = chargeFact('smallAmount', true, said.smallCannabis);

export const cannabis: Relief = relief({
  id: 'ri-marijuana',
  name: 'Marijuana possession that courts expunged by themselves',
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2022-05-25' },
  by: '2024-07-01',
  covers: all(
    inAdultCourt,
    ended('convicted', 'pardoned', 'deferred'),
    about('marijuana'),
    not(about('drug_sale')),
    committedBefore('2022-05-25'),
  ),
  rules: [
    rule('small-amount', 'It was possession of 2 ounces or less', smallAmount, cite('12-1.3-5(a), (d)'), {
      otherwise: 'It was more than 2 ounces',
    }),
  ],
  effect:
    'The courts had to expunge it before July 1, 2024, whatever else is on your record. What you still owed for it is waived.',
  limits: how.expungedLimits,
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    'Get your record (BCI) and see whether the case is gone.',
    'If it is not, write to the court that had the case and ask for it.',
  ],
});

export const decriminalized: Relief = relief({
  id: 'ri-no-longer-crime',
  name: 'Expunging what is no crime any more',
  kind: 'expungement',
  covers: all(adultConviction, chargeFactOr('noLongerCrime', about('marijuana'))),
  rules: [
    rule(
      'no-longer-crime',
      'What you did is no crime today',
      chargeFactOr('noLongerCrime', all(about('marijuana'), not(about('drug_sale')), smallAmount)),
      cite('12-1.3-2(g)'),
    ),
    requires(sentenceOver, cite('12-1.3-3(e)')),
    requires(paid('fines'), cite('12-1.3-3(e)')),
  ],
  effect: how.expunged,
  limits: how.expungedLimits,
  cautions: ['The court may ask you to show that it is no crime any more. You can swear to it in writing.'],
  fee: 'None. The law says that it costs you nothing.',
  first: lookUp,
  steps: how.motionSteps,
});

export const prostitutionExpungement: Relief = relief({
  ...motion,
  id: 'ri-prostitution',
  name: 'Expunging a prostitution case',
  covers: all(inAdultCourt, ended('convicted', 'pardoned', 'deferred'), prostitution),
  rules: [requires(waited(years(1)).since('completed'), cite('11-34.1-5(a)'))],
  cautions: ['The judge decides. You need not be a first offender.'],
});

export const traffickingVacatur: Relief = relief({
  id: 'ri-trafficking-vacatur',
  name: 'Undoing the prostitution case of a trafficking victim',
  kind: 'vacatur',
  covers: all(convictedOrPardoned, traffickingVictim),
  rules: [
    rule('prostitution', 'It was prostitution, or asking for it', prostitution, cite('11-67.1-17(a)'), {
      otherwise: 'It was another crime',
    }),
    rule(
      'trafficked',
      'It happened because someone trafficked you',
      traffickingVictim,
      cite('11-67.1-17(a)'),
    ),
  ],
  effect: 'The court undoes the conviction and seals or expunges the record.',
  cautions: ['There is a hearing. Proof from an office helps a lot.'],
  fee: how.feeUnknown,
  first: hotline,
  steps: [phrase.traffickingHelp, 'Write a motion for the court that had the case.'],
});

export { neverSuch, neverViolent, noloProbation };
