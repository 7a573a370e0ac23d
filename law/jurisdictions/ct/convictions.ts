import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { assuming, isNot, never } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { type Period, years } from '../../record/day.ts';
import { youngerThan } from '../../vocabulary/age.ts';
import { freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import { somewhereBetween } from '../../vocabulary/doubts.ts';
import {
  about,
  adultConviction,
  anything,
  crime,
  inAdultCourt,
  misdemeanor,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { endOf, on } from '../../vocabulary/order.ts';
import { endedDuring } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { askDespp, byItself, erased, noFilingFee } from './how.ts';
import {
  drunkDriving,
  familyViolence,
  leftOut,
  oldPossession,
  sevenYears,
  sexCrime,
  smallEnough,
} from './offenses.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

/** Few cases take six years to come to court: of a later conviction without a day of the offense, that it was since 2000. */
const before2000: FactCondition = (matter) => {
  const told = ask(committedBefore2000, matter);
  return matter.charge.offenseDate === undefined && isNot(ask(convictedBefore2006, matter))
    ? assuming(said.offenseSince2000, never, matter.charge.path('offenseDate'))
    : told;
};
const committedBefore2000 = committedBefore('2000-01-01');
const convictedBefore2006 = happenedBefore('disposition', '2006-01-01');
const convictedBefore2000 = happenedBefore('disposition', '2000-01-01');

/** § 54-142a(e)(1) and (4): the newest conviction counts, for whichever crime, but for a small possession of old. */
const counted = all(inAdultCourt, any(crime, drunkDriving), not(oldPossession));
const clean = (period: Period): Condition =>
  all(
    waited(period).since('conviction'),
    somewhereBetween(
      freeOfConvictionFor(period, counted, { elsewhere: false }),
      freeOfConvictionFor(period, counted),
      said.elsewhereCounts,
    ),
  );
const longEnough: Condition = when(sevenYears, clean(years(7)), clean(years(10)));

/** § 54-142a(e)(3): this sentence, and every other for a conviction since 2000. */
const moreThanFine = sentencedTo('jail', 'prison', 'probation', 'suspended', 'supervision');
/** Without the sentence, a day on which it was or will be over tells that there was more than a fine. */
const fineOnly: FactCondition = (matter) => {
  const { sentence, completedDate, path } = matter.charge;
  return sentence === undefined && completedDate !== undefined
    ? assuming(said.moreThanFine, never, path('sentence'))
    : ask(not(moreThanFine), matter);
};
const over: Condition = any(fineOnly, sentenceOver);
const overIfCounted = when(all(adultConviction, crime, not(convictedBefore2000)), over, anything);
const sentencesOver: Condition = (matter) =>
  allAmong(matter.record, (each) => ask(each === matter ? over : overIfCounted, each));

/** § 54-142a(e)(2)(D). */
const drunkAgain: FactCondition = all(
  drunkDriving,
  endedDuring(
    on('disposition'),
    endOf(waited(years(10)).since('conviction')),
    all(adultConviction, drunkDriving),
    {
      sameCase: true,
    },
  ),
);

const law = (part: string) => cite(`54-142a${part}`);

const cleanSlateRules = [
  rule(
    'small-enough',
    'It was a misdemeanor, a class D or E felony, or another offense with at most 5 years possible',
    smallEnough,
    law('(e)(1)'),
    { otherwise: 'It was a class A, B or C felony, one with more than 5 years possible, or only a ticket' },
  ),
  rule(
    'clean-years',
    '7 years have passed since your newest conviction for any crime. It is 10 years if this one is a felony or drunk driving',
    longEnough,
    law('(e)(1)'),
    {
      otherwise:
        'Your newest conviction is not old enough. It must be 7 years, or 10 if this is a felony or drunk driving',
    },
  ),
  rule(
    'not-family-violence',
    'It was not a family violence crime, or the conviction was before 2000',
    any(convictedBefore2000, not(familyViolence)),
    law('(e)(2)(A)'),
    { otherwise: 'It was a family violence crime, with a conviction since 2000' },
  ),
  rule(
    'not-sex-crime',
    'It was not a sex crime that calls for registration',
    not(sexCrime),
    law('(e)(2)(B), § 54-250'),
    {
      otherwise: 'It was a sex crime that is left out',
    },
  ),
  rule(
    'not-listed',
    'It is not on the list of gun crimes, stalking, choking, abuse of older people and crimes against children',
    not(leftOut),
    law('(e)(2)(C)'),
    { otherwise: 'It is on the list of crimes that are left out' },
  ),
  rule(
    'no-second-drunk-driving',
    'If it was drunk driving, no other drunk driving conviction came in the 10 years after it',
    not(drunkAgain),
    law('(e)(2)(D)'),
    { otherwise: 'Another drunk driving conviction came in the 10 years after it' },
  ),
  rule(
    'sentences-over',
    'You have finished jail, prison, parole and probation, for this and for each conviction since 2000',
    sentencesOver,
    law('(e)(3)(A), (B)'),
    { otherwise: 'You have not finished jail, prison, parole or probation yet' },
  ),
  requires(nothingPending, law('(e)(3)(C)')),
] as const;

const cleanSlateLimits = [
  ...erased.limits,
  'Fines you still owe, a duty to register and a standing protective order stay. So does your driving record.',
] as const;

/** § 54-142a(f): those under 18 who stood before a grown-up court until July 2012. */
const motorVehicle = any(about('traffic', 'dui'), under('14-*'));
const youngMisdemeanor = all(adultConviction, misdemeanor, youngerThan(18), not(motorVehicle));
const alsoErased = when(adultConviction, youngMisdemeanor, anything);
const nothingGraver: FactCondition = (matter) =>
  allAmong(companions(matter), (each) => ask(alsoErased, each));
const wholeCaseSmall = rule(
  'whole-case-small',
  'Every other conviction in the case was such a misdemeanor too',
  nothingGraver,
  law('(f)(3)'),
  { otherwise: 'Another conviction in the case was for something graver' },
);

export const convictionReliefs: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'ct-clean-slate',
    name: 'Clean Slate: a conviction erased by itself',
    inForce: { from: '2023-01-01' },
    covers: all(adultConviction, not(before2000)),
    rules: cleanSlateRules,
    limits: cleanSlateLimits,
    cautions: ['The state erased most of its backlog by March 2026. It does not tell you, so check.'],
    first: check,
    steps: ['Order your own record from the State Police to be sure.', askDespp],
  }),
  relief({
    ...erased,
    id: 'ct-clean-slate-petition',
    name: 'Clean Slate petition, for an offense before 2000',
    inForce: { from: '2023-01-01' },
    covers: all(adultConviction, before2000),
    rules: cleanSlateRules,
    limits: cleanSlateLimits,
    fee: noFilingFee,
    first: lookUp,
    steps: [
      'Order your record from the State Police. You have to add it.',
      'Fill in form JD-CR-202 and swear that all of this is so.',
      'File it with the Superior Court where you were convicted.',
    ],
  }),
  relief({
    ...byItself,
    id: 'ct-young-misdemeanor',
    name: 'A misdemeanor from before you were 18, erased by itself',
    inForce: { from: '2023-01-01' },
    covers: all(youngMisdemeanor, not(before2000)),
    rules: [
      rule(
        'before-july-2012',
        'It happened from 2000 on and before July 1, 2012',
        committedBefore('2012-07-01'),
        law('(f)(1)'),
        { otherwise: 'It happened on or after July 1, 2012' },
      ),
      wholeCaseSmall,
    ],
    first: check,
    steps: ['If it still shows, ask the clerk of the Superior Court to correct it.'],
  }),
  relief({
    ...erased,
    id: 'ct-young-misdemeanor-petition',
    name: 'Petition: a misdemeanor from before you were 18 and before 2000',
    inForce: { from: '2023-01-01' },
    covers: all(youngMisdemeanor, before2000),
    rules: [
      rule('before-2000', 'It happened before January 1, 2000', before2000, law('(f)(2)')),
      wholeCaseSmall,
    ],
    fee: noFilingFee,
    first: lookUp,
    steps: [
      'Write a petition that names § 54-142a(f)(2). Say what you were convicted of, when, and how old you were.',
      'File it with the Superior Court where you were convicted. The court must say yes if this is so.',
    ],
  }),
];
