import {
  all,
  allAmong,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  when,
} from '../../engine/condition.ts';
import {
  always,
  anyOf,
  assuming,
  type Fact,
  fact,
  from,
  holdsOn,
  isNot,
  isSo,
  type When,
} from '../../engine/when.ts';
import type { NumberLimit } from '../../place/relief.ts';
import { after, dayOf, type Period, years } from '../../record/day.ts';
import { anything, ended, sentencedTo } from '../../vocabulary/facts.ts';
import { notStartedAgain } from '../../vocabulary/restarted-wait.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { moreThan } from './counting.ts';
import { clearableFelony } from './exclusions.ts';
import { assaultive, convictedOfCrime, crime, felony, seriousMisdemeanor } from './offenses.ts';
import { said } from './said.ts';

/**
 * From the last of the sentence, the end of probation or parole, and the release from jail or prison. Money still
 * owed does not hold the clock.
 */
function sinceSentenceAndCustody(period: Period): Condition {
  return when(
    sentencedTo('probation', 'supervision', 'prison', 'suspended'),
    waited(period).since('disposition', 'completed'),
    when(
      sentencedTo('jail'),
      waited(period).since('disposition', 'released'),
      waited(period).since('disposition'),
    ),
  );
}

/** From the sentence, or from the release from state prison. County jail does not count here. */
export function sinceSentenceAndPrison(period: Period): Condition {
  return when(
    sentencedTo('prison'),
    waited(period).since('disposition', 'released'),
    waited(period).since('disposition'),
  );
}

/** MCL 780.621(2) leaves open whether a case that was deferred and dismissed counts here. */
const convictions = {
  by: convictedOfCrime,
  perhapsBy: [all(ended('deferred'), crime), said.deferralAsConviction],
} as const;
const noNewConvictionHere = notStartedAgain(convictions);
const noNewConvictionAnywhere = notStartedAgain({
  ...convictions,
  elsewhere: said.convictedElsewhereMeanwhile,
});

/**
 * No new conviction while the wait ran; one starts it again. MCL 780.621d(4)(c) and 780.621g(6)(c) speak of the time
 * that had to be waited, so one that came after it does not count.
 */
export function noNewConviction(period: Period, wait: Condition, { elsewhere = true } = {}): Condition {
  return (elsewhere ? noNewConvictionAnywhere : noNewConvictionHere)(period, wait);
}

export const fiveYears: Condition = sinceSentenceAndCustody(years(5));
export const cleanFiveYears: Condition = noNewConviction(years(5), fiveYears);

const threeYears = sinceSentenceAndCustody(years(3));
const cleanThreeYears = noNewConviction(years(3), threeYears);

const weightyMisdemeanor = (matter: Matter): Fact => {
  const serious = ask(seriousMisdemeanor, matter);
  const violent = ask(assaultive, matter);
  const both = anyOf([serious, violent]);
  return isNot(serious) && isSo(violent) ? assuming(said.fiveYearsUsed, both) : both;
};

function byWeight(ordinary: Condition, weighty: Condition): Condition {
  return when(felony, weighty, when(weightyMisdemeanor, weighty, ordinary));
}

/** MCL 780.621d(2) and (3): five or three years. Subsection (1) is about asking for several felonies at once. */
export const waitedForApplication: Condition = byWeight(threeYears, fiveYears);

/** MCL 780.621d(4): for as long as the wait. */
export const noNewConvictionForApplication: Condition = byWeight(cleanThreeYears, cleanFiveYears);

const severalFelonies = moreThan(1, clearableFelony);
const sevenYears = sinceSentenceAndCustody(years(7));
/** MCL 780.621d(4)(c): for several felonies the seven years of (1) must be clean, and not only five. */
const sevenCleanYearsIfFelony = when(
  clearableFelony,
  all(sevenYears, noNewConviction(years(7), sevenYears)),
  anything,
);

const lessThanSevenYears: FactCondition = ({ record, file }) => {
  const all: When = allAmong(record, (each) => ask(sevenCleanYearsIfFelony, each));
  return fact(!holdsOn(file.asOf, all));
};

/** MCL 780.621d(1), (4)(c): more than one felony only after seven clean years from the last of them; until then the person chooses. */
export const oneFelonyForNow: NumberLimit = {
  id: 'one-felony-for-now',
  text: 'For now you may ask for one felony. To ask for more, Michigan wants 7 years without a new conviction.',
  cite: cite('780.621d(1), (4)(c)'),
  n: 1,
  among: all(clearableFelony, severalFelonies, lessThanSevenYears),
};

/** MCL 780.621d(5). */
export const notTurnedDownLately: Condition = ({ charge }) => {
  const denied = charge.facts?.deniedDate;
  const day = typeof denied === 'string' ? dayOf(denied) : Number.NaN;
  return Number.isNaN(day)
    ? assuming(said.notTurnedDownLately, always, charge.path('facts.deniedDate'))
    : from(after(day, years(3)));
};
