import { all, allAmong, any, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { caseOver, programOver, wholeCaseOver } from '../../vocabulary/endings.ts';
import { about, anything, convicted, ended, felony, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { type DayOf, decided, plus } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { freeOfArrestFor } from '../../vocabulary/trouble.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { convictionMayBeSealed } from './convictions.ts';
import { byItself, petition, sealed } from './how.ts';
import { gross, leftOutBelowFelony } from './offenses.ts';
import { said } from './said.ts';

const automatic = (part: string) => cite(`609A.015, subd. ${part}`);
const asked = (part: string) => cite(`609A.02, subd. ${part}`);

const belowFelony = ofLevel('infraction', 'misdemeanor');

/** A finding of mental illness is no end in the person’s favor: § 609A.02, subd. 3(a)(1). */
const inFavor = ended('dismissed', 'acquitted', 'no_charges');
const restInFavor: FactCondition = (matter) => allAmong(companions(matter), (each) => ask(inFavor, each));
const favorable = rule(
  'in-your-favor',
  'Every charge of the case was dropped, or you were found not guilty',
  all(any(inFavor, ended('pending')), restInFavor),
  automatic('1'),
  { otherwise: 'Not every charge of the case was dropped or ended in a verdict of not guilty' },
);

/** § 299C.11, subd. 1(b): the ten years before the end of the case. */
const tenYearsBefore: DayOf = (matter) => plus(decided(matter), years(-10));
const noneInTenYears: FactCondition = all(
  not(endedDuring(tenYearsBefore, decided, all(inAdultCourt, convicted, any(felony, gross)))),
  not(convictedElsewhereDuring(tenYearsBefore, decided, said.elsewhereInTen)),
);

/** “A new crime”: a petty misdemeanor is none, § 609.02, subd. 4a. */
const noNewCharge = freeOfArrestFor(years(1), 'completed', said.notCharged, { tickets: false });
const yearWithoutCharge = (part: string) =>
  rule(
    'year-without-charge',
    'You went 1 year after the program without a new charge',
    noNewCharge,
    cite(part),
    { otherwise: 'You must go 1 year after the program without a new charge' },
  );

/** § 152.18: put off for having drugs of the fourth or fifth degree, or less. */
const firstDrugCase = under(
  '152.024 152.025 152.027',
  all(about('drug_possession'), not(about('drug_sale'))),
);

const withConviction: Condition = (matter) =>
  allAmong(companions(matter), (each) => ask(convictedMayBeSealed, each));
const convictedMayBeSealed: Condition = any(not(convicted), convictionMayBeSealed);

export const withoutConviction: readonly Relief[] = [
  relief({
    ...byItself,
    id: 'mn-clean-slate-dropped',
    name: 'Clean Slate: sealing a dropped case by itself',
    covers: ended('dismissed', 'acquitted', 'not_responsible', 'pending'),
    rules: [requires(wholeCaseOver, automatic('1')), favorable],
  }),
  relief({
    id: 'mn-arrest',
    name: 'Have an arrest without charges destroyed',
    kind: 'expungement',
    covers: ended('no_charges'),
    rules: [
      requires(caseOver, cite('299C.11, subd. 1')),
      rule(
        'no-conviction-before',
        'You had no felony or gross misdemeanor conviction in the 10 years before',
        noneInTenYears,
        cite('299C.11, subd. 1'),
        { otherwise: 'You had a felony or gross misdemeanor conviction in the 10 years before' },
      ),
    ],
    effect: 'The police and the state give back or destroy your prints, photos and arrest data.',
    limits: ['It does not reach court files, if there are any.'],
    fee: 'We found no fee for these letters.',
    first: task('ask_agency', 'Ask the BCA what it holds on you: 651-793-2400.'),
    steps: [
      'Write to the BCA, the police, the sheriff and the city and county attorneys. Ask them to destroy your arrest data under § 299C.11.',
      'The courts have sample letters. Send them by certified mail.',
    ],
  }),
  relief({
    ...petition,
    id: 'mn-petition-dropped',
    name: 'Ask a judge to seal a case that ended in your favor',
    cautions: ['The judge must seal it, unless an office shows that the public’s interest weighs more.'],
    fee: 'There is no filing fee if the case ended in your favor.',
    covers: ended('dismissed', 'acquitted', 'no_charges'),
    rules: [requires(wholeCaseOver, asked('3(a)(1)')), { ...favorable, cite: asked('3(a)(1)') }],
  }),
  relief({
    ...petition,
    id: 'mn-petition-beside',
    name: 'Ask a judge to seal a dropped charge with the rest of its case',
    covers: all(ended('dismissed', 'acquitted'), not(restInFavor)),
    rules: [
      requires(wholeCaseOver, asked('3')),
      rule(
        'with-conviction',
        'The charge of this case that you were convicted of may be sealed too',
        withConviction,
        asked('3(a)'),
        { otherwise: 'The charge of this case that you were convicted of may not be sealed yet' },
      ),
    ],
  }),
  relief({
    ...byItself,
    id: 'mn-drug-discharge',
    name: 'Sealing a first drug case that was put off (§ 152.18)',
    covers: all(inAdultCourt, ended('deferred'), firstDrugCase),
    rules: [
      rule('discharged', 'The court dismissed and discharged the case', programOver, automatic('1(a)'), {
        otherwise: phrase.unmet.programRuns,
      }),
    ],
  }),
  relief({
    ...byItself,
    id: 'mn-clean-slate-program',
    name: 'Clean Slate: sealing a finished diversion or stay of adjudication',
    covers: all(ended('diverted', 'deferred'), belowFelony),
    rules: [
      requires(programOver, automatic('2')),
      rule(
        'not-left-out',
        'It is not drunk driving, assault, stalking, breaking a protective order, or another crime on the list',
        not(leftOutBelowFelony),
        automatic('2, 3(b)'),
        { otherwise: 'It is a traffic ticket, or a crime on the list of those not sealed by themselves' },
      ),
      yearWithoutCharge('609A.015, subd. 2'),
    ],
  }),
  relief({
    ...petition,
    id: 'mn-petition-program',
    name: 'Ask a judge to seal a finished diversion or stay of adjudication',
    cautions: ['The judge must seal it, unless an office shows that the public’s interest weighs more.'],
    covers: all(ended('diverted', 'deferred'), anything),
    rules: [requires(programOver, asked('3(a)(2)')), yearWithoutCharge('609A.02, subd. 3(a)(2)')],
    effect: sealed,
  }),
];
