import {
  all,
  allAmong,
  ask,
  type Condition,
  type FactCondition,
  type Matter,
  when,
} from '../../condition.ts';
import { after, type DaySpan, dayOf, type Period, years } from '../../day.ts';
import type { Saying } from '../../saying.ts';
import { elsewhere } from '../../vocabulary/elsewhere.ts';
import { anything, ended, sentencedTo } from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { always, anyOf, assuming, type Fact, fact, from, type When } from '../../when.ts';
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

/** A conviction that starts the wait again if it came while the wait ran. */
type NewConviction = {
  readonly span: DaySpan;
  /** It was one, beyond doubt. */
  readonly sure: boolean;
  readonly missing: readonly string[];
  readonly questions: readonly Saying[];
};

const convictions = those(convictedOfCrime);
const deferrals = those(all(ended('deferred'), crime));

/** What else is on the record. Whether a case that was deferred and dismissed counts here, MCL 780.621(2) leaves open. */
function newHere(matter: Matter): NewConviction[] {
  const found = [
    ...convictions(matter).map((each) => ({ ...each, questions: each.is.questions })),
    ...deferrals(matter).map((each) => ({ ...each, questions: [said.deferralAsConviction] })),
  ];
  return found
    .filter(({ other }) => other !== matter)
    .map(({ other, is, questions }) => {
      const { span, missing } = other.charge.dateOf('disposition');
      const sure = is === always && questions.length === 0;
      return { span, sure, missing: [...is.missing, ...missing], questions };
    });
}

/** Of several elsewhere we know only the day of the last. */
function newElsewhere(matter: Matter): NewConviction[] {
  const { number, untold, last } = elsewhere(matter);
  if (number === 0 && untold.length === 0) return [];
  const sometime = { first: Number.NEGATIVE_INFINITY, last: last?.last ?? matter.file.asOf };
  if (number === 0) return [{ span: sometime, sure: false, missing: untold, questions: [] }];
  if (!last) return [{ span: sometime, sure: false, missing: ['elsewhere.lastDate'], questions: [] }];
  const newest = { span: last, sure: true, missing: [], questions: [] };
  return number === 1 && untold.length === 0
    ? [newest]
    : [
        newest,
        { span: sometime, sure: false, missing: untold, questions: [said.convictedElsewhereMeanwhile] },
      ];
}

/**
 * No new conviction while the wait ran; one starts it again. MCL 780.621d(4)(c) and 780.621g(6)(c) speak of the time
 * that had to be waited, so one that came after it does not count.
 */
export function noNewConviction(
  period: Period,
  wait: Condition,
  { elsewhere: abroad = true } = {},
): Condition {
  return (matter) => {
    const over = ask(wait, matter);
    const news = [...newHere(matter), ...(abroad ? newElsewhere(matter) : [])];
    const sure = news.filter((each) => each.sure);
    const earliest = startedAgain(
      over.earliest,
      sure.map(({ span }) => ({ came: span.last, counted: span.first })),
      period,
    );
    const latest = startedAgain(
      over.latest,
      news.map(({ span }) => ({ came: span.first, counted: span.last })),
      period,
    );
    const open = earliest === latest ? [] : news;
    return {
      ...from(Math.max(earliest, latest)),
      earliest,
      missing: [...new Set(open.flatMap(({ missing }) => missing))],
      questions: [...new Set(open.flatMap(({ questions }) => questions))],
    };
  };
}

type Restart = {
  /** The day that tells whether the wait still ran. */
  readonly came: number;
  /** The day from which it runs again. */
  readonly counted: number;
};

/** The end of a wait that each of these starts again; the start of time where none does. */
function startedAgain(over: number, restarts: readonly Restart[], period: Period): number {
  let end = over;
  for (let before = Number.NaN; before !== end; ) {
    before = end;
    for (const { came, counted } of restarts) if (came < end) end = Math.max(end, after(counted, period));
  }
  return end === over ? always.earliest : end;
}

export const fiveYears: Condition = sinceSentenceAndCustody(years(5));
export const cleanFiveYears: Condition = noNewConviction(years(5), fiveYears);

const threeYears = sinceSentenceAndCustody(years(3));
const cleanThreeYears = noNewConviction(years(3), threeYears);

const weightyMisdemeanor = (matter: Matter): Fact => {
  const serious = ask(seriousMisdemeanor, matter);
  const violent = ask(assaultive, matter);
  const both = anyOf([serious, violent]);
  const onlyAssaultive =
    serious.earliest === Number.POSITIVE_INFINITY && violent.latest === Number.NEGATIVE_INFINITY;
  return onlyAssaultive ? assuming(said.fiveYearsUsed, both) : both;
};

function byWeight(ordinary: Condition, weighty: Condition): Condition {
  return when(felony, weighty, when(weightyMisdemeanor, weighty, ordinary));
}

/** MCL 780.621d(2) and (3): five or three years. Subsection (1) is about asking for several felonies at once. */
export const waitedForApplication: Condition = byWeight(threeYears, fiveYears);

/** MCL 780.621d(4): for as long as the wait. */
export const noNewConvictionForApplication: Condition = byWeight(cleanThreeYears, cleanFiveYears);

const severalFelonies = moreThan(1, clearableFelony);
const sevenYearsIfFelony = when(clearableFelony, sinceSentenceAndCustody(years(7)), anything);

const lessThanSevenYears: FactCondition = ({ record, file }) => {
  const all: When = allAmong(record, (each) => ask(sevenYearsIfFelony, each));
  return fact(all.latest > file.asOf);
};

/** MCL 780.621d(1): more than one felony only after seven years from the last of them; until then the person chooses. */
export const oneFelonyForNow = { n: 1, among: all(clearableFelony, severalFelonies, lessThanSevenYears) };

/** MCL 780.621d(5). */
export const notTurnedDownLately: Condition = ({ charge }) => {
  const denied = charge.facts?.deniedDate;
  const day = typeof denied === 'string' ? dayOf(denied) : Number.NaN;
  return Number.isNaN(day)
    ? assuming(said.notTurnedDownLately, always, charge.path('facts.deniedDate'))
    : from(after(day, years(3)));
};
