import { ask, type Condition, type FactCondition, type Matter } from '../engine/condition.ts';
import { always, assumedBy, from, isNot, isSo } from '../engine/when.ts';
import type { Saying } from '../place/saying.ts';
import { after, type Day, type DaySpan, type Period } from '../record/day.ts';
import { elsewhere } from './elsewhere.ts';
import { those } from './whole-record.ts';

/** A conviction that starts the wait again if it came while the wait ran. */
type Restart = {
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
  readonly perhapsBy: readonly [FactCondition, Saying];
  /** Convictions in other states and in federal courts do too. Of several we know only the day of the last. */
  readonly elsewhere?: Saying | undefined;
};

/** Nothing new came while the wait ran; what did starts it again. What came after it was over does not count. */
export function notStartedAgain(period: Period, wait: Condition, restarting: Restarting): Condition {
  const onRecord = restartsOnRecord(restarting);
  const presumedOf = presumedOnRecord(restarting);
  return (matter) => {
    const over = ask(wait, matter);
    const news = [...onRecord(matter), ...restartsElsewhere(matter, restarting.elsewhere)];
    const earliest = startedAgain(
      over.earliest,
      news.filter(({ sure }) => sure).map(({ span }) => ({ came: span.last, counted: span.first })),
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
      assumed: presumedOf(matter),
      missing: [...new Set(open.flatMap(({ missing }) => missing))],
      questions: [...new Set(open.flatMap(({ questions }) => questions))],
    };
  };
}

function restartsOnRecord({ by, perhapsBy: [perhaps, question] }: Restarting) {
  const surely = those(by);
  const unsettled = those(perhaps);
  return (matter: Matter): Restart[] =>
    [
      ...surely(matter).map((each) => ({ ...each, questions: each.is.questions })),
      ...unsettled(matter).map((each) => ({ ...each, questions: [question] })),
    ]
      .filter(({ other, is }) => other !== matter && !isNot(is))
      .map(({ other, is, questions }) => {
        const { span, missing } = other.charge.dateOf('disposition');
        const sure = isSo(is) && questions.length === 0;
        return { span, sure, missing: [...is.missing, ...missing], questions };
      });
}

/** What is taken for granted of the other charges: that they start it again, or that they do not. */
function presumedOnRecord({ by, perhapsBy: [perhaps] }: Restarting) {
  const [surely, unsettled] = [those(by), those(perhaps)];
  return (matter: Matter) =>
    assumedBy(
      [...surely(matter), ...unsettled(matter)].flatMap(({ other, is }) => (other === matter ? [] : is)),
    );
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

/** The end of a wait that each of these starts again, if it came before the end; the start of time where none does. */
function startedAgain(over: Day, restarts: readonly { came: Day; counted: Day }[], period: Period): Day {
  let end = over;
  for (let before = Number.NaN; before !== end; ) {
    before = end;
    for (const { came, counted } of restarts) if (came < end) end = Math.max(end, after(counted, period));
  }
  return end === over ? always.earliest : end;
}
