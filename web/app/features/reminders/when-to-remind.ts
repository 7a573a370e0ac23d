import { spokenDate } from '../../ui/fields/partial-date.ts';
import { localDay } from '../../ui/local-day.ts';
import type { DayThatMatters } from '../assessment/documents/calendar/days-that-matter.ts';

export type TimeToRemind = {
  /** How many days before. */
  readonly lead: string;
  readonly words: string;
  readonly day: string;
  readonly at: Date;
};

/** By how many days before. */
const leads = new Map([
  [30, '30 days before'],
  [7, 'A week before'],
  [1, 'The day before'],
  [0, 'On the day'],
]);

/** When the office that one may have to call is about to open. */
const hour = 8;

/** The times before a day that are still to come. */
export function timesFor({ date, isReminder }: DayThatMatters, now: Date): TimeToRemind[] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [...leads].flatMap(([lead, words]) => {
    if (isReminder && lead > 0) return [];
    const at = new Date(year, month - 1, day - lead, hour);
    return at > now ? [{ lead: String(lead), words, day: spokenDate(localDay(at)), at }] : [];
  });
}

/** A week is time enough to do something; where less is left, the first that there is. */
export function suggestedOf(times: readonly TimeToRemind[]): TimeToRemind | undefined {
  return times.find(({ lead }) => Number(lead) <= 7);
}

const oneDay = 24 * 60 * 60 * 1000;

/** For answers that are not finished. */
export function tomorrow(now: Date): Date {
  return new Date(now.getTime() + oneDay);
}
