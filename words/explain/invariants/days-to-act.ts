import type { FoundDate, NextStep, PaperKind } from '../explanation.ts';
import { written } from '../written-day.ts';
import { type Paper, records } from './paper.ts';

/** A judgment tells of the day it was given on, too. */
const namesOldHearings: ReadonlySet<PaperKind> = new Set<PaperKind>([...records, 'judgment']);

/** The days that are still to come: on a record those after the day it was printed. */
export function daysToAct<Day extends FoundDate>(
  days: readonly Day[],
  { asOf, kind }: Paper,
  printed: string | undefined,
): readonly Day[] {
  return days.filter(
    ({ role, date }) =>
      date >= asOf &&
      (role === 'deadline' ||
        (role === 'hearing' && (!namesOldHearings.has(kind) || printed === undefined || date > printed))),
  );
}

/** What is over is told as that, unless a day of its kind is still to come or the paper is a record of the past. */
export function whatIsOver(days: readonly FoundDate[], { asOf, kind }: Paper): readonly NextStep[] {
  return (['hearing', 'deadline'] as const).flatMap((role) => {
    if (role === 'hearing' ? namesOldHearings.has(kind) : records.has(kind)) return [];
    const own = days.filter((day) => day.role === role).map(({ date }) => date);
    const last = own.sort().at(-1);
    return last === undefined || last >= asOf ? [] : [{ text: overWords[role](written(last)) }];
  });
}

const overWords = {
  hearing: (day: string) =>
    `The day in court was ${day}. If you were not there, call the clerk or a lawyer now. There may still be a way.`,
  deadline: (day: string) =>
    `The last day that this paper gives was ${day}. If you missed it, call the clerk or a lawyer now. There may still be a way.`,
};
