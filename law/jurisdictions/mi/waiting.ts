import { allAmong, ask, type Condition, type Matter, when } from '../../condition.ts';
import { after, type DaySpan, dayOf, type Period, years } from '../../day.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { sentencedTo } from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { allOf, always, anyOf, assuming, type Fact, from, sinceSpan, type When } from '../../when.ts';
import { moreThan } from './counting.ts';
import { clearableFelony } from './exclusions.ts';
import { assaultive, convictedOfCrime, felony, seriousMisdemeanor } from './offenses.ts';
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

const convictions = those(convictedOfCrime);

/** An application for several felonies waits for the last of them. */
function sinceLastFelony(period: Period): Condition {
  const since = sinceSentenceAndCustody(period);
  return (matter) =>
    allAmong(matter.record, (each) => {
      const counted = each === matter ? always : ask(clearableFelony, each);
      return counted.earliest === Number.POSITIVE_INFINITY ? always : onlyIf(counted, ask(since, each));
    });
}

function onlyIf(counted: Fact, clear: When): When {
  if (counted.earliest === Number.POSITIVE_INFINITY) return always;
  if (counted.latest === Number.NEGATIVE_INFINITY) return clear;
  return {
    ...clear,
    earliest: Number.NEGATIVE_INFINITY,
    missing: [...counted.missing, ...clear.missing],
  };
}

/**
 * No new conviction while the wait ran; one restarts it. Whether one that came after the wait was over still counts
 * could not be read, so that stays open until the same time has passed again.
 */
export function noNewConviction(period: Period, wait: Condition): Condition {
  const since = ({ charge }: Matter): When => {
    const { span, missing } = charge.dateOf('disposition');
    return sinceSpan(span, period, missing);
  };
  const again: Condition = (matter) => onlyIf(ask(convictedOfCrime, matter), since(matter));
  const inDoubt: Condition = (matter) => onlyIf(ask(convictedOfCrime, matter), leftOpen(since(matter)));
  return (matter) => {
    const over = ask(wait, matter);
    const restarted = allAmong(convictions(matter), ({ other }) => {
      if (other === matter) return always;
      return ask(isDuring(other.charge.dateOf('disposition').span, over) ? again : inDoubt, other);
    });
    return allOf([restarted, afterNewElsewhere(matter, period, over)]);
  };
}

function afterNewElsewhere(matter: Matter, period: Period, over: When): When {
  const { number, untold, last } = elsewhere(matter);
  if (number === 0 && untold.length === 0) return always;
  if (number > 0 && last) {
    const again = sinceSpan(last, period, []);
    return isDuring(last, over) ? again : leftOpen(again);
  }
  return {
    ...from(after(matter.file.asOf, period)),
    earliest: Number.NEGATIVE_INFINITY,
    missing: number > 0 ? ['elsewhere.lastDate'] : ['elsewhere.felonies', 'elsewhere.misdemeanors'],
  };
}

const afterTheWait = [said.convictionAfterTheWait];

const isDuring = (span: DaySpan, wait: When) => span.last < wait.earliest;

const leftOpen = (again: When): When => ({
  ...again,
  earliest: Number.NEGATIVE_INFINITY,
  questions: afterTheWait,
});

export const fiveYears: Condition = sinceSentenceAndCustody(years(5));
export const cleanFiveYears: Condition = noNewConviction(years(5), fiveYears);

const waits = {
  ordinary: sinceSentenceAndCustody(years(3)),
  weighty: fiveYears,
  severalFelonies: sinceLastFelony(years(7)),
};

const weightyMisdemeanor = (matter: Matter): Fact => {
  const serious = ask(seriousMisdemeanor, matter);
  const violent = ask(assaultive, matter);
  const both = anyOf([serious, violent]);
  const onlyAssaultive =
    serious.earliest === Number.POSITIVE_INFINITY && violent.latest === Number.NEGATIVE_INFINITY;
  return onlyAssaultive ? assuming(said.fiveYearsUsed, both) : both;
};

const severalFelonies = moreThan(1, clearableFelony);

function byWeight(ordinary: Condition, weighty: Condition, several: Condition): Condition {
  return when(felony, when(severalFelonies, several, weighty), when(weightyMisdemeanor, weighty, ordinary));
}

/** MCL 780.621d(1) to (3): three, five or seven years. */
export const waitedForApplication: Condition = byWeight(waits.ordinary, waits.weighty, waits.severalFelonies);

/** MCL 780.621d(4): for as long as the wait. */
export const noNewConvictionForApplication: Condition = byWeight(
  noNewConviction(years(3), waits.ordinary),
  cleanFiveYears,
  noNewConviction(years(7), waits.severalFelonies),
);

/** MCL 780.621d(5). */
export const notTurnedDownLately: Condition = ({ charge }) => {
  const denied = charge.facts?.deniedDate;
  const day = typeof denied === 'string' ? dayOf(denied) : Number.NaN;
  return Number.isNaN(day)
    ? assuming(said.notTurnedDownLately, always, charge.path('facts.deniedDate'))
    : from(after(day, years(3)));
};
