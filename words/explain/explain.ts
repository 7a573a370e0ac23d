import { amountsOf } from './amounts.ts';
import { chargesOf } from './charges/charges.ts';
import { datesOf, type ToldDate } from './dates/date-roles.ts';
import { type TimeGiven, timesGiven } from './dates/deadlines.ts';
import type { At, Explanation, FoundDate, NextStep, PaperKind } from './explanation.ts';
import { daysToAct, whatIsOver } from './invariants/days-to-act.ts';
import { amountsHeld, chargesHeld, daysHeld } from './invariants/held.ts';
import type { Paper } from './invariants/paper.ts';
import { withoutPleas } from './invariants/pleas.ts';
import { isScam, whatToDoWithScam } from './invariants/scams.ts';
import { printDay } from './invariants/stamps.ts';
import { kindOf } from './kinds/kinds.ts';
import { nextSteps } from './next-steps.ts';
import { paperWords } from './paper-words.ts';
import { readable } from './readable.ts';
import { sayingsOf } from './sayings.ts';
import { termsOf } from './terms.ts';
import { withoutUnchecked } from './unchecked.ts';
import { warningsOf } from './warnings.ts';
import { meaningOf } from './what-it-says.ts';
import { caseNumbersOf, courtOf, stateOf } from './whose-paper.ts';

/** What a paper says, from its text alone, to whoever reads it on that day. */
export function explain(text: string, asOf: string): Explanation {
  const checked = withoutUnchecked(readable(text));
  const { kind, sure, orElse } = kindOf(withoutPleas(checked));
  const state = stateOf(checked);
  const caseNumbers = caseNumbersOf(text);
  const paper: Paper = { kind, text: checked, asOf, state, caseNumbers };
  const named = daysHeld(datesOf(checked), paper).map((date) => asWritten(text, date));
  const times = isScam(checked) ? [] : timesGiven(checked, named).map((time) => asWritten(text, time));
  const dates = [...named.map((date) => withoutWord(asStart(date, times))), ...times.flatMap(endOf)].sort(
    (one, other) => one.at[0] - other.at[0],
  );
  const court = courtOf(checked);
  const { charges, warnings } = chargesOf(checked, kind, state, dates);
  const readAgain = (other: string) => chargesOf(other, kind, state, dates).charges;
  return {
    kind,
    sure,
    orElse,
    title: paperWords[kind].title,
    meaning: meaningOf(kind, checked),
    ...(court && { court }),
    caseNumbers,
    ...(state && { state }),
    dates,
    amounts: amountsHeld(amountsOf(checked), paper).map((amount) => asWritten(text, amount)),
    charges: chargesHeld(charges, paper, dates, readAgain),
    terms: termsOf(text),
    sayings: sayingsOf(checked).map((saying) => asWritten(text, saying)),
    next: whatToDo(paper, dates, times, printDay(named, paper)),
    warnings: [...warningsOf(text), ...warnings],
  };
}

/** What is always said of these is to be there: of a day that is over it is said no more. */
const callsToCourt: ReadonlySet<PaperKind> = new Set<PaperKind>(['summons', 'hearing_notice']);

function whatToDo(
  paper: Paper,
  dates: readonly FoundDate[],
  times: readonly TimeGiven[],
  printed: string | undefined,
): readonly NextStep[] {
  if (isScam(paper.text)) return [{ text: whatToDoWithScam }];
  const paperDays = dates.filter(({ role }) => role === 'issued');
  const toCome = daysToAct(dates, paper, printed);
  const over = whatIsOver(dates, paper);
  const isOver = over.length > 0 && callsToCourt.has(paper.kind);
  const steps = nextSteps(paper.kind, paper.text, [...paperDays, ...toCome], times);
  return [
    ...over,
    ...(isOver ? steps.filter(({ text }) => !paperWords[paper.kind].next.includes(text)) : steps),
  ];
}

function withoutWord({ toldBy: _, time, ...date }: ToldDate): FoundDate {
  const hasHour = date.role === 'hearing' || date.role === 'deadline';
  return time && hasHour ? { ...date, time } : date;
}

function asWritten<Found extends { readonly text: string; readonly at: At }>(
  text: string,
  found: Found,
): Found {
  return { ...found, text: text.slice(...found.at) };
}

/** “20 days from March 4”: that day starts the time, and does not end it. */
function asStart(date: ToldDate, times: readonly TimeGiven[]): ToldDate {
  const starts = times.some(({ at }) => at[0] < date.at[0] && date.at[1] <= at[1]);
  return starts && date.role === 'deadline' ? { ...date, role: 'other' } : date;
}

function endOf({ date, text, at }: TimeGiven): readonly FoundDate[] {
  return date === undefined ? [] : [{ date, role: 'deadline', text, at }];
}
