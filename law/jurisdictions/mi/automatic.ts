import { all, any, type FactCondition, not } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { about } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { called, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { atMostOneAssaultive, atMostThreeFelonies, withinAutomaticLimit } from './counting.ts';
import { neverCleared } from './exclusions.ts';
import {
  assaultive,
  carries92DaysOrLess,
  convictedOfCrime,
  convictedOrPardonedOfCrime,
  dishonest,
  droveDrunk,
  felony,
  felonyThatHarmed,
  misdemeanor,
  seriousMisdemeanor,
  tenYearsOrMore,
} from './offenses.ts';
import { setAside, smallCases } from './set-aside.ts';
import { check } from './tasks.ts';
import { noNewConviction, sinceSentenceAndPrison } from './waiting.ts';

/** MCL 780.621c(1) to (3): closed to every set-aside, or to one without an application. */
const neverByItself: FactCondition = any(neverCleared, droveDrunk);

/** MCL 780.621g(10). */
const leftOut: FactCondition = any(
  neverByItself,
  about('sexual'),
  assaultive,
  seriousMisdemeanor,
  dishonest,
  tenYearsOrMore,
  felonyThatHarmed,
);

export const undone =
  'Nobody writes to tell you. A court undoes it if it was a mistake, or, after a hearing, if you made no honest effort to pay restitution.';

const steps = [
  'The Michigan State Police send the courts a list every day. Their Clean Slate page shows which crimes are set aside.',
  `Look in ICHAT to see if it is gone. ${smallCases}`,
  'If it still shows, call the Michigan State Police, or ask the court to set it aside. Asking is often possible sooner.',
];

const automatic = {
  ...setAside,
  automatic: true,
  // The act of 2020 gave the state two years to begin.
  inForce: { from: '2023-04-11' },
  limits: [...setAside.limits, undone],
  fee: phrase.nothingToFile,
  first: check,
  steps,
};

const sevenYears = waited(years(7)).since('sentenced');
const tenYears = sinceSentenceAndPrison(years(10));

/** MCL 780.621g(1) and (3): what subsections (5) to (7) and (10) ask does not bind these. */
const short = carries92DaysOrLess;

const countedMisdemeanor: FactCondition = all(convictedOfCrime, misdemeanor, not(short), not(leftOut));
const clearableFelony: FactCondition = all(convictedOfCrime, felony, not(leftOut));

const misdemeanors = relief({
  ...automatic,
  id: 'mi-auto-misdemeanor',
  name: 'Automatic set-aside of a misdemeanor (Clean Slate)',
  covers: all(convictedOrPardonedOfCrime, misdemeanor),
  rules: [
    rule(
      'not-closed',
      'It is not drunk driving, or a crime Michigan never clears',
      not(neverByItself),
      cite('780.621c(1)–(3)'),
      { otherwise: 'It is drunk driving, or a crime Michigan never clears' },
    ),
    rule(
      'not-left-out',
      'It carries 92 days in jail or less. Or it is not a violent or sex crime, a serious misdemeanor or a computer crime',
      any(short, not(leftOut)),
      cite('780.621g(1), (3), (10), (15)'),
      {
        otherwise:
          'It is a violent or sex crime, a serious misdemeanor or a computer crime. This law leaves it out',
      },
    ),
    requires(sevenYears, cite('780.621g(1), (3), (4)')),
    rule(
      'no-new-conviction',
      'You had no new Michigan conviction while those 7 years ran, or it carries 92 days in jail or less. A case that was deferred and dismissed may count too',
      any(short, noNewConviction(years(7), sevenYears, { elsewhere: false })),
      cite('780.621g(6)(c), 780.621(2)'),
      { otherwise: 'You had a new conviction while that time ran' },
    ),
    rule(
      'no-open-case',
      'You have no open criminal case, or it carries 92 days in jail or less',
      any(short, nothingPending),
      cite('780.621g(6)(b)'),
      { otherwise: 'You have an open criminal case' },
    ),
    rule(
      'one-violent-at-most',
      'You have no more than one violent (assaultive) conviction, or it carries 92 days in jail or less',
      any(short, atMostOneAssaultive),
      cite('780.621g(7)'),
      { otherwise: 'You have more than one violent (assaultive) conviction' },
    ),
    rule(
      'four-at-most',
      'No more than 4 misdemeanors are cleared this way in your life. Those with 92 days or less do not count',
      any(short, withinAutomaticLimit(4, countedMisdemeanor, 'misdemeanor')),
      cite('780.621g(5)'),
      { otherwise: '4 other misdemeanors are cleared this way before it, and that is the most' },
    ),
  ],
});

const felonies = relief({
  ...automatic,
  id: 'mi-auto-felony',
  name: 'Automatic set-aside of a felony (Clean Slate)',
  covers: all(convictedOrPardonedOfCrime, felony),
  rules: [
    rule(
      'not-left-out',
      'It carries less than 10 years. It is not a violent or sex crime, drunk driving, forgery, embezzlement, racketeering or a computer crime. It is not a felony that harmed someone, or a crime Michigan never clears',
      not(leftOut),
      cite('780.621g(10), (15), 780.621c(2)'),
      { otherwise: 'It carries 10 years or more, or it is a crime that this law leaves out' },
    ),
    rule(
      'three-felonies-at-most',
      'You have no more than 3 felony convictions in Michigan. Felonies of one event within 24 hours can count as one',
      atMostThreeFelonies,
      cite('780.621g(2)(b), 780.621(1)(a)'),
      { otherwise: 'You have more than 3 felony convictions in Michigan' },
    ),
    requires(
      waited(years(10)).counted(tenYears).since('sentenced', called('you left state prison', 'released')),
      cite('780.621g(2)'),
    ),
    rule(
      'no-new-conviction',
      'You had no new Michigan conviction while those 10 years ran. A case that was deferred and dismissed may count too',
      noNewConviction(years(10), tenYears, { elsewhere: false }),
      cite('780.621g(6)(c), 780.621(2)'),
      { otherwise: 'You had a new conviction while that time ran' },
    ),
    requires(nothingPending, cite('780.621g(6)(b)')),
    rule(
      'one-violent-at-most',
      'You have no more than one violent (assaultive) conviction',
      atMostOneAssaultive,
      cite('780.621g(7)'),
      { otherwise: 'You have more than one violent (assaultive) conviction' },
    ),
    rule(
      'two-at-most',
      'No more than 2 felonies are cleared this way in your life',
      withinAutomaticLimit(2, clearableFelony, 'felony'),
      cite('780.621g(5)'),
      { otherwise: '2 other felonies are cleared this way before it, and that is the most' },
    ),
  ],
});

/** Clean Slate: set aside without being asked. */
export const automaticSetAsides: readonly Relief[] = [misdemeanors, felonies];
