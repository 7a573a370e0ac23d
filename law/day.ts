/** A day as a number: days since January 1, 1970. Comparing days is comparing numbers. */
export type Day = number;

/** `2019-06-01`, or `2019-06` or `2019` where only that is known: any day in it. */
export type PartialDate = string;

export type DaySpan = { readonly first: Day; readonly last: Day };

export type Period = { readonly years: number; readonly months: number; readonly days: number };

const millisecondsADay = 86_400_000;

export const years = (count: number): Period => ({ years: count, months: 0, days: 0 });
export const months = (count: number): Period => ({ years: 0, months: count, days: 0 });
export const days = (count: number): Period => ({ years: 0, months: 0, days: count });

export function dayOf(date: string): Day {
  return Date.parse(`${date}T00:00:00Z`) / millisecondsADay;
}

export function dateOf(day: Day): string {
  return new Date(day * millisecondsADay).toISOString().slice(0, 10);
}

/** Every day that a date known only in part could be. */
export function spanOf(date: PartialDate): DaySpan {
  const [year = '', month, day] = date.split('-');
  if (day !== undefined) return { first: dayOf(date), last: dayOf(date) };
  if (month !== undefined) {
    const first = dayOf(`${year}-${month}-01`);
    return { first, last: after(first, months(1)) - 1 };
  }
  return { first: dayOf(`${year}-01-01`), last: dayOf(`${year}-12-31`) };
}

/**
 * The day on which a period that began on a day has passed: the same day of the calendar. Where the calendar has no
 * such day (February 29, or the 31st of a short month) it is the first of the next month.
 */
export function after(day: Day, period: Period): Day {
  if (!Number.isFinite(day)) return day;
  const date = new Date(day * millisecondsADay);
  const month = date.getUTCMonth() + period.months;
  const year = date.getUTCFullYear() + period.years;
  const sameDay = new Date(Date.UTC(year, month, date.getUTCDate()));
  const overflowed = sameDay.getUTCMonth() !== ((month % 12) + 12) % 12;
  const reached = overflowed ? Date.UTC(year, month + 1, 1) : sameDay.getTime();
  return reached / millisecondsADay + period.days;
}

/** “7 years”, “18 months”, “30 days”. */
export function wordsOf({ years, months, days }: Period): string {
  const parts = [
    [years, 'year'],
    [months, 'month'],
    [days, 'day'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' and ');
}
