import { all, any, ask, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, fact, isSo, judgement, never, unknown } from '../../engine/when.ts';
import { type NumberLimit, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { youngerThanAtConviction } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  about,
  chargeFact,
  chargeFactAsked,
  chargeFactOr,
  convicted,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  misdemeanor,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { decided, endOfSentence, lastDayOf, on, plus } from '../../vocabulary/order.ts';
import { endedDuring, endedEarlier } from '../../vocabulary/other-cases.ts';
import { mustRegister, nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { readAs, whereNotTold } from '../../vocabulary/readings.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { waited, waitedBy } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { graded, gradeOf } from './grades.ts';
import * as how from './how.ts';
import {
  badCheck,
  carriedHandgun,
  convictedHere,
  drugCrime,
  failedToStop,
  householdViolence,
  minorTraffic,
  motorVehicle,
  surelyThirdDegree,
  thirdDegreeViolence,
  thirtyDays,
  violent,
  weaponCharge,
  weaponPossession,
} from './offenses.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';
import { noneWhileWaiting, notUsedBefore, twentyCleanYears } from './windows.ts';

const limits = [
  'SLED keeps a closed note, so that nobody uses the same law twice.',
  'Other states, the FBI and news sites may keep their records.',
  phrase.privateCopies,
];
const longOpen = 'An open case does not stop you if it has been open for more than 5 years.';

const asked = {
  kind: 'expungement',
  effect: how.erased,
  limits,
  fee: how.convictionFee,
  first: lookUp,
  steps: [
    'Get a certified copy of how the case ended from the clerk of the court.',
    how.apply,
    how.theyDoTheRest,
  ],
} as const;

const smallCrime = any(thirtyDays, thirdDegreeViolence, weaponPossession);
const threeOrFiveYears = waitedBy(
  [years(5), 'for domestic violence in the third degree', thirdDegreeViolence],
  [years(3), 'for other crimes'],
).since('conviction');

const small = relief({
  ...asked,
  id: 'sc-small-crime',
  name: 'Expunge a small crime, third-degree domestic violence or a first weapon charge',
  covers: all(convictedHere, not(felony)),
  pick: {
    id: 'small-crime-once',
    text: 'South Carolina expunges a small crime under this law once in your life. Convictions from one event can count as one.',
    cite: cite('22-5-910(F)'),
    n: 1,
    byCase: true,
  },
  rules: [
    rule(
      'small-crime',
      'The law allowed 30 days in jail or a $1,000 fine at most. Or it was third-degree domestic violence, or a first charge for having a weapon',
      smallCrime,
      cite('22-5-910(A), (B)'),
      { otherwise: 'The law allowed more than 30 days or $1,000 for it' },
    ),
    rule(
      'no-driving',
      'It had nothing to do with driving a motor vehicle',
      not(motorVehicle),
      cite('22-5-910(A)'),
      {
        otherwise: 'It was about driving a motor vehicle',
      },
    ),
    rule(
      'no-violence-before',
      'If it was domestic violence, no earlier one raised its degree',
      openIf(
        all(householdViolence, not(surelyThirdDegree), endedEarlier(all(convictedHere, householdViolence))),
        said.earlierViolence,
      ),
      cite('22-5-910(B); § 16-25-20'),
    ),
    rule(
      'first-weapon-charge',
      'If it was a weapon charge, you had none before it',
      not(all(weaponCharge, endedEarlier(all(convictedHere, weaponCharge)))),
      cite('22-5-910(A)'),
      { otherwise: 'You had a weapon conviction before it' },
    ),
    requires(threeOrFiveYears, cite('22-5-910(A), (B)')),
    noneWhileWaiting(
      decided,
      threeOrFiveYears,
      'You had no other conviction in those 3 or 5 years, here or elsewhere. Minor traffic does not count',
      '22-5-910(C)',
      minorTraffic,
    ),
    requires(nothingPending, cite('22-5-910(F)')),
    notUsedBefore('22-5-910', 'this law'),
  ],
  cautions: [
    'You can use this law once in your life. Convictions from one event can count as one.',
    longOpen,
    phrase.judgeMaySayNo,
  ],
});

const handgun = relief({
  ...asked,
  id: 'sc-handgun-before-2024',
  name: 'Expunge carrying a handgun from before March 7, 2024',
  inForce: { from: '2024-03-07', until: '2029-03-07' },
  covers: all(convictedHere, any(about('weapon'), under('16-23-20'))),
  pick: {
    id: 'one-handgun',
    text: 'South Carolina expunges one conviction for carrying a handgun before 2024.',
    cite: cite('17-1-65'),
    n: 1,
  },
  rules: [
    rule('handgun', 'It was carrying a handgun against the law (16-23-20)', carriedHandgun, cite('17-1-65')),
    rule(
      'before-2024',
      'The conviction is older than March 7, 2024',
      happenedBefore('disposition', '2024-03-07'),
      cite('17-1-65'),
      { otherwise: 'The conviction is of March 7, 2024 or later' },
    ),
  ],
  cautions: ['Apply before March 7, 2029. This way is for one conviction. There is no wait.'],
});

/** § 24-19-10: a conviction there is for what may bring a year or more. So nobody is a youthful offender for a small crime. */
const smallMisdemeanor = all(misdemeanor, thirtyDays);
const unlessSmall = (asked: FactCondition): FactCondition => when(smallMisdemeanor, () => never, asked);
const unlessSmallOrDoubtful = unlessSmall(() => judgement(said.youthClass));

/** § 16-1-90: common felonies that are of the Classes D to F in all their degrees, by section. */
const lowFelony = under(`
  16-3-60 16-3-600(C) 16-3-654 16-3-1730 16-9-10 16-9-320(B) 16-9-340 16-11-110(C) 16-11-312(A) 16-11-313 16-11-325 16-13-10
  16-13-30 16-13-110 16-13-160 16-13-180 16-13-210 16-13-230 16-13-240 16-13-260 16-13-420 16-13-430 16-13-440 16-13-510
  16-14-20 16-14-40 16-14-60 16-14-80 16-14-100 16-16-20 16-17-640 16-21-80 16-23-230 16-23-410 16-23-420 16-23-430
  16-23-440 16-23-500 24-13-410 34-11-60 34-11-90 44-53-40 44-53-370(b)(1) 44-53-370(b)(2) 44-53-370(b)(3) 44-53-370(d)
  44-53-375(A) 44-53-390 44-53-395
`);

/** § 24-19-10(d): a year or more, 15 years at most, and no violent crime. */
const youthClass: FactCondition = (matter) => {
  const { charge } = matter;
  const grade = gradeOf(charge);
  if (charge.maxMonths !== undefined) return fact(charge.maxMonths >= 12 && charge.maxMonths <= 180);
  const untold = grade === undefined || grade === 'ungraded';
  if (charge.level === 'felony' && untold && isSo(ask(lowFelony, matter))) return always;
  if (charge.level === 'felony' && grade === undefined) return unknown(charge.path('grade'));
  if (grade === undefined || grade === 'ungraded') return ask(unlessSmallOrDoubtful, matter);
  return fact(charge.level === 'misdemeanor' || grade === 'd' || grade === 'e' || grade === 'f');
};

/** Sentenced so; or convicted before June 2010, when it is enough that the person could have been. */
const youthful = all(
  youngerThanAtConviction(25, said.ageAtConviction),
  when(
    happenedBefore('disposition', '2010-06-02'),
    any(
      chargeFactOr('youthfulOffender', () => never),
      youthClass,
    ),
    chargeFactOr('youthfulOffender', unlessSmall(chargeFactAsked('youthfulOffender'))),
  ),
);

const fiveYears = waited(years(5)).since('completed');
const disturbedSchool = all(under('16-17-420'), happenedBefore('disposition', '2018-05-17'));

/** § 23-3-430(C): whole sections, and Article 3 of chapter 15 in title 16 where a minor was involved. */
const onRegistry = any(
  under(
    '16-3-615 16-3-652–16-3-656 16-3-658 16-3-810 16-3-820 16-15-20 16-15-120 16-15-342 16-15-390 16-15-395 16-15-405 16-15-410 16-17-470 44-23-1150',
  ),
  all(under('16-15-305–16-15-445'), about('child_victim')),
);

/** A judge may order it for any other crime, (D). It may have ended since, § 23-3-462. */
const registrable = whereNotTold(['registrable'], (matter) => {
  const told = matter.charge.registrable;
  if (told !== undefined) return fact(told);
  return ask(
    any(
      all(
        onRegistry,
        any(mustRegister, () => judgement(said.offRegistry)),
      ),
      all(about('sexual'), mustRegister),
    ),
    matter,
  );
});

const young = relief({
  ...asked,
  id: 'sc-youthful-offender',
  name: 'Expunge a youthful offender conviction',
  covers: all(convictedHere, any(misdemeanor, felony)),
  pick: {
    id: 'youthful-offender-once',
    text: 'South Carolina expunges a youthful offender conviction once in your life.',
    cite: cite('22-5-920(C)'),
    n: 1,
    byCase: true,
  },
  rules: [
    rule(
      'youthful-offender',
      'You were under 25 and sentenced under the Youthful Offender Act. Before June 2, 2010 it is enough that you could have been',
      youthful,
      cite('22-5-920(B)(1), (3)'),
      { otherwise: 'You were not sentenced as a youthful offender' },
    ),
    rule(
      'not-left-out',
      'It was not about driving and was not domestic violence. It is not on the state’s list of violent crimes, and you do not have to register for it',
      not(any(motorVehicle, violent, about('domestic_violence'), under('16-25-*'), registrable)),
      cite('22-5-920(B)(2)'),
      { otherwise: 'The law leaves this crime out' },
    ),
    requires(fiveYears, cite('22-5-920(B)(1)')),
    noneWhileWaiting(
      decided,
      fiveYears,
      'You had no other conviction from then until 5 years after the sentence ended. Minor traffic does not count',
      '22-5-920(B)(3)',
      any(minorTraffic, disturbedSchool),
    ),
    rule(
      'first-offense',
      'It was your first offense',
      all(
        openIf(endedEarlier(all(convictedHere, not(minorTraffic))), said.firstYouthOffense),
        noneSuchElsewhere(),
      ),
      cite('22-5-920(B)(1)'),
    ),
    notUsedBefore('22-5-920', 'this law'),
  ],
  cautions: ['You can use this law once in your life.', phrase.judgeMaySayNo],
});

const threeYearsOver = waited(years(3)).since('completed');
const earlierDrugs = endedEarlier(all(convictedHere, drugCrime));
const conditionalDischarge = all(inAdultCourt, ended('deferred'), drugCrime);
const before = (many: number) =>
  endedDuring((matter) => plus(on('offense')(matter), years(-many)), on('offense'), conditionalDischarge);

/** Once, for having drugs and for having them to sell together. */
const onceForDrugs: NumberLimit = {
  id: 'drugs-once',
  text: 'South Carolina expunges a drug conviction once in your life.',
  cite: cite('22-5-930(D)'),
  n: 1,
  byCase: true,
};

const possession = relief({
  ...asked,
  id: 'sc-drug-possession',
  name: 'Expunge a first drug possession',
  inForce: { from: '2018-12-27' },
  covers: all(
    convictedHere,
    any(about('drug_possession', 'marijuana'), under('40-43-86(EE)')),
    not(about('drug_sale')),
  ),
  pick: onceForDrugs,
  rules: [
    rule(
      'simple-possession',
      'It was having drugs for yourself, or a prescription drug without a prescription',
      readAs(always, said.simplePossession),
      cite('22-5-930(A)'),
    ),
    rule(
      'first-offense',
      'It was a first offense under the drug law',
      all(openIf(any(earlierDrugs, felony), said.firstDrugOffense), noneSuchElsewhere()),
      cite('22-5-930(A)'),
    ),
    requires(threeYearsOver, cite('22-5-930(A)')),
    noneWhileWaiting(
      endOfSentence,
      threeYearsOver,
      'You had no other conviction in the 3 years after the sentence ended, here or elsewhere',
      '22-5-930(C)',
      minorTraffic,
    ),
    rule(
      'no-traffic-conviction',
      'You had no traffic conviction in that time that may count',
      openIf(
        endedDuring(endOfSentence, lastDayOf(threeYearsOver), all(convictedHere, minorTraffic)),
        said.trafficInTime,
      ),
      cite('22-5-930(C)'),
    ),
    rule(
      'no-conditional-discharge',
      'You had no conditional discharge shortly before. That is 5 years before the arrest for weed, and 10 for other drugs',
      not(when(about('marijuana'), before(5), before(10))),
      cite('22-5-930(D)'),
      { otherwise: 'You had a conditional discharge too shortly before' },
    ),
    requires(nothingPending, cite('22-5-930(D)')),
    notUsedBefore('22-5-930', 'this law'),
  ],
  cautions: ['You can use this law once in your life.', longOpen, phrase.judgeMaySayNo],
});

/** §§ 44-53-370(a), (b) and 44-53-375(B) are mostly charged for having drugs to sell. Of “a sale” alone nobody can tell. */
const hadItToSell: FactCondition = when(
  any(about('drug_possession'), under('44-53-370(a) 44-53-370(b) 44-53-375(B)')),
  chargeFact('intentToDistribute', true, said.hadItToSell),
  chargeFactAsked('intentToDistribute'),
);

const intent = relief({
  ...asked,
  id: 'sc-intent-to-distribute',
  name: 'Expunge a first possession with intent to distribute',
  inForce: { from: '2018-12-27' },
  covers: all(convictedHere, about('drug_sale')),
  pick: onceForDrugs,
  rules: [
    rule(
      'intent-to-distribute',
      'It was possession with intent to distribute, not a sale or trafficking',
      all(not(under('44-53-370(e) 44-53-375(C)')), hadItToSell),
      cite('22-5-930(B)'),
      { otherwise: 'It was not possession with intent to distribute' },
    ),
    rule(
      'first-offense',
      'It was a first offense under the drug law',
      openIf(earlierDrugs, said.firstDrugOffense),
      cite('22-5-930(B)'),
    ),
    rule(
      'waited',
      '20 years have passed since your last sentence for drugs or a felony ended, with no such conviction since',
      twentyCleanYears,
      cite('22-5-930(B), (C)'),
      {
        otherwise: '20 years must pass since your last sentence for drugs or a felony ended',
      },
    ),
    requires(nothingPending, cite('22-5-930(D)')),
    notUsedBefore('22-5-930', 'this law'),
  ],
  cautions: ['You can use this law once in your life.', longOpen, phrase.judgeMaySayNo],
});

const oneYear = waited(years(1)).since('conviction');

const check = relief({
  ...asked,
  id: 'sc-bad-check',
  name: 'Expunge a first bad check',
  covers: all(convictedHere, misdemeanor, any(about('fraud'), under('34-11-60 34-11-90'))),
  pick: {
    id: 'bad-check-once',
    text: 'South Carolina expunges a bad check once in your life.',
    cite: cite('34-11-90(e)'),
    n: 1,
  },
  rules: [
    rule('bad-check', 'It was a bad check, and a misdemeanor', badCheck, cite('34-11-90(e)'), {
      otherwise: 'It was not a bad check',
    }),
    rule(
      'first-offense',
      'You had no conviction for a bad check before it',
      not(endedEarlier(all(convictedHere, badCheck))),
      cite('34-11-90(e)'),
      { otherwise: 'You had a conviction for a bad check before it' },
    ),
    requires(oneYear, cite('34-11-90(e)')),
    noneWhileWaiting(
      decided,
      oneYear,
      'You had no other conviction in that year. Minor traffic does not count',
      '34-11-90(e)',
      minorTraffic,
    ),
    notUsedBefore('34-11-90', 'this law'),
  ],
  cautions: ['You can use this law once in your life. If all this is met, the court must say yes.'],
});

const blueLights = relief({
  ...asked,
  id: 'sc-failure-to-stop',
  name: 'Expunge a first failure to stop for blue lights',
  covers: all(convictedHere, misdemeanor, any(about('traffic', 'obstruction', 'escape'), under('56-5-750'))),
  pick: {
    id: 'failure-to-stop-once',
    text: 'South Carolina expunges a failure to stop for blue lights once in your life.',
    cite: cite('56-5-750(F)'),
    n: 1,
  },
  rules: [
    rule(
      'failed-to-stop',
      'It was failing to stop for blue lights, a first offense and a misdemeanor',
      failedToStop,
      cite('56-5-750(F)'),
      { otherwise: 'It was not failing to stop for blue lights' },
    ),
    requires(threeYearsOver, cite('56-5-750(F)')),
    noneWhileWaiting(
      endOfSentence,
      threeYearsOver,
      'You had no other conviction in the 3 years after the sentence ended. Minor traffic does not count',
      '56-5-750(F)',
      minorTraffic,
    ),
    notUsedBefore('56-5-750', 'this law'),
  ],
  cautions: ['You can use this law once in your life. If all this is met, the court must say yes.'],
});

/** § 16-1-20(A)(6) to (9): Class F felonies and misdemeanors with a class. */
const reachedForTrafficked: FactCondition = any(
  about('prostitution'),
  under('16-15-90 16-15-100 16-15-110'),
  when(
    felony,
    any(
      graded('f'),
      all(under('16-3-2020'), () => judgement(said.traffickingItself)),
    ),
    (matter) => {
      const grade = gradeOf(matter.charge);
      return grade === undefined || grade === 'ungraded' ? judgement(said.noClassForTrafficked) : always;
    },
  ),
);

const trafficking = relief({
  id: 'sc-trafficking-expungement',
  name: 'Expunge what a trafficking victim was made to do',
  kind: 'expungement',
  covers: all(any(all(inJuvenileCourt, convicted), convictedHere), any(misdemeanor, felony)),
  rules: [
    rule(
      'trafficked',
      'You did it because you were a victim of human trafficking',
      traffickingVictim,
      cite('16-3-2020(F)'),
      { otherwise: 'You did not say that you were trafficked' },
    ),
    rule(
      'crime-reached',
      'It was prostitution, a misdemeanor with a class, or a Class F felony',
      reachedForTrafficked,
      cite('16-3-2020(F)'),
      { otherwise: 'It was a graver felony' },
    ),
  ],
  effect: how.erased,
  limits: [phrase.privateCopies],
  cautions: [phrase.judgeMaySayNo],
  fee: phrase.feeUnconfirmed,
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'File a motion in the court that convicted you. Tell the office that prosecuted you in good time.',
  ],
});

export const convictionReliefs: readonly Relief[] = [
  small,
  handgun,
  young,
  possession,
  intent,
  check,
  blueLights,
  trafficking,
];
