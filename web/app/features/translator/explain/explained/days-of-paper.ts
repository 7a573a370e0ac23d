import type { DateRole, Explanation } from '@openslate/words/explain/explanation.ts';
import type { DayThatMatters } from '../../../assessment/documents/calendar/days-that-matter.ts';

/** The dates of a paper on which its owner has to be somewhere or to have done something. */
const matters: Partial<Record<DateRole, string>> = {
  hearing: 'Day in court',
  deadline: 'Last day to act',
};

/** The days of a paper that are still to come, in their order. Days that fall together are one. */
export function daysOfPaper(
  { dates, next }: Pick<Explanation, 'dates' | 'next'>,
  today: string,
): DayThatMatters[] {
  const byDay = new Map<string, string[]>();
  const named = dates.flatMap(({ date, role }) => (matters[role] ? [{ date, what: matters[role] }] : []));
  const asked = next.flatMap(({ by, text }) => (by ? [{ date: by, what: text }] : []));
  for (const { date, what } of [...named, ...asked]) {
    const known = byDay.get(date) ?? [];
    if (isDay(date) && date > today && !known.includes(what)) byDay.set(date, [...known, what]);
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([date, details]) => ({ date, details }));
}

/** A month alone is nothing to be reminded of. */
function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date);
}
