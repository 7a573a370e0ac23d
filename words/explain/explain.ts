import { amountsOf } from './amounts.ts';
import { chargesOf } from './charges/charges.ts';
import { datesOf } from './dates/date-roles.ts';
import { type TimeGiven, timesGiven } from './dates/deadlines.ts';
import type { Explanation, FoundDate, NextStep, PaperKind } from './explanation.ts';
import { kindOf } from './kinds.ts';
import { paperWords } from './paper-words.ts';
import { termsOf } from './terms.ts';
import { warningsOf } from './warnings.ts';
import { caseNumbersOf, courtOf, stateOf } from './whose-paper.ts';

/** What a paper says, from its text alone. */
export function explain(text: string): Explanation {
  const { kind, sure, orElse } = kindOf(text);
  const named = datesOf(text);
  const times = timesGiven(text, named);
  const dates = [...named, ...times.flatMap(endOf)].sort((one, other) => one.at[0] - other.at[0]);
  const court = courtOf(text);
  const state = stateOf(text);
  const { charges, warnings } = chargesOf(text, kind, state);
  return {
    kind,
    sure,
    orElse,
    title: paperWords[kind].title,
    meaning: paperWords[kind].meaning,
    ...(court && { court }),
    caseNumbers: caseNumbersOf(text),
    ...(state && { state }),
    dates,
    amounts: amountsOf(text),
    charges,
    terms: termsOf(text),
    next: nextOf(kind, dates, times),
    warnings: [...warningsOf(text), ...warnings],
  };
}

function endOf({ date, text, at }: TimeGiven): readonly FoundDate[] {
  return date === undefined ? [] : [{ date, role: 'deadline', text, at }];
}

/** First what has a day, then what has a time without one, then what is always wise. */
function nextOf(
  kind: PaperKind,
  dates: readonly FoundDate[],
  times: readonly TimeGiven[],
): readonly NextStep[] {
  const dated = dates.filter(({ role }) => role === 'hearing' || role === 'deadline');
  return [
    ...dated.map(({ date, role }) => ({
      text: role === 'hearing' ? 'Go to court on this day.' : 'Do what the paper asks by this day.',
      by: date,
    })),
    ...times
      .filter(({ date }) => date === undefined)
      .map(() => ({
        text: 'The paper gives you a time to act, but not the day it starts on. Ask the clerk for the last day.',
      })),
    ...paperWords[kind].next.map((text) => ({ text })),
  ];
}
