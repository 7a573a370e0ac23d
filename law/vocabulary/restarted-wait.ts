import { ask, type Condition, type FactCondition, type Matter } from '../engine/condition.ts';
import { always, assumedBy, from, isNot, isSo } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import { after, type Day, type DaySpan, type Period } from '../record/day.ts';
import { elsewhere } from './elsewhere.ts';
import { inRecord, those } from './whole-record.ts';

/** A conviction that starts the wait again if it came while the wait ran. */
type Restart = {
  /** The charge that does; nothing where it was elsewhere. */
  readonly by?: Matter;
  readonly span: DaySpan;
  /** It was one, beyond doubt. */
  readonly sure: boolean;
  readonly missing: readonly string[];
  readonly questions: readonly Saying[];
};

type Restarting = {
  /** The charges that start it again. */
  readonly by: FactCondition;
  /** Charges of which the law does not say whether they do, and the question. */
  readonly perhapsBy?: readonly [FactCondition, Saying];
  /** Convictions in other states and in federal courts do too. Of several we know only the day of the last. */
  readonly elsewhere?: Saying | undefined;
};

/**
 * Nothing new came while the wait ran; what did starts it again. What came after it was over does not count. What starts
 * it again is the same for waits of every length, and is looked up once for all of them.
 */
export function notStartedAgain(restarting: Restarting): (period: Period, wait: Condition) => Condition {
  const starting = startingIt(restarting);
  const restartsOf = restartsIn(starting, restarting.elsewhere);
  const presumedOf = presumedOnRecord(starting);
  return (period, wait) => {
    const waitsOf = inRecord(([first]) => waitsAgain(first ? restartsOf(first) : [], period));
    return (matter) => {
      const over = ask(wait, matter);
      const { surely, perhaps } = waitsOf(matter);
      const earliest = startedAgain(over.earliest, surely, matter);
      const latest = startedAgain(over.latest, perhaps, matter);
      const open = earliest === latest ? [] : restartsOf(matter).filter(({ by }) => by !== matter);
      return {
        ...from(Math.max(earliest, latest)),
        earliest,
        assumed: presumedOf(matter),
        missing: [...new Set(open.flatMap(({ missing }) => missing))],
        questions: [...new Set(open.flatMap(({ questions }) => questions))],
      };
    };
  };
}

/** The charges that start it again, or may, each with what the law leaves open of it. */
function startingIt({ by, perhapsBy }: Restarting) {
  const surely = those(by);
  const [inDoubt, question] = perhapsBy ? [those(perhapsBy[0]), perhapsBy[1]] : [];
  return inRecord(([first]) => {
    if (!first) return [];
    const such = surely(first).map((each) => ({ ...each, questions: each.is.questions }));
    return inDoubt && question !== undefined
      ? [...such, ...inDoubt(first).map((each) => ({ ...each, questions: [question] }))]
      : such;
  });
}

type Starting = ReturnType<typeof startingIt>;

function restartsIn(starting: Starting, inDoubt: Saying | undefined) {
  return inRecord(([first]): readonly Restart[] => {
    if (!first) return [];
    const onRecord = starting(first)
      .filter(({ is }) => !isNot(is))
      .map(({ other, is, questions }) => {
        const { span, missing } = other.charge.dateOf('disposition');
        const sure = isSo(is) && questions.length === 0;
        return { by: other, span, sure, missing: [...is.missing, ...missing], questions };
      });
    return [...onRecord, ...restartsElsewhere(first, inDoubt)];
  });
}

/** What is taken for granted of the other charges: that they start it again, or that they do not. */
function presumedOnRecord(starting: Starting) {
  const presuming = inRecord(([first]) => {
    const charges = first ? starting(first).filter(({ is }) => is.assumed.length > 0) : [];
    return { charges, all: assumedBy(charges.map(({ is }) => is)) };
  });
  return (matter: Matter) => {
    const { charges, all } = presuming(matter);
    const theirs = charges.filter(({ other }) => other !== matter);
    return theirs.length === charges.length ? all : assumedBy(theirs.map(({ is }) => is));
  };
}

function restartsElsewhere(matter: Matter, question: Saying | undefined): Restart[] {
  if (question === undefined) return [];
  const { number, untold, last } = elsewhere(matter);
  if (number === 0 && untold.length === 0) return [];
  const span = { first: Number.NEGATIVE_INFINITY, last: last?.span.last ?? matter.file.asOf };
  if (number === 0) return [{ span, sure: false, missing: untold, questions: [] }];
  if (!last) return [{ span, sure: false, missing: ['elsewhere.lastDate'], questions: [] }];
  const newest = { span: last.span, sure: true, missing: [], questions: [] };
  return number === 1 && untold.length === 0
    ? [newest]
    : [newest, { span, sure: false, missing: untold, questions: [question] }];
}

/** From the day it came on, the wait runs until another. */
type WaitAgain = { readonly by: Matter | undefined; readonly came: Day; readonly until: Day };

/** What surely starts it again, counted as early as it can be; and all that may, as late as it can: each in order of time. */
function waitsAgain(restarts: readonly Restart[], period: Period) {
  const inOrder = (waits: WaitAgain[]) => waits.sort((one, other) => one.came - other.came);
  return {
    surely: inOrder(
      restarts
        .filter(({ sure }) => sure)
        .map(({ by, span }) => ({ by, came: span.last, until: after(span.first, period) })),
    ),
    perhaps: inOrder(
      restarts.map(({ by, span }) => ({ by, came: span.first, until: after(span.last, period) })),
    ),
  };
}

/** The end of a wait that each of these starts again, if it came before the end; the start of time where none does. */
function startedAgain(over: Day, waits: readonly WaitAgain[], matter: Matter): Day {
  let end = over;
  for (const { by, came, until } of waits) {
    if (came >= end) break;
    if (by !== matter && until > end) end = until;
  }
  return end === over ? always.earliest : end;
}
