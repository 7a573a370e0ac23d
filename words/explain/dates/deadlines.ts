import { after, type Day, dateOf, dayOf, days, months, type Period } from '@openslate/law/record/day.ts';
import type { At, FoundDate } from '../explanation.ts';

/** A time that the paper gives, in which something must be done. */
export type TimeGiven = {
  /** The day it ends on; nothing where the day that it runs from is not in the paper. */
  readonly date?: string;
  readonly text: string;
  readonly at: At;
};

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  five: 5,
  seven: 7,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  'twenty-one': 21,
  'twenty one': 21,
  'twenty-eight': 28,
  thirty: 30,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
};

const count = `(\\d{1,3}|${Object.keys(numbers).reverse().join('|')})(?:\\s*\\(\\s*(\\d{1,3})\\s*\\))?`;

/** “within thirty (30) days of the date of this order” */
const within = new RegExp(
  `\\bwithin\\s+${count}\\s+(?:calendar\\s+)?(days?|months?)\\s+(?:of|from|after)\\s+([^.;\\n]{3,80})`,
  'gi',
);

/** “at least ten (10) days before the hearing” */
const ahead = new RegExp(
  `\\b(?:at least|no later than|not later than)\\s+${count}\\s+(?:calendar\\s+)?(days?)\\s+(?:before|prior to)\\s+([^.;\\n]{3,60})`,
  'gi',
);

/** The times that a paper gives, counted from the days that stand in it. Court days and working days are not counted. */
export function timesGiven(text: string, dates: readonly FoundDate[]): readonly TimeGiven[] {
  return [
    ...[...text.matchAll(within)].map((match) =>
      given(match, startOf(match[4] ?? '', dates), periodOf(match)),
    ),
    ...[...text.matchAll(ahead)].map((match) => given(match, hearingIn(match[4] ?? '', dates), back(match))),
  ].sort((one, other) => one.at[0] - other.at[0]);
}

function given(match: RegExpExecArray, start: Day | undefined, period: Period): TimeGiven {
  const text = match[0].trim();
  const at: At = [match.index, match.index + match[0].length];
  return start === undefined ? { text, at } : { date: dateOf(after(start, period)), text, at };
}

function periodOf([, word = '', digits, unit = '']: readonly (string | undefined)[]): Period {
  const number = Number(digits ?? numbers[word.toLowerCase()] ?? word);
  return /month/i.test(unit ?? '') ? months(number) : days(number);
}

function back(match: RegExpExecArray): Period {
  return days(-periodOf(match).days);
}

/** Only the paper's own day is known to us: when it was received or served, it cannot say. */
function startOf(from: string, dates: readonly FoundDate[]): Day | undefined {
  const named = dates.find(({ text }) => from.includes(text));
  if (named) return dayOf(named.date);
  if (/receipt|receiv|service|served|arrest|release/i.test(from)) return undefined;
  const isOwn =
    /\b(?:this|the|its)\b.{0,30}\b(?:order|judgment|notice|decision|denial|letter|entry|citation|date|decree|objection)\b|\bthe date (?:hereof|above)\b|\bhereof\b/i;
  if (!isOwn.test(from)) return undefined;
  const issued = dates.filter(({ role }) => role === 'issued');
  const filed = dates.filter(({ role }) => role === 'filed');
  const days = new Set((issued.length > 0 ? issued : filed).map(({ date }) => date));
  const [only, ...more] = days;
  return only !== undefined && more.length === 0 ? dayOf(only) : undefined;
}

function hearingIn(before: string, dates: readonly FoundDate[]): Day | undefined {
  const hearings = new Set(dates.filter(({ role }) => role === 'hearing').map(({ date }) => date));
  const [only, ...more] = hearings;
  const isHearing = /hearing|trial|court date|appearance/i.test(before);
  return isHearing && only !== undefined && more.length === 0 ? dayOf(only) : undefined;
}
