import { all, allAmong, ask, type Condition, not, when } from '../../engine/condition.ts';
import { always, isSo, oneOf, type When } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { somewhereBetween } from '../../vocabulary/doubts.ts';
import { about, convictedOrPardoned, felony, sentencedTo } from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { byNow } from '../../vocabulary/order.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { among, onlySectionTells } from '../../vocabulary/readings.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { elapsed, sentenceOver } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { barredAssault, classA, classB, drunkDriving, shutOut } from './exclusions.ts';
import * as how from './how.ts';
import { aCrime, noDeferredSentenceFor, sinceRelease, victimRules, victimSteps } from './misdemeanors.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const covers = all(convictedOrPardoned, felony);

const lockedUp = those(all(convictedOrPardoned, aCrime, sentencedTo('jail', 'prison')));

/** So long since jail or prison for every other case ended too. */
const sinceEveryRelease =
  (wait: number): Condition =>
  (matter) =>
    allAmong(lockedUp(matter), ({ other, is }): When => {
      if (other.charge.caseKey === matter.charge.caseKey) return always;
      const free = elapsed(years(wait), byNow(other.charge.dateOf('released'), other));
      return isSo(is) ? free : oneOf([always, free], is.missing);
    });

/**
 * State v. Abrams, No. 103058-4 (Wash. April 30, 2026), was read only through an account: the years do not run while the
 * person is locked up for any conviction. Between the two days a person must judge.
 */
const freeFor = (wait: number): Condition => {
  const own = sinceRelease(wait);
  const every = somewhereBetween(own, all(own, sinceEveryRelease(wait)), said.lockedUpForAnotherCase);
  return (matter) => ask(lockedUp(matter).some(({ other }) => other !== matter) ? every : own, matter);
};

const noNewCrimeFor = (wait: number) =>
  all(noOtherConvictionFor(years(wait), aCrime), noDeferredSentenceFor(wait));
const noNewCrime = when(classB, noNewCrimeFor(10), noNewCrimeFor(5));

const notClassA = (section: string) =>
  rule('not-class-a', 'It was not a class A felony', not(classA), cite(section), {
    otherwise: 'It was a class A felony',
  });
const notListed = (section: string) =>
  rule(
    'not-listed',
    'It is no violent crime or crime against persons that the law leaves out',
    not(shutOut),
    cite(section),
    { otherwise: 'It is a violent crime or a crime against persons that the law leaves out' },
  );
const noFinding = (section: string) =>
  rule(
    'no-weapon-finding',
    'If it was assault or robbery, the court found no gun, weapon or sexual motive. In a third-degree assault no officer was hurt',
    not(barredAssault),
    cite(section),
    { otherwise: 'The judgment has a gun, weapon or sexual motive finding, or an officer was hurt' },
  );
const notDrunk = (section: string) =>
  rule('not-drunk-driving', 'It was not felony drunk driving', not(drunkDriving), cite(section), {
    otherwise: 'It was felony drunk driving',
  });

const vacateFelony = relief({
  ...how.vacated,
  id: 'wa-felony',
  name: 'Vacating a class B or class C felony',
  covers,
  rules: [
    notClassA('9.94A.640(2)(b)'),
    rule(
      'waited',
      'Since you were sentenced, let go and off supervision, 5 years have passed for class C and 10 for class B',
      when(classB, freeFor(10), freeFor(5)),
      cite('9.94A.640(2)(e), (f); State v. Abrams (2026)'),
      {
        otherwise:
          '5 years must pass for class C and 10 for class B, since you were sentenced, let go and off supervision',
      },
    ),
    rule(
      'no-new-crime',
      'You had no other conviction in the last 5 years for class C, or 10 for class B',
      noNewCrime,
      cite('9.94A.640(2)(c), (d)'),
      { otherwise: 'You had another conviction in the last 5 years for class C, or 10 for class B' },
    ),
    requires(sentenceOver, cite('9.94A.637')),
    requires(everythingPaid, cite('9.94A.637')),
    requires(nothingPending, cite('9.94A.640(2)(a)')),
    notListed('9.94A.640(2)(b)'),
    noFinding('9.94A.640(2)(b)'),
    notDrunk('9.94A.640(2)(g)'),
  ],
  fee: how.noFilingFee,
  first: lookUp,
  steps: [
    'Get a certificate of discharge first. If you have none, ask the court for it with proof that all is done and paid.',
    'Fill in form CrR 08.0900, the motion, and 08.0920, the order.',
    ...how.motion,
  ],
  cautions: [
    phrase.judgeMaySayNo,
    'For a crime from before July 1984, other sections apply the same tests (RCW 9.95.240 and 9.92.066).',
  ],
});

const victimFelony = relief({
  ...how.vacated,
  id: 'wa-victim-felony',
  name: 'Vacating a felony of a victim of trafficking or abuse',
  covers,
  rules: [
    ...victimRules,
    notClassA('9.94A.648(1)(a)'),
    rule(
      'no-new-crime',
      'You had no other conviction in the last 5 years for class C, or 10 for class B',
      noNewCrime,
      cite('9.94A.648(2)(c), (d)'),
      { otherwise: 'You had another conviction in the last 5 years for class C, or 10 for class B' },
    ),
    notListed('9.94A.648(3)(a)'),
    noFinding('9.94A.648(3)(a)'),
    notDrunk('9.94A.648(3)(b)'),
    rule(
      'not-promoting',
      'You did not make others sell sex',
      not(under('9A.88.070 9A.88.080', among(about('prostitution'), onlySectionTells))),
      cite('9.94A.648(3)(c)'),
      { otherwise: 'It was for making others sell sex' },
    ),
  ],
  fee: how.noFilingFee,
  first: hotline,
  steps: victimSteps,
  cautions: [phrase.judgeMaySayNo],
});

export const felonyReliefs: readonly Relief[] = [vacateFelony, victimFelony];
