/** A day as a number: days since January 1, 1970. Comparing days is comparing numbers. */
export type Day = number;

/** `2019-06-01`, or `2019-06` or `2019` where only that is known: any day in it. */
export type PartialDate = string;

export type DaySpan = { readonly first: Day; readonly last: Day };

export type Period = { readonly years: number; readonly months: number; readonly days: number };

export const years = (count: number): Period => ({ years: count, months: 0, days: 0 });
export const months = (count: number): Period => ({ years: 0, months: count, days: 0 });
export const days = (count: number): Period => ({ years: 0, months: 0, days: count });

export function dayOf(date: string): Day {
  return dayAt(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

export function dateOf(day: Day): string {
  const { year, month, day: dayOfMonth } = calendarOf(day);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
}

/** Every day that a date known only in part could be. */
export function spanOf(date: PartialDate): DaySpan {
  if (date.length > 7) {
    const day = dayOf(date);
    return { first: day, last: day };
  }
  const year = Number(date.slice(0, 4));
  if (date.length === 4) return { first: dayAt(year, 1, 1), last: dayAt(year, 12, 31) };
  const month = Number(date.slice(5, 7));
  return { first: dayAt(year, month, 1), last: firstOfNextMonth(year, month) - 1 };
}

/**
 * The day on which a period that began on a day has passed: the same day of the calendar. Where the calendar has no
 * such day (February 29, or the 31st of a short month) it is the first of the next month.
 */
export function after(day: Day, period: Period): Day {
  if (!Number.isFinite(day)) return day;
  const from = calendarOf(day);
  const monthsOn = from.month - 1 + period.months;
  const year = from.year + period.years + Math.floor(monthsOn / 12);
  const month = (((monthsOn % 12) + 12) % 12) + 1;
  return Math.min(dayAt(year, month, from.day), firstOfNextMonth(year, month)) + period.days;
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

function firstOfNextMonth(year: number, month: number): Day {
  return month === 12 ? dayAt(year + 1, 1, 1) : dayAt(year, month + 1, 1);
}

/*
 * The calendar by arithmetic: records are full of days, and making a `Date` of each took longer than judging them.
 * Years are counted from March, so that February 29 is the last day of one, and in cycles of 400 years.
 */
const cycle = 146_097;
const fromMarch0ToEpoch = 719_468;

function dayAt(year: number, month: number, day: number): Day {
  const marchYear = month > 2 ? year : year - 1;
  const cycles = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycles * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycles * cycle + yearOfCycle * 365 + leapDays + dayOfYear - fromMarch0ToEpoch;
}

function calendarOf(day: Day): { year: number; month: number; day: number } {
  const shifted = day + fromMarch0ToEpoch;
  const cycles = Math.floor(shifted / cycle);
  const dayOfCycle = shifted - cycles * cycle;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfCycle + cycles * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
