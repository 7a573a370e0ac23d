import { all, any, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { years } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { about } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { mcl } from './cites.ts';
import { atMostOneAssaultive, withinAutomaticLimit } from './counting.ts';
import { neverCleared } from './exclusions.ts';
import {
  assaultive,
  convictedOfCrime,
  dishonest,
  felony,
  felonyThatHarmed,
  misdemeanor,
  seriousMisdemeanor,
  tenYearsOrMore,
} from './offenses.ts';
import { setAside, smallCases } from './set-aside.ts';
import { noNewConviction, sinceSentenceAndPrison } from './waiting.ts';

/** MCL 780.621g(10) and 780.621c(2). */
const leftOut: FactCondition = any(
  neverCleared,
  about('dui', 'sexual'),
  assaultive,
  seriousMisdemeanor,
  dishonest,
  tenYearsOrMore,
  felonyThatHarmed,
);

/**
 * A misdemeanor of at most 92 days may be cleared even with an open case or a new conviction: the sources differ, so
 * what fails stays open there.
 */
function unlessShort(condition: Condition): Condition {
  return (matter) => {
    const answer = ask(condition, matter);
    const short = matter.charge.level === 'misdemeanor' && (matter.charge.maxMonths ?? 12) <= 3;
    return short ? { ...answer, earliest: Number.NEGATIVE_INFINITY } : answer;
  };
}

export const undone =
  'Nobody writes to tell you. A court undoes it if it was a mistake, or, after a hearing, if you made no honest effort to pay restitution.';

const steps = [
  'The Michigan State Police send the courts a list every day. Their Clean Slate page shows which crimes are set aside.',
  `Look in ICHAT to see if it is gone. ${smallCases}`,
  'If it still shows, call the Michigan State Police, or ask the court to set it aside.',
];

const automatic = {
  ...setAside,
  automatic: true,
  // The act of 2020 gave the state two years to begin.
  inForce: { from: '2023-04-11' },
  limits: [...setAside.limits, undone],
  fee: phrase.nothingToFile,
  steps,
};

const sevenYears = waited(years(7)).since('disposition');
const tenYears = sinceSentenceAndPrison(years(10));

const clearableMisdemeanor: FactCondition = all(convictedOfCrime, misdemeanor, not(leftOut));
const clearableFelony: FactCondition = all(convictedOfCrime, felony, not(leftOut));

const leftOutText =
  'It carries less than 10 years. It is not a violent or sex crime, drunk driving, a serious misdemeanor or a crime of dishonesty, such as forgery. It is not a felony that harmed someone, or a crime Michigan never clears';

const misdemeanors = relief({
  ...automatic,
  id: 'mi-auto-misdemeanor',
  name: 'Automatic set-aside of a misdemeanor (Clean Slate)',
  covers: all(convictedOfCrime, misdemeanor),
  rules: [
    rule('not-left-out', leftOutText, not(leftOut), mcl('780.621g(10), 780.621c(2)')),
    rule('waited', '7 years have passed since your sentence', sevenYears, mcl('780.621g(1), (4)')),
    rule(
      'no-new-conviction',
      'You had no new conviction while those 7 years ran. It is not clear whether a later one counts',
      unlessShort(noNewConviction(years(7), sevenYears)),
      mcl('780.621g(6)'),
    ),
    rule('no-open-case', phrase.noOpenCase, unlessShort(nothingPending), mcl('780.621g(6)')),
    rule(
      'one-violent-at-most',
      'You have no more than one violent (assaultive) conviction',
      unlessShort(atMostOneAssaultive),
      mcl('780.621g(7)'),
    ),
    rule(
      'four-at-most',
      'No more than 4 misdemeanors are cleared this way in your life. Those with 92 days or less do not count',
      withinAutomaticLimit(4, clearableMisdemeanor, 'misdemeanor'),
      mcl('780.621g(5)'),
    ),
  ],
});

const felonies = relief({
  ...automatic,
  id: 'mi-auto-felony',
  name: 'Automatic set-aside of a felony (Clean Slate)',
  covers: all(convictedOfCrime, felony),
  rules: [
    rule('not-left-out', leftOutText, not(leftOut), mcl('780.621g(10), 780.621c(2)')),
    rule(
      'waited',
      '10 years have passed since your sentence and since you left state prison',
      tenYears,
      mcl('780.621g(2)'),
    ),
    rule(
      'no-new-conviction',
      'You had no new conviction while those 10 years ran. It is not clear whether a later one counts',
      noNewConviction(years(10), tenYears),
      mcl('780.621g(6)'),
    ),
    rule('no-open-case', phrase.noOpenCase, nothingPending, mcl('780.621g(6)')),
    rule(
      'one-violent-at-most',
      'You have no more than one violent (assaultive) conviction',
      atMostOneAssaultive,
      mcl('780.621g(7)'),
    ),
    rule(
      'two-at-most',
      'No more than 2 felonies are cleared this way in your life',
      withinAutomaticLimit(2, clearableFelony, 'felony'),
      mcl('780.621g(5)'),
    ),
  ],
});

/** Clean Slate: set aside without being asked. */
export const automaticSetAsides: readonly Relief[] = [misdemeanors, felonies];
